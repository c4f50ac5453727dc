import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { PlanRow } from '../plan-store.ts';

export type VersionedPlan = PlanRow & { version: number };

/** Each plan with how many are on it now; whoever has none is on the free one. */
export function plansWithPeople(on: Queries, now: Date): Promise<(VersionedPlan & { people: number })[]> {
  return on.many(sql`
    with active as (
      select distinct on (user_id) user_id, plan_id from subscriptions
      where started_at <= ${now} and (ends_at is null or ends_at > ${now})
      order by user_id, started_at desc, id desc
    ), counted as (select plan_id, count(*)::int as people from active group by plan_id)
    select p.*, coalesce(c.people, 0)
      + case when p.slug = 'free' then (select count(*) from users)::int - (select count(*) from active)::int else 0 end as people
    from plans p left join counted c on c.plan_id = p.id order by p.position`);
}

/** Held to the end of the transaction, so that two operators cannot cross. */
export function lockPlan(tx: Tx, id: string): Promise<VersionedPlan | undefined> {
  return tx.maybe<VersionedPlan>(sql`select * from plans where id = ${id} for update`);
}

export function updatePlan(tx: Tx, plan: VersionedPlan): Promise<number> {
  return tx.run(sql`
    update plans set names = ${JSON.stringify(plan.names)}, price_pln = ${plan.price_pln}, price_eur = ${plan.price_eur},
      year_pln = ${plan.year_pln}, year_eur = ${plan.year_eur}, is_offered = ${plan.is_offered},
      portfolios = ${plan.portfolios}, integrations = ${plan.integrations}, strategies = ${plan.strategies},
      sms = ${plan.sms}, export = ${plan.export}, education = ${plan.education}, version = ${plan.version}
    where id = ${plan.id}`);
}

type PlanChange = {
  id: string;
  planId: string;
  at: Date;
  actorId: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

export function insertPlanChange(
  tx: Tx,
  { id, planId, at, actorId, before, after }: PlanChange,
): Promise<number> {
  return tx.run(sql`
    insert into plan_changes (id, plan_id, at, actor_id, before, after)
    values (${id}, ${planId}, ${at}, ${actorId}, ${JSON.stringify(before)}, ${JSON.stringify(after)})`);
}

export type ListedPlanChange = {
  id: string;
  at: Date;
  actor: string | null;
  names: Record<string, string>;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

export function planChanges(
  on: Queries,
  { start, limit }: { start: number; limit: number },
): Promise<ListedPlanChange[]> {
  return on.many<ListedPlanChange>(sql`
    select c.id, c.at, u.name as actor, p.names, c.before, c.after
    from plan_changes c join plans p on p.id = c.plan_id left join users u on u.id = c.actor_id
    order by c.at desc, c.id desc offset ${start} limit ${limit}`);
}

export async function planChangeCount(on: Queries): Promise<number> {
  return (await on.one<{ count: number }>(sql`select count(*)::int as count from plan_changes`)).count;
}
