import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { LimitedThing } from '../../billing/server/limited-things.ts';
import type { ConnectionName } from '../broker-port.ts';
import type { Comparison, SyncResult } from '../sync-result.ts';
import type { AccountRow } from './account-store.ts';

export type IntegrationRow = {
  user_id: string;
  id: string;
  name: string;
  broker: ConnectionName;
  is_demo: boolean;
  /** The aggregator's id of it. */
  connection: string | null;
  currency_id: string;
  portfolio_id: string | null;
  /** One for all accounts, or one for each. */
  portfolios: 'one' | 'each';
  /** Sealed. */
  credentials: string | null;
  is_validated: boolean;
  status: 'connected' | 'disconnected' | 'restored';
  cursors: Record<string, string>;
  last_synced_at: Date | null;
  last_result: SyncResult | null;
  next_try_at: Date | null;
  failures: number;
  differences: Comparison | null;
  /** Differences that the person let stand, by what they are of. */
  kept: Record<string, string>;
  /** Rows recorded to settle a difference, of which the broker has not told yet. */
  accepted: string[];
  disconnected_at: Date | null;
  created_at: Date;
};

/** A connection beside a portfolio that it feeds. */
export type FeedingRow = Pick<
  IntegrationRow,
  'id' | 'name' | 'broker' | 'is_validated' | 'last_synced_at' | 'last_result' | 'next_try_at'
> & { portfolio_id: string };

export function feedingOf(on: Queries, userId: string): Promise<FeedingRow[]> {
  return on.many<FeedingRow>(sql`
    select fed.portfolio_id, i.id, i.name, i.broker, i.is_validated, i.last_synced_at, i.last_result, i.next_try_at
    from integrations i cross join lateral (
      select i.portfolio_id union select a.portfolio_id from integration_accounts a
      where a.user_id = i.user_id and a.integration_id = i.id and i.portfolios = 'each') fed
    where i.user_id = ${userId} and i.status <> 'disconnected' and fed.portfolio_id is not null
    order by i.created_at, i.id`);
}

export type CountedIntegration = IntegrationRow & { rows: number; waiting: number; accounts: AccountRow[] };

const counted = sql`select i.*,
  (select count(*) from transaction_sources s where s.user_id = i.user_id and s.connection_id = i.id) as rows,
  (select count(*) from integration_rows w where w.user_id = i.user_id and w.integration_id = i.id
    and not (w.answer ? 'skip')) as waiting,
  (select coalesce(jsonb_agg(jsonb_build_object('account', a.account, 'name', a.name, 'portfolio_id', a.portfolio_id)
    order by a.account), '[]') from integration_accounts a where a.user_id = i.user_id and a.integration_id = i.id) as accounts
  from integrations i`;

export function integrationsOf(on: Queries, userId: string): Promise<CountedIntegration[]> {
  return on.many<CountedIntegration>(sql`${counted} where i.user_id = ${userId} order by i.created_at, i.id`);
}

export function integrationById(
  on: Queries,
  userId: string,
  id: string,
): Promise<CountedIntegration | undefined> {
  return on.maybe<CountedIntegration>(sql`${counted} where i.user_id = ${userId} and i.id = ${id}`);
}

/** After its portfolio (SF-11). */
export function lockIntegration(tx: Tx, userId: string, id: string): Promise<IntegrationRow | undefined> {
  return tx.maybe<IntegrationRow>(
    sql`select * from integrations where user_id = ${userId} and id = ${id} for update`,
  );
}

/** As a plan counts them. */
export function limitedIntegrations(on: Queries, userId: string): Promise<LimitedThing[]> {
  return on.many<LimitedThing>(sql`
    select id, name, created_at as since, is_kept as "isChosen" from integrations
    where user_id = ${userId} and status <> 'disconnected'`);
}

/** In place of an earlier choice. */
export function keepIntegrations(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  return tx.run(sql`
    update integrations set is_kept = not is_kept where user_id = ${userId} and is_kept <> (id = any(${ids}::uuid[]))`);
}

/** Not looked at before then. */
export function postpone(on: Queries, userId: string, id: string, until: Date): Promise<number> {
  return on.run(sql`
    update integrations set next_try_at = ${until}
    where user_id = ${userId} and id = ${id} and status <> 'disconnected'`);
}

export function insertIntegration(
  tx: Tx,
  row: Pick<
    IntegrationRow,
    | 'user_id'
    | 'id'
    | 'name'
    | 'broker'
    | 'is_demo'
    | 'currency_id'
    | 'portfolio_id'
    | 'portfolios'
    | 'credentials'
    | 'created_at'
  > & { connection?: string },
): Promise<number> {
  return tx.run(sql`
    insert into integrations (user_id, id, name, broker, is_demo, currency_id, portfolio_id, portfolios, credentials, connection,
      is_validated, status, next_try_at, created_at)
    values (${row.user_id}, ${row.id}, ${row.name}, ${row.broker}, ${row.is_demo}, ${row.currency_id}, ${row.portfolio_id},
      ${row.portfolios}, ${row.credentials}, ${row.connection ?? null}, true, 'connected', ${row.created_at}, ${row.created_at})`);
}

/** A broker of the same name is told apart by a number. */
export async function freeName(tx: Tx, userId: string, title: string): Promise<string> {
  const taken = new Set(
    (
      await tx.many<{ name: string }>(
        sql`select name from integrations where user_id = ${userId} and starts_with(name, ${title})`,
      )
    ).map(({ name }) => name),
  );
  if (!taken.has(title)) return title;
  for (let number = 2; ; number++) if (!taken.has(`${title} ${number}`)) return `${title} ${number}`;
}

export function markDisconnected(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update integrations set status = 'disconnected', disconnected_at = ${at}, next_try_at = null
    where user_id = ${userId} and id = ${id}`);
}

export function markRestored(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update integrations set status = 'restored', disconnected_at = null, next_try_at = ${at}, failures = 0
    where user_id = ${userId} and id = ${id}`);
}

/** With new keys it goes on where it was, also what was disconnected. */
export function storeKeys(
  tx: Tx,
  userId: string,
  id: string,
  { credentials, at }: { credentials: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    update integrations set credentials = ${credentials}, is_validated = true, next_try_at = ${at}, failures = 0,
      status = case status when 'disconnected' then 'restored' else status end, disconnected_at = null
    where user_id = ${userId} and id = ${id}`);
}

/** These accounts are read from the beginning; what was compared with the portfolio before is of no use. */
export function storePortfolio(
  tx: Tx,
  userId: string,
  id: string,
  { portfolioId, accounts, at }: { portfolioId: string; accounts: readonly string[]; at: Date },
): Promise<number> {
  return tx.run(sql`
    update integrations set portfolio_id = coalesce(portfolio_id, ${portfolioId}), cursors = cursors - ${accounts}::text[],
      differences = null, kept = '{}', next_try_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

/** Keys of what was disconnected before then are gone for good; what the aggregator reads is to be removed there. */
export function eraseCredentials(on: Queries, before: Date): Promise<number> {
  return on.run(sql`
    with erased as (
      update integrations set credentials = null
      where status = 'disconnected' and disconnected_at < ${before} and credentials is not null
      returning user_id, connection)
    insert into aggregator_removals (person, connection, due_at)
    select p.person, e.connection, '-infinity' from erased e join aggregator_people p on p.user_id = e.user_id
    where e.connection is not null on conflict (person, connection) do nothing`);
}

export type DueIntegration = Pick<IntegrationRow, 'user_id' | 'id' | 'broker'>;

export function dueIntegrations(on: Queries, now: Date, most: number): Promise<DueIntegration[]> {
  return on.many<DueIntegration>(sql`
    select user_id, id, broker from integrations
    where status <> 'disconnected' and next_try_at <= ${now} order by next_try_at limit ${most}`);
}

export function storeCursor(
  tx: Tx,
  userId: string,
  id: string,
  account: string,
  cursor: string,
): Promise<number> {
  return tx.run(sql`
    update integrations set cursors = cursors || jsonb_build_object(${account}::text, ${cursor}::text)
    where user_id = ${userId} and id = ${id}`);
}

export type Ended = {
  result: SyncResult;
  /** Nothing where the broker's statement could not be had. */
  differences: Comparison | null;
  isValidated: boolean;
  nextTry: Date;
  failures: number;
  at: Date;
};

export function storeEnd(tx: Tx, userId: string, id: string, ended: Ended): Promise<number> {
  const { result, differences, isValidated, nextTry, failures, at } = ended;
  const isDone = result.is === 'done';
  return tx.run(sql`
    update integrations set last_result = ${JSON.stringify(result)}::jsonb, is_validated = ${isValidated},
      next_try_at = ${nextTry}, failures = ${failures},
      last_synced_at = case when ${isDone} then ${at}::timestamptz else last_synced_at end,
      differences = coalesce(${differences && JSON.stringify(differences)}::jsonb, differences)
    where user_id = ${userId} and id = ${id} and status <> 'disconnected'`);
}

export function storeComparison(
  tx: Tx,
  userId: string,
  id: string,
  { differences, kept, accepted }: Pick<IntegrationRow, 'differences' | 'kept' | 'accepted'>,
): Promise<number> {
  return tx.run(sql`
    update integrations set differences = ${differences && JSON.stringify(differences)}::jsonb,
      kept = ${JSON.stringify(kept)}::jsonb, accepted = ${accepted}::uuid[]
    where user_id = ${userId} and id = ${id}`);
}

/** What the broker told of now is settled for good. */
export function endAccepted(tx: Tx, userId: string, id: string, left: readonly string[]): Promise<number> {
  return tx.run(
    sql`update integrations set accepted = ${left}::uuid[] where user_id = ${userId} and id = ${id}`,
  );
}
