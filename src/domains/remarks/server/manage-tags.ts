import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { instrumentStays, touchLedger } from '../../ledger/server/holding-store.ts';
import { portfolioById, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { transactionsById } from '../../ledger/server/transaction-store.ts';
import { mostTagsOfThing } from '../../ledger/tag-fields.ts';
import { mostTagged, mostTags } from '../remark-limits.ts';
import type {
  deleteTag as deleteCall,
  listAssetTags as ofAssetsCall,
  renameTag as renameCall,
  saveAssetTags as saveCall,
  tagTransactions as tagCall,
} from '../tags-contract.ts';
import type { TagFollower } from './tag-renamed.ts';
import {
  changeTag,
  clearAssetTags,
  insertAssetTags,
  insertTransactionTags,
  knownTags,
  mostTagsOf,
  removeDoubles,
  removeTag,
  removeTransactionTags,
  tagsOf,
  tagsOfAssets,
  writtenAs,
} from './tag-store.ts';

export async function listTags(context: Context) {
  return wholeList(await tagsOf(context.services.database, actorOf(context).userId));
}

export async function listAssetTags(context: Context, { query }: CallInput<typeof ofAssetsCall>) {
  const { asset_id: asked = null } = query;
  if (asked !== null && !isId(asked)) throw invalid({ asset_id: ['assetError'] });
  return wholeList(await tagsOfAssets(context.services.database, actorOf(context).userId, asked));
}

/** Lists of the ledger show tags, and are kept until the ledger changes: it does. */
export async function tellTagged(tx: Tx, context: Context): Promise<void> {
  const { userId } = actorOf(context);
  const portfolios = await portfoliosOf(tx, userId);
  await touchLedger(
    tx,
    userId,
    portfolios.map(({ id }) => id),
    [],
  );
  await context.services.events.publish(tx, userPortfolioChanged.of(userId));
}

/** Each once, written as the person's first one of that name is (rule WL-6). */
export async function asWritten(
  tx: Tx,
  userId: string,
  names: readonly string[],
  field: string,
  uses: number,
) {
  const known = new Map<string, string>();
  const found = await knownTags(tx, userId);
  for (const { name } of found) known.set(name.toLowerCase(), name);
  const before = known.size;
  for (const name of names) if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  const tagged = found.reduce((sum, tag) => sum + tag.uses, uses);
  if ((known.size > before && known.size > mostTags) || tagged > mostTagged)
    throw invalid({ [field]: ['tooManyTags'] });
  return [...new Set(names.map((name) => known.get(name.toLowerCase())!))];
}

/** What an asset is tagged with from now on: everywhere, or in one portfolio (rule WL-6). */
export async function saveAssetTags(context: Context, { body }: CallInput<typeof saveCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const found = isId(body.asset_id) ? await instrumentById(tx, body.asset_id, userId) : undefined;
    const instrumentId = found?.replaced_by ?? found?.id;
    if (!instrumentId || !(await instrumentStays(tx, instrumentId)))
      throw invalid({ asset_id: ['assetError'] });
    const { portfolio_id: portfolioId } = body;
    if (portfolioId !== null && !(isId(portfolioId) && (await portfolioById(tx, portfolioId, userId))))
      throw invalid({ portfolio_id: ['portfolioError'] });
    const names = await asWritten(tx, userId, body.tags, 'tags', body.tags.length);
    await clearAssetTags(tx, userId, { instrumentId, portfolioId });
    if (names.length)
      await insertAssetTags(tx, userId, { instrumentId, portfolioId, names, at: clock.now() });
    await tellTagged(tx, context);
    return { data: { asset_id: instrumentId, portfolio_id: portfolioId, tags: names } };
  });
}

/** Tags on and off many transactions at once, of all or of none (rules WL-6, UN-1). */
export async function tagTransactions(context: Context, { body }: CallInput<typeof tagCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const ids = [...new Set(body.ids)];
  if (!ids.every(isId)) throw notFound();
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await transactionsById(tx, ids, userId)).length < ids.length) throw notFound();
    const add = await asWritten(tx, userId, body.add, 'add', ids.length * body.add.length);
    await noteForMinutes(tx, context, { kind: 'transactions-tagged', about: { count: ids.length } });
    if (body.remove.length) await removeTransactionTags(tx, userId, ids, body.remove);
    const given = ids.flatMap((transactionId) => add.map((name) => ({ transactionId, name })));
    if (given.length) await insertTransactionTags(tx, userId, given, clock.now());
    if (given.length && (await mostTagsOf(tx, userId, ids)) > mostTagsOfThing)
      throw invalid({ add: ['tooManyTagsOfThing'] });
    await tellTagged(tx, context);
  });
  return isDone;
}

/** Another word for the same things; where that is a tag already, they are one from then on (rules WL-6, UN-1). */
export function renameTag(followers: readonly TagFollower[]) {
  return async (context: Context, { params, body }: CallInput<typeof renameCall>) => {
    const { userId } = actorOf(context);
    const before = params.name;
    return context.services.database.transaction(async (tx) => {
      await lockUser(tx, userId);
      await noteForMinutes(tx, context, { kind: 'tag-renamed', about: { name: before } });
      const name = await writtenAs(tx, userId, before, body.name);
      const gone = await removeDoubles(tx, userId, before, name);
      if (gone + (await changeTag(tx, userId, before, name)) === 0) throw notFound();
      for (const follow of followers) await follow(tx, userId, { before, name });
      await tellTagged(tx, context);
      return { data: { name } };
    });
  };
}

export async function deleteTag(context: Context, { params: { name } }: CallInput<typeof deleteCall>) {
  const { userId } = actorOf(context);
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await noteForMinutes(tx, context, { kind: 'tag-deleted', about: { name } });
    if ((await removeTag(tx, userId, name)) === 0) throw notFound();
    await tellTagged(tx, context);
  });
  return isDone;
}
