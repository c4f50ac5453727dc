import { createHash } from 'node:crypto';
import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { signIn as signInCall } from '../contract.ts';
import { openSession } from './open-session.ts';
import { checkPassword } from './passwords.ts';
import { deleteSession } from './session-store.ts';
import { updateLocale, userByEmail } from './user-store.ts';

export const invalidCredentials = 'Invalid email or password. Try again.';

/** Limits are kept by the hash of an address, so that counters hold no personal data. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22);
}

export async function signIn(context: Context, { body }: CallInput<typeof signInCall>) {
  const { services, actor } = context;
  await services.limits.take('signInByAddress', context.address);
  await services.limits.take('signInByAccount', accountKey(body.email));
  const user = await userByEmail(services.database, body.email);
  if (!(await checkPassword(user?.password_hash, body.password)) || !user) {
    throw invalid({ email: ['invalidCredentials'] }, invalidCredentials);
  }
  const handOver = await services.database.transaction(async (tx) => {
    if (actor?.sessionId) {
      await deleteSession(tx, actor.userId, actor.sessionId);
      await services.events.publish(tx, { type: 'SessionsChanged', userId: actor.userId });
    }
    await updateLocale(tx, user.id, context.locale);
    return openSession(tx, context, { userId: user.id, remember: body.remember });
  });
  handOver();
  return { data: { id: user.id, onboarding_done: user.onboarding_done_at !== null } };
}

export async function signOut(context: Context) {
  const { database, events } = context.services;
  const { userId, sessionId } = actorOf(context);
  await database.transaction(async (tx) => {
    if (sessionId) await deleteSession(tx, userId, sessionId);
    await events.publish(tx, { type: 'SessionsChanged', userId });
  });
  context.endSession();
  return isDone;
}
