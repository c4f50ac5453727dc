import { createHash } from 'node:crypto';
import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { signIn as signInCall } from '../../contract.ts';
import { deviceName } from '../../device-name.ts';
import type { AccountLife } from '../account-life.ts';
import { writeAuditOnce } from '../audit-store.ts';
import { signInByAccount, signInByAddress, signInByDevice } from '../identity-limits.ts';
import { lockUser, touchUser, updateLocale, userByEmail } from '../user-store.ts';
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
  if (device) await services.limits.take(signInByDevice, device).catch(locked(context, body.email));
  else {
    await services.limits.take(signInByAddress, context.address);
    await services.limits.take(signInByAccount, account).catch(locked(context, body.email));
  }
  const user = await userByEmail(services.database, body.email);
  if (!(await checkPassword(user?.password_hash, body.password)) || !user) {
    throw refused();
  }
  const handOver = await services.database.transaction(async (tx) => {
    // A password that was changed while we checked it opens nothing any more.
    const now = await lockUser(tx, user.id);
    if (now?.password_hash !== user.password_hash) throw refused();
    // Whoever was here before is told; a stranger does not learn that the password was right (OP-6).
    if (now.blocked_at) throw device ? invalid({ email: ['accountBlocked'] }) : refused();
    await touchUser(tx, user.id, services.clock.now());
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

/** Too many wrong passwords are written down once, under the account where there is one (OP-11). */
function locked({ services, address }: Context, email: string) {
  return async (refusal: unknown): Promise<never> => {
    const user = await userByEmail(services.database, email);
    const at = services.clock.now();
    if (user)
      await writeAuditOnce(
        services.database,
        { action: 'sign-in-locked', actorId: null, subjectId: user.id, address, at, refused: true },
        new Date(at.getTime() - signInByAccount.seconds * 1000),
      );
    throw refusal;
  };
}

export async function signOut(context: Context) {
  await context.services.database.transaction((tx) => endPresentSession(tx, context));
  context.endSession();
  return isDone;
}
