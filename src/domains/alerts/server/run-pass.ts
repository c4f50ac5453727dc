import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { marketChanged } from '../../market-data/server/market-events.ts';
import { evaluatePeople } from './evaluate-people.ts';
import { beginPass, claimPeople, claimPerson, enrol, markSeen, newestPass } from './pass-store.ts';
import { WatchedMarket } from './watched-market.ts';

/** Looks at everybody every few minutes, and after fresh prices. One that failed is not repeated: the next is near. */
export const evaluateJob = defineJob<Record<string, never>>('alerts.evaluate', {
  schedule: '*/5 * * * *',
  retries: 0,
});

/** Fresh prices within this time are looked at together. */
const freshSeconds = 60;

/** Whoever stores prices says so; the first who hears it asks for a pass. */
export function afterFreshPrices({ events, jobs, database, log }: Services): void {
  events.subscribe((event) => {
    if (!marketChanged.is(event)) return;
    jobs
      .send(database, evaluateJob, {}, { key: 'fresh', seconds: freshSeconds })
      .catch((error) => log.warn({ err: error }, 'alerts not asked for'));
  });
}

/** Few enough that nobody who asks for a page waits for them. */
const peopleAtOnce = 50;

/**
 * Looks at everybody once: some people a transaction, with their progress, so that whoever dies leaves nothing half told. Several
 * may do so at once, as each takes whom nobody holds; who ends last also looks at those held by others when newer prices came.
 */
export async function runPass(services: Services): Promise<void> {
  const { database } = services;
  await enrol(database);
  let pass = await beginPass(database);
  for (;;) {
    await finishPass(services, pass);
    const newest = await newestPass(database);
    if (newest === pass) return;
    pass = newest;
  }
}

async function finishPass(services: Services, pass: number): Promise<void> {
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const market = await WatchedMarket.read(services.database, today);
  while ((await evaluateSome(services, market, pass)) > 0);
}

async function evaluateSome(services: Services, market: WatchedMarket, pass: number): Promise<number> {
  let claimed: string[] = [];
  try {
    return await services.database.transaction(async (tx) => {
      claimed = await claimPeople(tx, pass, peopleAtOnce);
      if (claimed.length === 0) return 0;
      await evaluatePeople(tx, services, market, claimed);
      await markSeen(tx, claimed, pass);
      return claimed.length;
    });
  } catch (error) {
    if (claimed.length === 0) throw error;
    services.log.warn(
      { err: error, people: claimed.length },
      'alerts of some people failed, trying one by one',
    );
    for (const userId of claimed) await evaluateAlone(services, market, pass, userId);
    return claimed.length;
  }
}

/** One person whose data cannot be evaluated keeps nobody else from being told. */
async function evaluateAlone(
  services: Services,
  market: WatchedMarket,
  pass: number,
  userId: string,
): Promise<void> {
  const { database, log } = services;
  try {
    await database.transaction(async (tx) => {
      if (!(await claimPerson(tx, pass, userId))) return;
      await evaluatePeople(tx, services, market, [userId]);
      await markSeen(tx, [userId], pass);
    });
  } catch (error) {
    log.error({ err: error, userId }, 'alerts of somebody failed');
    await database.transaction((tx) => markSeen(tx, [userId], pass));
  }
}
