import { phoneNumberOf } from '../../../foundation/addresses/phone-number.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { deleteMailsTo } from '../../../platform/mail/mail-store.ts';
import { phoneOf } from './phone-store.ts';
import { smsDaysOf } from './sms-day-store.ts';
import { keepNewestSubscriptions, subscriptionsOf } from './subscription-store.ts';

/** Without what reaches the browsers: that would be a secret, and is of no use to anybody else. */
export async function exportChannels(on: Queries, user: { id: string }) {
  const phone = await phoneOf(on, user.id);
  const browsers = await subscriptionsOf(on, user.id);
  return {
    channels: {
      phone: phone?.phone ? { number: phone.phone, confirmed_at: phone.confirmed_at } : null,
      browsers: browsers.map(({ endpoint, user_agent, created_at }) => ({
        service: new URL(endpoint).hostname,
        user_agent,
        created_at,
      })),
      sms: await smsDaysOf(on, user.id),
    },
  };
}

/** Rows go with the account; what was written to its number stands in the outbox. */
export async function forgetMessages(tx: Tx, user: { id: string }): Promise<void> {
  const phone = (await phoneOf(tx, user.id))?.phone;
  const number = phone && phoneNumberOf(phone);
  if (number) await deleteMailsTo(tx, number);
}

/** A browser of somebody who should be out would go on showing what one owns (rule CH-8). */
export async function forgetBrowsers(tx: Tx, user: { id: string }): Promise<void> {
  await keepNewestSubscriptions(tx, user.id, 0);
}
