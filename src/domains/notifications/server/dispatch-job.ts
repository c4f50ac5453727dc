import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Sends what is due, every minute. */
export const dispatchJob = defineJob<Record<string, never>>('notifications.dispatch', {
  schedule: '* * * * *',
  retries: 0,
});

/** Sends to one person what cannot wait for the minute. What a death cuts off the next minute sends. */
export const sendNowJob = defineJob<{ userId: string }>('notifications.send-now', { retries: 0, atOnce: 4 });
