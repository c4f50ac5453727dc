import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { benchmarks, ChangePeriod, HistoryOutput } from '../../../valuation/figures-contract.ts';
import { portfolioHistory } from '../../contract.ts';

export type Benchmark = (typeof benchmarks)[number];
export type HistoryWish = { of: string; period: ChangePeriod; benchmark: Benchmark; currency: string };
/** A history with what was asked for: a benchmark without data comes back as none. */
export type AskedHistory = { wish: HistoryWish; history: HistoryOutput };

/**
 * The history for what is chosen. What came with the page is taken where it fits; another period or benchmark is read
 * on its own, and meanwhile the old one stays in sight.
 */
export function usePortfolioHistory(loaded: AskedHistory, wish: HistoryWish) {
  const locale = useLocale();
  const key = keyOf(wish);
  const fits = keyOf(loaded.wish) === key;
  const { of, ...query } = wish;
  const { shown, kept, reload } = useLoaded(
    fits ? null : key,
    async (signal) => (await callApi(portfolioHistory, { params: { id: of }, query }, locale, signal)).data,
  );
  return {
    history: fits ? loaded.history : (kept?.value ?? loaded.history),
    state: shown.state === 'idle' ? 'ready' : shown.state,
    retry: reload,
  };
}

function keyOf({ of, period, benchmark, currency }: HistoryWish): string {
  return [of, period, benchmark, currency].join(' ');
}
