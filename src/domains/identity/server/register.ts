import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import { violates } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { register } from '../contract.ts';
import type { AccountLife } from './account-life.ts';
import { writeAudit } from './audit-store.ts';
import { registerByAddress } from './identity-limits.ts';
import { sendVerification } from './mail/send-account-mails.ts';
import { refuseKeptAddress } from './move-email.ts';
import { demoEmail } from './seed-demo.ts';
import { endPresentSession, openSession } from './sign-in/open-session.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { accountKey } from './sign-in/sign-in.ts';
import { insertUser, isFirstUser } from './user-store.ts';

/** Creates the account with all that belongs to it in one transaction and signs the person in. */
export function registerAccount(life: readonly AccountLife[]) {
  return async (context: Context, { body }: CallInput<typeof register>) => {
    const { services, address, locale } = context;
    await services.limits.take(registerByAddress, address);
    if (body.email === demoEmail) throw invalid({ email: ['emailTaken'] });
    const password_hash = await hashPassword(body.password);
    const now = services.clock.now();
    const user = { id: newId(), email: body.email, locale };
    try {
      const { handOver } = await services.database.transaction(async (tx) => {
        const role = !services.settings.demo && (await isFirstUser(tx)) ? 'admin' : 'user';
        await insertUser(tx, {
          ...user,
          name: body.username,
          password_hash,
          role,
          newsletter: body.newsletter,
          terms_accepted_at: now,
          created_at: now,
        });
        await refuseKeptAddress(tx, body.email, user.id, now);
        for (const { registered } of life) await registered?.(tx, services, user);
        await sendVerification(tx, services, user);
        await writeAudit(tx, {
          action: 'registered',
          actorId: user.id,
          subjectId: user.id,
          address,
          at: now,
        });
        await endPresentSession(tx, context);
        return openSession(tx, context, { userId: user.id, remember: false });
      });
      handOver();
      context.rememberDevice(accountKey(body.email));
      return { data: { id: user.id } };
    } catch (error) {
      if (violates(error, 'users_email_key')) throw invalid({ email: ['emailTaken'] });
      throw error;
    }
  };
}
