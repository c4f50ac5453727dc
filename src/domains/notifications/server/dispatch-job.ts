import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Sends what is due, every minute. */
export const dispatchJob = defineJob<Record<string, never>>('notifications.dispatch', {
  schedule: '* * * * *',
  retries: 0,
});
