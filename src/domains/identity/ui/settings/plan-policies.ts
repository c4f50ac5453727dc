import type { User } from '../user.ts';

type Policies = User['subscriptionPlanPolicies'];
type PolicyType = Policies[number]['type'];

/** Where plans are switched off, limits travel as the largest number there is. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** How many the plan allows; nothing when it sets no limit. A policy that is not there allows none. */
export function limitOf(policies: Policies, type: PolicyType): number | null {
  const value = policies.find((policy) => policy.type === type)?.value ?? 0;
  return value >= unlimited ? null : value;
}

export function allows(policies: Policies, type: PolicyType): boolean {
  return limitOf(policies, type) !== 0;
}
