import { dayOf } from '../../../foundation/calendar-day.ts';
import type { Services } from '../../../platform/services.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { carriedForward } from '../../market-data/day-series.ts';
import { inflationMonths } from '../../market-data/server/shipped/inflation-store.ts';
import { inflationIndex } from '../inflation-index.ts';
import type { RateBook } from '../rate-book.ts';
import { indexByTicker } from './benchmark-store.ts';
import { marketMemoryOf } from './market-memory.ts';

export type BenchmarkName = 'WIG20' | 'SP500' | 'inflation';

/** What each index is called in the catalogue: sources differ. */
const tickers: Record<'WIG20' | 'SP500', string[]> = {
  WIG20: ['WIG20'],
  SP500: ['SPX', 'S&P 500', 'SP500', '^GSPC', 'US500'],
};

/** The index of the catalogue that goes by this name; none where the installation does not know it. */
export function indexNamed({ database }: Services, name: keyof typeof tickers) {
  return indexByTicker(database, tickers[name]);
}

/** A price for each day from `from` to `to` in the shown currency; null where the benchmark is not known here. */
export async function benchmarkPrices(
  services: Services,
  name: BenchmarkName,
  { shown, rates }: { shown: string; rates: RateBook },
  from: number,
  to: number,
): Promise<{ prices: Float64Array; isSimulated: boolean } | null> {
  if (name === 'inflation') {
    const known = await inflationMonths(services.database);
    const months = known.flatMap((month) => (month.ratio === null ? [] : [{ ...month, ratio: month.ratio }]));
    if (months.length === 0) return null;
    const [first, last] = [dayOf(from).slice(0, 7), dayOf(to).slice(0, 7)];
    return {
      prices: inflationIndex(months, from, to),
      isSimulated: months.some(
        ({ month, origin }) => origin === 'simulated' && month >= first && month <= last,
      ),
    };
  }
  const index = await indexNamed(services, name);
  if (!index || !rates.knows(index.currency)) return null;
  const quotes = await marketMemoryOf(services).quotes([index.id], from - 10, to);
  const quoted = quotes.get(index.id)!;
  if (!quoted.newest) return null;
  const closes = carriedForward(quoted.closes);
  const toShown = rates.series(index.currency, shown, from);
  const prices = new Float64Array(to - from + 1);
  for (let i = 0; i < prices.length; i++) prices[i] = closes.values[from + i - closes.first]! * toShown[i]!;
  return { prices, isSimulated: quoted.source === simulatedSource };
}
