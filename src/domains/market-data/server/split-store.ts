import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type ReportedSplit = {
  id: string;
  instrument_id: string;
  ticker: string;
  names: Record<string, string>;
  class: string;
  slug: string;
  day: string;
  numerator: string;
  denominator: string;
  source: string;
  undone_at: Date | null;
};

const columns = sql`e.id, e.instrument_id, i.ticker, i.names, k.slug as class, i.slug, e.day,
  trim_scale(e.numerator) as numerator, trim_scale(e.denominator) as denominator, e.source, e.undone_at`;

/** Of the catalogue only: what somebody's own instrument went through is theirs alone. */
const ofCatalogue = sql`corporate_events e join instruments i on i.id = e.instrument_id and i.owner_id is null
  join asset_classes k on k.id = i.class_id`;

export function newestSplits(on: Queries, start: number, limit: number): Promise<ReportedSplit[]> {
  return on.many<ReportedSplit>(sql`
    select ${columns} from ${ofCatalogue} where e.kind = 'split'
    order by e.day desc, e.id offset ${start} limit ${limit}`);
}

export async function countSplits(on: Queries): Promise<number> {
  const { total } = await on.one<{ total: number }>(
    sql`select count(*) as total from ${ofCatalogue} where e.kind = 'split'`,
  );
  return total;
}

/** Held until the transaction ends, so that two who change it do it one after the other. */
export function lockSplit(tx: Tx, id: string): Promise<ReportedSplit | undefined> {
  return tx.maybe<ReportedSplit>(
    sql`select ${columns} from ${ofCatalogue} where e.id = ${id} and e.kind = 'split' for update of e`,
  );
}

export function setUndone(tx: Tx, id: string, undoneAt: Date | null): Promise<number> {
  return tx.run(sql`update corporate_events set undone_at = ${undoneAt} where id = ${id}`);
}
