import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { holdingsOf } from '../../ledger/server/holding-store.ts';
import { newestPurchases, putDecision } from './decision-store.ts';
import { insertAssetTags, insertTransactionTags } from './tag-store.ts';

/** What the demo's owner calls things, by ticker. */
const tags: Readonly<Record<string, readonly string[]>> = {
  NVDA: ['chips', 'growth'],
  MSFT: ['growth'],
  PKO: ['dividends', 'poland'],
  PZU: ['dividends', 'poland'],
  KGH: ['poland'],
  VWCE: ['core'],
  EUNA: ['core'],
};

const decisions: Readonly<Record<string, { why: string; change_mind: string }>> = {
  PKO: {
    why: 'The largest bank in the country, cheaper than its own book, and it pays out half of what it earns.',
    change_mind: 'Two years without a dividend, or more than a tenth of everything I own.',
  },
  NVDA: {
    why: 'Data centres will need these chips for longer than the price says.',
    change_mind: 'It passes 15% of everything, or sales of data centre chips fall two quarters in a row.',
  },
};

/** What single purchases are tagged with. */
const purchaseTags: Readonly<Record<string, readonly string[]>> = {
  ALE: ['mistake'],
  NVDA: ['after results'],
};

/** Shows what tags and the journal of decisions are for, on first start. */
export async function seedDemoRemarks(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const at = clock.now();
  const purchases = await newestPurchases(tx, user.id);
  const seen = new Set<string>();
  for (const { id, ticker, instrument_id: instrumentId } of await holdingsOf(tx, user.id)) {
    if (seen.has(ticker)) continue;
    seen.add(ticker);
    const names = tags[ticker];
    if (names) await insertAssetTags(tx, user.id, { instrumentId, portfolioId: null, names, at });
    const purchase = purchases.get(id);
    if (!purchase) continue;
    const words = decisions[ticker];
    if (words) await putDecision(tx, user.id, { id: purchase, ...words, at });
    const given = purchaseTags[ticker]?.map((name) => ({ transactionId: purchase, name }));
    if (given) await insertTransactionTags(tx, user.id, given, at);
  }
}
