import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { type Database, openDatabase, SecondConnection, violates } from './database.ts';
import { sql } from './sql.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
/** Another process' worth of connections. */
let other: Database;
const errors: Error[] = [];
beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = openDatabase({ connectionString: fresh.url }, 3, (error) => errors.push(error));
  other = openDatabase({ connectionString: fresh.url }, 1, () => {});
  await database.raw('create table things (id int constraint things_key primary key, name text)');
});
afterAll(async () => {
  await database.close();
  await other.close();
  await fresh.drop();
});

test('days stay days, decimals stay exact, and counts are numbers', async () => {
  const row = await database.one(sql`
    select date '2024-02-29' as day, 12345678901234567890.123456789::numeric as amount, count(*) as many from things`);
  expect(row).toEqual({ day: '2024-02-29', amount: '12345678901234567890.123456789', many: 0 });
});

test('a whole number that JavaScript cannot hold is a fault, not a wrong number', async () => {
  await expect(database.one(sql`select 9007199254740993::bigint as number`)).rejects.toThrow(
    'integer out of range',
  );
});

test('one row means one row', async () => {
  await expect(database.one(sql`select 1 where false`)).rejects.toThrow('expected one row, got 0');
  expect(await database.maybe(sql`select 1 where false`)).toBeUndefined();
});

test('a failed transaction leaves nothing, and its effects do not happen', async () => {
  const effects: string[] = [];
  const failing = database.transaction(async (tx) => {
    await tx.run(sql`insert into things values (1, 'lost')`);
    tx.afterCommit(() => effects.push('lost'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await database.transaction(async (tx) => {
    await tx.run(sql`insert into things values (2, 'kept')`);
    tx.afterCommit(() => effects.push('kept'));
    expect(effects).toEqual([]);
  });
  expect(effects).toEqual(['kept']);
  expect(await database.many(sql`select id from things`)).toEqual([{ id: 2 }]);
});

test('a transaction that asks for a second connection is refused at once, however deep it asks (SF-10)', async () => {
  const asks: ((tx: unknown) => Promise<unknown>)[] = [
    () => database.one(sql`select 1 as one`),
    () => database.raw('select 1'),
    () => database.withClient((client) => client.query('select 1')),
    () => database.transaction((inner) => inner.one(sql`select 1 as one`)),
    async () => Promise.all([1].map(async () => sleep(1).then(() => database.many(sql`select 1`)))),
  ];
  for (const ask of asks) await expect(database.transaction(ask)).rejects.toThrow(SecondConnection);
  // As many at once as there are connections: none waits, and all connections are back.
  const crowd = [1, 2, 3, 4, 5, 6].map(() => database.transaction(() => database.one(sql`select 1 as one`)));
  for (const { status } of await Promise.allSettled(crowd)) expect(status).toBe('rejected');
  expect(await database.one(sql`select 1 as one`)).toEqual({ one: 1 });
});

test('what a transaction leaves behind, and what its commit sets going, may ask again (SF-10)', async () => {
  let later: Promise<unknown> | undefined;
  let effect: Promise<unknown> | undefined;
  await database.transaction(async (tx) => {
    later = sleep(50).then(() => database.one(sql`select 1 as one`));
    tx.afterCommit(() => {
      effect = database.one(sql`select 2 as two`);
    });
    await tx.one(sql`select 1 as one`);
  });
  expect([await later, await effect]).toEqual([{ one: 1 }, { two: 2 }]);
});

test('transactions beside each other do not meet', async () => {
  const beside = [1, 2, 3].map((number) =>
    database.transaction(async (tx) => {
      await sleep(5);
      return tx.one(sql`select ${number}::int as number`);
    }),
  );
  expect(await Promise.all(beside)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});

test('a violated key is recognised by its name', async () => {
  const error = await database.run(sql`insert into things values (2, 'twice')`).catch((caught) => caught);
  expect([
    violates(error, 'things_key'),
    violates(error, 'other_key'),
    violates(new Error('x'), 'things_key'),
  ]).toEqual([true, false, false]);
});

test('a connection that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
  const broken = database.transaction(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await tx.run(sql`insert into things values (3, 'lost')`);
    await other.run(sql`select pg_terminate_backend(${pid})`);
    // No statement is under way when the connection goes: only an event tells.
    await sleep(100);
    await tx.run(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await database.many(sql`select id from things where id = 3`)).toEqual([]);
  for (let i = 0; i < 5; i++) await database.transaction((tx) => tx.one(sql`select 1 as one`));
});

test('idle connections that are cut are replaced, and only reported', async () => {
  await Promise.all([1, 2, 3].map(() => database.run(sql`select pg_sleep(0.05)`)));
  await database.withClient(async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  });
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(await database.one(sql`select 1 as one`)).toEqual({ one: 1 });
});
