import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { dueInstruments } from '../sources/source-store.ts';
import { backfillInstrument } from './backfill-prices.ts';

/** Looks for instruments whose newest price is old, and queues each of them. */
export const refreshPrices = defineJob<Record<string, never>>('market.refresh-prices', {
  schedule: '*/15 * * * *',
});

const mostAtOnce = 25;

export async function queueStalePrices(services: Services): Promise<void> {
  const { settings, database, clock, jobs } = services;
  if (settings.demo) return;
  const now = clock.now();
  for (const { id: instrumentId } of await dueInstruments(database, dayInWarsaw(now), now, mostAtOnce)) {
    await jobs.send(database, backfillInstrument, { instrumentId }, { key: instrumentId, seconds: 600 });
  }
}
