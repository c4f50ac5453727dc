import { wholeList } from '../../../foundation/answers.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { type PlanLimits, policiesOf, unlimited } from '../plan-limits.ts';
import {
  activeSubscription,
  allPlans,
  insertSubscription,
  type PlanRow,
  planBySlug,
  subscriptionsOf,
} from './plan-store.ts';

function languagesOf(plan: PlanRow): { lang: string; name: string }[] {
  return Object.entries(plan.names).map(([lang, name]) => ({ lang, name }));
}

export async function listPlans({ services }: Context) {
  const plans = await allPlans(services.database);
  return wholeList(plans.map((plan) => ({ ...plan, languages: languagesOf(plan) })));
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

/** The demo account shows everything the product can do. */
export async function grantProfessional(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const plan = await planBySlug(tx, 'professional');
  await insertSubscription(tx, {
    id: newId(),
    userId: user.id,
    planId: plan.id,
    startedAt: services.clock.now(),
    endsAt: null,
    isTrial: false,
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
  const active = await activeSubscription(services.database, userId, services.clock.now());
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
    plan: active ? { id: active.id, slug: active.slug, languages: languagesOf(active) } : null,
    policies: policiesOf(services.settings.plans ? inForce : unlimited),
  };
}

export async function exportSubscriptions(on: Queries, user: { id: string }) {
  return { subscriptions: await subscriptionsOf(on, user.id) };
}
