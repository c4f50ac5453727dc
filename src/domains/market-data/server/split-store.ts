import { foldText } from '../../../foundation/fold-text.ts';
import { whereAll } from '../../../platform/database/conditions.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { like } from '../../../platform/database/like.ts';
import { countedTo, planned } from '../../../platform/database/planned.ts';
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

export type WantedSplits = { search: string; undone: boolean };

const only = ({ search, undone }: WantedSplits) =>
  whereAll([
    sql`e.kind = 'split'`,
    ...(search ? [like(sql`i.search`, foldText(search))] : []),
    ...(undone ? [sql`e.undone_at is not null`] : []),
  ]);

export function newestSplits(
  on: Queries,
  wanted: WantedSplits,
  { start, limit }: { start: number; limit: number },
): Promise<ReportedSplit[]> {
  return planned<ReportedSplit>(
    on,
    sql`select ${columns} from ${ofCatalogue} ${only(wanted)} order by e.day desc, e.id offset ${start} limit ${limit}`,
  );
}

/** No further than `most` and one. */
export function countSplits(on: Queries, wanted: WantedSplits, most: number): Promise<number> {
  return countedTo(on, sql`select 1 from ${ofCatalogue} ${only(wanted)} limit ${most + 1}`);
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
