import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceSeed, often } from '../../../tests/support/chance/chance.ts';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { newId } from '../../foundation/ids.ts';
import { type Database, openDatabase } from './database.ts';
import { sql } from './sql.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase('empty');
  drop = fresh.drop;
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  await database.raw(`create table copied (
    id int primary key, owner uuid, words text, amount numeric, day date, clock time, at timestamptz, content bytea)`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const into = sql`copy copied`;
const columns = {
  id: 'int4',
  owner: 'uuid',
  words: 'text',
  amount: 'numeric',
  day: 'date',
  clock: 'time',
  at: 'timestamptz',
  content: 'bytea',
} as const;
const blank = {
  owner: null,
  words: null,
  amount: null,
  day: null,
  clock: null,
  at: null,
  content: null,
};
type Row = { [Name in keyof typeof blank]: unknown } & { id: number };

async function copied(rows: readonly Row[]) {
  await database.run(sql`delete from copied`);
  await database.transaction((tx) => tx.copy(into, columns, { shared: {}, rows: rows as never }));
  return database.many<Row>(sql`select * from copied order by id`);
}

test('every kind of value arrives as it was, and nothing as nothing', async () => {
  const whole = {
    id: -7,
    owner: newId(),
    words: 'zażółć gęślą jaźń',
    amount: '-1234567890.123456789012',
    day: '2024-02-29',
    clock: '23:59:07',
    at: new Date('1999-12-31T23:59:59.987Z'),
    content: Buffer.from([0, 92, 255]),
  };
  expect(await copied([whole, { id: 1, ...blank }])).toEqual([whole, { id: 1, ...blank }]);
  const [row] = await copied([{ ...whole, day: '1969-07-20', clock: '09:05' }]);
  expect(row).toMatchObject({ day: '1969-07-20', clock: '09:05:00' });
});

test('every sign that a person can write arrives as it was written', async () => {
  const words = [
    '',
    ' ',
    '\\N',
    '\\',
    '\\.',
    'a\tb',
    'a\nb\r\nc',
    "'; drop table copied; --",
    'ą🦆'.repeat(9000),
  ];
  const rows = await copied(words.map((one, id) => ({ ...blank, id, words: one })));
  expect(rows.map((row) => row.words)).toEqual(words);
});

test('any decimal is the one the database itself would read, to the last zero', async () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`));
  const decimals = fc
    .tuple(fc.constantFrom('', '-', '+'), digits(60), fc.option(digits(60)))
    .map(([sign, whole, part]) => `${sign}${whole}${part === null ? '' : `.${part}`}`);
  const edges = ['0', '-0', '0.0000', '10000', '0.0001', '-0.00010', '9999.9999', '100000000', '0.00000001'];
  const given = [...edges, ...fc.sample(decimals, { seed: chanceSeed, numRuns: often(500) })];
  await copied(given.map((amount, id) => ({ ...blank, id, amount })));
  const { wrong } = await database.one<{ wrong: number }>(sql`
    select count(*) as wrong from unnest(${given}::text[]) with ordinality as given (text, place)
    join copied c on c.id = place - 1 where c.amount::text <> given.text::numeric::text`);
  expect(wrong).toBe(0);
});

test('cells that all rows share are written for each of them', async () => {
  await database.run(sql`delete from copied`);
  const shared = { words: 'wspólne', amount: null, day: '2026-11-16' };
  const rows = [1, 2].map((id) => ({ id, owner: null, clock: null, at: null, content: null }));
  await database.transaction((tx) => tx.copy(into, columns, { shared, rows }));
  const found = await database.many(sql`select id, words, amount, day from copied order by id`);
  expect(found).toEqual([1, 2].map((id) => ({ id, ...shared })));
});

test('more rows than fit into one part come whole and in order', async () => {
  const rows = await copied(Array.from({ length: 2001 }, (_, id) => ({ ...blank, id, words: `row ${id}` })));
  expect(rows.every(({ id, words }, at) => id === at && words === `row ${at}`)).toBe(true);
  expect(rows).toHaveLength(2001);
});

test('what breaks a rule or is no value is refused whole, and the connection stays of use', async () => {
  await database.run(sql`delete from copied`);
  const write = (...rows: Row[]) =>
    database.transaction((tx) => tx.copy(into, columns, { shared: {}, rows: rows as never }));
  const row = { id: 100, ...blank };
  await expect(write(row, row)).rejects.toMatchObject({ code: '23505', constraint: 'copied_pkey' });
  for (const wrong of [{ amount: 'much' }, { owner: 'nobody' }, { day: '15.11.2026' }, { clock: 'noon' }])
    await expect(write(row, { ...row, id: 101, ...wrong })).rejects.toThrow(RangeError);
  expect(await database.one(sql`select count(*) from copied`)).toEqual({ count: 0 });
});
