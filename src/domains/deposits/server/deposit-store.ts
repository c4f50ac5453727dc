import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Capitalisation } from '../deposit-terms.ts';

export type DepositRow = {
  id: string;
  name: string;
  amount: string;
  currency_id: string;
  /** Lowercase title. */
  currency: string;
  rate: string;
  tax_rate: string;
  starts_on: string;
  ends_on: string;
  capitalisation: Capitalisation;
  closed_on: string | null;
  closed_amount: string | null;
  version: number;
  created_at: Date;
};

const columns = sql`d.id, d.name, d.amount, d.currency_id, c.title as currency, d.rate, d.tax_rate, d.starts_on, d.ends_on,
  d.capitalisation, d.closed_on, d.closed_amount, d.version, d.created_at`;

export function depositsOf(on: Queries, userId: string): Promise<DepositRow[]> {
  return on.many<DepositRow>(sql`
    select ${columns} from deposits d join currencies c on c.id = d.currency_id
    where d.user_id = ${userId} order by coalesce(d.closed_on, d.ends_on), d.id`);
}

/** Those of many people that end on one of these days and were not broken. */
export function depositsEnding(
  on: Queries,
  userIds: readonly string[],
  days: readonly string[],
): Promise<(DepositRow & { user_id: string })[]> {
  return on.many(sql`
    select ${columns}, d.user_id from deposits d join currencies c on c.id = d.currency_id
    where d.user_id = any(${[...userIds]}::uuid[]) and d.ends_on = any(${[...days]}::date[]) and d.closed_on is null
    order by d.user_id, d.ends_on, d.id`);
}

export function depositById(on: Queries, userId: string, id: string): Promise<DepositRow | undefined> {
  return on.maybe<DepositRow>(sql`
    select ${columns} from deposits d join currencies c on c.id = d.currency_id
    where d.user_id = ${userId} and d.id = ${id}`);
}

/** Holds it until the transaction ends. */
export async function lockDeposit(tx: Tx, userId: string, id: string): Promise<DepositRow | undefined> {
  await tx.run(sql`select from deposits where user_id = ${userId} and id = ${id} for update`);
  return depositById(tx, userId, id);
}

/** One creation at a time for each person, so that two at once cannot both fit under the limit. */
export async function lockDepositCount(tx: Tx, userId: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('deposits:' || ${userId}, 0))`);
  return (await tx.one<{ count: number }>(sql`select count(*) from deposits where user_id = ${userId}`))
    .count;
}

export function depositOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(sql`select id from deposits where user_id = ${userId} and submission_id = ${submissionId}`);
}

export type DepositValues = Omit<DepositRow, 'id' | 'currency' | 'version' | 'created_at'>;

export function insertDeposit(
  tx: Tx,
  userId: string,
  deposit: DepositValues & { id: string; submission_id: string | null; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into deposits (user_id, id, name, amount, currency_id, rate, tax_rate, starts_on, ends_on, capitalisation, closed_on,
      closed_amount, submission_id, created_at, updated_at)
    values (${userId}, ${deposit.id}, ${deposit.name}, ${deposit.amount}, ${deposit.currency_id}, ${deposit.rate},
      ${deposit.tax_rate}, ${deposit.starts_on}, ${deposit.ends_on}, ${deposit.capitalisation}, ${deposit.closed_on},
      ${deposit.closed_amount}, ${deposit.submission_id}, ${deposit.at}, ${deposit.at})`);
}

export function changeDeposit(
  tx: Tx,
  userId: string,
  id: string,
  values: DepositValues,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update deposits set name = ${values.name}, amount = ${values.amount}, currency_id = ${values.currency_id},
      rate = ${values.rate}, tax_rate = ${values.tax_rate}, starts_on = ${values.starts_on}, ends_on = ${values.ends_on},
      capitalisation = ${values.capitalisation}, closed_on = ${values.closed_on}, closed_amount = ${values.closed_amount},
      version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

export function removeDeposit(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from deposits where user_id = ${userId} and id = ${id}`);
}

/** Changes with every change of a deposit. */
export async function depositStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select concat_ws(' ', count(*), sum(version), max(updated_at), max(created_at)) as stamp
    from deposits where user_id = ${userId}`);
  return stamp;
}

export function currencyExists(on: Queries, id: string): Promise<object | undefined> {
  return on.maybe(sql`select from currencies where id = ${id}`);
}
