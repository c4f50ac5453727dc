import type { Services } from '../../../platform/services.ts';
import { basisHistory } from '../basis/basis-history.ts';
import type { Basis } from '../basis/change-basis.ts';
import type { ChangePeriod, HistoryOutput } from '../figures-contract.ts';
import { type HistorySpan, historySpan } from '../period-history.ts';
import type { RateBook } from '../rate-book.ts';
import type { TotalValue } from '../total-value.ts';
import { type BenchmarkName, benchmarkPrices } from './benchmark-prices.ts';

type HistoryOptions = {
  period: ChangePeriod;
  /** Days of one's own instead. */
  own?: HistorySpan | undefined;
  benchmark: BenchmarkName | 'none';
  shown: string;
  rates: RateBook;
  /** Another one than nominal. */
  basis?: Basis | null;
};

/** The history of a period with what it is compared with. */
export async function historyOf(
  services: Services,
  { daily }: Pick<TotalValue, 'daily'>,
  { period, own, benchmark, shown, rates, basis = null }: HistoryOptions,
): Promise<HistoryOutput> {
  const { from, to } = historySpan(daily, period, own);
  const line =
    benchmark === 'none' ? null : await benchmarkPrices(services, benchmark, { shown, rates }, from, to);
  const compared = benchmark !== 'none' && line ? { name: benchmark, ...line } : null;
  return basisHistory(daily, basis, { period, own, shown, compared });
}
