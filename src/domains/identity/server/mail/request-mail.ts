import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { suppressionOf } from '../../../../platform/mail/suppression-store.ts';
import type { Services } from '../../../../platform/services.ts';
import type { requestMail as requestMailCall } from '../../contract.ts';
import { mailByAccount, mailByAddress, mailByDevice } from '../identity-limits.ts';
import { accountKey } from '../sign-in/sign-in.ts';
import { userByEmail, userByFormerEmail, userById } from '../user-store.ts';
import { sendPasswordReset, sendVerification, sendWayBack } from './send-account-mails.ts';

export const resetRequested = defineJob<{ email: string; locale: 'en' | 'pl' }>('identity.reset-requested');

/**
 * Sends a mail again. For a reset the call only queues the request: whether the address is known is found out
 * later by a worker, so neither the answer nor its time tells.
 */
export async function requestMail(context: Context, { query }: CallInput<typeof requestMailCall>) {
  const { services, address, locale } = context;
  await services.limits.take(mailByAddress, address);
  if (query.type === 'reset-password') {
    const account = accountKey(query.email);
    const device = context.knownDevice(account);
    if (device) await services.limits.take(mailByDevice, device);
    else await services.limits.take(mailByAccount, account);
    await services.jobs.send(services.database, resetRequested, { email: query.email, locale });
    return isDone;
  }
  const { userId } = actorOf(context);
  await services.limits.take(mailByAccount, userId);
  const user = await userById(services.database, userId);
  if (user && (!user.email_verified_at || (await takesNoMail(services, user.email)))) {
    await services.database.transaction((tx) => sendVerification(tx, services, { ...user, locale }));
  }
  return isDone;
}

/** Whoever confirms such an address again gets all mails there again. */
async function takesNoMail({ database, secrets }: Services, email: string): Promise<boolean> {
  return (await suppressionOf(database, secrets, email)) !== undefined;
}

export async function answerResetRequest(
  services: Services,
  request: { email: string; locale: 'en' | 'pl' },
): Promise<void> {
  const { database, clock } = services;
  const { email, locale } = request;
  const user = await userByEmail(database, email);
  if (user) {
    // Nobody has proved yet that the new address is the owner's: until then only the one before leads back.
    if (user.former_email && !user.email_verified_at) return;
    await database.transaction((tx) => sendPasswordReset(tx, services, { ...user, locale }));
    return;
  }
  const moved = await userByFormerEmail(database, email, clock.now());
  if (moved) await database.transaction((tx) => sendWayBack(tx, services, { id: moved.id, email, locale }));
}
