import { formatAmount } from '../../../foundation/format-amount.ts';
import { formatNumber, type Numbers, roundDecimal } from '../../../foundation/format-number.ts';

export type Priced = {
  price: string;
  price_unit: 'unit' | 'pence' | 'percent';
  currency: string;
  class: string;
};

/** A price in the unit it is quoted in: an amount, pence, percent of the nominal, or the points of an index. */
export function priceText(
  { price, price_unit, currency, class: assetClass }: Priced,
  numbers: Numbers,
): string {
  const decimals = priceDecimals(price);
  if (assetClass === 'indices') return numbers.number(price, { decimals });
  if (price_unit === 'percent') return numbers.percent(price, { decimals });
  if (price_unit === 'pence') return `${formatNumber(price, { decimals, style: 'en' })}\u00a0p`;
  return formatAmount(price, currency, { decimals });
}

/** Two, as money has them, and up to four where the price has more; below one as many as show four digits that count. */
export function priceDecimals(price: string): number {
  const [whole = '0', fraction = ''] = price.replace(/^[-+]/, '').split('.');
  if (!/[1-9]/.test(fraction)) return 2;
  if (/[1-9]/.test(whole)) return Math.max(2, decimalPlaces(roundDecimal(price, 4)));
  const zeros = fraction.length - fraction.replace(/^0+/, '').length;
  return Math.max(2, Math.min(10, zeros + 4, fraction.replace(/0+$/, '').length));
}

function decimalPlaces(value: string): number {
  return (value.split('.')[1] ?? '').replace(/0+$/, '').length;
}
