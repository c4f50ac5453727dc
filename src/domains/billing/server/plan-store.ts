import type { Day } from '../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { BillingCurrency, Period } from '../contract.ts';
import type { PlanLimits } from '../plan-limits.ts';

export type PlanRow = PlanLimits & {
  id: string;
  slug: string;
  price_pln: string;
  price_eur: string;
  year_pln: string;
  year_eur: string;
  is_offered: boolean;
  trial_days: number | null;
  names: Record<string, string>;
};

export type SubscriptionRow = PlanRow & {
  subscription_id: string;
  started_at: Date;
  ends_at: Date | null;
  is_trial: boolean;
  provider: 'built-in' | 'stripe' | 'operator';
} & (ContractFields | { [Field in keyof ContractFields]: null });

/** What was agreed with whoever ordered a plan; trials and plans that were given have none of it. */
export type ContractFields = {
  period: Period;
  currency: BillingCurrency;
  price: DecimalText;
  ordered_at: Date;
  anchor: Day;
  period_from: Date;
  period_to: Date;
  credit: DecimalText;
};

export type ContractRow = SubscriptionRow & ContractFields;

export function allPlans(on: Queries): Promise<PlanRow[]> {
  return on.many<PlanRow>(sql`select * from plans order by position`);
}

/** Of a plan `p` and whoever's subscription `s` to it. */
export const subscriptionFields = sql`p.*, s.id as subscription_id, s.started_at, s.ends_at, s.is_trial, s.provider, s.period,
  s.currency, s.price, s.ordered_at, s.anchor, s.period_from, s.period_to, s.credit`;

const inForce = (now: Date) => sql`s.started_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})`;

/** The plan in force now: the newest subscription that has begun and not ended. */
export function activeSubscription(
  on: Queries,
  userId: string,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  return on.maybe<SubscriptionRow>(sql`
    select ${subscriptionFields} from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} and ${inForce(now)}
    order by s.started_at desc, s.id desc limit 1`);
}

/** A plan whose payment is missing, whether or not its days of grace are over (rule BL-26). */
export type OwedPlan = ContractRow & { late_since: Date; grace_until: Date };

/**
 * The plan in force, and the one that is owed for: the same while its days of grace last, afterwards another. Every page of
 * the dashboard asks, also while Stripe is switched off (rule BL-32): it is one question.
 */
export async function plansNow(
  on: Queries,
  userId: string,
  now: Date,
): Promise<{ active: SubscriptionRow | undefined; owed: OwedPlan | undefined }> {
  type Row = (SubscriptionRow & { late_since: null }) | OwedPlan;
  const rows = await on.many<Row & { is_in_force: boolean }>(sql`
    select ${subscriptionFields}, ${inForce(now)} as is_in_force, t.late_since, t.grace_until
    from subscriptions s join plans p on p.id = s.plan_id
      left join stripe_subscriptions t on t.user_id = s.user_id and t.subscription_id = s.id and t.late_since is not null
        and t.closed_at is null and t.status in ('past_due', 'unpaid')
    where s.user_id = ${userId} and (t.late_since is not null or ${inForce(now)})
    order by s.started_at desc, s.id desc`);
  const owed = rows.filter((row) => row.late_since !== null);
  return {
    active: rows.find(({ is_in_force }) => is_in_force),
    owed: owed.toSorted((a, b) => a.late_since.getTime() - b.late_since.getTime())[0],
  };
}

export type EndingPlan = {
  user_id: string;
  subscription_id: string;
  ends_at: Date;
  is_trial: boolean;
  names: Record<string, string>;
};

/** Plans of these people that end in a time, and that no other one follows; of a payment that is missing they hear otherwise. */
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
      and not exists (select from stripe_subscriptions t
        where t.user_id = s.user_id and t.subscription_id = s.id and t.late_since is not null)
    order by s.user_id, s.ends_at, s.id`);
}

export function planBySlug(on: Queries, slug: string): Promise<PlanRow> {
  return on.one<PlanRow>(sql`select * from plans where slug = ${slug}`);
}

export function planById(on: Queries, id: string): Promise<PlanRow | undefined> {
  return on.maybe<PlanRow>(sql`select * from plans where id = ${id}`);
}

type NewSubscription = {
  id: string;
  userId: string;
  planId: string;
  startedAt: Date;
  endsAt: Date | null;
  isTrial: boolean;
  provider?: SubscriptionRow['provider'];
};

export function insertSubscription(on: Queries, subscription: NewSubscription): Promise<number> {
  const { id, userId, planId, startedAt, endsAt, isTrial, provider = 'built-in' } = subscription;
  return on.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, ends_at, is_trial, provider)
    values (${id}, ${userId}, ${planId}, ${startedAt}, ${endsAt}, ${isTrial}, ${provider})`);
}

export function subscriptionsOf(
  on: Queries,
  userId: string,
): Promise<{ slug: string; started_at: Date; ends_at: Date | null; is_trial: boolean; provider: string }[]> {
  return on.many(sql`
    select p.slug, s.started_at, s.ends_at, s.is_trial, s.provider, s.period, s.currency, s.price, s.ordered_at,
      s.period_from, s.period_to, s.credit from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} order by s.started_at`);
}
