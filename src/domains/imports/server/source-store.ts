import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { DraftedRow, SentRow } from './engine/engine-messages.ts';

/** `isTaxed`: the row has a tax in it. */
export type KnownBooking = { key: string; id: string; day: string; portfolio: string; isTaxed: boolean };

/** Which of these bookings are in the ledger, and where. */
export function knownBookings(on: Queries, userId: string, keys: readonly string[]): Promise<KnownBooking[]> {
  return on.many<KnownBooking>(sql`
    select distinct on (found.key) found.key, t.id, t.day, p.name as portfolio, t.tax <> 0 as "isTaxed"
    from (
      select wanted.key, s.transaction_id from unnest(${keys}::text[]) as wanted (key)
      join transaction_sources s on s.user_id = ${userId} and s.key = decode(wanted.key, 'hex')
      union all
      -- Few rows have parts: each key is looked up, whatever somebody has.
      select wanted.key, s.transaction_id from unnest(${keys}::text[]) as wanted (key)
      cross join lateral (
        select transaction_id from transaction_source_parts
        where user_id = ${userId} and key = decode(wanted.key, 'hex') offset 0
      ) as s
    ) as found
    join transactions t on t.user_id = ${userId} and t.id = found.transaction_id
    join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
    order by found.key, t.id`);
}

/** All rows of these portfolios, with the format or broker that brought them; piece by piece. */
export function rowsAfter(
  on: Queries,
  userId: string,
  portfolioIds: readonly string[],
  after: string | null,
  limit: number,
): Promise<SentRow[]> {
  return on.many<SentRow>(sql`
    select t.id, t.portfolio_id as "portfolioId", coalesce(i.replaced_by, i.id) as "instrumentId",
      case when s.connection_id is not null then s.broker || ' connection'
        else coalesce(nullif(d.format, 'mapping'), s.broker) end as source,
      s.connection_id as connection, t.origin = 'feed' and t.type in ('dividend', 'interest') as "isConfirmed", t.type,
      t.day - date '1970-01-01' as day, t.time, t.rank, t.units, t.price, t.total, c.title as currency, t.fee, t.tax,
      t.to_total as "toTotal", tc.title as "toCurrency", t.numerator, t.denominator, t.link_id as link
    from transactions t
    join currencies c on c.id = t.currency_id
    left join currencies tc on tc.id = t.to_currency_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id
    left join instruments i on i.id = h.instrument_id
    left join transaction_sources s on s.user_id = t.user_id and s.transaction_id = t.id
    left join import_documents d on d.user_id = s.user_id and d.id = s.document_id
    where t.user_id = ${userId} and t.portfolio_id = any(${portfolioIds}::uuid[])
      and (${after}::uuid is null or t.id > ${after}::uuid)
    order by t.id limit ${limit}`);
}

export type NewSource = { transactionId: string; row: DraftedRow };

export async function insertSources(
  tx: Tx,
  userId: string,
  {
    documentId,
    connectionId,
    broker,
  }: { documentId: string | null; connectionId: string | null; broker: string },
  sources: readonly NewSource[],
): Promise<void> {
  const shared = { user_id: userId, document_id: documentId, connection_id: connectionId, broker };
  const rows = sources.map(({ transactionId, row }) => ({
    transaction_id: transactionId,
    key: bytesOf(row.key),
    account: row.account,
    line: row.line,
    sheet: row.sheet,
    original: row.text,
    settles_on: row.settlesOn,
    accrued: row.accrued?.amount,
    accrued_currency: row.accrued?.currency,
    price: row.price?.amount,
    price_currency: row.price?.currency,
    rate: row.rate,
    fee: row.fee?.amount,
    fee_currency: row.fee?.currency,
    fee_day: row.fee?.day,
    tax: row.tax?.amount,
    tax_currency: row.tax?.currency,
    tax_day: row.tax?.day,
    country: row.country,
    reference: row.reference,
    subtype: row.subtype,
  }));
  await tx.copy(sql`copy transaction_sources`, columns, { shared, rows });
  const parts = sources.flatMap(({ transactionId, row }) =>
    [...new Set(row.partKeys)].map((key) => ({ transaction_id: transactionId, key: bytesOf(key) })),
  );
  if (parts.length === 0) return;
  const { user_id, transaction_id, key } = columns;
  const own = { shared: { user_id: userId }, rows: parts };
  await tx.copy(sql`copy transaction_source_parts`, { user_id, transaction_id, key }, own);
}

const columns = {
  user_id: 'uuid',
  document_id: 'uuid',
  connection_id: 'uuid',
  broker: 'text',
  transaction_id: 'uuid',
  key: 'bytea',
  account: 'text',
  line: 'int4',
  sheet: 'text',
  original: 'text',
  settles_on: 'date',
  accrued: 'numeric',
  accrued_currency: 'text',
  price: 'numeric',
  price_currency: 'text',
  rate: 'numeric',
  fee: 'numeric',
  fee_currency: 'text',
  fee_day: 'date',
  tax: 'numeric',
  tax_currency: 'text',
  tax_day: 'date',
  country: 'text',
  reference: 'text',
  subtype: 'text',
} as const;

const bytesOf = (key: string) => Buffer.from(key, 'hex');

/** Rows of the ledger that a file brought. */
export function transactionsOfDocument(
  on: Queries,
  userId: string,
  documentId: string,
): Promise<{ id: string; portfolio_id: string; holding_id: string | null }[]> {
  return on.many(sql`
    select t.id, t.portfolio_id, t.holding_id from transaction_sources s
    join transactions t on t.user_id = s.user_id and t.id = s.transaction_id
    where s.user_id = ${userId} and s.document_id = ${documentId}`);
}

/** A booking that a connection brought, as it was told then. */
export type BroughtBooking = {
  key: string;
  original: string | null;
  reference: string | null;
  id: string;
  portfolio_id: string;
  holding_id: string | null;
};

/** What a connection brought under these keys, or under the broker's own ids of an account. */
export function broughtBookings(
  on: Queries,
  userId: string,
  connectionId: string,
  { keys, account, references }: { keys: readonly string[]; account: string; references: readonly string[] },
): Promise<BroughtBooking[]> {
  // All that the connection ever brought is looked through only for what was taken back.
  const takenBack = sql`union select s.transaction_id from transaction_sources s
      where s.user_id = ${userId} and s.connection_id = ${connectionId}
        and coalesce(s.account, ${account}) = ${account} and s.reference = any(${references}::text[])`;
  return on.many<BroughtBooking>(sql`
    with found as (
      select s.transaction_id from unnest(${keys}::text[]) as wanted (key)
      join transaction_sources s on s.user_id = ${userId} and s.key = decode(wanted.key, 'hex')
      where s.connection_id = ${connectionId} ${references.length ? takenBack : sql``})
    select encode(s.key, 'hex') as key, s.original, s.reference, t.id, t.portfolio_id, t.holding_id
    from found f
    join transaction_sources s on s.user_id = ${userId} and s.transaction_id = f.transaction_id
    join transactions t on t.user_id = s.user_id and t.id = s.transaction_id`);
}

export type SourceRow = {
  broker: string;
  document_id: string | null;
  name: string | null;
  line: number | null;
  sheet: string | null;
  original: string | null;
  account: string | null;
  settles_on: string | null;
  price: string | null;
  price_currency: string | null;
  rate: string | null;
  accrued: string | null;
  accrued_currency: string | null;
  fee: string | null;
  fee_currency: string | null;
  fee_day: string | null;
  tax: string | null;
  tax_currency: string | null;
  tax_day: string | null;
  country: string | null;
  reference: string | null;
};

export function sourceOf(on: Queries, userId: string, transactionId: string): Promise<SourceRow | undefined> {
  return on.maybe<SourceRow>(sql`
    select s.*, d.name from transaction_sources s
    left join import_documents d on d.user_id = s.user_id and d.id = s.document_id
    where s.user_id = ${userId} and s.transaction_id = ${transactionId}`);
}
