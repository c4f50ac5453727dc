import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { ownershipFaults, sharedTables } from '../support/database/rows-by-owner.ts';
import { freshDatabase } from '../support/test-walory.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('every row knows whose it is: in its primary key, unique indexes and references (rule SF-9)', async () => {
  expect(await ownershipFaults(database)).toEqual([]);
});

/** PostgreSQL refuses to divide a table by a column that one of its unique keys lacks. */
test('each table of people can be divided by user, with all its keys and checks', async () => {
  const undone = new Error('undone');
  const dividing = database.transaction(async (tx) => {
    const { rows } = await tx.raw(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    );
    const names = (rows as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['holdings', 'sessions', 'simulation_lines', 'transactions']),
    );
    for (const name of names) {
      await tx.raw(`create table divided_${name} (like ${name} including all) partition by hash (user_id)`);
      for (const part of [0, 1])
        await tx.raw(`
          create table divided_${name}_${part} partition of divided_${name} for values with (modulus 2, remainder ${part})`);
      await tx.raw(`insert into divided_${name} select * from ${name}`);
    }
    throw undone;
  });
  await expect(dividing).rejects.toBe(undone);
});

test('the shared tables are few, and each has a reason', () => {
  const reasons = Object.values(sharedTables);
  expect(reasons.length).toBeLessThanOrEqual(43);
  for (const reason of reasons) expect(reason).toMatch(/\w{5}/);
});

describe('what breaks the rule is found', () => {
  const owner = 'user_id uuid not null references users on delete cascade';
  const things = `create table things (${owner}, id uuid, primary key (user_id, id))`;
  const planted: Record<string, [string, string[]]> = {
    'a table that nobody thought of': [
      'create table things (id uuid primary key)',
      ['things: neither user_id nor listed as shared'],
    ],
    'a table of another schema': [
      'create schema side; create table side.things (id uuid primary key)',
      ['things: neither user_id nor listed as shared'],
    ],
    'an owner that may be missing': [
      `create table things (user_id uuid references users on delete cascade, id uuid);
       create unique index things_key on things (user_id, id)`,
      ['things: user_id may be null', 'things: no primary key'],
    ],
    'a primary key without the owner': [
      `create table things (${owner}, id uuid primary key)`,
      ['things: things_pkey is unique without user_id'],
    ],
    'a unique constraint without the owner': [
      `create table things (${owner}, id uuid, mark text unique, primary key (user_id, id))`,
      ['things: things_mark_key is unique without user_id'],
    ],
    'a partial unique index without the owner': [
      `${things}; create unique index things_first on things (id) where id is not null`,
      ['things: things_first is unique without user_id'],
    ],
    'an owner that is only carried along by a unique index, or only part of an expression': [
      `${things}; create unique index things_carried on things (id) include (user_id);
       create unique index things_text on things ((user_id::text || id::text))`,
      ['things: things_carried is unique without user_id', 'things: things_text is unique without user_id'],
    ],
    'a reference to somebody’s rows without the owner': [
      `${things}; create table parts (${owner}, id uuid, thing_id uuid, thing_owner uuid, primary key (user_id, id),
         foreign key (thing_owner, thing_id) references things (user_id, id))`,
      ['parts: parts_thing_owner_thing_id_fkey refers to somebody’s rows without user_id'],
    ],
    'a reference that takes another column for the owner': [
      `create table things (${owner}, id uuid, primary key (id, user_id));
       create table parts (${owner}, id uuid, thing_id uuid, primary key (user_id, id),
         foreign key (user_id, thing_id) references things (id, user_id))`,
      ['parts: parts_user_id_thing_id_fkey refers to somebody’s rows without user_id'],
    ],
    'rows that stay when their user goes': [
      'create table things (user_id uuid not null references users, id uuid, primary key (user_id, id))',
      ['things: rows do not go with their user'],
    ],
    'a shared table that points to somebody’s rows': [
      `${things}; alter table plans add owner uuid, add thing_id uuid,
         add foreign key (owner, thing_id) references things (user_id, id)`,
      ['plans: shared, but plans_owner_thing_id_fkey refers to somebody’s rows'],
    ],
    'a shared table that has an owner after all': [
      'alter table plans add user_id uuid',
      ['plans: listed as shared, but has user_id'],
    ],
    'a shared table that is gone': [
      'drop table site_texts',
      ['site_texts: listed as shared, but there is no such table'],
    ],
  };

  test.each(Object.keys(planted))('%s', async (name) => {
    const [statements, faults] = planted[name]!;
    const undone = new Error('undone');
    const looking = database.transaction(async (tx) => {
      await tx.raw(statements);
      expect(await ownershipFaults(tx)).toEqual(faults);
      throw undone;
    });
    await expect(looking).rejects.toBe(undone);
  });
});
