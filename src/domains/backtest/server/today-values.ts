import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, floatOf } from '../../../foundation/decimal.ts';
import type { Services } from '../../../platform/services.ts';
import { latestOf } from '../../market-data/server/prices/price-store.ts';
import { type PortfolioSnapshot, unitFactorOf } from '../market/portfolio-snapshot.ts';
import { ratesByDay } from './market-history-store.ts';

/** Worth of each asset in PLN by its newest price; NaN where a price or rate is missing. */
export async function todayValues(
  { database }: Services,
  { assets }: PortfolioSnapshot,
  today: string,
): Promise<number[]> {
  const day = dayNumber(today);
  const latest = await latestOf(
    database,
    assets.map((asset) => asset.instrumentId),
  );
  const pln = await ratesByDay(database, [...new Set(assets.map((asset) => asset.currency))], day, day);
  const prices = new Map(latest.map((row) => [row.instrument_id, Number(row.price)]));
  return assets.map((asset) => {
    const rate = pln.get(asset.currency)!.values[0]!;
    const price = (prices.get(asset.instrumentId) ?? Number.NaN) * unitFactorOf(asset);
    return floatOf(decimal(asset.units)) * price * rate;
  });
}
