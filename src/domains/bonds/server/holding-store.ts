import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { BondKind } from '../series-terms.ts';

/** Bonds of one purchase with the terms of their series. */
export type HoldingRow = {
  id: string;
  series_id: string | null;
  own_series_id: string | null;
  amount: number;
  total: string;
  currency_id: string;
  /** Lowercase title. */
  currency: string;
  purchased_on: string;
  closed_on: string | null;
  closed_how: 'redeemed' | 'exchanged' | null;
  exchanged_from: string | null;
  version: number;
  symbol: string;
  kind: BondKind;
  face_value: string;
  bond_currency_id: string;
  bond_currency: string;
  first_rate: string | null;
  margin: string | null;
  reference: string | null;
  fee: string | null;
  exchange_price: string | null;
  period_rates: string[];
  matures_on: string | null;
  coupons_a_year: number;
  quotes: Record<string, string> | null;
};

const columns = sql`h.id, h.series_id, h.own_series_id, h.amount, trim_scale(h.total) as total, h.currency_id,
  paid.title as currency, h.purchased_on, h.closed_on, h.closed_how, h.exchanged_from, h.version,
  t.symbol, t.kind, trim_scale(t.face_value) as face_value, t.currency_id as bond_currency_id, c.title as bond_currency,
  trim_scale(t.first_rate) as first_rate, trim_scale(t.margin) as margin, trim_scale(t.reference) as reference,
  trim_scale(t.fee) as fee, trim_scale(t.exchange_price) as exchange_price,
  array(select trim_scale(each)::text from unnest(t.period_rates) each) as period_rates, t.matures_on, t.coupons_a_year, t.quotes`;

/** The terms are of the table, or of the person's own series. */
const source = sql`bond_holdings h
  join lateral (
    select s.symbol, s.kind, s.face_value, s.currency_id, s.first_rate, s.margin, null::numeric as reference, s.fee,
      s.exchange_price, s.period_rates, s.matures_on, s.coupons_a_year, null::jsonb as quotes
    from bond_series s where s.id = h.series_id
    union all
    select o.symbol, o.kind, o.face_value, o.currency_id, o.first_rate, o.margin, o.reference, o.fee,
      o.exchange_price, o.period_rates, o.matures_on, o.coupons_a_year, o.quotes
    from bond_own_series o where o.user_id = h.user_id and o.id = h.own_series_id
  ) t on true
  join currencies c on c.id = t.currency_id join currencies paid on paid.id = h.currency_id`;

export function holdingsOf(on: Queries, userId: string): Promise<HoldingRow[]> {
  return on.many<HoldingRow>(
    sql`select ${columns} from ${source} where h.user_id = ${userId} order by h.purchased_on, h.created_at, h.id`,
  );
}

/** What many people hold and have not given back. */
export function openHoldingsOf(
  on: Queries,
  userIds: readonly string[],
): Promise<(HoldingRow & { user_id: string })[]> {
  return on.many(sql`
    select ${columns}, h.user_id from ${source} where h.user_id = any(${[...userIds]}::uuid[]) and h.closed_on is null
    order by h.user_id, h.purchased_on, h.created_at, h.id`);
}

export function holdingById(on: Queries, userId: string, id: string): Promise<HoldingRow | undefined> {
  return on.maybe<HoldingRow>(
    sql`select ${columns} from ${source} where h.user_id = ${userId} and h.id = ${id}`,
  );
}

/** Holds the row until the transaction ends: whoever changes it comes one after the other. */
export async function lockHolding(tx: Tx, userId: string, id: string): Promise<HoldingRow | undefined> {
  await tx.run(sql`select from bond_holdings where user_id = ${userId} and id = ${id} for update`);
  return holdingById(tx, userId, id);
}

export function holdingOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from bond_holdings where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

/** One creation at a time for each user, so that a form sent twice at once makes one holding. */
export function lockCreation(tx: Tx, userId: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended('bonds:' || ${userId}, 0))`);
}

export type HoldingFields = {
  series_id: string | null;
  own_series_id: string | null;
  amount: number;
  total: string;
  currency_id: string;
  purchased_on: string;
};

export function insertHolding(
  tx: Tx,
  userId: string,
  row: HoldingFields & {
    id: string;
    closed_on?: string | null;
    closed_how?: HoldingRow['closed_how'];
    exchanged_from?: string | null;
    submission_id?: string | null;
    at: Date;
  },
): Promise<number> {
  return tx.run(sql`
    insert into bond_holdings (user_id, id, series_id, own_series_id, amount, total, currency_id, purchased_on, closed_on,
      closed_how, exchanged_from, submission_id, created_at, updated_at)
    values (${userId}, ${row.id}, ${row.series_id}, ${row.own_series_id}, ${row.amount}, ${row.total}, ${row.currency_id},
      ${row.purchased_on}, ${row.closed_on ?? null}, ${row.closed_how ?? null}, ${row.exchanged_from ?? null},
      ${row.submission_id ?? null}, ${row.at}, ${row.at})`);
}

export function changeHolding(
  tx: Tx,
  userId: string,
  id: string,
  row: HoldingFields,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update bond_holdings set series_id = ${row.series_id}, own_series_id = ${row.own_series_id}, amount = ${row.amount},
      total = ${row.total}, currency_id = ${row.currency_id}, purchased_on = ${row.purchased_on}, version = version + 1,
      updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

export function closeHolding(
  tx: Tx,
  userId: string,
  id: string,
  closed: { on: string; how: 'redeemed' | 'exchanged' } | null,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update bond_holdings set closed_on = ${closed?.on ?? null}, closed_how = ${closed?.how ?? null}, version = version + 1,
      updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

/** The rest of a holding after a part of it went. */
export function shrinkHolding(
  tx: Tx,
  userId: string,
  id: string,
  rest: { amount: number; total: string },
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update bond_holdings set amount = ${rest.amount}, total = ${rest.total}, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

export function removeHolding(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from bond_holdings where user_id = ${userId} and id = ${id}`);
}

/** Changes with anything of the caller's that figures of bonds are made from. */
export async function bondStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select concat_ws(' ', count(*), sum(version), max(updated_at), max(created_at)) as stamp
    from bond_holdings where user_id = ${userId}`);
  return stamp;
}
