import { createHash } from 'node:crypto';
import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { signIn as signInCall } from '../../contract.ts';
import { deviceName } from '../../device-name.ts';
import type { AccountLife } from '../account-life.ts';
import { writeAudit } from '../audit-store.ts';
import { signInByAccount, signInByAddress, signInByDevice } from '../identity-limits.ts';
import { lockUser, updateLocale, userByEmail } from '../user-store.ts';
import { endPresentSession, openSession } from './open-session.ts';
import { checkPassword } from './passwords.ts';

export const invalidCredentials = 'Invalid email or password. Try again.';

/** Limits are kept by the hash of an address, so that counters hold no personal data. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}

export function signIn(life: readonly AccountLife[]) {
  return (context: Context, { body }: CallInput<typeof signInCall>) => signedIn(life, context, body);
}

async function signedIn(
  life: readonly AccountLife[],
  context: Context,
  body: CallInput<typeof signInCall>['body'],
) {
  const { services } = context;
  const refused = () => invalid({ email: ['invalidCredentials'] }, invalidCredentials);
  const account = accountKey(body.email);
  const device = context.knownDevice(account);
  if (device) await services.limits.take(signInByDevice, device);
  else {
    await services.limits.take(signInByAddress, context.address);
    await services.limits.take(signInByAccount, account);
  }
  const user = await userByEmail(services.database, body.email);
  if (!(await checkPassword(user?.password_hash, body.password)) || !user) {
    throw refused();
  }
  const handOver = await services.database.transaction(async (tx) => {
    // A password that was changed while we checked it opens nothing any more.
    if ((await lockUser(tx, user.id))?.password_hash !== user.password_hash) throw refused();
    await endPresentSession(tx, context);
    await updateLocale(tx, user.id, context.locale);
    const opened = await openSession(tx, context, { userId: user.id, remember: body.remember });
    // The demo's password is everybody's (rule EV-9).
    if (!device && !user.is_demo) {
      const { browser, system } = deviceName(context.userAgent);
      const { id, email } = user;
      for (const { signedInAnew } of life)
        await signedInAnew?.(
          tx,
          services,
          { id, email, locale: context.locale },
          { id: opened.id, browser, system },
        );
    }
    return opened.handOver;
  });
  handOver();
  context.rememberDevice(account);
  return { data: { id: user.id, onboarding_done: user.onboarding_done_at !== null } };
}

export async function signOut(context: Context) {
  const { database, clock } = context.services;
  const { userId, impersonatorId } = actorOf(context);
  await database.transaction(async (tx) => {
    const ended = await endPresentSession(tx, context);
    if (!ended || !impersonatorId) return;
    await writeAudit(tx, {
      action: 'impersonation-ended',
      actorId: impersonatorId,
      subjectId: userId,
      address: context.address,
      at: clock.now(),
    });
  });
  context.endSession();
  return isDone;
}
