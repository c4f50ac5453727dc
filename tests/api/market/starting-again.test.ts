import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
});
afterAll(() => walory.stop());

const startAgain = async (demo = true) => (await walory.another({ demo })).stop();

async function countOf(table: 'latest_prices' | 'earnings', isSimulated = true): Promise<number> {
  const source = isSimulated ? sql`t.source = 'simulated'` : sql`t.source <> 'simulated'`;
  const from = table === 'earnings' ? sql`earnings` : sql`latest_prices`;
  const { count } = await walory.database.one<{ count: number }>(
    sql`select count(*)::int as count from ${from} t join instruments i on i.id = t.instrument_id
      where i.owner_id is null and ${source}`,
  );
  return count;
}

test('simulated and real figures never stand together, whoever wrote them last (M-5)', async () => {
  const made = await countOf('earnings');
  expect(made).toBeGreaterThan(0);
  await walory.database.raw('create table kept_prices as select * from latest_prices');
  await walory.database.raw('create table kept_earnings as select * from earnings');

  await startAgain(false);
  expect([await countOf('latest_prices'), await countOf('earnings')]).toEqual([0, 0]);

  // A process of before, still with the demonstration, carries it on once more.
  await walory.database.raw('insert into latest_prices select * from kept_prices');
  await walory.database.raw('insert into earnings select * from kept_earnings');
  await startAgain(false);
  expect([await countOf('latest_prices'), await countOf('earnings')]).toEqual([0, 0]);

  await walory.database.raw(`insert into latest_prices select * from kept_prices`);
  await walory.database.raw(`update latest_prices set source = 'stooq'`);
  await startAgain();
  expect(await countOf('latest_prices', false)).toBe(0);
  expect(await countOf('earnings'), 'and the demonstration is back').toBe(made);
});

test('what came with the product is stored once, and again when something else comes (BD-16)', async () => {
  const isThere = async () =>
    (await walory.database.many(sql`select from bond_series where symbol = 'EDO1025'`)).length === 1;
  expect(await isThere()).toBe(true);
  await walory.database.run(sql`delete from bond_series where symbol = 'EDO1025'`);
  await startAgain();
  expect(await isThere(), 'the same table').toBe(false);
  await walory.database.run(sql`update installation set laid_in = laid_in || '{"bond series": "of before"}'`);
  await startAgain();
  expect(await isThere(), 'another table than last time').toBe(true);
});

test('the demo account is as it was made after each start, whatever was done to it', async () => {
  const demo = async () => (await walory.visitor().signInAsDemo()).status;
  const other = walory.visitor();
  await other.register();
  expect(await demo()).toBe(200);
  await walory.database.run(sql`update users set password_hash = (
    select password_hash from users where not is_demo limit 1) where is_demo`);
  expect(await demo()).toBe(422);
  await startAgain();
  expect(await demo()).toBe(200);
  const hash = sql`select password_hash from users where is_demo`;
  const before = await walory.database.one(hash);
  await startAgain();
  expect(await walory.database.one(hash), 'left alone where nothing was done').toEqual(before);
});
