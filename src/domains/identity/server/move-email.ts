import { invalid } from '../../../foundation/failure.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { liftSuppression } from '../../../platform/mail/suppression-store.ts';
import { undoDays } from '../account-times.ts';
import { writeAudit } from './audit-store.ts';
import { sendVerification, sendWayBack } from './mail/send-account-mails.ts';
import { spendTokensOf } from './mail/token-store.ts';
import { demoEmail } from './seed-demo.ts';
import { type UserRow, updateEmail, userByFormerEmail } from './user-store.ts';

/**
 * Gives an account another address. The new one starts unverified; the one before is told and can take the account
 * back. While it can, it stays the only one that can: whoever moves an account twice must not shake its owner off.
 */
export async function moveEmail(tx: Tx, context: Context, before: UserRow, email: string): Promise<void> {
  const { services, address } = context;
  const now = services.clock.now();
  // Kept free: without it the demo account could not be restored at the next start.
  if (email === demoEmail) throw invalid({ email: ['emailTaken'] });
  const kept =
    before.former_email && before.former_email_until && before.former_email_until > now
      ? { email: before.former_email, until: before.former_email_until }
      : { email: before.email, until: new Date(now.getTime() + undoDays * 86_400_000) };
  const former = kept.email === email ? null : kept;
  await updateEmail(tx, before.id, { email, verifiedAt: null, former }, now);
  await refuseKeptAddress(tx, email, before.id, now);
  await spendTokensOf(tx, before.id, 'email-verification', now);
  await spendTokensOf(tx, before.id, 'reset-password', now);
  await liftSuppression(tx, services.secrets, before.email);
  const { id, locale } = before;
  if (former) await sendWayBack(tx, services, { id, email: former.email, locale });
  await sendVerification(tx, services, { id, email, locale });
  await writeAudit(tx, { action: 'email-changed', actorId: id, subjectId: id, address, at: now });
}

/**
 * An address that may take an account back is not to be had by anybody else. Asked after the new address was written:
 * whoever moves away from it at this moment has been waited for.
 */
export async function refuseKeptAddress(tx: Tx, email: string, userId: string, now: Date): Promise<void> {
  const keeper = await userByFormerEmail(tx, email, now);
  if (keeper && keeper.id !== userId) throw invalid({ email: ['emailTaken'] });
}
