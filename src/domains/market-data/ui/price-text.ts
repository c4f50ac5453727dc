import { formatAmount, priceDecimals } from '../../../foundation/format-amount.ts';
import { formatNumber, type Numbers } from '../../../foundation/format-number.ts';

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
  return formatAmount(price, currency, { decimals, isPublic: true });
}
