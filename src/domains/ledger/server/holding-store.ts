import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type HoldingRow = {
  id: string;
  portfolio_id: string;
  instrument_id: string;
  currency_id: string;
  /** Of the currency it was entered in, lowercase. */
  currency: string;
  broker_id: string | null;
  is_valid: boolean;
  is_child_asset: boolean;
  notify_email: boolean;
  notify_sms: boolean;
  /** From which change on its owner is told; null for the usual one. */
  notify_percent: string | null;
  version: number;
  ledger_version: number;
  created_at: Date;
};

/** A holding with what it is of. */
export type NamedHolding = HoldingRow & {
  ticker: string;
  names: Record<string, string>;
  isin: string | null;
  mic: string;
  country: string | null;
  sector: string | null;
  slug: string;
  is_custom: boolean;
  class_id: string;
  class_slug: string;
  class_names: Record<string, string>;
  subclass_id: string | null;
  subclass_slug: string | null;
  subclass_names: Record<string, string> | null;
  price_currency: string;
  price_unit: 'unit' | 'pence' | 'percent';
  nominal: string | null;
  instrument_source: string;
};

const named = sql`
  select h.*, i.id as instrument_id, hc.title as currency, i.ticker, i.names, i.isin, i.mic, i.country, i.sector, i.slug, i.owner_id is not null as is_custom,
    i.class_id, k.slug as class_slug, k.names as class_names, i.subclass_id, s.slug as subclass_slug,
    s.names as subclass_names, c.title as price_currency, i.price_unit, i.nominal, i.source as instrument_source
  from holdings h
  join currencies hc on hc.id = h.currency_id
  join instruments own on own.id = h.instrument_id
  -- One's own instrument that was linked to the catalogue later is valued as what it was linked to.
  join instruments i on i.id = coalesce(own.replaced_by, own.id)
  join currencies c on c.id = i.currency_id
  join asset_classes k on k.id = i.class_id
  left join asset_classes s on s.id = i.subclass_id`;

/** Every holding of a user, or of one of their portfolios. */
export function holdingsOf(on: Queries, userId: string, portfolioId?: string): Promise<NamedHolding[]> {
  const only = portfolioId ? sql`and h.portfolio_id = ${portfolioId}` : sql``;
  return on.many<NamedHolding>(sql`${named} where h.user_id = ${userId} ${only} order by h.created_at, h.id`);
}

export function holdingById(on: Queries, id: string, userId: string): Promise<NamedHolding | undefined> {
  return on.maybe<NamedHolding>(sql`${named} where h.user_id = ${userId} and h.id = ${id}`);
}

/** The holding of an instrument in a portfolio that no broker keeps. */
export function ownHolding(
  on: Queries,
  userId: string,
  portfolioId: string,
  instrumentId: string,
): Promise<HoldingRow | undefined> {
  return on.maybe<HoldingRow>(sql`
    select h.*, c.title as currency from holdings h join currencies c on c.id = h.currency_id
    where h.user_id = ${userId} and h.portfolio_id = ${portfolioId} and h.broker_id is null and ${instrumentId} in (
      h.instrument_id, (select replaced_by from instruments i where i.id = h.instrument_id)) limit 1`);
}

/** Instruments of the catalogue that somebody holds, those in most portfolios first. */
export async function heldInstruments(on: Queries, most: number): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select i.id from holdings h join instruments own on own.id = h.instrument_id
    join instruments i on i.id = coalesce(own.replaced_by, own.id)
    where i.owner_id is null and i.status = 'active'
    group by i.id order by count(distinct h.portfolio_id) desc, i.popularity desc, i.id limit ${most}`);
  return rows.map((row) => row.id);
}

/** Whether an instrument is still there, and stays until the transaction ends: its owner may be removing it. */
export async function instrumentStays(tx: Tx, id: string): Promise<boolean> {
  return (await tx.maybe(sql`select from instruments where id = ${id} for key share`)) !== undefined;
}

export type NewHolding = {
  id: string;
  portfolio_id: string;
  instrument_id: string;
  currency_id: string;
  notify_email: boolean;
  notify_sms: boolean;
  notify_percent?: string | null;
  /** The broker whose connection keeps it. */
  broker_id?: string | null;
  created_at: Date;
};

/** Into portfolios of one person. */
export async function insertHoldings(tx: Tx, userId: string, holdings: NewHolding[]): Promise<void> {
  if (holdings.length === 0) return;
  await tx.run(sql`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, notify_email, notify_sms, notify_percent, broker_id,
      created_at)
    select ${userId}, * from unnest(${holdings.map((row) => row.id)}::uuid[], ${holdings.map((row) => row.portfolio_id)}::uuid[],
      ${holdings.map((row) => row.instrument_id)}::uuid[], ${holdings.map((row) => row.currency_id)}::uuid[],
      ${holdings.map((row) => row.notify_email)}::boolean[], ${holdings.map((row) => row.notify_sms)}::boolean[],
      ${holdings.map((row) => row.notify_percent ?? null)}::numeric[], ${holdings.map((row) => row.broker_id ?? null)}::text[],
      ${holdings.map((row) => row.created_at)}::timestamptz[])`);
}

export function changeHolding(
  tx: Tx,
  userId: string,
  id: string,
  fields: Pick<HoldingRow, 'currency_id' | 'notify_email' | 'notify_sms' | 'notify_percent'>,
): Promise<number> {
  return tx.run(sql`
    update holdings set currency_id = ${fields.currency_id}, notify_email = ${fields.notify_email},
      notify_sms = ${fields.notify_sms}, notify_percent = ${fields.notify_percent}, version = version + 1
    where user_id = ${userId} and id = ${id}`);
}

export async function removeHolding(tx: Tx, userId: string, id: string): Promise<number> {
  const removed = await tx.run(
    sql`delete from transactions where user_id = ${userId} and holding_id = ${id}`,
  );
  await tx.run(sql`delete from holdings where user_id = ${userId} and id = ${id}`);
  return removed;
}

/** A holding that a transaction created and that lost its last one is gone with it. */
export function removeEmptyHoldings(tx: Tx, userId: string, ids: string[]): Promise<number> {
  return tx.run(sql`
    delete from holdings h where h.user_id = ${userId} and h.id = any(${ids}::uuid[])
      and not exists (select from transactions t where t.user_id = h.user_id and t.holding_id = h.id)`);
}

/** A holding of one purchase is in that purchase's currency; its form shows that purchase, so it is another version too. */
export function followOpening(tx: Tx, userId: string, ids: string[]): Promise<number> {
  return tx.run(sql`
    update holdings h set currency_id = opening.currency_id, version = h.version + 1 from (
      select wanted.id, (array_agg(t.currency_id))[1] as currency_id
      from unnest(${ids}::uuid[]) as wanted (id) cross join lateral (
        select type, currency_id from transactions where user_id = ${userId} and holding_id = wanted.id limit 2) t
      group by wanted.id having count(*) = 1 and bool_and(t.type = 'buy')
    ) opening
    where h.user_id = ${userId} and h.id = opening.id and h.broker_id is null`);
}

type OpenSplit = {
  holding_id: string;
  portfolio_id: string;
  currency_id: string;
  ticker: string;
  day: string;
  numerator: string;
  denominator: string;
};

const withSplits = sql`holdings h
    join instruments own on own.id = h.instrument_id
    join instruments i on i.id = coalesce(own.replaced_by, own.id)
    join corporate_events e on e.instrument_id = i.id and e.kind = 'split' and e.undone_at is null`;
const isOpen = sql`exists (select from transactions t where t.user_id = h.user_id and t.holding_id = h.id and t.day < e.day)
      and not exists (select from transactions t where t.user_id = h.user_id and t.holding_id = h.id
        and t.day between e.day - 3 and e.day + 3 and t.type = 'split')`;

/** Splits of what was bought before them, as long as no row within three days tells of them. Most pages find none. */
export function openSplits(on: Queries, userId: string, today: string): Promise<OpenSplit[]> {
  return on.many<OpenSplit>(sql`
    select h.id as holding_id, h.portfolio_id, h.currency_id, i.ticker, e.day, e.numerator, e.denominator
    from ${withSplits} where h.user_id = ${userId} and e.day <= ${today} and ${isOpen}
    order by h.created_at, h.id, e.day`);
}

export type WaitingSplit = Pick<OpenSplit, 'holding_id' | 'portfolio_id' | 'ticker' | 'day'> & {
  user_id: string;
  names: Record<string, string>;
  ratio: string;
  source: string;
  is_virtual: boolean;
};

/** The same of many people, of some days; the newest of each holding first. */
export function openSplitsOfMany(
  on: Queries,
  userIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<WaitingSplit[]> {
  return on.many<WaitingSplit>(sql`
    select h.user_id, h.id as holding_id, h.portfolio_id, i.ticker, i.names, e.day,
      trim_scale(e.numerator) || ':' || trim_scale(e.denominator) as ratio, e.source, p.is_virtual or p.is_sample as is_virtual
    from ${withSplits} join portfolios p on p.user_id = h.user_id and p.id = h.portfolio_id
    where h.user_id = any(${[...userIds]}::uuid[]) and e.day between ${from} and ${to} and ${isOpen}
    order by h.user_id, h.id, e.day desc`);
}

/** Whatever was computed from these holdings and portfolios is stale from now on. */
export async function touchLedger(
  tx: Tx,
  userId: string,
  portfolioIds: string[],
  holdingIds: string[],
): Promise<void> {
  await tx.run(sql`
    update portfolios set ledger_version = ledger_version + 1
    where user_id = ${userId} and id = any(${portfolioIds}::uuid[])`);
  if (holdingIds.length)
    await tx.run(sql`
      update holdings set ledger_version = ledger_version + 1
      where user_id = ${userId} and id = any(${holdingIds}::uuid[])`);
}

/**
 * A text that changes with anything the figures of a person's portfolios are made from: records, transactions, and
 * what their instruments are described as. One row, whatever the size of the ledger.
 */
export async function ledgerStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select coalesce((select string_agg(p.id || '.' || p.version || '.' || p.ledger_version, ' ' order by p.id)
        from portfolios p where p.user_id = ${userId}), '')
      || ' ' || coalesce((select md5(string_agg(concat_ws('.', h.id, h.version, h.ledger_version, h.is_valid, i.replaced_by, i.ticker,
          i.names, i.class_id, i.subclass_id, i.currency_id), ' ' order by h.id))
        from holdings h join instruments i on i.id = h.instrument_id
        where h.user_id = ${userId}), '') as stamp`);
  return stamp;
}
