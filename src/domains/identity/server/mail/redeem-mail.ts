import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { type Failure, invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { shownToken } from '../../../../platform/secrets.ts';
import type { redeemMail as redeemMailCall } from '../../contract.ts';
import { writeAudit } from '../audit-store.ts';
import { sessionsChanged } from '../identity-events.ts';
import { tokenByAddress } from '../identity-limits.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { deleteApiKey, deleteSessionsExcept } from '../sign-in/session-store.ts';
import { lockUser, markVerified, updatePassword } from '../user-store.ts';
import { sendSecurityNotice } from './send-account-mails.ts';
import { redeemToken, spendTokensOf } from './token-store.ts';

function invalidToken(): Failure {
  return invalid({ token: ['invalidToken'] }, 'Invalid token. Try again.');
}

export async function redeemMail(context: Context, { body }: CallInput<typeof redeemMailCall>) {
  await context.services.limits.take(tokenByAddress, context.address);
  if (body.type === 'email-verification') await verifyEmail(context, body.token);
  else await resetPassword(context, body.token, body.password);
  return isDone;
}

async function verifyEmail({ services }: Context, token: string): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, 'email-verification', shownToken(token), now);
    // A link for an address that was changed since verifies nothing.
    if (!redeemed || (await markVerified(tx, redeemed.user_id, redeemed.email, now)) === 0)
      throw invalidToken();
  });
}

/** Whoever has the link has the mailbox: the address counts as verified, and every device is signed out. */
async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const { services, address } = context;
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, 'reset-password', shownToken(token), now);
    const user = redeemed && (await lockUser(tx, redeemed.user_id));
    if (!redeemed || user?.email !== redeemed.email) throw invalidToken();
    await updatePassword(tx, user.id, passwordHash, now);
    // Until now nobody had proved to own the address: a key made before may be a stranger's.
    if (!user.email_verified_at) await deleteApiKey(tx, user.id);
    await markVerified(tx, user.id, user.email, now);
    await deleteSessionsExcept(tx, user.id, null);
    await spendTokensOf(tx, user.id, 'reset-password', now);
    await sendSecurityNotice(tx, services, user, 'passwordChanged');
    await writeAudit(tx, {
      action: 'password-reset',
      actorId: user.id,
      subjectId: user.id,
      address,
      at: now,
    });
    await services.events.publish(tx, sessionsChanged.of(user.id));
  });
}
