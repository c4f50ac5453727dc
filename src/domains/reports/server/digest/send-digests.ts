import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { minutesInWarsaw } from '../../../../foundation/warsaw/warsaw-time.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { userById } from '../../../identity/server/user-store.ts';
import { isQuiet } from '../../../notifications/due-time.ts';
import { whyNoMail } from '../../../notifications/server/carriers/mail-carrier.ts';
import { settingsOf, usualSettings } from '../../../notifications/server/settings-store.ts';
import { type DigestEvery, digestsDue } from '../../digest-periods.ts';
import { digestReaders, markDigest } from './digest-store.ts';
import { writeDigest } from './write-digest.ts';

/** Four times an hour on the first days of a month: what one run leaves the next one does. */
export const digestJob = defineJob<Record<string, never>>('reports.digest', {
  schedule: '*/15 * 1-10 * *',
  retries: 0,
});

/** Nobody reads a report at night, even without quiet hours. */
const [firstMinute, lastMinute] = [7 * 60, 21 * 60];
const longestRunMs = 10 * 60_000;
const peopleAtOnce = 100;
const lanes = 2;

/** Sends the reports by mail that are due (rule N-25). */
export async function sendDigests(services: Services): Promise<void> {
  const now = services.clock.now();
  const minute = minutesInWarsaw(now);
  if (minute < firstMinute || minute >= lastMinute) return;
  const ends = performance.now() + longestRunMs;
  for (const { every, period } of digestsDue(dayInWarsaw(now))) {
    let after: string | null = null;
    for (;;) {
      const people: string[] = await digestReaders(services.database, every, period, after, peopleAtOnce);
      after = people.at(-1) ?? after;
      if (people.length === 0) break;
      const next = people.values();
      const lane = async () => {
        for (const userId of next) {
          if (performance.now() > ends) return;
          await sendDigest(services, userId, every, period);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      if (performance.now() > ends) return;
    }
  }
}

/** The mail and the note that it is written are one; a death before leaves both to the next run. */
async function sendDigest(
  services: Services,
  userId: string,
  every: DigestEvery,
  period: string,
): Promise<void> {
  const { database, clock, log, mailer } = services;
  try {
    const user = await userById(database, userId);
    const settings = (await settingsOf(database, [userId])).get(userId) ?? usualSettings;
    if (!user || isQuiet(clock.now(), settings.quiet)) return;
    const reader = { isDemo: user.is_demo, isVerified: user.email_verified_at !== null };
    if (whyNoMail(services.settings, reader)) return;
    const mail = await writeDigest(services, user, every, period);
    await database.transaction(async (tx) => {
      const isFirst = await markDigest(tx, userId, period, mail ? 'sent' : 'empty', clock.now());
      if (isFirst && mail) await mailer.post(tx, user, mail);
    });
  } catch (error) {
    // Nobody waits for somebody else's report; it is tried again with the next run.
    log.error({ err: error, userId, period }, 'report not sent by mail');
  }
}
