import { formatAmount, styleOf } from '../../../foundation/format-amount.ts';
import { formatNumber, formatPercent } from '../../../foundation/format-number.ts';

export type Priced = {
  price: string;
  price_unit: 'unit' | 'pence' | 'percent';
  currency: string;
  class: string;
};

/** A price in the unit it is quoted in: an amount, pence, percent of the nominal, or the points of an index. */
export function priceText({ price, price_unit, currency, class: assetClass }: Priced): string {
  const decimals = priceDecimals(price);
  if (assetClass === 'indices') return formatNumber(price, { decimals });
  if (price_unit === 'percent') return formatPercent(price, { decimals, style: styleOf(currency) });
  if (price_unit === 'pence') return `${formatNumber(price, { decimals, style: 'en' })}\u00a0p`;
  return formatAmount(price, currency, { decimals });
}

/** Two, as money has them; below one as many as show four digits that count, at most ten. */
export function priceDecimals(price: string): number {
  const [whole = '0', fraction = ''] = price.replace(/^[-+]/, '').split('.');
  if (/[1-9]/.test(whole) || !/[1-9]/.test(fraction)) return 2;
  const zeros = fraction.length - fraction.replace(/^0+/, '').length;
  return Math.max(2, Math.min(10, zeros + 4, fraction.replace(/0+$/, '').length));
}
