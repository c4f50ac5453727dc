import { useCallback } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { listAllCurrencies } from '../../../instruments/contract.ts';
import type { HeldAsset, TransactionSources } from './transaction-sources.ts';

export type TransactionLists = ReturnType<typeof useTransactionLists>;

const noHoldings: HeldAsset[] = [];

/** What the form chooses from: portfolios and currencies at once, the assets of a portfolio when it is chosen. */
export function useTransactionLists(sources: TransactionSources, portfolioId: string) {
  const locale = useLocale();
  const lists = useLoaded(locale, async (signal) => {
    const [portfolios, { data }] = await Promise.all([
      sources.portfolios(),
      callApi(listAllCurrencies, {}, locale, signal),
    ]);
    return { portfolios, currencies: data.map(({ id, title }) => ({ id, code: title.toUpperCase() })) };
  });
  const held = useLoaded(portfolioId || null, () => sources.holdings(portfolioId));
  // Asked again, as for the next of several entries, the form goes on with what it has.
  const known = lists.kept?.value;
  const ofThis = held.kept?.of === portfolioId ? held.kept.value : undefined;
  const { reload: reloadLists } = lists;
  const { reload: reloadHeld } = held;
  return {
    state: known ? 'ready' : lists.shown.state === 'failed' ? 'failed' : 'loading',
    failure: lists.shown.state === 'failed' ? lists.shown.failure : undefined,
    portfolios: known?.portfolios ?? [],
    currencies: known?.currencies ?? [],
    held: ofThis ?? noHoldings,
    isWaiting: held.shown.state === 'loading' && !ofThis,
    reload: useCallback(() => {
      reloadLists();
      reloadHeld();
    }, [reloadLists, reloadHeld]),
  } as const;
}
