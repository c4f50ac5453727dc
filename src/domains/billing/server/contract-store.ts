import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { BillingCurrency } from '../contract.ts';
import type { Agreement } from '../quote.ts';
import { type ContractRow, subscriptionFields } from './plan-store.ts';

type NewContract = {
  id: string;
  userId: string;
  planId: string;
  provider: 'built-in' | 'stripe';
  currency: BillingCurrency;
  agreement: Agreement;
  at: Date;
};

export function insertContract(on: Queries, contract: NewContract): Promise<number> {
  const { id, userId, planId, provider, currency, agreement, at } = contract;
  return on.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, provider, period, currency, price, ordered_at, anchor,
      period_from, period_to, credit)
    values (${id}, ${userId}, ${planId}, ${at}, ${provider}, ${agreement.period}, ${currency}, ${agreement.price}, ${at},
      ${agreement.anchor}, ${agreement.span.from}, ${agreement.span.to}, ${agreement.credit})`);
}

export type Terms = { planId: string; currency: BillingCurrency; agreement: Agreement; endsAt: Date | null };

export function updateTerms(on: Queries, userId: string, id: string, terms: Terms): Promise<number> {
  const { planId, currency, agreement, endsAt } = terms;
  return on.run(sql`
    update subscriptions set plan_id = ${planId}, period = ${agreement.period}, currency = ${currency},
      price = ${agreement.price}, anchor = ${agreement.anchor}, period_from = ${agreement.span.from},
      period_to = ${agreement.span.to}, credit = ${agreement.credit}, ends_at = ${endsAt}
    where user_id = ${userId} and id = ${id}`);
}

/** One that the person ended needs no news of its end. */
export function updateEnd(
  on: Queries,
  userId: string,
  id: string,
  endsAt: Date | null,
  sentAt: Date | null,
): Promise<number> {
  return on.run(sql`
    update subscriptions set ends_at = ${endsAt}, end_told_at = ${sentAt} where user_id = ${userId} and id = ${id}`);
}

/** Some at a time, those after an id. */
export type Part = { now: Date; after: string; most: number };

/** Contracts with a period that is over and that no other one followed yet. The demo's only looks so. */
export function dueContracts(
  on: Queries,
  { now, after, most }: Part,
): Promise<{ id: string; user_id: string }[]> {
  return on.many(sql`
    select s.id, s.user_id from subscriptions s join users u on u.id = s.user_id and not u.is_demo
    where s.period is not null and s.ends_at is null and s.provider = 'built-in' and s.period_to <= ${now}
      and s.id > ${after}
    order by s.id limit ${most}`);
}

/** What the person ordered and has now; held to the end of the transaction. The account is held already (SF-11). */
export function lockContract(on: Queries, userId: string, now: Date): Promise<ContractRow | undefined> {
  return on.maybe<ContractRow>(sql`
    select ${subscriptionFields} from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = ${userId} and s.period is not null and s.started_at <= ${now}
      and (s.ends_at is null or s.ends_at > ${now})
    order by s.started_at desc, s.id desc limit 1 for update of s`);
}

/** Ends every other plan that was ordered or given: somebody has one at a time. A trial goes on beneath it. */
export function endOthers(on: Queries, userId: string, id: string, now: Date): Promise<number> {
  return on.run(sql`
    update subscriptions set ends_at = greatest(${now}, started_at), end_told_at = ${now}
    where user_id = ${userId} and id <> ${id} and not is_trial and (ends_at is null or ends_at > ${now})`);
}

export function updateCredit(on: Queries, userId: string, id: string, credit: string): Promise<number> {
  return on.run(sql`update subscriptions set credit = ${credit} where user_id = ${userId} and id = ${id}`);
}

export type Credit = { currency: BillingCurrency; amount: string };

/** Money that plans which ended here have left, by currency (rule BL-6). */
export function creditsLeft(on: Queries, userId: string, now: Date): Promise<Credit[]> {
  return on.many<Credit>(sql`
    select currency, sum(credit)::text as amount from subscriptions
    where user_id = ${userId} and period is not null and provider = 'built-in' and ends_at <= ${now} and credit > 0
    group by currency order by currency desc`);
}

/** An order takes what was left. The account is held since the amount was read (SF-11). */
export function takeCredits(
  on: Queries,
  userId: string,
  currency: BillingCurrency,
  now: Date,
): Promise<number> {
  return on.run(sql`
    update subscriptions set credit = 0
    where user_id = ${userId} and period is not null and provider = 'built-in' and ends_at <= ${now}
      and currency = ${currency}`);
}

/** Ends what the operator gave; its owner is told by the next round. */
export function endGiven(on: Queries, userId: string, now: Date): Promise<number> {
  return on.run(sql`
    update subscriptions set ends_at = greatest(${now}, started_at)
    where user_id = ${userId} and provider = 'operator' and (ends_at is null or ends_at > ${now})`);
}

export type EndedPlan = {
  user_id: string;
  id: string;
  names: Record<string, string>;
  is_trial: boolean;
  is_followed: boolean;
};

/** Plans that ended and whose owners do not know it yet; `is_followed` where another one is in force. */
export function endedPlans(on: Queries, { now, after, most }: Part): Promise<EndedPlan[]> {
  return on.many<EndedPlan>(sql`
    select s.user_id, s.id, p.names, s.is_trial, exists (select from subscriptions o
      where o.user_id = s.user_id and o.id <> s.id and o.started_at <= ${now} and (o.ends_at is null or o.ends_at > ${now})
    ) as is_followed
    from subscriptions s join plans p on p.id = s.plan_id
    where s.ends_at is not null and s.end_told_at is null and s.ends_at <= ${now} and s.id > ${after}
    order by s.id limit ${most}`);
}

/** Whether it was not told yet, and still is at its end. */
export async function markNoticeSent(on: Queries, userId: string, id: string, now: Date): Promise<boolean> {
  const marked = await on.run(sql`
    update subscriptions set end_told_at = ${now}
    where user_id = ${userId} and id = ${id} and end_told_at is null and ends_at <= ${now}`);
  return marked > 0;
}

export type PriceChange = { at: Date; before: Record<string, unknown> };

/** What a plan cost before each change since a moment, the first one first. */
export function changesSince(on: Queries, planId: string, since: Date): Promise<PriceChange[]> {
  return on.many<PriceChange>(sql`
    select at, before from plan_changes where plan_id = ${planId} and at > ${since} order by at, id`);
}
