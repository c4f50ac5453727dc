import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../tests/support/test-walory.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { alone, migrate } from './migrate.ts';
import { sql } from './sql.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let folder: string;
beforeEach(async () => {
  fresh = await freshDatabase('empty');
  database = open();
  folder = await mkdtemp(path.join(tmpdir(), 'walory-migrations-'));
  await write('1_first.sql', 'create table first (id int); insert into first values (1);');
  await write('2_second.sql', 'create table second (id int);');
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const log = createLog('silent');
const open = () => openDatabase({ connectionString: fresh.url }, 2, () => {});
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const run = (on: Database = database) => alone(on, (client) => migrate(client, folder, log));
const tables = async () =>
  (
    await database.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`)
  ).map(({ name }) => name);

test('files are applied in their order, once', async () => {
  expect(await run()).toEqual(['1_first.sql', '2_second.sql']);
  expect(await run()).toEqual([]);
  await write('3_third.sql', 'alter table second add name text;');
  await write('notes.txt', 'this is not SQL');
  expect(await run()).toEqual(['3_third.sql']);
});

test('several processes at once: each file is applied by one of them, the others wait', async () => {
  await write(
    '1_first.sql',
    'create table first (id int); select pg_sleep(0.1); insert into first values (1);',
  );
  const others = [open(), open(), open()];
  const applied = await Promise.all(others.map((other) => run(other)));
  expect(applied.flat()).toEqual(['1_first.sql', '2_second.sql']);
  expect(await database.many(sql`select id from first`)).toEqual([{ id: 1 }]);
  await Promise.all(others.map((other) => other.close()));
});

test('a file that was changed after it had been applied is refused', async () => {
  await run();
  await write('1_first.sql', 'create table other (id int);');
  await expect(run()).rejects.toThrow(
    'Migration 1_first.sql was changed after it had been applied. Migrations are append-only.',
  );
});

test('a failing file leaves nothing of itself, keeps those before it, and can be mended', async () => {
  await write('2_second.sql', 'create table second (id int); insert into second values (1); select 1 / 0;');
  await expect(run()).rejects.toThrow('Migration 2_second.sql failed: division by zero');
  expect(await tables()).toEqual(['first', 'schema_migrations']);
  await write('2_second.sql', 'create table second (id int);');
  expect(await run()).toEqual(['2_second.sql']);
});

test('a database of a newer release is refused, with its name', async () => {
  await run();
  await rm(path.join(folder, '2_second.sql'));
  await expect(run()).rejects.toThrow(
    'The database is newer than this release: it has 2_second.sql. Start the newer release.',
  );
});

test('a process that dies in the middle leaves neither half a file nor a lock behind', async () => {
  const dying = new pg.Client({ connectionString: fresh.url });
  dying.on('error', () => {});
  await dying.connect();
  await dying.query('select pg_advisory_lock(7201926)');
  await dying.query('begin');
  await dying.query('create table first (id int)');
  const waiting = run();
  const pid = (await dying.query('select pg_backend_pid() as pid')).rows[0].pid;
  await database.run(sql`select pg_terminate_backend(${pid})`);
  expect(await waiting).toEqual(['1_first.sql', '2_second.sql']);
});

test('the lock is released after a failure', async () => {
  await expect(alone(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const other = open();
  expect(await alone(other, async () => 'free')).toBe('free');
  await other.close();
});
