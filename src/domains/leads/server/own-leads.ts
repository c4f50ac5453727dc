import { addMonths, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import { dayBeginsAt } from '../../../foundation/warsaw/warsaw-time.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountRef } from '../../identity/server/account-life.ts';
import { userById } from '../../identity/server/user-store.ts';
import { confirmDays, messageKeptMonths } from '../contract.ts';
import {
  contactMessagesOf,
  deleteContactMessages,
  deleteOldContactMessages,
} from './contact/contact-store.ts';

import {
  confirmAddress,
  deleteOldSubscribers,
  deleteSubscriber,
  noteRequest,
  subscriptionOf,
} from './newsletter/subscriber-store.ts';

type Owner = { email: string; email_verified_at: Date | null };

/** Leads are known by their address alone, so only who has verified it may take them along. */
export async function forgetLeads(tx: Tx, user: Owner): Promise<void> {
  if (!user.email_verified_at) return;
  await deleteSubscriber(tx, user.email);
  await deleteContactMessages(tx, user.email);
}

export async function exportLeads(on: Queries, user: Owner) {
  if (!user.email_verified_at) return {};
  return {
    newsletter: (await subscriptionOf(on, user.email)) ?? null,
    'contact-messages': await contactMessagesOf(on, user.email),
  };
}

/** The tick at registration is a request like any other; the mail that proves the address asks for no second one (PS-7). */
export async function askAtRegistration(tx: Tx, { clock }: Services, user: AccountRef): Promise<void> {
  if (!(await userById(tx, user.id))?.newsletter) return;
  await noteRequest(tx, { id: newId(), email: user.email, locale: user.locale, at: clock.now() });
}

/** Who reads the mail of an address that was ticked for the newsletter has confirmed it (PS-7). */
export async function confirmWithAccount(tx: Tx, { clock }: Services, { id }: { id: string }): Promise<void> {
  const user = await userById(tx, id);
  if (user?.newsletter) await confirmAddress(tx, user.email, clock.now());
}

const dayMs = 86_400_000;
/** Those who left are told to the operator, whose program may still know them, for so long. */
const leftDays = 30;

/** Once an hour (PS-2, PS-6). */
export async function forgetOldLeads({ database, clock }: Services): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  await deleteOldSubscribers(database, { askedBefore: ago(confirmDays), leftBefore: ago(leftDays) });
  const day = addMonths(dayInWarsaw(clock.now()), -messageKeptMonths);
  await deleteOldContactMessages(database, dayBeginsAt(day));
}
