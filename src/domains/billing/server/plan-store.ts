import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { PlanLimits } from '../plan-limits.ts';

export type PlanRow = PlanLimits & {
  id: string;
  slug: string;
  price_pln: string;
  price_eur: string;
  trial_days: number | null;
  names: Record<string, string>;
};

export type SubscriptionRow = PlanRow & {
  subscription_id: string;
  started_at: Date;
  ends_at: Date | null;
  is_trial: boolean;
};

export function allPlans(on: Queries): Promise<PlanRow[]> {
  return on.many<PlanRow>(sql`select * from plans order by position`);
}

/** The plan in force now: the newest subscription that has begun and not ended. */
export function activeSubscription(
  on: Queries,
  userId: string,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  return on.maybe<SubscriptionRow>(sql`
    select p.*, s.id as subscription_id, s.started_at, s.ends_at, s.is_trial
    from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} and s.started_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
    order by s.started_at desc, s.id desc limit 1`);
}

export type EndingPlan = {
  user_id: string;
  subscription_id: string;
  ends_at: Date;
  is_trial: boolean;
  names: Record<string, string>;
};

/** Plans of these people that end in a time, and that no other one follows. */
export function endingPlans(
  on: Queries,
  userIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<EndingPlan[]> {
  return on.many<EndingPlan>(sql`
    select s.user_id, s.id as subscription_id, s.ends_at, s.is_trial, p.names
    from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = any(${[...userIds]}::uuid[]) and s.ends_at >= ${from} and s.ends_at < ${to}
      and not exists (select from subscriptions later where later.user_id = s.user_id and later.id <> s.id
        and later.started_at <= s.ends_at and (later.ends_at is null or later.ends_at > s.ends_at))
    order by s.user_id, s.ends_at, s.id`);
}

export function planBySlug(on: Queries, slug: string): Promise<PlanRow> {
  return on.one<PlanRow>(sql`select * from plans where slug = ${slug}`);
}

type NewSubscription = {
  id: string;
  userId: string;
  planId: string;
  startedAt: Date;
  endsAt: Date | null;
  isTrial: boolean;
};

export function insertSubscription(on: Queries, subscription: NewSubscription): Promise<number> {
  return on.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, ends_at, is_trial)
    values (${subscription.id}, ${subscription.userId}, ${subscription.planId}, ${subscription.startedAt}, ${subscription.endsAt}, ${subscription.isTrial})`);
}

export function subscriptionsOf(
  on: Queries,
  userId: string,
): Promise<{ slug: string; started_at: Date; ends_at: Date | null; is_trial: boolean }[]> {
  return on.many(sql`
    select p.slug, s.started_at, s.ends_at, s.is_trial from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} order by s.started_at`);
}
