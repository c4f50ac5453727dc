import { listLevels } from '../../../domains/alerts/contract.ts';
import { readHeldAsset, readHolding } from '../../../domains/holdings/contract.ts';
import { listAssetNotes } from '../../../domains/holdings/notes-contract.ts';
import { listProposedSplits } from '../../../domains/ledger/contract.ts';
import { listDecisions } from '../../../domains/remarks/decisions-contract.ts';
import { listAssetTags } from '../../../domains/remarks/tags-contract.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { isNotFound } from '../../faults/found-or-404.ts';
import type { PageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';

/** One holding by its id, or an asset wherever it is held; what is not there is no page, what cannot be had now is null. */
export async function loadHolding(page: PageContext, of: 'holding' | 'asset', id: string) {
  const today = dayInWarsaw(new Date(page.now));
  const args = async () => ({ params: { id }, query: { currency: await shownCurrency(page) } });
  try {
    const { data } = await page.call(of === 'holding' ? readHolding : readHeldAsset, await args());
    const assetId = data.asset.id;
    const [notes, decisions, tags, levels, splits] = await Promise.all([
      orNull(page, async () => (await page.call(listAssetNotes, { query: { asset_id: assetId } })).data),
      orNull(page, async () => {
        const portfolio = data.portfolio && { portfolio_id: data.portfolio.id };
        return (await page.call(listDecisions, { query: { asset_id: assetId, ...portfolio } })).data;
      }),
      orNull(page, async () => (await page.call(listAssetTags, { query: { asset_id: assetId } })).data),
      orNull(page, async () => (await page.call(listLevels, { query: { instrument_id: assetId } })).data),
      orNull(page, async () => (await page.call(listProposedSplits, {})).data),
    ]);
    const ids = new Set(data.holding ? [data.holding.id] : data.holdings.map((holding) => holding.id));
    const own = splits?.filter(({ asset_value_id }) => ids.has(asset_value_id)) ?? [];
    return { today, position: data, notes, decisions, tags: tags ?? [], levels, splits: own };
  } catch (error) {
    if (isNotFound(error)) throw new Response(null, { status: 404 });
    page.onFault(error);
    return { today, position: null, notes: null, decisions: null, tags: [], levels: null, splits: [] };
  }
}

/** What the page can do without. */
async function orNull<T>({ onFault }: PageContext, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    onFault(error);
    return null;
  }
}
