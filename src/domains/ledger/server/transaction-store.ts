import { type Decimal, decimal } from '../../../foundation/decimal.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { contains } from '../../../platform/database/folded.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { EventKind } from '../event-kinds.ts';
import type { UnitsRow } from '../follow-units.ts';
import type { LedgerRow } from '../ledger-row.ts';
import { secondsOf } from '../ledger-row.ts';
import type { TransactionTerms } from '../terms/occasions.ts';
import type { TransactionType } from '../transaction-types.ts';

export type StoredTransaction = TransactionTerms & {
  id: string;
  portfolio_id: string;
  holding_id: string | null;
  type: TransactionType;
  day: string;
  time: string | null;
  rank: number;
  units: string | null;
  price: string | null;
  total: string | null;
  currency_id: string;
  fee: string;
  tax: string;
  to_total: string | null;
  to_currency_id: string | null;
  numerator: string | null;
  denominator: string | null;
  note: string | null;
  /** Lowercase title, where there is a second leg. */
  to_currency?: string | null;
  origin: 'typed' | 'opening' | 'import' | 'broker' | 'feed' | 'demo' | 'sample';
  version: number;
  submission_id: string | null;
  /** Of a sale: rows whose lots it takes first. */
  named_lots: string[] | null;
  /** Of a spin-off: the part of the cost that goes over. */
  share: string | null;
  /** Shared by both rows of a transfer between own portfolios: the id of the one that leaves. */
  link_id: string | null;
  /** Of a fee in another currency: its trade. */
  charge_of: string | null;
  /** Shared by all rows of a corporate action, and its kind. */
  event_id: string | null;
  event_kind: EventKind | null;
  created_at: Date;
  updated_at: Date;
};

export type BareRow = Pick<
  StoredTransaction,
  | 'id'
  | 'type'
  | 'time'
  | 'rank'
  | 'units'
  | 'price'
  | 'total'
  | 'fee'
  | 'tax'
  | 'to_total'
  | 'numerator'
  | 'denominator'
  | 'named_lots'
  | 'share'
  | 'link_id'
  | 'event_id'
> & { holding_id: string | null; day_number: number; currency: string; to_currency: string | null };

/** Rows as calculations see them. */
export function ledgerRow(row: BareRow): LedgerRow {
  return {
    id: row.id,
    type: row.type,
    day: row.day_number,
    second: row.time === null ? null : secondsOf(row.time),
    rank: row.rank,
    units: maybe(row.units),
    price: maybe(row.price),
    total: maybe(row.total),
    currency: row.currency,
    fee: decimal(row.fee),
    tax: decimal(row.tax),
    toTotal: maybe(row.to_total),
    toCurrency: row.to_currency,
    numerator: maybe(row.numerator),
    denominator: maybe(row.denominator),
    named: row.named_lots,
    share: maybe(row.share),
    link: row.link_id,
    event: row.event_id,
  };
}

function maybe(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}

export const bare = sql`t.id, t.holding_id, t.type, t.day - date '1970-01-01' as day_number, t.time, t.rank, t.units, t.price, t.total, c.title as currency,
  t.fee, t.tax, t.to_total, tc.title as to_currency, t.numerator, t.denominator, t.named_lots, t.share, t.link_id, t.event_id`;
export const withCurrencies = sql`join currencies c on c.id = t.currency_id left join currencies tc on tc.id = t.to_currency_id`;

/** The rows of each of these holdings. */
export async function rowsOfHoldings(
  on: Queries,
  userId: string,
  ids: string[],
): Promise<Map<string, LedgerRow[]>> {
  // One holding after the other: planned for people with few rows, a list of holdings would be looked for among all rows
  // of somebody who has many.
  const rows = await on.many<BareRow>(sql`
    select ${bare} from unnest(${ids}::uuid[]) as wanted (id) cross join lateral (
      select * from transactions where user_id = ${userId} and holding_id = wanted.id offset 0) t ${withCurrencies}`);
  const byHolding = new Map<string, LedgerRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) byHolding.get(row.holding_id!)!.push(ledgerRow(row));
  return byHolding;
}

const unitColumns = sql`t.holding_id, t.id, t.type, t.day - date '1970-01-01' as day, t.time, t.rank, t.units, t.numerator,
  t.denominator, t.link_id as link`;

/** What moves the units of each of these holdings, and nothing else of it: this is asked for at every change. */
export async function unitsOfHoldings(
  on: Queries,
  userId: string,
  ids: string[],
): Promise<Map<string, UnitsRow[]>> {
  const rows = await on.many<BareUnits>(sql`
    select ${unitColumns} from unnest(${ids}::uuid[]) as wanted (id) cross join lateral (
      select * from transactions where user_id = ${userId} and holding_id = wanted.id offset 0) t
    where t.units is not null or t.numerator is not null`);
  return unitsBy(ids, rows);
}

/** The same for holdings of many people. */
export async function unitsOfMany(
  on: Queries,
  holdings: readonly { user_id: string; holding_id: string }[],
): Promise<Map<string, UnitsRow[]>> {
  const rows = await on.many<BareUnits>(sql`
    select ${unitColumns}
    from unnest(${holdings.map((one) => one.user_id)}::uuid[], ${holdings.map((one) => one.holding_id)}::uuid[])
      as wanted (user_id, id)
    cross join lateral (
      select * from transactions where user_id = wanted.user_id and holding_id = wanted.id offset 0) t
    where t.units is not null or t.numerator is not null`);
  return unitsBy(
    holdings.map((one) => one.holding_id),
    rows,
  );
}

function unitsBy(ids: readonly string[], rows: readonly BareUnits[]): Map<string, UnitsRow[]> {
  const byHolding = new Map<string, UnitsRow[]>(ids.map((id) => [id, []]));
  for (const { holding_id, time, units, numerator, denominator, ...row } of rows)
    byHolding.get(holding_id)!.push({
      ...row,
      second: time === null ? null : secondsOf(time),
      units: maybe(units),
      numerator: maybe(numerator),
      denominator: maybe(denominator),
    });
  return byHolding;
}

type BareUnits = Pick<UnitsRow, 'id' | 'type' | 'day' | 'rank' | 'link'> &
  Pick<StoredTransaction, 'time' | 'units' | 'numerator' | 'denominator'> & { holding_id: string };

/** The rows of portfolios that belong to no asset: deposits, withdrawals, exchanges, portfolio-wide fees. */
export async function cashRowsOf(
  on: Queries,
  userId: string,
  portfolioIds: string[],
): Promise<Map<string, LedgerRow[]>> {
  const rows = await on.many<BareRow & { portfolio_id: string }>(sql`
    select ${bare}, t.portfolio_id from transactions t ${withCurrencies}
    where t.user_id = ${userId} and t.portfolio_id = any(${portfolioIds}::uuid[]) and t.holding_id is null`);
  const byPortfolio = new Map<string, LedgerRow[]>(portfolioIds.map((id) => [id, []]));
  for (const row of rows) byPortfolio.get(row.portfolio_id)!.push(ledgerRow(row));
  return byPortfolio;
}

export function transactionsById(on: Queries, ids: string[], userId: string): Promise<StoredTransaction[]> {
  return on.many<StoredTransaction>(sql`
    select t.*, tc.title as to_currency from transactions t left join currencies tc on tc.id = t.to_currency_id
    where t.user_id = ${userId} and t.id = any(${ids}::uuid[])`);
}

export function transactionOfSubmission(
  on: Queries,
  userId: string,
  portfolioId: string,
  submissionId: string,
): Promise<Pick<StoredTransaction, 'id' | 'type' | 'holding_id' | 'version'> | undefined> {
  return on.maybe(sql`
    select id, type, holding_id, version from transactions
    where user_id = ${userId} and portfolio_id = ${portfolioId} and submission_id = ${submissionId}`);
}

/** What rows of a corporate action alone have. */
type ActionColumns = 'share' | 'event_id' | 'event_kind';
export type NewTransaction = Omit<
  StoredTransaction,
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'to_currency'
  | 'named_lots'
  | 'charge_of'
  | ActionColumns
  | keyof TransactionTerms
> &
  Partial<TransactionTerms & Pick<StoredTransaction, 'charge_of'>>;
export type NewActionRow = NewTransaction & Pick<StoredTransaction, ActionColumns>;

/** What is not said is null. */
type Whole<Row> = Row & TransactionTerms & Pick<StoredTransaction, 'charge_of'>;

/** Many of one person at once. */
export async function insertTransactions(
  tx: Tx,
  userId: string,
  rows: readonly NewTransaction[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const shared = { user_id: userId, created_at: at, updated_at: at };
  await tx.copy(sql`copy transactions`, columns, { shared, rows: rows as readonly Whole<NewTransaction>[] });
}

/** The rows of a corporate action. */
export async function insertActionRows(
  tx: Tx,
  userId: string,
  rows: readonly NewActionRow[],
  at: Date,
): Promise<void> {
  const shared = { user_id: userId, created_at: at, updated_at: at };
  const withAction = { ...columns, share: 'numeric', event_id: 'uuid', event_kind: 'text' } as const;
  await tx.copy(sql`copy transactions`, withAction, { shared, rows: rows as readonly Whole<NewActionRow>[] });
}

const columns = {
  user_id: 'uuid',
  id: 'uuid',
  portfolio_id: 'uuid',
  holding_id: 'uuid',
  type: 'text',
  day: 'date',
  time: 'time',
  rank: 'int4',
  units: 'numeric',
  price: 'numeric',
  total: 'numeric',
  currency_id: 'uuid',
  fee: 'numeric',
  tax: 'numeric',
  to_total: 'numeric',
  to_currency_id: 'uuid',
  numerator: 'numeric',
  denominator: 'numeric',
  note: 'text',
  origin: 'text',
  submission_id: 'uuid',
  link_id: 'uuid',
  occasion: 'text',
  prior_cost: 'numeric',
  prior_tax: 'numeric',
  opened_on: 'date',
  open_value: 'numeric',
  close_value: 'numeric',
  accrued: 'numeric',
  other_fee: 'numeric',
  other_fee_currency_id: 'uuid',
  charge_of: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

/** A sale of the same asset goes on taking the lots it named. */
export function changeTransaction(tx: Tx, userId: string, row: NewTransaction, at: Date): Promise<number> {
  return tx.run(sql`
    update transactions set portfolio_id = ${row.portfolio_id}, holding_id = ${row.holding_id}, type = ${row.type},
      day = ${row.day}, time = ${row.time}, units = ${row.units}, price = ${row.price}, total = ${row.total},
      currency_id = ${row.currency_id}, fee = ${row.fee}, tax = ${row.tax}, to_total = ${row.to_total},
      to_currency_id = ${row.to_currency_id}, numerator = ${row.numerator}, denominator = ${row.denominator},
      occasion = ${row.occasion}, prior_cost = ${row.prior_cost}, prior_tax = ${row.prior_tax}, opened_on = ${row.opened_on},
      open_value = ${row.open_value}, close_value = ${row.close_value}, accrued = ${row.accrued},
      other_fee = ${row.other_fee}, other_fee_currency_id = ${row.other_fee_currency_id},
      note = ${row.note}, link_id = ${row.link_id}, version = version + 1, updated_at = ${at},
      submission_id = case when portfolio_id = ${row.portfolio_id} then submission_id end,
      named_lots = case when ${row.type} = 'sell' and holding_id = ${row.holding_id} then named_lots end
    where user_id = ${userId} and id = ${row.id}`);
}

/** Which lots a sale takes first; null for none in particular. */
export function nameLots(
  tx: Tx,
  userId: string,
  id: string,
  lots: readonly string[] | null,
): Promise<number> {
  return tx.run(sql`
    update transactions set named_lots = ${lots}::uuid[]
    where user_id = ${userId} and id = ${id} and named_lots is distinct from ${lots}::uuid[]`);
}

/** How many of these rows brought units that a holding may have on a day: its own, or those that came over to it. */
export async function lotsKnown(
  on: Queries,
  userId: string,
  ids: readonly string[],
  { holdingId, day }: { holdingId: string; day: string },
): Promise<number> {
  const { known } = await on.one<{ known: number }>(sql`
    select count(*)::int as known from transactions t
    where t.user_id = ${userId} and t.id = any(${[...ids]}::uuid[]) and t.type in ('buy', 'transfer-in') and t.day <= ${day}
      and (t.holding_id = ${holdingId} or exists (select from transactions i
        where i.user_id = ${userId} and i.holding_id = ${holdingId} and i.link_id is not null and i.type = 'transfer-in'))`);
  return known;
}

export function removeTransactions(tx: Tx, userId: string, ids: string[]): Promise<number> {
  return tx.run(sql`delete from transactions where user_id = ${userId} and id = any(${ids}::uuid[])`);
}

/** The mark of a submission stays behind: it is unique in its portfolio alone. */
export function moveTransactions(
  tx: Tx,
  userId: string,
  moves: { id: string; portfolioId: string; holdingId: string | null }[],
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update transactions t set portfolio_id = given.portfolio_id, holding_id = given.holding_id,
      version = version + 1, updated_at = ${at},
      submission_id = case when t.portfolio_id = given.portfolio_id then t.submission_id end
    from unnest(${moves.map((move) => move.id)}::uuid[], ${moves.map((move) => move.portfolioId)}::uuid[],
      ${moves.map((move) => move.holdingId)}::uuid[]) as given (id, portfolio_id, holding_id)
    where t.user_id = ${userId} and t.id = given.id`);
}

/** The split a holding has on a day, other than the one named. */
export function splitOn(
  on: Queries,
  userId: string,
  holdingId: string,
  day: string,
  exceptId: string | null,
): Promise<{ id: string; numerator: string; denominator: string; version: number } | undefined> {
  return on.maybe(sql`
    select id, numerator, denominator, version from transactions
    where user_id = ${userId} and holding_id = ${holdingId} and day = ${day} and type = 'split'
      and id is distinct from ${exceptId}::uuid limit 1`);
}

/** Of these splits the ones whose holding has the same one of that day already: where two holdings became one. */
export function dropRepeatedSplits(tx: Tx, userId: string, ids: string[]): Promise<number> {
  return tx.run(sql`
    delete from transactions t where t.user_id = ${userId} and t.id = any(${ids}::uuid[]) and t.type = 'split' and exists (
      select from transactions o where o.user_id = t.user_id and o.holding_id = t.holding_id and o.day = t.day and o.type = 'split'
        and o.numerator * t.denominator = o.denominator * t.numerator
        and o.id <> t.id and (o.id < t.id or o.id <> all(${ids}::uuid[])))`);
}

export function annotateTransactions(
  tx: Tx,
  userId: string,
  ids: string[],
  note: string | null,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update transactions set note = ${note}, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = any(${ids}::uuid[])`);
}

/** The purchase a holding consists of, if it consists of nothing else. */
export async function openingOf(on: Queries, userId: string, holdingId: string): Promise<string | undefined> {
  const rows = await on.many<{ id: string; type: string }>(
    sql`select id, type from transactions where user_id = ${userId} and holding_id = ${holdingId} limit 2`,
  );
  return rows.length === 1 && rows[0]!.type === 'buy' ? rows[0]!.id : undefined;
}

/** Transactions whose note contains a text; `lodz` finds `Łódź`, as in the names beside it. */
export async function notedTransactions(on: Queries, userId: string, text: string): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select id from transactions where user_id = ${userId} and note is not null and ${contains(sql`note`, text)}`);
  return rows.map((row) => row.id);
}
