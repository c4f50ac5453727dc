import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { newId } from '../../../../foundation/ids.ts';
import { path } from '../../../../i18n/paths.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { Services } from '../../../../platform/services.ts';
import { publicAddress } from '../../../identity/server/mail/account-mail.ts';
import { confirmDays, type subscribeNewsletter as newsletterCall } from '../../contract.ts';
import { newsletterByAddress } from '../lead-limits.ts';
import { isBelieved } from '../trust-form.ts';
import { newsletterToken } from './newsletter-link.ts';
import { confirmationMail, knownMail } from './newsletter-mails.ts';
import { lockSubscriber, noteMailed, noteRequest, type Subscriber } from './subscriber-store.ts';

export const newsletterAsked = defineJob<{ email: string; locale: 'en' | 'pl' }>('leads.newsletter-asked');

/**
 * Notes the request. Whether the address is known, and may be written to, is found out later by a worker, so neither the
 * answer nor its time tells (PS-3).
 */
export async function subscribeNewsletter(context: Context, { body }: CallInput<typeof newsletterCall>) {
  const { services, address, locale } = context;
  await services.limits.take(newsletterByAddress, address);
  if (!isBelieved(context, body)) return isDone;
  const { email } = body;
  await services.database.transaction(async (tx) => {
    await noteRequest(tx, { id: newId(), email, locale, at: services.clock.now() });
    await services.jobs.send(tx, newsletterAsked, { email, locale });
  });
  return isDone;
}

const hourMs = 3_600_000;

/** At most one mail in an hour and three in a day, whoever asks (PS-5). */
export function mayWrite(before: readonly Date[], now: Date): boolean {
  const within = (ms: number) => before.filter((at) => now.getTime() - at.getTime() < ms).length;
  return within(hourMs) < 1 && within(24 * hourMs) < 3;
}

/** Writes to an address that asks, as far as it may be written to. */
export async function answerRequest(
  services: Services,
  { email, locale }: { email: string; locale: 'en' | 'pl' },
): Promise<void> {
  const { database, clock, mailer } = services;
  await database.transaction(async (tx) => {
    const known = await lockSubscriber(tx, email);
    const now = clock.now();
    if (!known || !mayWrite(known.mailed_at, now)) return;
    await noteMailed(tx, email, [...known.mailed_at, now].slice(-3));
    await mailer.post(tx, { email, locale }, mailFor(services, known, locale, now));
  });
}

function mailFor(
  services: Services,
  { id, state }: Subscriber,
  locale: 'en' | 'pl',
  now: Date,
): ComposedMail {
  if (state === 'confirmed') return knownMail({ locale }, leaveUrl(services, id, locale));
  const token = newsletterToken(services.secrets, 'confirm', { id, sentAt: now });
  const url = publicAddress(services.settings) + path('newsletterConfirm', locale, { token });
  return confirmationMail({ locale }, url, confirmDays);
}

/** The link by which a subscriber leaves: it holds as long as the subscription. */
export function leaveUrl({ secrets, settings }: Services, id: string, locale: 'en' | 'pl'): string {
  const token = newsletterToken(secrets, 'leave', { id, sentAt: new Date(0) });
  return publicAddress(settings) + path('newsletterLeave', locale, { token });
}
