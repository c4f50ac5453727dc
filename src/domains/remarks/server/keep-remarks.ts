import type { RemarkKeeper } from '../../ledger/server/remark-keeper.ts';
import { putDecision } from './decision-store.ts';
import { asWritten } from './manage-tags.ts';
import { insertTransactionTags, keepOnlyTags } from './tag-store.ts';

/** In the act that writes the transaction; where nothing was said there is nothing to keep (rules WL-6, WL-8). */
export const keepRemarks: RemarkKeeper = async (tx, { userId, transactionId, at }, { decision, tags }) => {
  if (decision?.why || decision?.change_mind)
    await putDecision(tx, userId, { id: transactionId, ...decision, at });
  if (!tags) return;
  const names = await asWritten(tx, userId, tags, 'tags', tags.length);
  await keepOnlyTags(tx, userId, transactionId, names);
  const given = names.map((name) => ({ transactionId, name }));
  if (given.length) await insertTransactionTags(tx, userId, given, at);
};
