import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type GoalRow = {
  id: string;
  name: string;
  target: string;
  currency_id: string;
  /** Lowercase title. */
  currency: string;
  target_on: string;
  counts_all: boolean;
  portfolio_ids: string[];
  monthly: string | null;
  version: number;
  created_at: Date;
};

const columns = sql`g.id, g.name, g.target, g.currency_id, c.title as currency, g.target_on, g.counts_all, g.monthly, g.version,
  g.created_at, array(select m.portfolio_id from goal_portfolios m
    where m.user_id = g.user_id and m.goal_id = g.id order by m.portfolio_id) as portfolio_ids`;

export function goalsOf(on: Queries, userId: string): Promise<GoalRow[]> {
  return on.many<GoalRow>(sql`
    select ${columns} from goals g join currencies c on c.id = g.currency_id
    where g.user_id = ${userId} order by g.target_on, g.id`);
}

export function goalById(on: Queries, userId: string, id: string): Promise<GoalRow | undefined> {
  return on.maybe<GoalRow>(sql`
    select ${columns} from goals g join currencies c on c.id = g.currency_id
    where g.user_id = ${userId} and g.id = ${id}`);
}

export async function countGoals(on: Queries, userId: string): Promise<number> {
  return (await on.one<{ count: number }>(sql`select count(*) from goals where user_id = ${userId}`)).count;
}

export function goalOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(sql`select id from goals where user_id = ${userId} and submission_id = ${submissionId}`);
}

export type GoalValues = Pick<
  GoalRow,
  'name' | 'target' | 'currency_id' | 'target_on' | 'counts_all' | 'monthly'
>;

export function insertGoal(
  tx: Tx,
  userId: string,
  goal: GoalValues & { id: string; submission_id: string | null; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into goals (user_id, id, name, target, currency_id, target_on, counts_all, monthly, submission_id, created_at, updated_at)
    values (${userId}, ${goal.id}, ${goal.name}, ${goal.target}, ${goal.currency_id}, ${goal.target_on}, ${goal.counts_all},
      ${goal.monthly}, ${goal.submission_id}, ${goal.at}, ${goal.at})`);
}

export function changeGoal(
  tx: Tx,
  userId: string,
  id: string,
  values: GoalValues,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update goals set name = ${values.name}, target = ${values.target}, currency_id = ${values.currency_id},
      target_on = ${values.target_on}, counts_all = ${values.counts_all}, monthly = ${values.monthly},
      version = version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

export async function setCounted(
  tx: Tx,
  userId: string,
  goalId: string,
  portfolioIds: readonly string[],
): Promise<void> {
  const ids = [...portfolioIds];
  await tx.run(sql`
    delete from goal_portfolios
    where user_id = ${userId} and goal_id = ${goalId} and portfolio_id <> all(${ids}::uuid[])`);
  await tx.run(sql`
    insert into goal_portfolios (user_id, goal_id, portfolio_id)
    select ${userId}, ${goalId}, id from unnest(${ids}::uuid[]) as chosen (id)
    on conflict do nothing`);
}

export function removeGoal(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from goals where user_id = ${userId} and id = ${id}`);
}
