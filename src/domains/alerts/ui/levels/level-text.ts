import type { Numbers } from '../../../../foundation/format-number.ts';
import { type Priced, priceText } from '../../../market-data/ui/price-text.ts';

/** What a price of it is counted in. */
export type Quoting = Omit<Priced, 'price'>;

export const levelText = (of: Quoting, price: string, numbers: Numbers): string =>
  priceText({ ...of, price }, numbers);

/** Stands in the field; points of an index have no unit. */
export function levelUnit({ class: assetClass, price_unit, currency }: Quoting): string | undefined {
  if (assetClass === 'indices') return undefined;
  if (price_unit === 'percent') return '%';
  return price_unit === 'pence' ? 'p' : currency.toUpperCase();
}
