import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { type Database, openDatabase, type Tx } from './database.ts';
import { fingerprintOf, isLaidIn, layIn } from './laid-in.ts';
import { sql } from './sql.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  await database.raw('create table laid (what text)');
});
afterAll(async () => {
  await database.close();
  await drop();
});

const lay = (what: string) => (tx: Tx) => tx.run(sql`insert into laid values (${what})`);
const laid = async () =>
  (await database.many<{ what: string }>(sql`select what from laid`)).map((row) => row.what);

test('the same is laid in once, something else again, and each name for itself', async () => {
  await layIn(database, 'rates', 'first', lay('rates'));
  await layIn(database, 'rates', 'first', lay('never'));
  await layIn(database, 'bonds', 'first', lay('bonds'));
  await layIn(database, 'rates', 'second', lay('newer rates'));
  await layIn(database, 'rates', 'first', lay('older rates'));
  expect(await laid()).toEqual(['rates', 'bonds', 'newer rates', 'older rates']);
});

test('what failed is not noted, and leaves nothing', async () => {
  const before = await laid();
  const failing = layIn(database, 'funds', 'first', async (tx) => {
    await lay('half of them')(tx);
    throw new Error('the power is gone');
  });
  await expect(failing).rejects.toThrow('the power is gone');
  expect(await laid()).toEqual(before);
  expect(await isLaidIn(database, 'funds', 'first')).toBe(false);
});

test('a fingerprint is of what stands in each part', () => {
  expect(fingerprintOf('a', 'b')).toBe(fingerprintOf('a', 'b'));
  expect(fingerprintOf('ab', '')).not.toBe(fingerprintOf('a', 'b'));
});
