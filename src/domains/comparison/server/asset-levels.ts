import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf } from '../../../foundation/decimal.ts';
import type { Services } from '../../../platform/services.ts';
import { assetColumn } from '../../backtest/market/asset-column.ts';
import { unitFactorOf } from '../../backtest/market/portfolio-snapshot.ts';
import { dividendsOfMany } from '../../backtest/server/market-history-store.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { splitsOf } from '../../market-data/server/prices/price-store.ts';
import type { Span } from '../../reports/report-period.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type { BenchmarkAsset } from './benchmark-store.ts';

type Priced = Pick<
  BenchmarkAsset,
  'priced_id' | 'ticker' | 'class_slug' | 'currency' | 'price_unit' | 'nominal'
>;
export type AssetLevels = { levels: Float64Array; isSimulated: boolean };
export type Market = { shown: string; rates: RateBook; today: number };

/** Closes are looked for so many days before the first one: longer than any holiday. */
const carried = 10;

/**
 * Instruments by the id their prices are of: their level on each day of a span in the shown currency, with gross dividends
 * put back in on the ex-day (rule CO-3); three queries whatever their number.
 */
export async function levelsOfAssets(
  services: Services,
  assets: readonly Priced[],
  { shown, rates, today }: Market,
  { from, to }: Span,
): Promise<Map<string, AssetLevels>> {
  if (assets.length === 0) return new Map();
  const ids = [...new Set(assets.map(({ priced_id }) => priced_id))];
  const [quotes, splits, dividends] = await Promise.all([
    marketMemoryOf(services).quotes(ids, from - carried, today),
    splitsOf(services.database, ids),
    dividendsOfMany(services.database, ids),
  ]);
  const days = Int32Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return new Map(
    assets.map((asset) => {
      const { closes, source } = quotes.get(asset.priced_id)!;
      const isOf = (event: { instrument_id: string }) => event.instrument_id === asset.priced_id;
      const column = assetColumn(
        {
          ticker: asset.ticker,
          isCrypto: asset.class_slug === 'crypto',
          closes,
          volumes: null,
          splits: splits.filter(isOf).map(({ day, numerator, denominator }) => ({
            day: dayNumber(day),
            ratio: Number(numerator) / Number(denominator),
          })),
          dividends: dividends
            .filter((event) => isOf(event) && event.day <= dayOf(to))
            .map(({ day, amount, currency }) => ({
              day: dayNumber(day),
              amount:
                Number(amount) * exchange(rates, currency ?? asset.currency, asset.currency, dayNumber(day)),
            }))
            .filter(({ amount }) => amount > 0),
          unitFactor: unitFactorOf({ priceUnit: asset.price_unit, nominal: asset.nominal }),
          rates: { first: closes.first, values: rates.series(asset.currency, shown, closes.first) },
        },
        days,
        today,
      );
      return [asset.priced_id, { levels: column.levels, isSimulated: source === simulatedSource }];
    }),
  );
}

/** On the day of a dividend; one in a currency without a rate is not known and counts as none. */
function exchange(rates: RateBook, from: string, to: string, day: number): number {
  const rate = rates.cross(from, to, day);
  return rate ? floatOf(rate) : Number.NaN;
}
