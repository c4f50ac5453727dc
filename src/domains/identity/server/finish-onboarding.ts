import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { finishOnboarding as finishOnboardingCall } from '../contract.ts';
import { sessionsChanged } from './identity-events.ts';
import { storeInvestorProfile } from './user-store.ts';

export async function finishOnboarding(context: Context, { body }: CallInput<typeof finishOnboardingCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  await services.database.transaction(async (tx) => {
    await storeInvestorProfile(tx, userId, body, services.clock.now());
    // Sessions remember whether their user may enter the dashboard.
    await services.events.publish(tx, sessionsChanged.of(userId));
  });
  return isDone;
}
