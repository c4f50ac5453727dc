import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { forgetCounters } from '../../../platform/limits/limits.ts';
import { deleteMailsTo } from '../../../platform/mail/mail-store.ts';
import { liftSuppression } from '../../../platform/mail/suppression-store.ts';
import type { removeUser as removeUserCall } from '../contract.ts';
import type { AccountLife } from './account-life.ts';
import { writeAudit } from './audit-store.ts';
import { sessionsChanged } from './identity-events.ts';
import { passwordByAccount } from './identity-limits.ts';
import { refuseLastOperator, writingRefusal } from './last-operator.ts';
import { sendSecurityNotice } from './mail/send-account-mails.ts';
import { addressesOf } from './mail/token-store.ts';
import { writeEndedImpersonations } from './sign-in/ended-impersonations.ts';
import { checkPassword } from './sign-in/passwords.ts';
import { deleteSessionsExcept } from './sign-in/session-store.ts';
import {
  deleteUser,
  holdLeaving,
  lockUser,
  lockWithOperators,
  type UserRow,
  userById,
} from './user-store.ts';

/** Removes the account and everything that hangs on it, at once and for good. */
export function removeUser(life: readonly AccountLife[]) {
  return async (context: Context, { body }: CallInput<typeof removeUserCall>) => {
    const { services } = context;
    const { userId } = actorOf(context);
    await services.limits.take(passwordByAccount, userId);
    const user = await userById(services.database, userId);
    if (!user) throw notFound();
    if (!(await checkPassword(user.password_hash, body.password)))
      throw invalid({ password: ['currentPasswordInvalid'] });
    await writingRefusal(context, { action: 'account-removed', subjectId: userId }, () =>
      services.database.transaction(async (tx) => {
        const present =
          user.role === 'admin'
            ? refuseLastOperator(await lockWithOperators(tx, [userId]), userId)
            : await lockUser(tx, userId);
        // A password that was reset meanwhile is not what was proved.
        if (present?.password_hash !== user.password_hash)
          throw invalid({ password: ['currentPasswordInvalid'] });
        await removeAccount(tx, context, life, user);
      }),
    );
    context.endSession();
    return isDone;
  };
}

/** Everything about an account that the transaction holds, whoever asked for it. */
export async function removeAccount(
  tx: Tx,
  context: Context,
  life: readonly AccountLife[],
  user: UserRow,
): Promise<void> {
  const { services, address } = context;
  const { userId: actorId } = actorOf(context);
  const at = services.clock.now();
  await holdLeaving(tx, user.id);
  for (const { removed } of life) await removed?.(tx, user);
  const emails = [user.email, ...(await addressesOf(tx, user.id)).map(({ email }) => email)];
  for (const email of emails) {
    await deleteMailsTo(tx, email);
    await liftSuppression(tx, services.secrets, email);
  }
  await services.jobs.forget(tx, { userId: user.id, emails });
  await forgetCounters(tx, user.id);
  await writeEndedImpersonations(tx, await deleteSessionsExcept(tx, user.id, null), { at });
  await deleteUser(tx, user.id);
  await sendSecurityNotice(tx, services, user, 'accountRemoved');
  await writeAudit(tx, { action: 'account-removed', actorId, subjectId: user.id, address, at });
  await services.events.publish(tx, sessionsChanged.of(user.id));
}
