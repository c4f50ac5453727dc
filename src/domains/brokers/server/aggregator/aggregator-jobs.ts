import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { BrokerFailure } from '../../broker-port.ts';
import { openAggregator } from '../known-brokers.ts';
import { userOf } from './aggregator-person.ts';
import {
  type DueRemoval,
  deleteRemoval,
  dueRemovals,
  ledSince,
  postponeRemoval,
} from './aggregator-store.ts';
import { takeConnections } from './take-connections.ts';

/** Looks for connections of people who did not come back to the page, and has removed what shall be. */
export const lookAfterAggregator = defineJob<Record<string, never>>('brokers.look-after-aggregator', {
  schedule: '*/10 * * * *',
});

const mostSeconds = 240;
const atOnce = 50;
const hour = 3_600_000;
/** Who is not back by then connected nothing. */
const lookedForHours = 24;

/** What fails now is tried again at another time, and nobody waits for somebody else's. */
export async function lookAfter(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const aggregator = openAggregator(services, AbortSignal.timeout(mostSeconds * 1000));
  if (!aggregator) return;
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const isReported = error instanceof BrokerFailure;
      log.warn(isReported ? { failure: error.message } : { err: error }, what);
      return false;
    }
  };
  const now = clock.now().getTime();
  for (const removal of await dueRemovals(database, new Date(now), atOnce)) {
    const isDone = await attempt('not removed at the aggregator', () => remove(removal));
    if (isDone) await deleteRemoval(database, removal);
    else await postponeRemoval(database, removal, new Date(now + hour));
  }
  for (const { user_id } of await ledSince(database, new Date(now - lookedForHours * hour), atOnce))
    await attempt('connections not read', () => takeConnections(services, user_id));

  async function remove({ person, connection, user_id, secret }: DueRemoval): Promise<void> {
    if (connection === '') return aggregator!.forget(person);
    // Whose account is gone is forgotten with every connection.
    const user = user_id && secret ? userOf(services.secrets, { user_id, person, secret }) : undefined;
    if (user) await aggregator!.disconnect(user, connection);
  }
}
