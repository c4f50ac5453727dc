import type { Queries } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import { type BrokerName, brokerNames } from '../broker-port.ts';
import type { DueIntegration } from './integration-store.ts';

/** Finds what is due. */
export const findDue = defineJob<Record<string, never>>('brokers.find-due', { schedule: '*/10 * * * *' });

export type Asked = { userId: string; id: string };

/**
 * A queue for each broker, so that one who answers slowly keeps nobody else waiting. A try that failed is made again
 * when the connection is due, not by the queue.
 */
export const synchroniseAt = Object.fromEntries(
  brokerNames.map((name) => [name, defineJob<Asked>(`brokers.synchronise-${name}`, { retries: 0 })]),
) as Record<BrokerName, ReturnType<typeof defineJob<Asked>>>;

/** Asked for again within this time, it is still the same request. */
const onceSeconds = 5;

export async function queueSynchronisation(
  on: Queries,
  jobs: JobQueue,
  { user_id, id, broker }: DueIntegration,
): Promise<void> {
  await jobs.send(on, synchroniseAt[broker], { userId: user_id, id }, { key: id, seconds: onceSeconds });
}
