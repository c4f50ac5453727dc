import { type DecimalSign, readNumber } from '../../../foundation/csv/column-numbers.ts';
import { type DecimalText, decimal, magnitude, negated, textOf } from '../../../foundation/decimal.ts';
import type { Money } from '../booking.ts';

const empty = /^(|-|–|none|n\/?a|null)$/i;

/** Whether a cell says nothing; brokers write `None`, `n/a` or a dash. */
export function isEmpty(cell: string): boolean {
  return empty.test(cell.trim());
}

/**
 * A cell as a number, by the decimal sign of its format; without one the cell itself decides: of two kinds of signs the
 * last one parts the decimals, a single comma parts them unless exactly three digits follow and nothing else is told.
 */
export function numberOf(cell: string, sign?: DecimalSign): DecimalText | undefined {
  return isEmpty(cell) ? undefined : readNumber(cell, sign ?? ownSign(cell));
}

function ownSign(cell: string): DecimalSign {
  const comma = cell.lastIndexOf(',');
  const dot = cell.lastIndexOf('.');
  if (comma < 0) return '.';
  if (dot >= 0) return comma > dot ? ',' : '.';
  const isThousands = cell.indexOf(',') !== comma || /^-?[1-9]\d{0,2},\d{3}$/.test(cell.trim());
  return isThousands ? '.' : ',';
}

const symbols: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  zł: 'PLN',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  'Fr.': 'CHF',
  Kč: 'CZK',
};

/** An amount with the currency it carries: `-$30.93`, `USD 85.11`, `1 234,56 zł`, `-€1,234.56`. */
export function moneyOf(
  cell: string,
  sign?: DecimalSign,
): { amount: DecimalText; currency?: string } | undefined {
  const text = cell.trim();
  if (text.length > 120) return undefined;
  const [, found] = /([A-Z]{3,5}|US\$|C\$|A\$|\$|€|£|zł|Fr\.|Kč)/u.exec(text) ?? [];
  const amount = numberOf(
    found
      ? text
          .replace(found, '')
          .replace(/^([-+\u2212])\s+/, '$1')
          .trim()
      : text,
    sign,
  );
  if (amount === undefined) return undefined;
  return found ? { amount, currency: symbols[found] ?? found } : { amount };
}

/** GBX and GBp are pence: the same amount in pounds. */
export function inMainUnit({ amount, currency }: Money): Money {
  const hundredths: Record<string, string> = { GBX: 'GBP', GBp: 'GBP', ZAc: 'ZAR', ILA: 'ILS' };
  const main = hundredths[currency];
  if (!main) return { amount, currency };
  const { digits, places } = decimal(amount);
  return { amount: textOf({ digits, places: places + 2 }), currency: main };
}

export function absolute(amount: DecimalText): DecimalText {
  const value = decimal(amount);
  return textOf(magnitude(value));
}

export function negative(amount: DecimalText): DecimalText {
  return textOf(negated(decimal(absolute(amount))));
}

export function isZeroText(amount: DecimalText): boolean {
  return !/[1-9]/.test(amount);
}
