import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { PlanKind } from '../contract.ts';
import type { Rhythm } from '../occurrences.ts';

export type PlanRow = {
  id: string;
  portfolio_id: string;
  portfolio_name: string;
  follows_cash: boolean;
  is_virtual: boolean;
  kind: PlanKind;
  instrument_id: string | null;
  currency_id: string;
  /** Lowercase title. */
  currency: string;
  amount: string | null;
  units: string | null;
  whole_units: boolean;
  rhythm: Rhythm;
  starts_on: string;
  ends_on: string | null;
  open_from: string;
  is_paused: boolean;
  version: number;
  created_at: Date;
  /** Of the instrument. */
  ticker: string | null;
  names: Record<string, string> | null;
  mic: string | null;
  class: string | null;
  price_unit: 'unit' | 'pence' | 'percent' | null;
  nominal: string | null;
};

const columns = sql`r.id, r.portfolio_id, p.name as portfolio_name, p.follows_cash, p.is_virtual, r.kind, r.instrument_id, r.currency_id,
  c.title as currency, r.amount, r.units, r.whole_units, r.rhythm, r.starts_on, r.ends_on, r.open_from, r.is_paused, r.version,
  r.created_at, i.ticker, i.names, i.mic, k.slug as class, i.price_unit, i.nominal`;
const joined = sql`recurring_plans r join portfolios p on p.user_id = r.user_id and p.id = r.portfolio_id
  join currencies c on c.id = r.currency_id left join instruments i on i.id = r.instrument_id
  left join asset_classes k on k.id = i.class_id`;

export function plansOf(on: Queries, userId: string): Promise<PlanRow[]> {
  return on.many<PlanRow>(sql`
    select ${columns} from ${joined} where r.user_id = ${userId} order by r.created_at, r.id`);
}

/** Those of many people that may have a day between two. */
export function plansRunning(
  on: Queries,
  userIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<(PlanRow & { user_id: string })[]> {
  return on.many(sql`
    select ${columns}, r.user_id from ${joined}
    where r.user_id = any(${[...userIds]}::uuid[]) and not r.is_paused and r.starts_on <= ${to}::date
      and (r.ends_on is null or r.ends_on >= ${from}::date)
    order by r.user_id, r.created_at, r.id`);
}

export function planById(on: Queries, userId: string, id: string): Promise<PlanRow | undefined> {
  return on.maybe<PlanRow>(
    sql`select ${columns} from ${joined} where r.user_id = ${userId} and r.id = ${id}`,
  );
}

export async function countPlans(on: Queries, userId: string): Promise<number> {
  return (
    await on.one<{ count: number }>(sql`select count(*) from recurring_plans where user_id = ${userId}`)
  ).count;
}

export function planOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from recurring_plans where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

export type PlanValues = Pick<
  PlanRow,
  | 'portfolio_id'
  | 'kind'
  | 'instrument_id'
  | 'currency_id'
  | 'amount'
  | 'units'
  | 'whole_units'
  | 'rhythm'
  | 'starts_on'
  | 'ends_on'
  | 'open_from'
  | 'is_paused'
>;

export function insertPlan(
  tx: Tx,
  userId: string,
  plan: PlanValues & { id: string; submission_id: string | null; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into recurring_plans (user_id, id, portfolio_id, kind, instrument_id, currency_id, amount, units, whole_units, rhythm,
      starts_on, ends_on, open_from, is_paused, submission_id, created_at, updated_at)
    values (${userId}, ${plan.id}, ${plan.portfolio_id}, ${plan.kind}, ${plan.instrument_id}, ${plan.currency_id}, ${plan.amount},
      ${plan.units}, ${plan.whole_units}, ${plan.rhythm}, ${plan.starts_on}, ${plan.ends_on}, ${plan.open_from}, ${plan.is_paused},
      ${plan.submission_id}, ${plan.at}, ${plan.at})`);
}

export function changePlan(
  tx: Tx,
  userId: string,
  id: string,
  values: PlanValues,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update recurring_plans set portfolio_id = ${values.portfolio_id}, kind = ${values.kind},
      instrument_id = ${values.instrument_id}, currency_id = ${values.currency_id}, amount = ${values.amount},
      units = ${values.units}, whole_units = ${values.whole_units}, rhythm = ${values.rhythm}, starts_on = ${values.starts_on},
      ends_on = ${values.ends_on}, open_from = ${values.open_from}, is_paused = ${values.is_paused},
      version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

export function removePlan(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from recurring_plans where user_id = ${userId} and id = ${id}`);
}

export type AnswerRow = { plan_id: string; day: string; transaction_id: string | null };

/** What was said about days of plans from a day on. */
export function planAnswersOf(on: Queries, userId: string, from: string): Promise<AnswerRow[]> {
  return on.many<AnswerRow>(sql`
    select plan_id, day, transaction_id from recurring_plan_answers
    where user_id = ${userId} and day >= ${from}::date order by plan_id, day`);
}

export function insertPlanAnswers(
  tx: Tx,
  userId: string,
  answers: readonly AnswerRow[],
  at: Date,
): Promise<number> {
  return tx.run(sql`
    insert into recurring_plan_answers (user_id, plan_id, day, transaction_id, created_at)
    select ${userId}, plan_id, day, transaction_id, ${at}
    from unnest(${answers.map(({ plan_id }) => plan_id)}::uuid[], ${answers.map(({ day }) => day)}::date[],
      ${answers.map(({ transaction_id }) => transaction_id)}::uuid[]) as given (plan_id, day, transaction_id)`);
}
