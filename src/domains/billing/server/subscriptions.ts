import { wholeList } from '../../../foundation/answers.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { type PlanLimits, policiesOf, unlimited } from '../plan-limits.ts';
import { buyerOf } from './buyer-store.ts';
import {
  activeSubscription,
  allPlans,
  insertSubscription,
  type OwedPlan,
  type PlanRow,
  planBySlug,
  plansNow,
  type SubscriptionRow,
  subscriptionsOf,
} from './plan-store.ts';
import { portalAddress } from './stripe/at-stripe.ts';

export function languagesOf(names: Record<string, string>): { lang: string; name: string }[] {
  return Object.entries(names).map(([lang, name]) => ({ lang, name }));
}

export function shownPlan(plan: PlanRow) {
  return { ...plan, languages: languagesOf(plan.names) };
}

export async function listPlans({ services }: Context) {
  return wholeList((await allPlans(services.database)).map(shownPlan));
}

/** Registration starts the trial, once. */
export async function startTrial(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const plan = await planBySlug(tx, 'trial');
  const startedAt = services.clock.now();
  const endsAt = new Date(startedAt.getTime() + (plan.trial_days ?? 14) * 86_400_000);
  await insertSubscription(tx, {
    id: newId(),
    userId: user.id,
    planId: plan.id,
    startedAt,
    endsAt,
    isTrial: true,
  });
}

/** What the user may do now. Every limited operation asks here; inside a transaction, on its connection. */
export async function limitsOf(
  services: Services,
  userId: string,
  on: Queries = services.database,
): Promise<PlanLimits> {
  if (!services.settings.plans) return unlimited;
  return (await activeSubscription(on, userId, services.clock.now())) ?? planBySlug(on, 'free');
}

export async function planSummary(services: Services, userId: string) {
  const { active, owed } = await plansNow(services.database, userId, services.clock.now());
  const inForce = active ?? (await planBySlug(services.database, 'free'));
  return {
    subscription: active
      ? {
          id: active.subscription_id,
          started_at: active.started_at,
          ends_at: active.ends_at,
          is_trial: active.is_trial,
        }
      : null,
    plan: active ? { id: active.id, slug: active.slug, languages: languagesOf(active.names) } : null,
    policies: policiesOf(services.settings.plans ? inForce : unlimited),
    portal: await portalAddress(services, userId),
    unpaid: owed && services.settings.plans ? unpaidSummary(owed, active) : null,
  };
}

function unpaidSummary(owed: OwedPlan, active: SubscriptionRow | undefined) {
  const { names, late_since: since, grace_until } = owed;
  const isInForce = owed.subscription_id === active?.subscription_id;
  return { languages: languagesOf(names), since, grace_until, is_in_force: isInForce };
}

export async function exportSubscriptions(on: Queries, user: { id: string }) {
  const { is_saved: isSaved, ...buyer } = await buyerOf(on, user.id);
  return { subscriptions: await subscriptionsOf(on, user.id), billing_buyer: isSaved ? buyer : null };
}
