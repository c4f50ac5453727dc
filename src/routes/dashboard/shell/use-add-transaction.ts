import { useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { readAsset } from '../../../domains/instruments/contract.ts';
import { catalogueChoice } from '../../../domains/ledger/ui/asset/use-asset-choices.ts';
import { upsertPortfolio, upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { callApi } from '../../../foundation/call-api.ts';

/** What the form begins with: an asset of the catalogue, or a holding where it is known in which portfolio. */
export type AddedAsset = { assetId: string; holdingId?: string; portfolioId?: string };

/**
 * Opens the form of a transaction on whatever page one is, for the portfolio that the page shows. Whoever has no portfolio
 * makes the first one on the way; an absent list looks like an empty one, so it is asked for again.
 */
export function useAddTransaction(
  portfolios: readonly { id: string }[],
): (asset?: AddedAsset) => Promise<void> {
  const locale = useLocale();
  const [params] = useSearchParams();
  const hasNone = async () => {
    if (portfolios.length > 0) return false;
    const { data } = await callApi(listPortfolios, { query: { simplified: '1' } }, locale);
    return data.length === 0;
  };
  /** Without an answer the form is opened all the same, and the asset chosen in it. */
  const choiceOf = async ({ assetId }: AddedAsset) => {
    const { data } = await callApi(readAsset, { params: { id: assetId } }, locale);
    return catalogueChoice(data, locale);
  };
  return async (asset) => {
    const isFirst = await hasNone().catch(() => false);
    const made = isFirst ? await openModal(upsertPortfolio) : undefined;
    if (isFirst && !made) return;
    const shown = params.get('portfolio_id') ?? params.get('portfolioId');
    const portfolioId = made?.id ?? portfolios.find(({ id }) => id === shown)?.id;
    if (asset?.holdingId)
      await openModal(upsertTransaction, { portfolioId: asset.portfolioId, holdingId: asset.holdingId });
    else {
      const chosen = asset && (await choiceOf(asset).catch(() => undefined));
      await openModal(upsertTransaction, { portfolioId, ...(chosen && { begin: { asset: chosen } }) });
    }
  };
}
