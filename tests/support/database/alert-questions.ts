import * as levelStore from '../../../src/domains/alerts/server/level-store.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Questions } from './broker-questions.ts';

export const alertStores = [levelStore];

const at = new Date('2026-11-13T12:00:00Z');
const fields = {
  level: '100',
  direction: 'up' as const,
  repeats: false,
  note: '',
  side: null,
  seen_day: null,
};

/** Every function of the stores of alerts, as it is asked for one person. */
export function alertQuestions(user: () => string): Questions {
  return {
    levelsOf: (tx) => levelStore.levelsOf(tx, user(), null),
    levelById: (tx) => levelStore.levelById(tx, user(), newId()),
    lockLevel: (tx) => levelStore.lockLevel(tx, user(), newId()),
    lockLevelCount: (tx) => levelStore.lockLevelCount(tx, user()),
    levelOfSubmission: (tx) => levelStore.levelOfSubmission(tx, user(), newId()),
    insertLevel: async (tx) => {
      const { id } = await tx.one<{ id: string }>(sql`select id from instruments limit 1`);
      await levelStore.insertLevel(tx, user(), {
        ...fields,
        id: newId(),
        instrument_id: id,
        submission_id: null,
        at,
      });
    },
    changeLevel: (tx) => levelStore.changeLevel(tx, user(), newId(), fields, true, at),
    removeLevel: (tx) => levelStore.removeLevel(tx, user(), newId()),
  };
}
