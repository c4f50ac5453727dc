import type { Queries } from '../../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { aggregatorName, type ConnectionName, connectionNames } from '../../broker-port.ts';
import type { DueIntegration } from '../integration-store.ts';

/** Finds what is due. */
export const findDue = defineJob<Record<string, never>>('brokers.find-due', { schedule: '*/10 * * * *' });

/** `isDue`: asked for by the clock, not by a person. */
export type Asked = { userId: string; id: string; isDue?: boolean };

/** Behind the aggregator are many brokers: one that it cannot reach must not stop the others. */
const atOnce = (name: ConnectionName) => (name === aggregatorName ? 4 : 1);

/**
 * A queue for each broker, so that one who answers slowly keeps nobody else waiting. A try that failed is made again
 * when the connection is due, not by the queue.
 */
export const synchroniseAt = Object.fromEntries(
  connectionNames.map((name) => [
    name,
    defineJob<Asked>(`brokers.synchronise-${name}`, { retries: 0, atOnce: atOnce(name) }),
  ]),
) as Record<ConnectionName, ReturnType<typeof defineJob<Asked>>>;

/** Asked for again within this time, it is still the same request. */
const onceSeconds = 1;

/** By a person, by the clock, or because what is read or where it goes has changed: that is never a request from before. */
type Why = 'asked' | 'due' | 'changed';

export async function queueSynchronisation(
  on: Queries,
  jobs: JobQueue,
  { user_id, id, broker }: DueIntegration,
  why: Why,
): Promise<void> {
  const asked = { userId: user_id, id, ...(why === 'due' && { isDue: true }) };
  const once = why === 'changed' ? undefined : { key: id, seconds: onceSeconds };
  await jobs.send(on, synchroniseAt[broker], asked, once);
}
