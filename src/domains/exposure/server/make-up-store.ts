import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { KnownMakeUp, MakeUp, PartList } from '../make-up/make-up.ts';

type Lists = Pick<MakeUp, 'positions' | PartList>;

type Row = {
  instrument_id: string;
  isin: string | null;
  as_of: string;
  source: 'typed' | 'csv';
  hedged_to: string | null;
  lists: Lists;
};

/** What a person says, by hand or by a file. */
export type SaidMakeUp = MakeUp & { source: Row['source'] };

export type OwnMakeUp = KnownMakeUp & { instrument_id: string; isin: string | null };

const columns = sql`m.instrument_id, i.isin, m.as_of, m.source, m.hedged_to, m.lists`;

function makeUpOf({ lists, ...row }: Row): OwnMakeUp {
  return { ...row, ...lists };
}

/** What somebody said of these instruments, and of others that are the same fund by ISIN. */
export async function makeUpsFor(
  on: Queries,
  userId: string,
  instrumentIds: readonly string[],
  isins: readonly string[],
): Promise<OwnMakeUp[]> {
  const rows = await on.many<Row>(sql`
    select ${columns} from make_ups m join instruments i on i.id = m.instrument_id
    where m.user_id = ${userId}
      and (m.instrument_id = any(${[...instrumentIds]}::uuid[]) or i.isin = any(${[...isins]}::text[]))
    order by m.updated_at desc, m.instrument_id`);
  return rows.map(makeUpOf);
}

/** Everything somebody said, for the archive of their own data. */
export async function makeUpsOf(on: Queries, userId: string): Promise<OwnMakeUp[]> {
  const rows = await on.many<Row>(sql`
    select ${columns} from make_ups m join instruments i on i.id = m.instrument_id
    where m.user_id = ${userId} order by m.created_at, m.instrument_id`);
  return rows.map(makeUpOf);
}

export async function isMakeUpSaid(on: Queries, userId: string, instrumentId: string): Promise<boolean> {
  const said = await on.maybe(
    sql`select from make_ups where user_id = ${userId} and instrument_id = ${instrumentId}`,
  );
  return said !== undefined;
}

export async function countMakeUps(on: Queries, userId: string): Promise<number> {
  return (await on.one<{ count: number }>(sql`select count(*) from make_ups where user_id = ${userId}`))
    .count;
}

export function storeMakeUp(
  tx: Tx,
  userId: string,
  instrumentId: string,
  { as_of, hedged_to, source, ...lists }: SaidMakeUp,
  at: Date,
): Promise<number> {
  const { positions, sectors, kinds, countries, currencies } = lists;
  const text = JSON.stringify({ positions, sectors, kinds, countries, currencies });
  return tx.run(sql`
    insert into make_ups (user_id, instrument_id, as_of, source, hedged_to, lists, created_at, updated_at)
    values (${userId}, ${instrumentId}, ${as_of}, ${source}, ${hedged_to}, ${text}::jsonb, ${at}, ${at})
    on conflict (user_id, instrument_id) do update set as_of = excluded.as_of, source = excluded.source,
      hedged_to = excluded.hedged_to, lists = excluded.lists, version = make_ups.version + 1,
      updated_at = excluded.updated_at`);
}

/** What somebody said of an instrument, and of others that are the same fund by ISIN. */
export function removeMakeUps(
  tx: Tx,
  userId: string,
  { id, isin }: { id: string; isin: string | null },
): Promise<number> {
  return tx.run(sql`
    delete from make_ups m using instruments i
    where m.user_id = ${userId} and i.id = m.instrument_id and (i.id = ${id} or i.isin = ${isin})`);
}

/** Changes with every change of what somebody said; the lists themselves are not read. */
export async function makeUpStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select concat_ws(' ', count(*), sum(version), max(updated_at), max(created_at)) as stamp
    from make_ups where user_id = ${userId}`);
  return stamp;
}

export type CompanyFacts = { isin: string; sector: string | null; country: string | null };

/** What the catalogue knows of companies. */
export function companiesByIsin(on: Queries, isins: readonly string[]): Promise<CompanyFacts[]> {
  return on.many<CompanyFacts>(sql`
    select distinct on (isin) isin, sector, country from instruments
    where isin = any(${[...isins]}::text[]) and owner_id is null and status <> 'renamed' order by isin, sector nulls last, id`);
}
