import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { alone } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { createLog } from '../log.ts';
import { createJobQueue, defineJob, handles, type JobQueue } from './job-queue.ts';

const greet = defineJob<{ name: string }>('test.greet');
const stumble = defineJob<{ name: string }>('test.stumble', { retries: 2 });
const jobs = [greet, stumble];
const log = createLog('silent');

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let workers: JobQueue[];
const greeted: string[] = [];
const stumbled: string[] = [];
beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = openDatabase({ connectionString: fresh.url }, 10, () => {});
  await database.raw('create table records (name text)');
  workers = [createJobQueue(database, log, 0.5), createJobQueue(database, log, 0.5)];
  // As at the start of two processes: each sets up under the lock, then works.
  await Promise.all(workers.map((worker) => alone(database, () => worker.setUp(jobs))));
  for (const worker of workers) {
    worker.work([
      handles(greet, async ({ name }) => void greeted.push(name)),
      handles(stumble, async ({ name }) => {
        stumbled.push(name);
        if (stumbled.filter((one) => one === name).length === 1) throw new Error('stumbled once');
      }),
    ]);
  }
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
  await fresh.drop();
});

const eventually = (isTrue: () => boolean) => expect.poll(isTrue).toBe(true);

test('a job exists exactly when the record it was sent with does', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.run(sql`insert into records values ('lost')`);
    await workers[0]!.send(tx, greet, { name: 'lost' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await database.transaction(async (tx) => {
    await tx.run(sql`insert into records values ('kept')`);
    await workers[0]!.send(tx, greet, { name: 'kept' });
    await sleep(700);
    expect(greeted).toEqual([]);
  });
  await eventually(() => greeted.includes('kept'));
  await sleep(600);
  expect(greeted).toEqual(['kept']);
});

test('with two workers each job runs once, and a heap of them without pauses in between', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `job-${i}`);
  await Promise.all(names.map((name) => workers[0]!.send(database, greet, { name })));
  const began = performance.now();
  await eventually(() => names.every((name) => greeted.includes(name)));
  // With a pause after each of them it would take fifteen seconds.
  expect(performance.now() - began).toBeLessThan(14_000);
  await sleep(600);
  expect(greeted.filter((name) => name.startsWith('job-')).sort()).toEqual(names.sort());
});

test('a job that fails is tried again after a pause', async () => {
  await workers[0]!.send(database, stumble, { name: 'anna' });
  const states = async () =>
    (await database.raw(`select state from jobs.job where name = 'test.stumble'`)).rows;
  await expect.poll(states).toEqual([{ state: 'retry' }]);
  expect(stumbled).toHaveLength(1);
  const { rows } = await database.raw(
    `select retry_limit, retry_delay, retry_backoff from jobs.job where name = 'test.stumble'`,
  );
  expect(rows).toMatchObject([{ retry_limit: 2, retry_delay: 5, retry_backoff: true }]);
  // The pause passes.
  await database.raw(`update jobs.job set start_after = now() where name = 'test.stumble'`);
  await eventually(() => stumbled.length === 2);
  await expect.poll(states).toEqual([{ state: 'completed' }]);
});

test('a job whose process was killed is taken up again within a minute or so (rule SF-8)', async () => {
  await database.transaction(async (tx) => {
    await workers[0]!.send(tx, greet, { name: 'cut off' });
    // As a process leaves it that took the job and was killed a minute ago.
    await tx.raw(
      `update jobs.job set state = 'active', started_on = now() - interval '61 s', heartbeat_on = now() - interval '61 s'
       where name = 'test.greet' and data->>'name' = 'cut off'`,
    );
  });
  await expect.poll(() => greeted.includes('cut off'), { timeout: 120_000, interval: 500 }).toBe(true);
});

test('as many transactions as connections may send at once, and none waits for another', async () => {
  const small = openDatabase({ connectionString: fresh.url }, 2, () => {});
  const queue = createJobQueue(small, log);
  await alone(small, () => queue.setUp(jobs));
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      small.transaction((tx) => queue.send(tx, greet, { name: `small-${i}` })),
    ),
  );
  await queue.stop();
  await small.close();
  await eventually(() => greeted.filter((name) => name.startsWith('small-')).length === 12);
});

test('a process starts while another is in the middle of its jobs, and neither waits', async () => {
  const there = openDatabase({ connectionString: fresh.url }, 4, () => {});
  const next = createJobQueue(there, log);
  await database.transaction(async (tx) => {
    await workers[0]!.send(tx, greet, { name: 'in the middle' });
    await alone(there, () => next.setUp(jobs));
  });
  await next.stop();
  await there.close();
  await eventually(() => greeted.includes('in the middle'));
});

test('a process that waits for work asks once for all queues, however many there are', async () => {
  const asked: string[] = [];
  const watched: Database = {
    ...database,
    raw(text, values) {
      asked.push(text);
      return database.raw(text, values);
    },
  };
  const many = Array.from({ length: 20 }, (_, i) => defineJob<object>(`test.idle-${i}`));
  const idle = createJobQueue(watched, log, 0.1);
  await alone(watched, () => idle.setUp(many));
  idle.work(many.map((job) => handles(job, async () => {})));
  const looks = () => asked.filter((text) => text.includes('unnest') && text.includes('start_after')).length;
  const fetches = () => asked.filter((text) => /WITH\s+next[^;]*'test\.idle-/.test(text)).length;
  await eventually(() => looks() >= 10);
  // A worker begins when there is something for it.
  expect(fetches()).toBe(0);
  await idle.send(database, many[7]!, {});
  await eventually(() => fetches() > 0);
  await idle.stop();
});

test('a job begins at the commit in the process that sent it, and not when that looks again', async () => {
  const soon = defineJob<{ name: string }>('test.soon');
  const begun: string[] = [];
  const queue = createJobQueue(database, log, 3600);
  await alone(database, () => queue.setUp([soon]));
  queue.work([handles(soon, async ({ name }) => void begun.push(name))]);
  for (const name of ['anna', 'ola']) {
    await database.transaction((tx) => queue.send(tx, soon, { name }));
    // Nobody would wake for a minute.
    await expect.poll(() => begun.includes(name), { timeout: 40_000 }).toBe(true);
  }
  await queue.send(database, soon, { name: 'ewa' });
  await expect.poll(() => begun, { timeout: 40_000 }).toEqual(['anna', 'ola', 'ewa']);
  await queue.stop();
});
