import { notFound } from '../../../foundation/failure.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { PlanSummary } from './account-life.ts';
import { userWithKey } from './user-store.ts';

type Asked = {
  planOf: (services: Services, userId: string) => Promise<PlanSummary>;
  channelsOf: (on: Queries, userId: string) => Promise<{ email: boolean; sms: boolean }>;
};

export function readUser({ planOf, channelsOf }: Asked) {
  return async (context: Context) => {
    const { services } = context;
    const actor = actorOf(context);
    const [user, plan, { email, sms }] = await Promise.all([
      userWithKey(services.database, actor.userId),
      planOf(services, actor.userId),
      channelsOf(services.database, actor.userId),
    ]);
    if (!user) throw notFound();
    const shownKey = actor.visiting ? null : user.key_ending;
    return {
      data: {
        id: user.id,
        name: user.name,
        username: user.username ?? user.name,
        first_name: user.first_name,
        email: user.email,
        email_verified_at: user.email_verified_at,
        onboarding_done_at: user.onboarding_done_at,
        role: actor.role,
        locale: user.locale,
        avatar: user.avatar_id && `/api/avatars/${user.avatar_id}`,
        api_key: shownKey && `${apiKeyPrefix}…${shownKey}`,
        api_key_created_at: shownKey && user.key_created_at,
        phone: user.phone,
        address: { city: user.city ?? '', street: user.street ?? '', zip: user.zip ?? '' },
        // Without a number there is no SMS (rule N-18).
        notification: { email, sms: sms && user.phone !== null },
        newsletter: user.newsletter,
        terms_accepted_at: user.terms_accepted_at,
        familiarity: user.familiarity,
        reason: user.reason,
        scope: user.scope,
        is_demo: user.is_demo,
        visiting: actor.visiting,
        impersonated: actor.impersonatorId !== null,
        impersonated_until: actor.impersonatorId ? actor.endsAt : null,
        subscription: plan.subscription,
        subscriptionPlan: plan.plan,
        subscriptionPlanPolicies: plan.policies,
        billingPortalUrl: plan.portal,
        unpaidPlan: plan.unpaid,
      },
    };
  };
}

/** How a key of ours looks at first sight, so that scanners of leaked secrets can find it. */
export const apiKeyPrefix = 'wal_';
