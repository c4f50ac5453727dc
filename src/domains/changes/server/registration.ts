import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { kindsIn } from '../change-kinds.ts';
import * as contract from '../contract.ts';
import { changesFailures } from '../failures.ts';
import { mostKeptRows } from '../undoable.ts';
import { changeMade } from './change-events.ts';
import { changesOf, forgetChanges } from './change-store.ts';
import { listChanges, readChange } from './list-changes.ts';
import { restorable } from './restorable.ts';
import { restoreVersions, undoChange } from './undo-change.ts';
import { versionNames } from './version-names.ts';

const day = 86_400_000;
const historyDays = 2 * 365;
/** Longer than one can undo: who asks in the last second is answered. */
const undoingMinutes = 15;
const mostRowsOfPerson = 20_000;
/** The newest: nobody has more but a key that writes day and night. */
const mostExported = 100_000;

export const changes: Registration = {
  name: 'changes',
  failures: changesFailures,
  calls: (slots) => [
    bind(contract.listChanges, listChanges),
    bind(contract.readChange, readChange(slots.all(versionNames))),
    bind(contract.undoChange, undoChange(slots.all(restorable))),
    bind(contract.restoreVersions, restoreVersions(slots.all(restorable))),
  ],
  tidyUp: ({ database, clock }) => {
    const now = clock.now().getTime();
    return forgetChanges(database, {
      undoing: new Date(now - undoingMinutes * 60_000),
      history: new Date(now - historyDays * day),
      removals: kindsIn('deleted'),
      rowsOfOne: mostKeptRows,
      rowsOfAll: mostRowsOfPerson,
    });
  },
  events: [changeMade],
  fills: [
    accountLife.with({
      exported: async (on, user) => ({
        changes: await changesOf(on, user.id, {}, { start: 0, limit: mostExported }),
      }),
    }),
  ],
};
