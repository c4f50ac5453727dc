import type { CallOutput } from '../../foundation/contract.ts';
import type { currentUser } from '../identity/contract.ts';

type SignedInUser = CallOutput<typeof currentUser>['data'];
type Policy = SignedInUser['subscriptionPlanPolicies'][number];

/** What the plan allows, by policy name (rule A-15); what it does not name it does not allow. */
export function allowedBy(
  user: Pick<SignedInUser, 'subscriptionPlanPolicies'>,
  type: Policy['type'],
): number {
  return Number(user.subscriptionPlanPolicies.find((policy) => policy.type === type)?.value ?? 0);
}
