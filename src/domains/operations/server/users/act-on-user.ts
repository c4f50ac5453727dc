import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { AccountLife } from '../../../identity/server/account-life.ts';
import { sessionsChanged } from '../../../identity/server/identity-events.ts';
import { refuseLastOperator, writingRefusal } from '../../../identity/server/last-operator.ts';
import {
  sendPasswordReset,
  sendSecurityNotice,
  sendVerification,
} from '../../../identity/server/mail/send-account-mails.ts';
import { spendTokensOf } from '../../../identity/server/mail/token-store.ts';
import { removeAccount } from '../../../identity/server/remove-user.ts';
import { writeEndedImpersonations } from '../../../identity/server/sign-in/ended-impersonations.ts';
import { deleteApiKey, deleteSessionsExcept } from '../../../identity/server/sign-in/session-store.ts';
import { setBlocked, setRole, type UserRow } from '../../../identity/server/user-store.ts';
import type * as contract from '../../users-contract.ts';
import { holdUser, writeAct } from './held-user.ts';

export async function resendVerification(
  context: Context,
  { params }: CallInput<typeof contract.resendVerification>,
) {
  const { services } = context;
  await services.database.transaction(async (tx) => {
    const { user } = await holdUser(tx, context, params.id, { onYourself: 'allowed' });
    if (user.email_verified_at) throw invalid({ user: ['emailConfirmed'] });
    await sendVerification(tx, services, user);
    await writeAct(tx, context, 'verification-sent', user.id);
  });
  return isDone;
}

/** Nobody has proved yet that a new address is the owner's: a link goes to a confirmed one only. */
export async function sendReset(context: Context, { params }: CallInput<typeof contract.sendReset>) {
  const { services } = context;
  await services.database.transaction(async (tx) => {
    const { user } = await holdUser(tx, context, params.id, { onYourself: 'allowed' });
    if (user.former_email && !user.email_verified_at) throw invalid({ user: ['emailNotVerified'] });
    await sendPasswordReset(tx, services, user);
    await writeAct(tx, context, 'reset-sent', user.id);
  });
  return isDone;
}

async function endEverySession(tx: Tx, context: Context, user: UserRow): Promise<void> {
  const { services } = context;
  const ended = await deleteSessionsExcept(tx, user.id, null);
  await writeEndedImpersonations(tx, ended, { at: services.clock.now() });
  await services.events.publish(tx, sessionsChanged.of(user.id));
}

export async function endAllSessions(
  context: Context,
  { params }: CallInput<typeof contract.endAllSessions>,
) {
  await context.services.database.transaction(async (tx) => {
    const { user } = await holdUser(tx, context, params.id, { onYourself: 'refused' });
    await endEverySession(tx, context, user);
    await writeAct(tx, context, 'sessions-ended', user.id);
  });
  return isDone;
}

/** Who is blocked is signed out everywhere, and what was left lying about opens nothing any more (OP-6). */
export function blockUser(life: readonly AccountLife[]) {
  return async (context: Context, { params, body }: CallInput<typeof contract.blockUser>) => {
    const { services } = context;
    const action = body.blocked ? 'blocked' : 'unblocked';
    await writingRefusal(context, { action, subjectId: params.id }, () =>
      services.database.transaction(async (tx) => {
        const { user, held } = await holdUser(tx, context, params.id, { onYourself: 'allowed' });
        if (body.blocked) refuseLastOperator(held, user.id);
        if (user.id === actorOf(context).userId) throw invalid({ user: ['notOnYourself'] });
        if ((user.blocked_at !== null) === body.blocked) return;
        const now = services.clock.now();
        await setBlocked(tx, user.id, body.blocked ? now : null);
        if (body.blocked) {
          await spendTokensOf(tx, user.id, 'reset-password', now);
          await deleteApiKey(tx, user.id);
          for (const { lockedOut } of life) await lockedOut?.(tx, user);
          await sendSecurityNotice(tx, services, user, 'accountBlocked');
        }
        for (const one of life) await one.blocked?.(tx, services, user);
        await endEverySession(tx, context, user);
        await writeAct(tx, context, action, user.id);
      }),
    );
    return isDone;
  };
}

export async function setOperator(
  context: Context,
  { params, body }: CallInput<typeof contract.setOperator>,
) {
  const { services } = context;
  const action = body.role === 'admin' ? 'made-admin' : 'admin-taken-back';
  await writingRefusal(context, { action, subjectId: params.id }, () =>
    services.database.transaction(async (tx) => {
      const { user, held } = await holdUser(tx, context, params.id, { onYourself: 'allowed' });
      if (user.role === body.role) return;
      if (body.role === 'user') refuseLastOperator(held, user.id);
      await setRole(tx, user.id, body.role);
      await services.events.publish(tx, sessionsChanged.of(user.id));
      await writeAct(tx, context, action, user.id);
    }),
  );
  return isDone;
}

/** The same removal as the person's own, with its promise kept. */
export function removeAnyUser(life: readonly AccountLife[]) {
  return async (context: Context, { params, body }: CallInput<typeof contract.removeAnyUser>) => {
    await writingRefusal(context, { action: 'account-removed', subjectId: params.id }, () =>
      context.services.database.transaction(async (tx) => {
        const { user, held } = await holdUser(tx, context, params.id, { onYourself: 'allowed' });
        refuseLastOperator(held, user.id);
        // One's own account is removed in the settings, with the password.
        if (user.id === actorOf(context).userId) throw invalid({ user: ['notOnYourself'] });
        if (body.email.trim().toLowerCase() !== user.email) throw invalid({ email: ['emailNotMatching'] });
        await removeAccount(tx, context, life, user);
      }),
    );
    return isDone;
  };
}
