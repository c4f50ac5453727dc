import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../tests/support/test-walory.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { dueInstruments, noteAttempt } from './source-store.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase('seeded');
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const asked = Date.parse('2026-11-13T12:00:00Z');
const hours = (count: number) => new Date(asked + count * 3_600_000);

test('what no source has prices of is asked about ever more rarely, until one answers (rule M-17)', async () => {
  const { id } = await database.one<{ id: string }>(
    sql`select id from instruments where owner_id is null and status = 'active' limit 1`,
  );
  const isDue = async (at: Date) =>
    (await dueInstruments(database, '2030-01-01', at, 100_000)).some((one) => one.id === id);
  /** For how many hours nobody asks about it again. */
  const rest = async () => {
    for (let count = 1; count <= 100; count += 1) if (await isDue(hours(count))) return count;
    return null;
  };
  const rests: (number | null)[] = [];
  for (let time = 0; time < 6; time += 1) {
    await noteAttempt(database, id, 'failed', hours(0));
    rests.push(await rest());
  }
  expect(rests).toEqual([3, 6, 12, 24, 48, 48]);
  await noteAttempt(database, id, 'answered', hours(0));
  expect(await rest()).toBe(1);
});
