import * as decisionStore from '../../../../src/domains/remarks/server/decision-store.ts';
import * as tagStore from '../../../../src/domains/remarks/server/tag-store.ts';
import * as watchlistStore from '../../../../src/domains/watchlists/server/watchlist-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Questions } from './broker-questions.ts';

export const watchStores = [decisionStore, tagStore, watchlistStore];

const at = new Date('2026-11-13T12:00:00Z');

const someInstrument = async (tx: Tx) =>
  (await tx.one<{ id: string }>(sql`select id from instruments where owner_id is null limit 1`)).id;

/** Every function of the stores of tags, decisions and watchlists, as it is asked for one person. */
export function watchQuestions(of: () => { userId: string; transactionId: string }): Questions {
  const user = () => of().userId;
  const newList = { name: 'Ideas', place: 1, columns: ['price'] as const, submission_id: null, at };
  return {
    tagsOf: (tx) => tagStore.tagsOf(tx, user()),
    knownTags: (tx) => tagStore.knownTags(tx, user()),
    tagsOfAssets: (tx) => tagStore.tagsOfAssets(tx, user(), newId()),
    tagsOfTransactions: (tx) => tagStore.tagsOfTransactions(tx, user(), [newId()]),
    thingsWithTag: (tx) => tagStore.thingsWithTag(tx, user(), 'chips'),
    clearAssetTags: (tx) => tagStore.clearAssetTags(tx, user(), { instrumentId: newId(), portfolioId: null }),
    insertAssetTags: async (tx) => {
      const place = { instrumentId: await someInstrument(tx), portfolioId: null };
      await tagStore.insertAssetTags(tx, user(), { ...place, names: ['chips'], at });
    },
    insertTransactionTags: (tx) =>
      tagStore.insertTransactionTags(tx, user(), [{ transactionId: of().transactionId, name: 'chips' }], at),
    removeTransactionTags: (tx) => tagStore.removeTransactionTags(tx, user(), [newId()], ['chips']),
    keepOnlyTags: (tx) => tagStore.keepOnlyTags(tx, user(), newId(), ['chips']),
    mostTagsOf: (tx) => tagStore.mostTagsOf(tx, user(), [newId()]),
    writtenAs: (tx) => tagStore.writtenAs(tx, user(), 'chips', 'growth'),
    removeDoubles: (tx) => tagStore.removeDoubles(tx, user(), 'chips', 'growth'),
    changeTag: (tx) => tagStore.changeTag(tx, user(), 'chips', 'growth'),
    removeTag: (tx) => tagStore.removeTag(tx, user(), 'chips'),
    everyTag: (tx) => tagStore.everyTag(tx, user()),
    decisionsOn: (tx) => decisionStore.decisionsOn(tx, user(), { instrumentId: newId(), portfolioId: null }),
    decisionById: (tx) => decisionStore.decisionById(tx, user(), newId()),
    newestPurchases: (tx) => decisionStore.newestPurchases(tx, user()),
    putDecision: (tx) =>
      decisionStore.putDecision(tx, user(), { id: of().transactionId, why: 'Cheap', change_mind: '', at }),
    removeDecision: (tx) => decisionStore.removeDecision(tx, user(), newId()),
    everyDecision: (tx) => decisionStore.everyDecision(tx, user()),
    watchlistsOf: (tx) => watchlistStore.watchlistsOf(tx, user(), newId()),
    hasListNamed: (tx) => watchlistStore.hasListNamed(tx, user(), 'Ideas', newId()),
    listOfSubmission: (tx) => watchlistStore.listOfSubmission(tx, user(), newId()),
    insertWatchlist: (tx) => watchlistStore.insertWatchlist(tx, user(), { id: newId(), ...newList }),
    changeWatchlist: (tx) => watchlistStore.changeWatchlist(tx, user(), { id: newId(), ...newList }),
    orderWatchlists: (tx) => watchlistStore.orderWatchlists(tx, user(), [newId()]),
    removeWatchlist: (tx) => watchlistStore.removeWatchlist(tx, user(), newId()),
    watchedIn: (tx) => watchlistStore.watchedIn(tx, user(), newId()),
    watchedById: (tx) => watchlistStore.watchedById(tx, user(), newId()),
    insertWatched: async (tx) => {
      const list_id = newId();
      await watchlistStore.insertWatchlist(tx, user(), { id: list_id, ...newList });
      const item = { id: newId(), list_id, instrument_id: await someInstrument(tx), place: 1, at };
      await watchlistStore.insertWatched(tx, user(), [item]);
    },
    orderWatched: (tx) => watchlistStore.orderWatched(tx, user(), newId(), [newId()]),
    removeWatched: (tx) => watchlistStore.removeWatched(tx, user(), newId()),
    everyWatched: (tx) => watchlistStore.everyWatched(tx, user()),
  };
}
