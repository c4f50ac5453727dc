import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { violates } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { updateUser as updateUserCall } from '../contract.ts';
import { writeAudit } from './audit-store.ts';
import { mailByAccount } from './identity-limits.ts';
import { sendSecurityNotice, sendVerification } from './mail/send-account-mails.ts';
import { spendTokensOf } from './mail/token-store.ts';
import { demoEmail } from './seed-demo.ts';
import { lockUser, updatePersonalInfo, userById } from './user-store.ts';

/** Stores the personal information. A new address starts unverified, and the old one is told. */
export async function updateUser(context: Context, { params, body }: CallInput<typeof updateUserCall>) {
  const { services, address } = context;
  const { userId } = actorOf(context);
  if (params.id !== userId) throw notFound();
  // Before the change, so that trying out which addresses are taken is limited too; and not inside the
  // transaction, which would wait for a second connection while it holds one.
  const known = await userById(services.database, userId);
  if (known?.email !== body.email) await services.limits.take(mailByAccount, userId);
  const now = services.clock.now();
  try {
    await services.database.transaction(async (tx) => {
      const before = await lockUser(tx, userId);
      if (!before) throw notFound();
      const moved = before.email !== body.email;
      // Kept free: without it the demo account could not be restored at the next start.
      if (moved && body.email === demoEmail) throw invalid({ email: ['emailTaken'] });
      await updatePersonalInfo(
        tx,
        userId,
        {
          name: body.name,
          email: body.email,
          city: body.city,
          street: body.streetAddress,
          zip: body.postalCode,
          verifiedAt: moved ? null : before.email_verified_at,
        },
        now,
      );
      if (!moved) return;
      await spendTokensOf(tx, userId, 'email-verification', now);
      await spendTokensOf(tx, userId, 'reset-password', now);
      await sendSecurityNotice(tx, services, before, 'emailChanged');
      await sendVerification(tx, services, { id: userId, email: body.email, locale: before.locale });
      await writeAudit(tx, { action: 'email-changed', actorId: userId, subjectId: userId, address, at: now });
    });
  } catch (error) {
    if (violates(error, 'users_email_key')) throw invalid({ email: ['emailTaken'] });
    throw error;
  }
  return { success: true, message: 'Settings saved' };
}
