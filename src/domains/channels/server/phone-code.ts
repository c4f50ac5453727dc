import { randomInt } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { phoneNumberOf } from '../../../foundation/addresses/phone-number.ts';
import { brand } from '../../../foundation/brand.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid } from '../../../foundation/failure.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { defineLimit } from '../../../platform/limits/limits.ts';
import { lockUser, type UserRow, userById } from '../../identity/server/user-store.ts';
import type { confirmPhone as confirmCall } from '../contract.ts';
import { handOverSms } from './hand-over.ts';
import { confirmedPhoneOf, requireSms, shownPhone } from './manage-phone.ts';
import { markConfirmed, storeCode, takeTry } from './phone-store.ts';

/** Each costs money and rings somebody's phone, who need not be the one who asks. */
const codesByAccount = defineLimit('phoneCodeByAccount', { most: 3, seconds: 3600 });
const codesByNumber = defineLimit('phoneCodeByNumber', { most: 3, seconds: 3600 });
const codesByAddress = defineLimit('phoneCodeByAddress', { most: 10, seconds: 3600, by: 'network' });

const validMinutes = 10;
const mostTries = 10;
const purpose = 'phone-code';

const signed = (userId: string, number: string, code: string) => `${userId} ${number} ${code}`;

function numberOf(user: UserRow | undefined): string {
  const number = user?.phone && phoneNumberOf(user.phone);
  if (!number) throw invalid({ number: ['phoneError'] });
  return number;
}

/** The code is stored before it is handed over: whatever becomes of the message, what arrives can be entered. */
export async function sendPhoneCode(context: Context) {
  const { services, locale, address } = context;
  const { userId } = actorOf(context);
  await requireSms(services, userId);
  const user = await userById(services.database, userId);
  const number = numberOf(user);
  // Everybody knows the demo account's password, and would send messages at the operator's cost.
  if (user?.is_demo && services.sms.leaves) throw new Failure({ kind: 'forbidden' });
  if ((await confirmedPhoneOf(services.database, userId)) === number)
    throw invalid({ number: ['phoneConfirmed'] });
  await services.limits.take(codesByAddress, address);
  await services.limits.take(codesByNumber, number);
  await services.limits.take(codesByAccount, userId);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(services.clock.now().getTime() + validMinutes * 60_000);
  await services.database.transaction(async (tx) => {
    // Changed meanwhile: the code would confirm a number that it was not sent to.
    if (numberOf(await lockUser(tx, userId)) !== number) throw new Failure({ kind: 'conflict' });
    const hash = services.secrets.sign(purpose, signed(userId, number, code));
    await storeCode(tx, userId, { number, hash, expiresAt });
  });
  const t = createTranslator({ locale, messages: allMessages(locale), namespace: 'channels.phone' });
  const text = t('codeText', { code, minutes: validMinutes, brand: brand.name });
  const handed = await handOverSms(services, number, text);
  if (handed.outcome === 'refused' || handed.outcome === 'gone') throw invalid({ number: ['phoneRefused'] });
  if (handed.outcome === 'later') throw invalid({ number: ['codeNotSent'] });
  return { data: { code_until: expiresAt, uncertain: handed.outcome === 'uncertain' } };
}

/** A wrong guess is counted for good, so the answer to it comes after the commit. */
export async function confirmPhone(context: Context, { body }: CallInput<typeof confirmCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  const now = services.clock.now();
  const left = await services.database.transaction(async (tx) => {
    const number = numberOf(await lockUser(tx, userId));
    const tried = await takeTry(tx, userId, { now, most: mostTries });
    if (tried?.number !== number) return 'none';
    if (!services.secrets.verify(purpose, signed(userId, number, body.code), tried.code_hash))
      return tried.code_tries < mostTries ? 'some' : 'none';
    await markConfirmed(tx, userId, now);
    return 'confirmed';
  });
  if (left !== 'confirmed') throw invalid({ code: [left === 'some' ? 'codeError' : 'codeSpent'] });
  return shownPhone(services.database, userId, now);
}
