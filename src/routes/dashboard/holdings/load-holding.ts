import { listLevels } from '../../../domains/alerts/contract.ts';
import { readHeldAsset, readHolding } from '../../../domains/holdings/contract.ts';
import { listAssetNotes } from '../../../domains/holdings/notes-contract.ts';
import { listProposedSplits } from '../../../domains/ledger/contract.ts';
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
    const [notes, levels, splits] = await Promise.all([
      orNull(page, async () => (await page.call(listAssetNotes, { query: { asset_id: assetId } })).data),
      orNull(page, async () => (await page.call(listLevels, { query: { instrument_id: assetId } })).data),
      orNull(page, async () => (await page.call(listProposedSplits, {})).data),
    ]);
    const ids = new Set(data.holding ? [data.holding.id] : data.holdings.map((holding) => holding.id));
    const own = splits?.filter(({ asset_value_id }) => ids.has(asset_value_id)) ?? [];
    return { today, position: data, notes, levels, splits: own };
  } catch (error) {
    if (isNotFound(error)) throw new Response(null, { status: 404 });
    page.onFault(error);
    return { today, position: null, notes: null, levels: null, splits: [] };
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
