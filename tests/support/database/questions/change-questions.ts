import * as changeStore from '../../../../src/domains/changes/server/change-store.ts';
import * as putBackStore from '../../../../src/domains/changes/server/put-back-store.ts';
import * as namesStore from '../../../../src/domains/ledger/server/history/change-names-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Questions } from './broker-questions.ts';

export const changeStores = [changeStore, putBackStore, namesStore];

const at = new Date('2026-11-13T12:00:00Z');

/** Every function of the stores of changes, as it is asked for one person. */
export function changeQuestions(user: () => string): Questions {
  const wanted = () => ({
    undoableSince: at,
    kinds: ['transaction-deleted' as const],
    origin: 'person' as const,
    transactionId: newId(),
  });
  return {
    insertChange: (tx) =>
      changeStore.insertChange(
        tx,
        { userId: user(), origin: 'person', sessionId: null },
        { id: newId(), kind: 'transaction-deleted', about: {}, at, isHistory: true },
      ),
    keepNothing: (tx) => changeStore.keepNothing(tx),
    changesOf: (tx) => changeStore.changesOf(tx, user(), wanted(), { start: 0, limit: 10 }),
    countChanges: (tx) => changeStore.countChanges(tx, user(), wanted()),
    changeById: (tx) => changeStore.changeById(tx, user(), newId()),
    lockChange: (tx) => changeStore.lockChange(tx, user(), newId()),
    markUndone: (tx) => changeStore.markUndone(tx, user(), newId(), at),
    versionsOf: (tx) =>
      changeStore.versionsOf(tx, user(), newId(), {
        most: 10,
        tables: ['transactions'],
        transactionId: newId(),
      }),
    putRowsBack: (tx) => putBackStore.putRowsBack(tx, user(), newId(), 'transactions'),
    takeRowsAway: (tx) => putBackStore.takeRowsAway(tx, user(), newId(), 'transactions'),
    putVersionsBack: (tx) =>
      putBackStore.putVersionsBack(tx, user(), newId(), { table: 'transactions', ids: null, whole: true }),
    withLinked: (tx) => putBackStore.withLinked(tx, user(), newId(), newId()),
    touchedTables: (tx) => putBackStore.touchedTables(tx, user(), newId()),
    valuesTouched: (tx) => putBackStore.valuesTouched(tx, user(), [newId()], 'transactions', 'id'),
    namedTransactions: (tx) => namesStore.namedTransactions(tx, user(), [newId()]),
    namesOfIds: (tx) => namesStore.namesOfIds(tx, user(), [newId()]),
    newestRows: (tx) => namesStore.newestRows(tx, user(), 10),
  };
}

/** What is forgotten, of everybody. */
export const changeJobs: Questions = {
  forgetChanges: (tx) =>
    changeStore.forgetChanges(tx, {
      undoing: at,
      history: at,
      removals: ['transaction-deleted'],
      rowsOfOne: 2000,
      rowsOfAll: 20_000,
    }),
};
