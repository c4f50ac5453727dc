import { threadId } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import type * as works from '../../../tests/support/thread-works.ts';
import { createWorkThreads, defineThreadWork, WorkTooLarge } from './thread-work.ts';

const threads = createWorkThreads(1);
afterAll(() => threads.close());

const module = new URL('../../../tests/support/thread-works.ts', import.meta.url);
const double = defineThreadWork<typeof works.double>(module, 'double');
const stumble = defineThreadWork<typeof works.stumble>(module, 'stumble');
const spin = defineThreadWork<typeof works.spin>(module, 'spin', { seconds: 0.5 });

test('work is done on another thread, with what was given and what comes back', async () => {
  const done = await threads.run(double, { number: 21 }, 'jan');
  expect(done.number).toBe(42);
  expect(done.thread).not.toBe(threadId);
});

test('a fault is told, and the thread goes on', async () => {
  const { thread } = await threads.run(double, { number: 1 }, 'jan');
  await expect(threads.run(stumble, {}, 'jan')).rejects.toThrow('stumbled');
  expect((await threads.run(double, { number: 2 }, 'jan')).thread).toBe(thread);
});

test('work without end is ended, and the next one is done', async () => {
  await expect(threads.run(spin, {}, 'jan')).rejects.toEqual(new WorkTooLarge('time'));
  expect((await threads.run(double, { number: 3 }, 'jan')).number).toBe(6);
});

test('one person has one piece of work under way and few waiting; others come in between', async () => {
  const order: string[] = [];
  const named = (who: string) =>
    threads.run(double, { number: 1 }, who).then(
      () => order.push(who),
      (error) => order.push(`${who}: ${error.detail.kind}`),
    );
  await Promise.all([...Array.from({ length: 6 }, () => named('jan')), named('anna')]);
  expect(order.filter((one) => one === 'jan: tooMany')).toHaveLength(2);
  expect(order.filter((one) => one === 'jan')).toHaveLength(4);
  expect(order.indexOf('anna')).toBeLessThan(order.lastIndexOf('jan'));
});
