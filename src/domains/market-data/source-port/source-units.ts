import { type DecimalText, decimal, hundred, over, textOf, times } from '../../../foundation/decimal.ts';
import type { PriceHistory, PriceUnit, SourceSymbol } from './source-port.ts';

/** Codes that providers use for hundredths of a currency. GBp differs from GBP by its last letter only. */
const hundredths: Record<string, string> = {
  GBX: 'GBP',
  GBp: 'GBP',
  ZAc: 'ZAR',
  ZAC: 'ZAR',
  ILA: 'ILS',
};

/** A provider's currency code as a currency and a unit; nothing for what is no code. */
export function currencyOf(
  code: string | undefined | null,
): { currency: string; unit: PriceUnit } | undefined {
  const text = code?.trim() ?? '';
  const whole = hundredths[text];
  if (whole) return { currency: whole, unit: 'pence' };
  return /^[A-Za-z]{3,5}$/.test(text) ? { currency: text.toUpperCase(), unit: 'unit' } : undefined;
}

/**
 * In what a symbol is quoted: what the provider says decides on pence, since the catalogue may lag behind;
 * percent of the nominal is known to the catalogue only.
 */
export function quotedIn(
  symbol: SourceSymbol,
  said: string | undefined,
): { currency: string; unit: PriceUnit } | undefined {
  const own = currencyOf(said);
  if (own) return { ...own, unit: symbol.unit === 'percent' ? 'percent' : own.unit };
  return symbol.currency ? { currency: symbol.currency, unit: symbol.unit ?? 'unit' } : undefined;
}

/**
 * In what a symbol is quoted at a provider that never says so: the catalogue knows the listing, and only where it
 * does not, the exchange that the symbol's suffix names implies it.
 */
export function impliedIn(
  symbol: SourceSymbol,
  implied: string | undefined,
): { currency: string; unit: PriceUnit } | undefined {
  const guess = currencyOf(implied);
  const known = symbol.currency;
  if (!known) return guess && { ...guess, unit: symbol.unit ?? guess.unit };
  return { currency: known, unit: symbol.unit ?? (guess?.currency === known ? guess.unit : 'unit') };
}

/** More places than any exchange quotes. */
const places = 12;

const hundredth = (price: DecimalText) => textOf(over(decimal(price), hundred, places));

/** A price in whole units of its currency; a percentage needs the nominal it is of. */
export function inWholeUnits(price: DecimalText, unit: PriceUnit, nominal?: DecimalText): DecimalText {
  if (unit === 'pence') return hundredth(price);
  if (unit === 'unit') return price;
  if (!nominal) throw new RangeError('a price in percent needs the nominal');
  return textOf(over(times(decimal(price), decimal(nominal)), hundred, places));
}

/** Closes in another unit of the same currency; nothing where only one of the two is a percentage. */
export function closesIn(history: PriceHistory, unit: PriceUnit): PriceHistory | undefined {
  if (history.unit === unit) return history;
  if (history.unit === 'percent' || unit === 'percent') return undefined;
  const convert = (close: DecimalText) =>
    unit === 'pence' ? textOf(times(decimal(close), hundred)) : hundredth(close);
  const points = history.points.map((point) => ({ ...point, close: convert(point.close) }));
  return { ...history, unit, points };
}
