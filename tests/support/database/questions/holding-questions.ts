import * as noteStore from '../../../../src/domains/holdings/server/note-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Questions } from './broker-questions.ts';

export const holdingStores = [noteStore];

const at = new Date('2026-11-13T12:00:00Z');

/** Every function of the store of notes, as it is asked for one person and a portfolio of theirs. */
export function holdingQuestions(of: () => { userId: string; portfolioId: string }): Questions {
  const user = () => of().userId;
  return {
    notesOf: (tx) => noteStore.notesOf(tx, user(), newId()),
    notesOnInstruments: (tx) => noteStore.notesOnInstruments(tx, user(), [newId()]),
    noteById: (tx) => noteStore.noteById(tx, user(), newId()),
    countNotes: (tx) => noteStore.countNotes(tx, user()),
    insertNote: async (tx) => {
      const { id } = await tx.one<{ id: string }>(
        sql`select id from instruments where owner_id is null limit 1`,
      );
      const note = {
        id: newId(),
        instrument_id: id,
        portfolio_id: of().portfolioId,
        note: 'For the children',
        at,
      };
      await noteStore.insertNote(tx, user(), note);
    },
    changeNote: (tx) => noteStore.changeNote(tx, user(), newId(), 'Not for sale', at),
    removeNote: (tx) => noteStore.removeNote(tx, user(), newId()),
  };
}
