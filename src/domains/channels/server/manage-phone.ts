import { phoneNumberOf } from '../../../foundation/addresses/phone-number.ts';
import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import { lockUser, updatePhone } from '../../identity/server/user-store.ts';
import type { setPhone as setCall } from '../contract.ts';
import { forgetConfirmation, type PhoneRow, phoneOf } from './phone-store.ts';

/** What is stored is about a number; it holds only while that is the person's number. */
function isAbout({ phone, number }: PhoneRow): boolean {
  return number !== null && phone !== null && phoneNumberOf(phone) === number;
}

/** The number that text messages may go to: confirmed, and still the one of the account (rule CH-2). */
export async function confirmedPhoneOf(on: Queries, userId: string): Promise<string | undefined> {
  const row = await phoneOf(on, userId);
  return row?.confirmed_at && isAbout(row) ? row.number! : undefined;
}

export async function shownPhone(on: Queries, userId: string, now: Date) {
  const row = await phoneOf(on, userId);
  if (!row) throw notFound();
  const code = isAbout(row) && row.code_expires_at && row.code_expires_at > now;
  return {
    data: {
      number: row.phone,
      confirmed: isAbout(row) && row.confirmed_at !== null,
      code_until: code ? row.code_expires_at : null,
    },
  };
}

export function readPhone(context: Context) {
  const { database, clock } = context.services;
  return shownPhone(database, actorOf(context).userId, clock.now());
}

/** Only a plan with SMS has use for a number (rule A-14). */
export async function requireSms(services: Services, userId: string): Promise<void> {
  await requireFeature(services, userId, 'sms');
}

export async function setPhone(context: Context, { body }: CallInput<typeof setCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  await requireSms(services, userId);
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    await updatePhone(tx, userId, body.number, now);
    await keepConfirmationOf(tx, userId, body.number);
    return shownPhone(tx, userId, now);
  });
}

export async function removePhone(context: Context) {
  const { services } = context;
  const { userId } = actorOf(context);
  await services.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    await updatePhone(tx, userId, null, services.clock.now());
    await forgetConfirmation(tx, userId, null);
  });
  return isDone;
}

/** Another number is not the one that was confirmed; whoever changes the number of an account says so here. */
export async function keepConfirmationOf(tx: Tx, userId: string, phone: string | null): Promise<void> {
  await forgetConfirmation(tx, userId, (phone && phoneNumberOf(phone)) ?? null);
}
