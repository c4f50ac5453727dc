import { useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { upsertPortfolio, upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { callApi } from '../../../foundation/call-api.ts';

/**
 * Opens the form of a transaction on whatever page one is, for the portfolio that the page shows. Whoever has no portfolio
 * makes the first one on the way; an absent list looks like an empty one, so it is asked for again.
 */
export function useAddTransaction(portfolios: readonly { id: string }[]): () => Promise<void> {
  const locale = useLocale();
  const [params] = useSearchParams();
  const hasNone = async () => {
    if (portfolios.length > 0) return false;
    const { data } = await callApi(listPortfolios, { query: { simplified: '1' } }, locale);
    return data.length === 0;
  };
  return async () => {
    const isFirst = await hasNone().catch(() => false);
    const made = isFirst ? await openModal(upsertPortfolio) : undefined;
    if (isFirst && !made) return;
    const shown = params.get('portfolio_id') ?? params.get('portfolioId');
    const portfolioId = made?.id ?? portfolios.find(({ id }) => id === shown)?.id;
    await openModal(upsertTransaction, { portfolioId });
  };
}
