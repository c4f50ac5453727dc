import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { newId } from '../../../../foundation/ids.ts';
import { path } from '../../../../i18n/paths.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { publicAddress } from '../../../identity/server/mail/account-mail.ts';
import type { sendContactMessage as contactCall } from '../../contract.ts';
import { contactByAddress } from '../lead-limits.ts';
import { isBelieved } from '../trust-form.ts';
import { contactMail } from './contact-mail.ts';
import { insertContactMessage } from './contact-store.ts';

/** Kept for the operator's desk, and sent to the operator's address where there is one, both or neither (PS-2). */
export async function sendContactMessage(context: Context, { body }: CallInput<typeof contactCall>) {
  const { services, address, locale } = context;
  const { database, clock, mailer, settings } = services;
  await services.limits.take(contactByAddress, address);
  if (!isBelieved(context, body)) return isDone;
  const { form_token: _, homepage: __, ...written } = body;
  const id = newId();
  await database.transaction(async (tx) => {
    await insertContactMessage(tx, { id, ...written, locale, at: clock.now() });
    if (!settings.contactEmail) return;
    // Nobody knows what the operator reads: the sender's language is as good as any, and it is the message's.
    const desk = `${publicAddress(settings)}${path('admin', locale)}?tab=contact`;
    await mailer.post(tx, { email: settings.contactEmail, locale }, contactMail(written, locale, desk));
  });
  return isDone;
}
