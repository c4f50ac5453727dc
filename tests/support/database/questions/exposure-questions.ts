import * as makeUpStore from '../../../../src/domains/exposure/server/make-up-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Questions } from './broker-questions.ts';

export const exposureStores = [makeUpStore];

const at = new Date('2026-11-13T12:00:00Z');
const lists = { positions: [], sectors: [], kinds: [], countries: [], currencies: [] };
const makeUp = { ...lists, as_of: '2026-10-31', hedged_to: 'eur', source: 'typed' as const };

/** Every function of the store of make-ups, as it is asked for one person. */
export function exposureQuestions(user: () => string): Questions {
  return {
    makeUpsFor: (tx) => makeUpStore.makeUpsFor(tx, user(), [newId()], ['US67066G1040']),
    makeUpsOf: (tx) => makeUpStore.makeUpsOf(tx, user()),
    isMakeUpSaid: (tx) => makeUpStore.isMakeUpSaid(tx, user(), newId()),
    countMakeUps: (tx) => makeUpStore.countMakeUps(tx, user()),
    storeMakeUp: async (tx) => {
      const { id } = await tx.one<{ id: string }>(sql`select id from instruments limit 1`);
      return makeUpStore.storeMakeUp(tx, user(), id, makeUp, at);
    },
    removeMakeUps: (tx) => makeUpStore.removeMakeUps(tx, user(), { id: newId(), isin: 'US67066G1040' }),
    makeUpStamp: (tx) => makeUpStore.makeUpStamp(tx, user()),
    companiesByIsin: (tx) => makeUpStore.companiesByIsin(tx, ['US67066G1040']),
  };
}
