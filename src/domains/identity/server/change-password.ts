import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { changePassword as changePasswordCall } from '../contract.ts';
import type { AccountLife } from './account-life.ts';
import { writeAudit } from './audit-store.ts';
import { sessionsChanged } from './identity-events.ts';
import { passwordByAccount } from './identity-limits.ts';
import { sendSecurityNotice } from './mail/send-account-mails.ts';
import { spendTokensOf } from './mail/token-store.ts';
import { writeEndedImpersonations } from './sign-in/ended-impersonations.ts';
import { checkPassword, hashPassword } from './sign-in/passwords.ts';
import { deleteApiKey, deleteSessionsExcept } from './sign-in/session-store.ts';
import { lockUser, updatePassword, userById } from './user-store.ts';

/** Sets a new password and signs out every device but this one, and the programs with the key on request. */
export function changePassword(life: readonly AccountLife[]) {
  return (context: Context, { body }: CallInput<typeof changePasswordCall>) => changed(life, context, body);
}

async function changed(
  life: readonly AccountLife[],
  context: Context,
  body: CallInput<typeof changePasswordCall>['body'],
) {
  const { services, address } = context;
  const { userId, sessionId } = actorOf(context);
  await services.limits.take(passwordByAccount, userId);
  const user = await userById(services.database, userId);
  if (!user) throw notFound();
  if (!(await checkPassword(user.password_hash, body.current_password))) {
    throw invalid({ current_password: ['currentPasswordInvalid'] });
  }
  const passwordHash = await hashPassword(body.password);
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    // A password that was reset meanwhile is not what was proved.
    if ((await lockUser(tx, userId))?.password_hash !== user.password_hash)
      throw invalid({ current_password: ['currentPasswordInvalid'] });
    await updatePassword(tx, userId, passwordHash, now);
    await writeEndedImpersonations(tx, await deleteSessionsExcept(tx, userId, sessionId), { at: now });
    for (const { lockedOut } of life) await lockedOut?.(tx, user);
    const keyEnded = body.end_api_key && (await deleteApiKey(tx, userId)) > 0;
    await spendTokensOf(tx, userId, 'reset-password', now);
    await sendSecurityNotice(tx, services, user, 'passwordChanged', { keyEnded });
    await writeAudit(tx, {
      action: 'password-changed',
      actorId: userId,
      subjectId: userId,
      address,
      at: now,
    });
    await services.events.publish(tx, sessionsChanged.of(userId));
  });
  return isDone;
}
