import { PgBoss, type QueueResult } from 'pg-boss';
import { newId } from '../../foundation/ids.ts';
import type { Database, Queries, Tx } from '../database/database.ts';
import type { Log } from '../log.ts';
import {
  countFailedTwice,
  countJobs,
  indexLists,
  type JobFacts,
  type JobState,
  jobFacts,
  type QueueFacts,
  queueFacts,
} from './job-lists.ts';
import { watchQueues } from './watch-queues.ts';
import { createWorkers } from './workers.ts';

/** A kind of background work. `schedule` is a cron line; scheduled jobs run once across all processes. */
export type Job<Data extends object> = {
  name: string;
  retries: number;
  schedule?: string;
  /** After so long without a sign of life from the process that took it, a job is taken for cut off and tried again. */
  silentSeconds: number;
  /** So many at a time in a process. */
  atOnce: number;
  /** Only for the type of its data. */
  data?: Data;
};

export function defineJob<Data extends object>(
  name: string,
  options: { retries?: number; schedule?: string; silentSeconds?: number; atOnce?: number } = {},
): Job<Data> {
  const { retries = 5, schedule, silentSeconds = 60, atOnce = 1 } = options;
  return { name, retries, schedule, silentSeconds, atOnce };
}

export type JobHandler = { job: Job<object>; run: (data: never) => Promise<void> };

export function handles<Data extends object>(job: Job<Data>, run: (data: Data) => Promise<void>): JobHandler {
  return { job: job as Job<object>, run: run as JobHandler['run'] };
}

/** Requests with the same key within this time count as one. */
export type Once = { key: string; seconds: number };

/** Not before so many seconds from now; of what waits, the higher priority first. */
export type Turn = { afterSeconds?: number; priority?: number };

export type JobQueue = {
  /** Queues work inside the caller's transaction: it exists exactly when the record does. */
  send<Data extends object>(on: Queries, job: Job<Data>, data: Data, once?: Once, turn?: Turn): Promise<void>;
  /** Removes what waits, runs or was done for a person who is gone: rows of the queue outlive their work. */
  forget(on: Queries, person: { userId: string; emails: readonly string[] }): Promise<void>;
  /** What waits, runs and failed, for whoever runs the installation. */
  queues(): Promise<QueueFacts[]>;
  list(wanted: { state: JobState; search: string; start: number; limit: number }): Promise<JobFacts[]>;
  count(wanted: { state: JobState; search: string }, most: number): Promise<number>;
  countFailedTwice(): Promise<number>;
  /** Gives a job that was given up another try, or forgets it; false where there is no such job. */
  retry(on: Queries, queue: string, id: string): Promise<boolean>;
  discard(on: Queries, queue: string, id: string): Promise<boolean>;
  /** Makes the queue's tables and queues. Call it under the set-up lock: two processes at once would race. */
  setUp(jobs: Job<object>[]): Promise<void>;
  work(handlers: JobHandler[]): void;
  stop(): Promise<void>;
};

/** How often processes that fell silent are looked for. */
const superviseSeconds = 15;

export function createJobQueue(database: Database, log: Log, pollSeconds = 1): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.raw(text, values) },
    schema: 'jobs',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let started = false;
  let endWatch: (() => void) | undefined;
  const { wake, handle, rest } = createWorkers(boss, log);
  return {
    async send(on, job, data, once, { afterSeconds = 0, priority = 0 } = {}) {
      await boss.send(job.name, data, {
        startAfter: afterSeconds,
        priority,
        ...(once && { singletonKey: once.key, singletonSeconds: once.seconds }),
        db: { executeSql: (text, values) => on.raw(text, values) },
      });
      if (afterSeconds > 0) return;
      // Workers of this process begin as soon as the job is there; those of others see it when they look.
      if ('afterCommit' in on) (on as Tx).afterCommit(() => wake(job.name));
      else wake(job.name);
    },
    async forget(on, { userId, emails }) {
      await on.raw(`delete from jobs.job where data->>'userId' = $1 or data->>'email' = any($2)`, [
        userId,
        emails,
      ]);
    },
    queues: () => queueFacts(database),
    list: (wanted) => jobFacts(database, wanted),
    count: (wanted, most) => countJobs(database, wanted, most),
    countFailedTwice: () => countFailedTwice(database),
    async retry(on, queue, id) {
      const { rows } = await on.raw(
        `update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
         where name = $1 and id = $2 and state = 'failed' returning id`,
        [queue, id],
      );
      return rows.length > 0;
    },
    async discard(on, queue, id) {
      const { rows } = await on.raw(
        `delete from jobs.job where name = $1 and id = $2 and state = 'failed' returning id`,
        [queue, id],
      );
      return rows.length > 0;
    },
    async setUp(jobs) {
      await boss.start();
      started = true;
      await indexLists(database);
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const job of jobs) {
        await setUpQueue(boss, job, queues.get(job.name));
        if (job.schedule && schedules.get(job.name) !== job.schedule)
          await boss.schedule(job.name, job.schedule, {});
      }
    },
    work(handlers) {
      handle(handlers);
      const names = handlers.map(({ job }) => job.name);
      endWatch = watchQueues(database, names, pollSeconds, log, wake);
    },
    async stop() {
      endWatch?.();
      rest();
      if (started) await boss.stop({ graceful: true, timeout: 8000, close: false });
    },
  };
}

/** Makes a queue as its job wants it, and leaves one alone that is so already. */
async function setUpQueue(boss: PgBoss, job: Job<object>, queue: QueueResult | undefined): Promise<void> {
  const wanted = {
    retryLimit: job.retries,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 900,
    heartbeatSeconds: job.silentSeconds,
  };
  const isWanted = (name: string) =>
    queue?.[name as keyof typeof wanted] === wanted[name as keyof typeof wanted];
  if (Object.keys(wanted).every(isWanted)) return;
  if (queue) await boss.updateQueue(job.name, wanted);
  else await boss.createQueue(job.name, wanted);
  // The library looks a new queue up at its first use: now, and not in a transaction that holds a connection.
  await boss.findJobs(job.name, { id: newId() });
}
