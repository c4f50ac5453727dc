import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import { type RebalancingOutput, rebalancing } from '../../rebalancing-contract.ts';

export type RebalanceMode = RebalancingOutput['mode'];

/** Long enough not to ask for every digit, short enough to feel immediate. */
const pause = 350;
const amount = /^\d+(\.\d+)?$/;

type Answer = { data: RebalancingOutput | null; failed: boolean };

/**
 * A portfolio against its strategy, with the proposal for a mode and an amount. Each mode keeps its own amount; until one
 * is typed, the server's suggestion stands. `stamp` is anything that changes when the figures may have.
 */
export function useRebalancing(portfolioId: string, currency: string, stamp: unknown) {
  const locale = useLocale();
  const [mode, setMode] = useState<RebalanceMode>('buy-only');
  const [typed, setTyped] = useState<Partial<Record<RebalanceMode, string>>>({});
  const [answer, setAnswer] = useState<Answer>({ data: null, failed: false });
  const [loading, setLoading] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const contribution = typed[mode];
  const wrong = contribution !== undefined && !amount.test(contribution);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or another stamp, asks for the same again
  useEffect(() => {
    if (wrong) return;
    let wanted = true;
    setLoading(true);
    const timer = setTimeout(
      async () => {
        const query = { mode, currency, ...(contribution !== undefined && { contribution }) };
        try {
          const { data } = await callApi(rebalancing, { params: { id: portfolioId }, query }, locale);
          if (wanted) setAnswer({ data, failed: false });
        } catch {
          if (wanted) setAnswer({ data: null, failed: true });
        }
        if (wanted) setLoading(false);
      },
      contribution === undefined ? 0 : pause,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [portfolioId, currency, locale, mode, contribution, wrong, attempt, stamp]);

  return {
    data: answer.data?.portfolio_id === portfolioId ? answer.data : null,
    failed: answer.failed,
    loading,
    mode,
    setMode,
    /** What stands in the field: what was typed, else the amount the shown proposal is for. */
    amount: contribution ?? (answer.data?.mode === mode ? answer.data.contribution : ''),
    setAmount: (text: string) => setTyped((before) => ({ ...before, [mode]: text })),
    wrong,
    reload: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
