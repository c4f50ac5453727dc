import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { LimitedThing } from '../../billing/server/limited-things.ts';
import { shareUser } from '../../identity/server/user-store.ts';
import type { LotMethod } from '../keep-book.ts';
import type { PortfolioKind } from '../portfolio-kinds.ts';

export type PortfolioRow = {
  id: string;
  user_id: string;
  name: string;
  currency_id: string;
  /** Lowercase title. */
  currency: string;
  is_virtual: boolean;
  /** Made to look around with; it goes with one click (rule OB-8). */
  is_sample: boolean;
  kind: PortfolioKind;
  lot_method: LotMethod;
  follows_cash: boolean;
  notify_email: boolean;
  notify_sms: boolean;
  /** From which change on its owner is told; null for the usual one. */
  notify_percent: string | null;
  /** Below which coverage of its strategy its owner is told. */
  notify_coverage: string | null;
  version: number;
  ledger_version: number;
  synchronized_at: Date | null;
  created_at: Date;
};

const columns = sql`p.id, p.user_id, p.name, p.currency_id, c.title as currency, p.is_virtual, p.is_sample, p.kind, p.lot_method,
  p.follows_cash, p.notify_email, p.notify_sms, p.notify_percent, p.notify_coverage, p.version, p.ledger_version, p.synchronized_at,
  p.created_at`;

export function portfoliosOf(on: Queries, userId: string): Promise<PortfolioRow[]> {
  return on.many<PortfolioRow>(sql`
    select ${columns} from portfolios p join currencies c on c.id = p.currency_id
    where p.user_id = ${userId} order by p.created_at, p.id`);
}

export function portfolioById(on: Queries, id: string, userId: string): Promise<PortfolioRow | undefined> {
  return on.maybe<PortfolioRow>(sql`
    select ${columns} from portfolios p join currencies c on c.id = p.currency_id
    where p.id = ${id} and p.user_id = ${userId}`);
}

/**
 * Holds the portfolio until the transaction ends: whoever writes into it comes one after the other. The account is held
 * first: what is written names it, and it might just be leaving (SF-11).
 */
export async function lockPortfolios(tx: Tx, ids: string[], userId: string): Promise<PortfolioRow[]> {
  if (!(await shareUser(tx, userId))) return [];
  return tx.many<PortfolioRow>(sql`
    select ${columns} from portfolios p join currencies c on c.id = p.currency_id
    where p.id = any(${ids}::uuid[]) and p.user_id = ${userId} order by p.id for update of p`);
}

/** As a plan counts them: samples do not. */
export function limitedPortfolios(on: Queries, userId: string): Promise<LimitedThing[]> {
  return on.many<LimitedThing>(sql`
    select id, name, created_at as since, is_kept as "isChosen" from portfolios
    where user_id = ${userId} and not is_sample`);
}

/** In place of an earlier choice. */
export function keepPortfolios(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  return tx.run(sql`
    update portfolios set is_kept = not is_kept where user_id = ${userId} and is_kept <> (id = any(${ids}::uuid[]))`);
}

export function portfolioOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from portfolios where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

export type PortfolioFields = {
  name: string;
  currency_id: string;
  is_virtual: boolean;
  kind: PortfolioKind;
  lot_method: LotMethod;
  follows_cash: boolean;
  notify_email: boolean;
  notify_sms: boolean;
  notify_percent?: string | null;
  notify_coverage?: string | null;
};

export function insertPortfolio(
  tx: Tx,
  portfolio: PortfolioFields & {
    id: string;
    user_id: string;
    is_sample?: boolean;
    submission_id: string | null;
    at: Date;
  },
): Promise<number> {
  return tx.run(sql`
    insert into portfolios (id, user_id, name, currency_id, is_virtual, kind, lot_method, follows_cash, notify_email,
      notify_sms, notify_percent, notify_coverage, is_sample, submission_id, created_at, updated_at)
    values (${portfolio.id}, ${portfolio.user_id}, ${portfolio.name}, ${portfolio.currency_id}, ${portfolio.is_virtual},
      ${portfolio.kind}, ${portfolio.lot_method}, ${portfolio.follows_cash}, ${portfolio.notify_email}, ${portfolio.notify_sms},
      ${portfolio.notify_percent ?? null}, ${portfolio.notify_coverage ?? null}, ${portfolio.is_sample ?? false}, ${portfolio.submission_id}, ${portfolio.at}, ${portfolio.at})`);
}

/** Its lot method or cash may have changed, so what was computed from its ledger is stale too. */
export function changePortfolio(
  tx: Tx,
  userId: string,
  id: string,
  fields: PortfolioFields,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update portfolios set name = ${fields.name}, currency_id = ${fields.currency_id}, is_virtual = ${fields.is_virtual},
      kind = ${fields.kind}, lot_method = ${fields.lot_method}, follows_cash = ${fields.follows_cash}, notify_email = ${fields.notify_email},
      notify_sms = ${fields.notify_sms}, notify_percent = ${fields.notify_percent ?? null},
      notify_coverage = ${fields.notify_coverage ?? null}, version = version + 1, ledger_version = ledger_version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

/** Cash is followed from its first transaction on, whenever that is said. */
export function followCash(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update portfolios set follows_cash = true, version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id} and not follows_cash`);
}

/** What its broker has was brought. */
export function markSynchronized(tx: Tx, userId: string, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update portfolios set synchronized_at = ${at}, ledger_version = ledger_version + 1
    where user_id = ${userId} and id = ${id}`);
}

export async function removePortfolio(tx: Tx, userId: string, id: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) from transactions where user_id = ${userId} and portfolio_id = ${id}`,
  );
  await tx.run(sql`delete from portfolios where user_id = ${userId} and id = ${id}`);
  return count;
}

/** All of them, with everything in them. */
export async function removeEveryPortfolio(tx: Tx, userId: string): Promise<number> {
  // By id, as whoever moves something between two of them locks them (SF-11).
  await tx.run(sql`select from portfolios where user_id = ${userId} order by id for update`);
  return tx.run(sql`delete from portfolios where user_id = ${userId}`);
}

export async function currencyTitle(on: Queries, id: string): Promise<string> {
  return (await on.one<{ title: string }>(sql`select title from currencies where id = ${id}`)).title;
}

export function currencyExists(on: Queries, id: string): Promise<object | undefined> {
  return on.maybe(sql`select from currencies where id = ${id}`);
}
