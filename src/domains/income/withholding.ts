import { type Decimal, decimal, hundred, over, times, zero } from '../../foundation/decimal.ts';
import { halfUp, roundedUp } from '../../foundation/rounding.ts';
import type { PortfolioKind } from '../ledger/portfolio-kinds.ts';
import { shippedRates } from './shipped-rates.ts';

/** What of an instrument tells where its dividends are taxed. */
export type Taxed = { isin: string | null; country: string | null; class_slug: string };

/** Prefixes of ISINs that name no country. */
const nowhere = new Set(['XS', 'EU', 'XA', 'XB', 'XC', 'XD', 'XF']);

/** Where a dividend is taxed: the issuer's country by its ISIN, else what the catalogue says. */
export function payingCountry({ isin, country }: Pick<Taxed, 'isin' | 'country'>): string | null {
  const prefix = isin?.slice(0, 2).toUpperCase() ?? '';
  if (/^[A-Z]{2}$/.test(prefix) && !nowhere.has(prefix)) return prefix;
  return country && /^[A-Z]{2}$/.test(country) ? country : null;
}

/**
 * What is withheld unless the person says otherwise (rule IN-2): the country's own rate, since what a treaty spares is given
 * back later and on request; but 15 % in the United States, where brokers hold the form for it, and nothing from funds of
 * Ireland and Luxembourg.
 */
export function usualPercent(country: string, isFund: boolean): string | null {
  if (country === 'US') return '15';
  if (isFund && (country === 'IE' || country === 'LU')) return '0';
  return shippedRates[country]?.[0] ?? null;
}

export type Withheld = { country: string | null; percent: Decimal; isKnown: boolean };

/** What is withheld from a dividend. A Polish payer takes nothing inside IKE, IKZE, OIPE and PPK. */
export function withheldFrom(of: Taxed, kind: PortfolioKind, own: ReadonlyMap<string, string>): Withheld {
  const country = payingCountry(of);
  if (country === null) return { country, percent: zero, isKnown: false };
  if (country === 'PL' && kind !== 'ordinary') return { country, percent: zero, isKnown: true };
  const percent = own.get(country) ?? usualPercent(country, of.class_slug === 'etf');
  return { country, percent: decimal(percent ?? '0'), isKnown: percent !== null };
}

/** A Polish payer rounds what it taxes and the tax to full złoty (Tax Ordinance, art. 63); elsewhere it is to the cent. */
export function dividendTax(gross: Decimal, { country, percent }: Withheld, currency: string): Decimal {
  const places = country === 'PL' && currency === 'pln' ? 0 : 2;
  return halfUp(over(times(halfUp(gross, places), percent), hundred), places);
}

const onInterest = decimal('19');

/** Of interest a Polish bank keeps 19 %, up to the grosz; nothing inside the accounts for old age. */
export function interestTax(interest: Decimal, kind: PortfolioKind): Decimal {
  return kind === 'ordinary' ? roundedUp(over(times(interest, onInterest), hundred), 2) : zero;
}
