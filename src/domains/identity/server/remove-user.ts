import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { deleteMailsTo } from '../../../platform/mail/mail-store.ts';
import { liftSuppression } from '../../../platform/mail/suppression-store.ts';
import type { removeUser as removeUserCall } from '../contract.ts';
import type { AccountLife } from './account-life.ts';
import { writeAudit } from './audit-store.ts';
import { sessionsChanged } from './identity-events.ts';
import { passwordByAccount } from './identity-limits.ts';
import { sendSecurityNotice } from './mail/send-account-mails.ts';
import { addressesOf } from './mail/token-store.ts';
import { checkPassword } from './sign-in/passwords.ts';
import { deleteUser, lockUser, userById } from './user-store.ts';

/** Removes the account and everything that hangs on it, at once and for good. */
export function removeUser(life: readonly AccountLife[]) {
  return async (context: Context, { body }: CallInput<typeof removeUserCall>) => {
    const { services, address } = context;
    const { userId } = actorOf(context);
    await services.limits.take(passwordByAccount, userId);
    const user = await userById(services.database, userId);
    if (!user) throw notFound();
    if (!(await checkPassword(user.password_hash, body.password)))
      throw invalid({ password: ['currentPasswordInvalid'] });
    const now = services.clock.now();
    await services.database.transaction(async (tx) => {
      // A password that was reset meanwhile is not what was proved.
      if ((await lockUser(tx, userId))?.password_hash !== user.password_hash)
        throw invalid({ password: ['currentPasswordInvalid'] });
      for (const { removed } of life) await removed?.(tx, user);
      const emails = [user.email, ...(await addressesOf(tx, userId)).map(({ email }) => email)];
      for (const email of emails) {
        await deleteMailsTo(tx, email);
        await liftSuppression(tx, services.secrets, email);
      }
      await services.jobs.forget(tx, { userId, emails });
      await deleteUser(tx, userId);
      await sendSecurityNotice(tx, services, user, 'accountRemoved');
      await writeAudit(tx, {
        action: 'account-removed',
        actorId: userId,
        subjectId: userId,
        address,
        at: now,
      });
      await services.events.publish(tx, sessionsChanged.of(userId));
    });
    context.endSession();
    return isDone;
  };
}
