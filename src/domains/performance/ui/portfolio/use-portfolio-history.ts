import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { ShownBasis } from '../../../valuation/basis/bases.ts';
import type { benchmarks, ChangePeriod, HistoryOutput } from '../../../valuation/figures-contract.ts';
import { portfolioHistory } from '../../contract.ts';

export type Benchmark = (typeof benchmarks)[number];
export type HistoryRequest = {
  of: string;
  period: ChangePeriod;
  benchmark: Benchmark;
  currency: string;
  basis: ShownBasis;
  /** Days of one's own instead of the period. */
  from?: string | undefined;
  to?: string | undefined;
};
/** A history with what was asked for: a benchmark without data comes back as none. */
export type AskedHistory = { request: HistoryRequest; history: HistoryOutput };

/**
 * The history for what is chosen. What came with the page is taken where it fits; another period or benchmark is read
 * on its own, and meanwhile the old one stays in sight.
 */
export function usePortfolioHistory(loaded: AskedHistory, request: HistoryRequest) {
  const locale = useLocale();
  const key = keyOf(request);
  const fits = keyOf(loaded.request) === key;
  const { of, ...query } = request;
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

function keyOf({ of, period, benchmark, currency, basis, from, to }: HistoryRequest): string {
  return [of, period, benchmark, currency, basis, from, to].join(' ');
}
