import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type InstrumentRow, type ListedInstrument, listedColumns, withPrice } from './instrument-store.ts';

type Own = { id: string; ownerId: string };
type OwnDescription = {
  ticker: string;
  names: Record<string, string>;
  slug: string;
  search: string;
  classId: string;
  currencyId: string;
};

export type OwnInstrument = ListedInstrument & {
  target_ticker: string | null;
  target_names: Record<string, string> | null;
};

/** Somebody's own instruments, newest first, with what each is linked to. */
export function ownInstruments(on: Queries, ownerId: string): Promise<OwnInstrument[]> {
  return on.many<OwnInstrument>(sql`
    select ${listedColumns}, t.ticker as target_ticker, t.names as target_names
    from instruments i ${withPrice} left join instruments t on t.id = i.replaced_by
    where i.owner_id = ${ownerId} order by i.created_at desc, i.id desc`);
}

export function updateOwn(on: Queries, own: Own, given: OwnDescription): Promise<number> {
  return on.run(sql`
    update instruments set ticker = ${given.ticker}, names = ${JSON.stringify(given.names)}, slug = ${given.slug},
      search = ${given.search}, class_id = ${given.classId}, currency_id = ${given.currencyId}
    where id = ${own.id} and owner_id = ${own.ownerId}`);
}

const foreignKeyViolation = '23503';

/** Nothing is removed while a portfolio holds it. */
export function deleteOwn(tx: Tx, own: Own): Promise<number> {
  return tx.run(sql`delete from instruments where id = ${own.id} and owner_id = ${own.ownerId}`);
}

/** Why one could not be removed: a portfolio has it. */
export function isStillHeld(error: unknown): boolean {
  return (error as { code?: string }).code === foreignKeyViolation;
}

export function linkOwn(on: Queries, own: Own, targetId: string): Promise<number> {
  return on.run(sql`
    update instruments set status = 'renamed', replaced_by = ${targetId} where id = ${own.id} and owner_id = ${own.ownerId}`);
}

export function unlinkOwn(on: Queries, own: Own): Promise<number> {
  return on.run(sql`
    update instruments set status = 'active', replaced_by = null where id = ${own.id} and owner_id = ${own.ownerId}`);
}

export function instrumentsOwnedBy(on: Queries, userId: string): Promise<InstrumentRow[]> {
  return on.many<InstrumentRow>(
    sql`select * from instruments where owner_id = ${userId} order by created_at`,
  );
}
