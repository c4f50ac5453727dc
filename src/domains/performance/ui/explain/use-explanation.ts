import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import type { ChangePeriod } from '../../../valuation/figures-contract.ts';
import { type ExplainedFigure, explainFigure } from '../../explain/explain-contract.ts';
import type { Explanation } from '../../explain/explain-table.ts';

export type ExplainedOf = {
  figure: ExplainedFigure;
  /** A portfolio's id or `all`. */
  portfolio: string;
  /** A holding's id, for the figure of one asset. */
  asset?: string;
  period?: ChangePeriod;
  /** The shown currency, lower case. */
  currency: string;
};

type Answer = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; explanation: Explanation };

/** Asks what is behind a figure, once somebody wants to know. */
export function useExplanation({ figure, portfolio, asset, period, currency }: ExplainedOf) {
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let left = false;
    const query = { figure, portfolio, currency, ...(asset && { asset }), ...(period && { period }) };
    setAnswer({ state: 'loading' });
    callApi(explainFigure, { query }, locale).then(
      ({ data }) => left || setAnswer({ state: 'ready', explanation: data }),
      () => left || setAnswer({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [figure, portfolio, asset, period, currency, locale, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { answer, retry };
}
