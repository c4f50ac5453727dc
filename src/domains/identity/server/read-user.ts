import { notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { PlanSummary } from './account-life.ts';
import { userWithKey } from './user-store.ts';

export function readUser(planOf: (services: Services, userId: string) => Promise<PlanSummary>) {
  return async (context: Context) => {
    const { services } = context;
    const actor = actorOf(context);
    const [user, plan] = await Promise.all([
      userWithKey(services.database, actor.userId),
      planOf(services, actor.userId),
    ]);
    if (!user) throw notFound();
    return {
      data: {
        id: user.id,
        name: user.name,
        username: user.username ?? user.name,
        first_name: user.first_name,
        email: user.email,
        email_verified_at: user.email_verified_at,
        onboarding_done_at: user.onboarding_done_at,
        role: user.role,
        locale: user.locale,
        avatar: user.avatar_id && `/api/avatars/${user.avatar_id}`,
        api_key: user.key_ending && `${apiKeyPrefix}…${user.key_ending}`,
        api_key_created_at: user.key_created_at,
        phone: user.phone,
        address: { city: user.city ?? '', street: user.street ?? '', zip: user.zip ?? '' },
        notification: { email: user.notify_email, sms: user.notify_sms },
        newsletter: user.newsletter,
        terms_accepted_at: user.terms_accepted_at,
        familiarity: user.familiarity,
        reason: user.reason,
        scope: user.scope,
        is_demo: user.is_demo,
        impersonated: actor.impersonatorId !== null,
        subscription: plan.subscription,
        subscriptionPlan: plan.plan,
        subscriptionPlanPolicies: plan.policies,
        billingPortalUrl: null,
      },
    };
  };
}

/** How a key of ours looks at first sight, so that scanners of leaked secrets can find it. */
export const apiKeyPrefix = 'wal_';
