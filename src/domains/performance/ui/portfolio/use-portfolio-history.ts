import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import type { benchmarks, ChangePeriod, HistoryOutput } from '../../../valuation/figures-contract.ts';
import { portfolioHistory } from '../../contract.ts';

export type Benchmark = (typeof benchmarks)[number];
export type HistoryRequest = { of: string; period: ChangePeriod; benchmark: Benchmark; currency: string };
/** A history with what was asked for: a benchmark without data comes back as none. */
export type AskedHistory = { request: HistoryRequest; history: HistoryOutput };

type Kept = { key: string; history: HistoryOutput } | { key: string; failed: true };

/**
 * The history for what is chosen. What came with the page is taken where it fits; another period or benchmark is read
 * on its own, and meanwhile the old one stays in sight.
 */
export function usePortfolioHistory(loaded: AskedHistory, request: HistoryRequest) {
  const locale = useLocale();
  const [kept, setKept] = useState<Kept>();
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(request);
  const fits = keyOf(loaded.request) === key;
  const known = fits ? loaded.history : kept?.key === key && 'history' in kept ? kept.history : undefined;
  const { of, period, benchmark, currency } = request;
  const missing = known === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!missing) return;
    let left = false;
    const asked = keyOf({ of, period, benchmark, currency });
    const query = { period, benchmark, currency };
    callApi(portfolioHistory, { params: { id: of }, query }, locale).then(
      ({ data }) => left || setKept({ key: asked, history: data }),
      () => left || setKept({ key: asked, failed: true }),
    );
    return () => {
      left = true;
    };
  }, [missing, of, period, benchmark, currency, locale, attempt]);

  const failed = !known && kept?.key === key && 'failed' in kept;
  const retry = useCallback(() => {
    setKept(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const before = kept && 'history' in kept ? kept.history : loaded.history;
  return {
    history: known ?? before,
    state: known ? ('ready' as const) : failed ? ('failed' as const) : ('loading' as const),
    retry,
  };
}

function keyOf({ of, period, benchmark, currency }: HistoryRequest): string {
  return [of, period, benchmark, currency].join(' ');
}
