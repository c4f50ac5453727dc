import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import { listCurrencies } from '../../../instruments/contract.ts';
import type { HeldAsset, PortfolioChoice, TransactionSources } from './transaction-sources.ts';

export type CurrencyChoice = { id: string; code: string };
type Lists = { portfolios: PortfolioChoice[]; currencies: CurrencyChoice[] };

export type TransactionLists = ReturnType<typeof useTransactionLists>;

const noHoldings: HeldAsset[] = [];

/** What the form chooses from: portfolios and currencies at once, the assets of a portfolio when it is chosen. */
export function useTransactionLists(sources: TransactionSources, portfolioId: string) {
  const locale = useLocale();
  const [lists, setLists] = useState<Lists | 'failed'>();
  const [held, setHeld] = useState<{ of: string; assets: HeldAsset[] | 'failed' }>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isWanted = true;
    Promise.all([sources.portfolios(), callApi(listCurrencies, {}, locale)]).then(
      ([portfolios, { data }]) =>
        isWanted &&
        setLists({
          portfolios,
          currencies: data.map(({ id, title }) => ({ id, code: title.toUpperCase() })),
        }),
      () => isWanted && setLists('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [sources, locale, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (!portfolioId) return;
    let isWanted = true;
    sources.holdings(portfolioId).then(
      (assets) => isWanted && setHeld({ of: portfolioId, assets }),
      () => isWanted && setHeld({ of: portfolioId, assets: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [sources, portfolioId, round]);

  const ofThis = held?.of === portfolioId ? held.assets : undefined;
  return {
    state: lists === undefined ? 'loading' : lists === 'failed' ? 'failed' : 'ready',
    portfolios: typeof lists === 'object' ? lists.portfolios : [],
    currencies: typeof lists === 'object' ? lists.currencies : [],
    held: Array.isArray(ofThis) ? ofThis : noHoldings,
    isWaiting: portfolioId !== '' && ofThis === undefined,
    reload: useCallback(() => setRound((before) => before + 1), []),
  } as const;
}
