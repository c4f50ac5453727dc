import { randomBytes } from 'node:crypto';
import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { type Failure, invalid } from '../../../../foundation/failure.ts';
import { type Tx, violates } from '../../../../platform/database/database.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { liftSuppression } from '../../../../platform/mail/suppression-store.ts';
import { shownToken } from '../../../../platform/secrets.ts';
import type { redeemMail as redeemMailCall } from '../../contract.ts';
import type { AccountLife } from '../account-life.ts';
import { writeAudit } from '../audit-store.ts';
import { sessionsChanged } from '../identity-events.ts';
import { tokenByAddress } from '../identity-limits.ts';
import { writeEndedImpersonations } from '../sign-in/ended-impersonations.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { deleteApiKey, deleteSessionsExcept } from '../sign-in/session-store.ts';
import { accountKey } from '../sign-in/sign-in.ts';
import { lockUser, markVerified, type UserRow, updateEmail, updatePassword } from '../user-store.ts';
import { sendPasswordReset, sendSecurityNotice } from './send-account-mails.ts';
import {
  ownerOfOldToken,
  redeemToken,
  spendAllTokensOf,
  spendTokensOf,
  type TokenPurpose,
} from './token-store.ts';

function invalidToken(): Failure {
  return invalid({ token: ['invalidToken'] }, 'Invalid token. Try again.');
}

export function redeemMail(life: readonly AccountLife[]) {
  return async (context: Context, { body }: CallInput<typeof redeemMailCall>) => {
    await context.services.limits.take(tokenByAddress, context.address);
    if (body.type === 'email-verification') await verifyEmail(life, context, body.token);
    else if (body.type === 'email-undo') await takeBack(life, context, body.token);
    else await resetPassword(life, context, body.token, body.password);
    return isDone;
  };
}

/** The account first, then its token: removing or changing an account takes them in this order too (SF-11). */
async function redeem(tx: Tx, purpose: TokenPurpose, token: string, now: Date) {
  const { hash, ownerId = await ownerOfOldToken(tx, hash) } = shownToken(token);
  const user = ownerId && (await lockUser(tx, ownerId));
  const email = user && (await redeemToken(tx, user.id, purpose, hash, now));
  if (!user || !email) throw invalidToken();
  return { user, email };
}

async function verifyEmail(
  life: readonly AccountLife[],
  { services }: Context,
  token: string,
): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const { user, email } = await redeem(tx, 'email-verification', token, now);
    // A link for an address that was changed since verifies nothing.
    if ((await markVerified(tx, user.id, email, now)) === 0) throw invalidToken();
    await liftSuppression(tx, services.secrets, email);
    for (const { addressProved } of life) await addressProved?.(tx, services, user);
  });
}

/** Whoever has the link has the mailbox: the address counts as verified, and every device is signed out. */
async function resetPassword(
  life: readonly AccountLife[],
  context: Context,
  token: string,
  password: string,
): Promise<void> {
  const { services, address } = context;
  const passwordHash = await hashPassword(password);
  const now = services.clock.now();
  const email = await services.database.transaction(async (tx) => {
    const { user, email } = await redeem(tx, 'reset-password', token, now);
    if (user.email !== email) throw invalidToken();
    await updatePassword(tx, user.id, passwordHash, now);
    // Whoever had to reset the password does not know who has been in: a key made before may be a stranger's.
    const keyEnded = (await deleteApiKey(tx, user.id)) > 0;
    await markVerified(tx, user.id, user.email, now);
    await liftSuppression(tx, services.secrets, email);
    for (const { addressProved } of life) await addressProved?.(tx, services, user);
    await writeEndedImpersonations(tx, await deleteSessionsExcept(tx, user.id, null), { at: now });
    for (const { lockedOut } of life) await lockedOut?.(tx, user);
    await spendTokensOf(tx, user.id, 'reset-password', now);
    await sendSecurityNotice(tx, services, user, 'passwordChanged', { keyEnded });
    await writeAudit(tx, {
      action: 'password-reset',
      actorId: user.id,
      subjectId: user.id,
      address,
      at: now,
    });
    await services.events.publish(tx, sessionsChanged.of(user.id));
    return user.email;
  });
  context.rememberDevice(accountKey(email));
}

/** A link may be younger than the change: asking for another does not lengthen the days. */
function mayComeBack(user: UserRow, email: string, now: Date): boolean {
  if (user.email === email) return true;
  return user.former_email === email && user.former_email_until !== null && user.former_email_until > now;
}

/**
 * Brings an account back to the address it was moved away from. Whoever moved it knew the password: so that one opens
 * nothing any more, every device and key is signed out, and the owner gets a link for a new password.
 */
async function takeBack(life: readonly AccountLife[], context: Context, token: string): Promise<void> {
  const { services, address } = context;
  const nobodysPassword = await hashPassword(randomBytes(32).toString('base64url'));
  const now = services.clock.now();
  try {
    await services.database.transaction(async (tx) => {
      const { user, email } = await redeem(tx, 'email-undo', token, now);
      if (!mayComeBack(user, email, now)) throw invalidToken();
      const { id, locale } = user;
      await updateEmail(tx, id, { email, verifiedAt: now, former: null }, now);
      await liftSuppression(tx, services.secrets, email);
      await updatePassword(tx, id, nobodysPassword, now);
      await deleteApiKey(tx, id);
      await writeEndedImpersonations(tx, await deleteSessionsExcept(tx, id, null), { at: now });
      for (const { lockedOut } of life) await lockedOut?.(tx, user);
      for (const { addressProved } of life) await addressProved?.(tx, services, user);
      await spendAllTokensOf(tx, id, now);
      await sendPasswordReset(tx, services, { id, email, locale });
      await writeAudit(tx, { action: 'email-taken-back', actorId: id, subjectId: id, address, at: now });
      await services.events.publish(tx, sessionsChanged.of(id));
    });
  } catch (error) {
    if (violates(error, 'users_email_key')) throw invalid({ token: ['emailTaken'] });
    throw error;
  }
}
