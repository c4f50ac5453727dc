import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { finishOnboarding as finishOnboardingCall } from '../contract.ts';
import { sessionsChanged } from './identity-events.ts';
import { type Profile, stampOnboarded, storeInvestorProfile } from './user-store.ts';

export async function finishOnboarding(context: Context, { body }: CallInput<typeof finishOnboardingCall>) {
  const { services } = context;
  await services.database.transaction((tx) => markOnboarded(tx, services, actorOf(context).userId, body));
  return isDone;
}

/** The dashboard is open from now on; a profile is stored where there is one. */
export async function markOnboarded(
  tx: Tx,
  services: Services,
  userId: string,
  profile: Profile | null,
): Promise<void> {
  const now = services.clock.now();
  if (profile) await storeInvestorProfile(tx, userId, profile, now);
  else await stampOnboarded(tx, userId, now);
  // Sessions remember whether their user may enter the dashboard.
  await services.events.publish(tx, sessionsChanged.of(userId));
}
