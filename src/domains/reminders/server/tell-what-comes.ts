import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { type Notice, tell } from '../../notifications/server/tell.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import { roundOf, startedDay } from '../days-ahead.ts';
import type { Finder, Readers, Telling } from './batch.ts';
import { findBonds } from './find-bonds.ts';
import { dividendsOfRound, findDividends } from './find-dividends.ts';
import { findDeposits, findInstalments } from './find-obligations.ts';
import { findPlans } from './find-plans.ts';
import { findSplits } from './find-splits.ts';
import { type Reader, readersAfter, takeTurn, welcomeNew } from './sent-day-store.ts';
import { keepSentSplits } from './sent-split-store.ts';

/** Looks every ten minutes for whom it is time, so that what was switched off or cut off is made up for soon. */
export const reminderJob = defineJob<Record<string, never>>('reminders.tell', { schedule: '*/10 * * * *' });

const peopleAtOnce = 200;

const finders: readonly Finder[] = [findDividends, findBonds, findDeposits, findInstalments, findPlans];

/**
 * Tells everybody of what comes (rule EV-1). Some people at a time, with the day up to which they were told in the same
 * transaction, so that whoever goes on after a death, or beside another process, tells nobody twice and leaves nobody out.
 */
export async function tellWhatComes(
  services: Services,
  atOnce = peopleAtOnce,
  others: readonly Finder[] = [],
): Promise<void> {
  const { database, clock } = services;
  const day = startedDay(clock.now());
  const tellingOf = tellings(services, day);
  for (let after: string | null = null; ; ) {
    const people = await readersAfter(database, day, after, atOnce);
    const last = people.at(-1);
    if (!last) return;
    await database.transaction((tx) =>
      welcomeNew(
        tx,
        people.filter(({ told_to }) => told_to === null).map(({ id }) => id),
        day,
      ),
    );
    // All were told up to the same day, unless the one before was cut off.
    for (const [sentTo, readers] of Map.groupBy(people, ({ told_to }) => told_to))
      if (sentTo !== null) await tellSome(await tellingOf(sentTo), readers, sentTo, others);
    after = last.id;
  }
}

/** What is the same for everybody is read once. */
function tellings(services: Services, day: string): (sentTo: string) => Promise<Telling> {
  const known = new Map<string, Promise<Telling>>();
  const read = async (sentTo: string): Promise<Telling> => {
    const today = dayInWarsaw(services.clock.now());
    const round = roundOf(sentTo, day, today);
    return {
      services,
      round,
      rates: await marketMemoryOf(services).rates(dayNumber(today)),
      dividends: await dividendsOfRound({ services }, round),
    };
  };
  return (sentTo) => {
    const telling = known.get(sentTo) ?? read(sentTo);
    known.set(sentTo, telling);
    return telling;
  };
}

/** What is found is read before the transaction, which has a connection of its own (decision 23). */
async function tellSome(
  telling: Telling,
  people: readonly Reader[],
  sentTo: string,
  others: readonly Finder[],
): Promise<void> {
  const { services, round } = telling;
  const readers: Readers = new Map(people.map((person) => [person.id, person]));
  const { notices: found, splits } = await findSplits(telling, readers);
  // One after the other: pages need connections too.
  for (const find of [...finders, ...others]) found.push(...(await find(telling, readers)));
  await services.database.transaction(async (tx) => {
    const mine = await takeTurn(tx, people, { sentTo, day: round.day });
    const notices = found.filter(({ userId }) => mine.has(userId));
    await tell(
      tx,
      services,
      notices.map((notice) => inside(notice, readers)),
    );
    await keepSentSplits(
      tx,
      splits.filter(({ user_id }) => mine.has(user_id)),
      services.clock.now(),
    );
  });
}

/** Nobody reads the demo's mails (rule EV-17). */
function inside(notice: Notice, readers: Readers): Notice {
  return readers.get(notice.userId)!.is_demo ? { ...notice, by: [] } : notice;
}
