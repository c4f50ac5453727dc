import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type NoteRow = {
  id: string;
  /** What it is quoted as: one's own instrument may have been linked to the catalogue. */
  asset_id: string;
  ticker: string;
  portfolio_id: string | null;
  portfolio_name: string | null;
  note: string;
  version: number;
  updated_at: Date;
};

const found = sql`
  select n.id, coalesce(i.replaced_by, i.id) as asset_id, i.ticker, n.portfolio_id, p.name as portfolio_name, n.note, n.version,
    n.updated_at
  from instrument_notes n join instruments i on i.id = n.instrument_id
  left join portfolios p on p.user_id = n.user_id and p.id = n.portfolio_id`;

/** Those of an instrument, the one about it first; of all without one. */
export function notesOf(on: Queries, userId: string, instrumentId: string | null): Promise<NoteRow[]> {
  return on.many<NoteRow>(sql`
    ${found} where n.user_id = ${userId} and (${instrumentId}::uuid is null or ${instrumentId}::uuid in (i.id, i.replaced_by))
    order by i.ticker, n.portfolio_id is not null, p.name, n.updated_at desc, n.id`);
}

/** Those about instruments wherever they are held, of so many at once. */
export function notesOnInstruments(on: Queries, userId: string, ids: readonly string[]): Promise<NoteRow[]> {
  return on.many<NoteRow>(sql`
    ${found} where n.user_id = ${userId} and n.portfolio_id is null and coalesce(i.replaced_by, i.id) = any(${[...ids]}::uuid[])
    order by n.updated_at, n.id`);
}

export function noteById(on: Queries, userId: string, id: string): Promise<NoteRow | undefined> {
  return on.maybe<NoteRow>(sql`${found} where n.user_id = ${userId} and n.id = ${id}`);
}

export async function countNotes(on: Queries, userId: string): Promise<number> {
  return (
    await on.one<{ count: number }>(sql`select count(*) from instrument_notes where user_id = ${userId}`)
  ).count;
}

type NewNote = { id: string; instrument_id: string; portfolio_id: string | null; note: string; at: Date };

export function insertNote(tx: Tx, userId: string, note: NewNote): Promise<number> {
  return tx.run(sql`
    insert into instrument_notes (user_id, id, instrument_id, portfolio_id, note, created_at, updated_at)
    values (${userId}, ${note.id}, ${note.instrument_id}, ${note.portfolio_id}, ${note.note}, ${note.at}, ${note.at})`);
}

export function changeNote(tx: Tx, userId: string, id: string, note: string, at: Date): Promise<number> {
  return tx.run(sql`
    update instrument_notes set note = ${note}, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

export function removeNote(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from instrument_notes where user_id = ${userId} and id = ${id}`);
}
