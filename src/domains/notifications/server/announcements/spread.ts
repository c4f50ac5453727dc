import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  lockAnnouncement,
  markReached,
  peopleAfter,
  tellAnnouncement,
  untellAnnouncement,
} from './announcement-store.ts';

/** Goes through all accounts; cut off, it goes on where it was. */
export const spreadJob = defineJob<{ announcementId: string }>('notifications.announce', { retries: 10 });

const peopleAtOnce = 1000;

/**
 * Writes an announcement into bells, or removes one that was taken back. Each batch is one transaction with the place
 * it reached, so that a death repeats nothing; there is no event for it: it is seen with the next page.
 */
export async function spread(services: Services, announcementId: string): Promise<void> {
  while (await spreadSome(services, announcementId));
}

async function spreadSome({ database, clock }: Services, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (!row || row.finished_at) return false;
    const now = clock.now();
    const people = await peopleAfter(tx, row.reached_after, peopleAtOnce);
    const subject = `announcement:${id}`;
    const day = dayInWarsaw(row.created_at);
    const count = row.taken_back_at
      ? await untellAnnouncement(tx, people, subject)
      : await tellAnnouncement(tx, people, { row, subject, day, now });
    const isLast = people.length < peopleAtOnce;
    await markReached(tx, id, { after: people.at(-1) ?? null, count, finishedAt: isLast ? now : null });
    return !isLast;
  });
}
