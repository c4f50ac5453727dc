import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { foldText } from '../../foundation/fold-text.ts';
import { type Database, openDatabase } from './database.ts';
import { contains, folded } from './folded.ts';
import { sql } from './sql.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = openDatabase({ connectionString: fresh.url }, 1, () => undefined);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

test('the database folds every letter of Latin, Greek and Cyrillic as the pages do', async () => {
  const given = [...letters(0x20, 0x24f), ...letters(0x370, 0x4ff), ...letters(0x1e00, 0x1fff)]
    // Controls and what is not assigned say nothing.
    .filter((sign) => /[\p{L}\p{N}\p{P}\p{Z}]/u.test(sign));
  const rows = await database.many<{ sign: string; plain: string }>(
    sql`select sign, ${folded(sql`sign`)} as plain from unnest(${given}::text[]) as sign`,
  );
  expect(rows).toHaveLength(given.length);
  expect(rows.filter(({ sign, plain }) => plain !== foldText(sign))).toEqual([]);
});

test.each([
  ['Kupno za premię – Łódź', 'lodz', true],
  ['Kupno za premię – Łódź', 'PREMIĘ', true],
  ['lodz', 'Łódź', true],
  ['premia', 'premie', false],
  ['rabat 50%', '50%', true],
  ['rabat 500', '50%', false],
  ['a_b', '_', true],
  ['a\\b', '\\', true],
])('%j with %j: %s', async (text, typed, expected) => {
  const row = await database.one<{ found: boolean }>(
    sql`select ${contains(sql`(${text}::text)`, typed)} as found`,
  );
  expect(row?.found).toBe(expected);
});
