import type { Services } from '../../../platform/services.ts';
import { inflationMonths } from '../../market-data/server/shipped/inflation-store.ts';
import { type PriceLevel, priceLevel } from '../basis/price-level.ts';

/** Consumer prices of Poland from the close of one day to that of another; null where they are not known. */
export async function priceLevelOf(
  { database }: Services,
  first: number,
  last: number,
): Promise<PriceLevel | null> {
  const months = (await inflationMonths(database)).flatMap(({ month, ratio, origin }) =>
    ratio === null ? [] : [{ month, ratio, isSimulated: origin === 'simulated' }],
  );
  return priceLevel(months, first, last);
}
