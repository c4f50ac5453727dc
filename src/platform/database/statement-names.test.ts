import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNaivePooler } from '../../../tests/support/database/naive-pooler.ts';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { sql } from './sql.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase('empty');
});
afterAll(() => fresh.drop());

let processes = 0;

/** The module as another process has it: with a memory of its own. */
function anotherProcess(): Promise<typeof import('./database.ts')> {
  return import(`./database.ts?process=${++processes}`);
}

test('every process has the same name for a text, in whatever order it meets them, and another for another', async () => {
  const [one, two] = [await anotherProcess(), await anotherProcess()];
  expect(one.nameOf).not.toBe(two.nameOf);
  const texts = ['select 1', 'select 2', 'select  1'];
  const names = texts.map(one.nameOf);
  expect(texts.toReversed().map(two.nameOf)).toEqual(names.toReversed());
  expect(new Set(names).size).toBe(3);
  // Also the process of yesterday's release, which has other statements beside it.
  expect(names[0]).toBe('qgirgfUeDFYvBkSu2I-UQfM');
});

test('texts without end fill no memory: from some number on they go without a name', async () => {
  const { nameOf } = await anotherProcess();
  const first = nameOf('select 0');
  const names = Array.from({ length: 3000 }, (_, i) => nameOf(`select ${i}`));
  expect(names.filter(Boolean)).toHaveLength(2000);
  expect(nameOf('select 0')).toBe(first);
});

const whose = {
  jan: sql`select 'jan' as whose`,
  ewa: sql`select 'ewa' as whose`,
  both: sql`select 'both' as whose`,
};

test('two processes that are given each other’s connection do not get each other’s rows', async () => {
  const pooler = await startNaivePooler(fresh.url, 2);
  const [one, two] = [await anotherProcess(), await anotherProcess()];
  const jan = one.openDatabase(pooler.connection, 1, () => {});
  const ewa = two.openDatabase(pooler.connection, 1, () => {});
  try {
    expect([await jan.one(whose.jan), await ewa.one(whose.ewa)]).toEqual([
      { whose: 'jan' },
      { whose: 'ewa' },
    ]);
    expect([await jan.one(whose.both), await ewa.one(whose.both)]).toEqual([
      { whose: 'both' },
      { whose: 'both' },
    ]);
    pooler.assign((guest) => (guest + 1) % 2);
    // What somebody prepared there is the same statement, and what nobody did is an error.
    expect([await jan.one(whose.both), await ewa.one(whose.both)]).toEqual([
      { whose: 'both' },
      { whose: 'both' },
    ]);
    await expect(jan.one(whose.jan)).rejects.toMatchObject({ code: '26000' });
    await expect(ewa.one(whose.ewa)).rejects.toMatchObject({ code: '26000' });
  } finally {
    await Promise.all([jan.close(), ewa.close()]);
    await pooler.stop();
  }
});

test('with names that each process counts for itself they would', async () => {
  const pooler = await startNaivePooler(fresh.url, 2);
  const clients = [0, 1].map(() => new pg.Client(pooler.connection));
  const ask = async (place: number, text: string) =>
    (await clients[place]!.query({ name: 'q0', text, values: [] })).rows[0];
  try {
    for (const client of clients) await client.connect();
    expect([await ask(0, whose.jan.text), await ask(1, whose.ewa.text)]).toEqual([
      { whose: 'jan' },
      { whose: 'ewa' },
    ]);
    pooler.assign((guest) => (guest + 1) % 2);
    expect(await ask(0, whose.jan.text)).toEqual({ whose: 'ewa' });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await pooler.stop();
  }
});
