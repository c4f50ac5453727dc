import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { Failure } from '../../foundation/failure.ts';
import type { Clock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { createLimits, defineLimit, forgetOldWindows, type Limit, type Limits } from './limits.ts';

const signInByAccount = defineLimit('signInByAccount', { most: 10, seconds: 900 });
const passwordByAccount = defineLimit('passwordByAccount', { most: 10, seconds: 900 });
const registerByAddress = defineLimit('registerByAddress', { most: 10, seconds: 3600 });

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ connectionString: fresh.url }, 8, () => {});
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const start = Date.parse('2026-11-14T12:00:00Z');
function movableClock(): Clock & { move(seconds: number): void } {
  let now = start;
  return {
    now: () => new Date(now),
    move: (seconds) => {
      now += seconds * 1000;
    },
  };
}

/** How many of so many attempts pass, and what the first refused one was answered. */
async function attempts(limits: Limits[], limit: Limit | 'calls', key: string, count: number) {
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, i) => {
      const one = limits[i % limits.length]!;
      return limit === 'calls' ? one.takeCall(key) : one.take(limit, key);
    }),
  );
  const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
  for (const reason of refused) expect(reason).toBeInstanceOf(Failure);
  return { passed: count - refused.length, retryAfter: refused[0]?.detail.retryAfterSeconds };
}

test('two processes share one limit, however they interleave (SF-5)', async () => {
  const clock = movableClock();
  const both = [createLimits(database, clock, 100, 1), createLimits(database, clock, 100, 1)];
  expect((await attempts(both, signInByAccount, 'jan', 50)).passed).toBe(10);
  expect((await attempts(both, signInByAccount, 'jan', 5)).passed).toBe(0);
});

test.each([1, 19, 20, 21, 99, 100, 1000])('leased blocks never let more than %i through', async (most) => {
  const clock = movableClock();
  const three = [1, 2, 3].map(() => createLimits(database, clock, most, 1));
  const { passed } = await attempts(three, 'calls', `user-${most}`, most + 200);
  expect(passed).toBeLessThanOrEqual(most);
  // What another process holds in reserve may stay unused, a block at most for each.
  expect(passed).toBeGreaterThanOrEqual(most - 2 * Math.floor(most / 20));
});

test('what costs several calls takes as many, also across blocks (SF-15)', async () => {
  const limits = createLimits(database, movableClock(), 40, 1);
  const costly = await Promise.allSettled(Array.from({ length: 20 }, () => limits.takeCall('page', 4)));
  expect(costly.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(limits.takeCall('page')).rejects.toBeInstanceOf(Failure);
});

test('keys and names are counted apart', async () => {
  const limits = [createLimits(database, movableClock(), 100, 1)];
  expect((await attempts(limits, signInByAccount, 'anna', 12)).passed).toBe(10);
  expect((await attempts(limits, signInByAccount, 'piotr', 12)).passed).toBe(10);
  expect((await attempts(limits, passwordByAccount, 'anna', 12)).passed).toBe(10);
});

test('the refusal says when the window ends, and then it goes on (SF-5)', async () => {
  const clock = movableClock();
  const limits = [createLimits(database, clock, 100, 1)];
  expect((await attempts(limits, signInByAccount, 'maria', 11)).retryAfter).toBe(900);
  clock.move(890);
  expect((await attempts(limits, signInByAccount, 'maria', 1)).retryAfter).toBe(10);
  clock.move(9.5);
  expect((await attempts(limits, signInByAccount, 'maria', 1)).retryAfter).toBe(1);
  clock.move(1);
  expect((await attempts(limits, signInByAccount, 'maria', 11)).passed).toBe(10);
});

test('the factor of the operator multiplies the limits, not those of the API', async () => {
  const limits = [createLimits(database, movableClock(), 7, 3)];
  expect((await attempts(limits, signInByAccount, 'ewa', 40)).passed).toBe(30);
  expect((await attempts(limits, 'calls', 'ewa', 40)).passed).toBe(7);
});

test('windows that have passed are forgotten, the present one is not', async () => {
  const clock = movableClock();
  const limits = [createLimits(database, clock, 100, 1)];
  await attempts(limits, registerByAddress, 'adres', 10);
  clock.move(3 * 3600);
  await attempts(limits, registerByAddress, 'adres', 10);
  await forgetOldWindows(database, clock.now());
  const rows = await database.many(
    sql`select window_start from rate_limits where key = 'registerByAddress:adres'`,
  );
  expect(rows).toEqual([{ window_start: new Date(start + 3 * 3_600_000) }]);
});

test('nobody passes when the counters cannot be reached', async () => {
  const unreachable = openDatabase({ host: '127.0.0.1', port: 1 }, 1, () => {});
  const limits = createLimits(unreachable, movableClock(), 100, 1);
  await expect(limits.take(signInByAccount, 'jan')).rejects.toThrow('ECONNREFUSED');
  await unreachable.close();
});

test('whoever has one address of a network has all of them; an IPv4 address written as IPv6 is itself (A-21)', async () => {
  const limits = createLimits(database, movableClock(), 3, 1);
  const byNetwork = defineLimit('byNetwork', { most: 3, seconds: 900, by: 'network' });
  const passed = async (take: (address: string) => Promise<void>, addresses: string[]) =>
    (await Promise.allSettled(addresses.map(take))).filter(({ status }) => status === 'fulfilled').length;
  const neighbours = Array.from({ length: 8 }, (_, i) => `2001:db8:1:2::${i + 1}`);
  const written = ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7', '192.0.2.7'];
  for (const take of [
    (address: string) => limits.take(byNetwork, address),
    (address: string) => limits.takeCall(`address:${address}`),
  ]) {
    expect(await passed(take, neighbours)).toBe(3);
    expect(await passed(take, ['2001:db8:1:3::1'])).toBe(1);
    expect(await passed(take, written)).toBe(3);
  }
});
