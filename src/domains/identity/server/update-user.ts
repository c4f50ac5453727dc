import { createTranslator } from 'use-intl/core';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { violates } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { updateUser as updateUserCall } from '../contract.ts';
import { mailByAccount, passwordByAccount } from './identity-limits.ts';
import { moveEmail } from './move-email.ts';
import { checkPassword } from './sign-in/passwords.ts';
import { accountKey } from './sign-in/sign-in.ts';
import { lockUser, type UserRow, updatePersonalInfo, userById } from './user-store.ts';

type Input = CallInput<typeof updateUserCall>;

/** Stores the personal information; another address needs the password. Answers in the caller's language. */
export async function updateUser(context: Context, { params, body }: Input) {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  if (params.id !== userId) throw notFound();
  const t = createTranslator({ locale, messages: allMessages(locale) });
  const known = await userById(services.database, userId);
  if (!known) throw notFound();
  const moves = known.email !== body.email;
  if (moves && known.is_demo) return { success: false, message: t('server.demoKeepsEmail') };
  // Before the change, so that trying out which addresses are taken is limited too; and not inside the
  // transaction, which would wait for a second connection while it holds one.
  if (moves) await provePassword(context, known, body.current_password);
  const now = services.clock.now();
  try {
    await services.database.transaction(async (tx) => {
      const before = await lockUser(tx, userId);
      if (!before) throw notFound();
      // An address or password that was changed meanwhile is not what was proved.
      if (before.email !== known.email || before.password_hash !== known.password_hash)
        throw invalid({ current_password: ['currentPasswordInvalid'] });
      const { name, city, streetAddress: street, postalCode: zip, username, first_name: firstName } = body;
      await updatePersonalInfo(tx, userId, { name, city, street, zip, username, firstName }, now);
      if (moves) await moveEmail(tx, context, before, body.email);
    });
  } catch (error) {
    if (violates(error, 'users_email_key')) throw invalid({ email: ['emailTaken'] });
    throw error;
  }
  if (moves) context.rememberDevice(accountKey(body.email));
  return { success: true, message: t('settings.saved') };
}

async function provePassword(context: Context, user: UserRow, password: string | undefined): Promise<void> {
  const { limits } = context.services;
  if (!password) throw invalid({ current_password: ['passwordError'] });
  await limits.take(passwordByAccount, user.id);
  if (!(await checkPassword(user.password_hash, password)))
    throw invalid({ current_password: ['currentPasswordInvalid'] });
  await limits.take(mailByAccount, user.id);
}
