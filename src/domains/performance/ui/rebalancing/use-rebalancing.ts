import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type RebalancingOutput, rebalancing } from '../../rebalancing-contract.ts';

export type RebalanceMode = RebalancingOutput['mode'];

/** Long enough not to ask for every digit, short enough to feel immediate. */
const pause = 350;
const amount = /^\d+(\.\d+)?$/;

/**
 * A portfolio against its strategy, with the proposal for a mode and an amount. Each mode keeps its own amount; until one
 * is typed, the server's suggestion stands. `stamp` changes when the figures may have.
 */
export function useRebalancing(portfolioId: string, currency: string, stamp: string | undefined) {
  const locale = useLocale();
  const [mode, setMode] = useState<RebalanceMode>('buy-only');
  const [typed, setTyped] = useState<Partial<Record<RebalanceMode, string>>>({});
  const contribution = typed[mode];
  const wrong = contribution !== undefined && !amount.test(contribution);
  const load = async (signal: AbortSignal) => {
    const query = { mode, currency, ...(contribution !== undefined && { contribution }) };
    return (await callApi(rebalancing, { params: { id: portfolioId }, query }, locale, signal)).data;
  };
  const key = [portfolioId, currency, locale, mode, contribution, stamp].join(' ');
  const asked = useLoaded(wrong ? null : key, load, { pause: contribution === undefined ? 0 : pause });
  const { shown, reload } = asked;
  // The proposal of before stays in sight, unless it is another portfolio's.
  const data = asked.kept?.value.portfolio_id === portfolioId ? asked.kept.value : null;
  return {
    data,
    failed: shown.state === 'failed',
    loading: shown.state === 'loading',
    mode,
    setMode,
    /** What stands in the field: what was typed, else the amount the shown proposal is for. */
    amount: contribution ?? (data?.mode === mode ? data.contribution : ''),
    setAmount: (text: string) => setTyped((before) => ({ ...before, [mode]: text })),
    wrong,
    reload,
  };
}
