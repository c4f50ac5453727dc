import { HandoverFailure, type Outcome } from '../../../platform/outgoing/handover-failure.ts';
import type { PushOptions } from '../../../platform/push/push.ts';
import type { Services } from '../../../platform/services.ts';
import { type PushMessage, writtenMessage } from '../push-message.ts';
import { removeSubscription, type SubscriptionRow } from './subscription-store.ts';

/** What became of a message. Who hands one over has committed before that he does, and never repeats what is uncertain. */
export type Handed =
  | { outcome: 'sent'; providerId: string | null }
  | { outcome: Outcome; reason: string; retryAfterSeconds: number | undefined };

async function handed(work: () => Promise<string | null>): Promise<Handed> {
  try {
    return { outcome: 'sent', providerId: await work() };
  } catch (error) {
    if (!(error instanceof HandoverFailure)) throw error;
    return { outcome: error.outcome, reason: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
}

/** To a number that `confirmedPhoneOf` knows, after `takeSms` said that there may be one more. */
export async function handOverSms(
  services: Pick<Services, 'sms' | 'log'>,
  to: string,
  text: string,
): Promise<Handed> {
  const result = await handed(async () => (await services.sms.send(to, text)).providerId);
  if (result.outcome !== 'sent') services.log.warn({ ...result }, 'SMS not handed over');
  return result;
}

/** To one browser. One that has unsubscribed is forgotten. */
export async function handOverPush(
  services: Pick<Services, 'push' | 'database' | 'log'>,
  userId: string,
  to: SubscriptionRow,
  { message, ...options }: PushOptions & { message: PushMessage },
): Promise<Handed> {
  const result = await handed(async () => {
    await services.push.send(to, writtenMessage(message), options);
    return null;
  });
  if (result.outcome === 'gone') await removeSubscription(services.database, userId, to.id);
  else if (result.outcome !== 'sent') services.log.warn({ ...result }, 'push message not handed over');
  return result;
}
