import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create, extract } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneIn } from '../../../tests/support/chance/chance.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/support/test-walory.ts';
import { newId } from '../../foundation/ids.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { alone, migrate } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { createLog } from '../log.ts';
import { loadSecrets, matchFingerprint } from '../secrets.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { finishRestore, layOutSecret } from './restored-secret.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const migrationsFolder = path.join(root, 'migrations');

type Installation = {
  url: string;
  dataDir: string;
  database: Database;
  secret(): Promise<string>;
  people(): Promise<string[]>;
  end(): Promise<void>;
};

/** A database with nothing but its tables: copying it is much quicker than migrating another. */
let migrated: FreshDatabase;
beforeAll(async () => {
  migrated = await freshDatabase('empty');
  const database = openDatabase({ connectionString: migrated.url }, 3, () => {});
  await alone(database, (client) => migrate(client, migrationsFolder, createLog('silent')));
  await database.close();
});
afterAll(() => migrated.drop());

/** An installation with one person in it. */
async function installation(name: string): Promise<Installation> {
  const fresh = await freshDatabase(migrated);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'walory-restore-test-'));
  const database = openDatabase({ connectionString: fresh.url }, 3, () => {});
  const secrets = await loadSecrets(dataDir, '');
  await alone(database, (client) => matchFingerprint(client, secrets));
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    values (${newId()}, ${`${name}@example.pl`}, ${name}, 'x', now(), now(), now())`);
  await database.run(sql`
    insert into api_keys (user_id, key_hash, ending, created_at) select id, 'x', 'abcd', now() from users`);
  return {
    url: fresh.url,
    dataDir,
    database,
    secret: () => readFile(path.join(dataDir, 'secret'), 'utf8'),
    people: async () =>
      (await database.many<{ name: string }>(sql`select name from users`)).map((row) => row.name),
    async end() {
      await database.close();
      await fresh.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

let source: Installation;
let archive: string;
let target: Installation;
let scratch: string;
beforeAll(async () => {
  source = await installation('zapisana');
  archive = path.join(source.dataDir, 'backup.tar.gz');
  await backUp(archive, { database: source.database, dataDir: source.dataDir, secret: '', now: new Date() });
});
afterAll(() => source.end());
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'walory-damaged-'));
});
afterEach(() => rm(scratch, { recursive: true }));

/** The backup with something about it changed. */
async function changed(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(scratch, 'inside');
  await mkdir(folder);
  await extract({ file: archive, cwd: folder });
  await change(folder);
  const file = path.join(scratch, 'changed.tar.gz');
  await create({ gzip: true, file, cwd: folder }, ['.']);
  return file;
}

function restoreOf(file: string, secret = '') {
  const { database, dataDir } = target;
  return restore(file, { database, dataDir, secret, migrationsFolder, replace: true });
}

/** What every start does before anything else. */
async function startsAgain(): Promise<void> {
  await finishRestore(target.dataDir, target.database);
  const secrets = await loadSecrets(target.dataDir, '');
  await alone(target.database, (client) => matchFingerprint(client, secrets));
}

async function inManifest(folder: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, 'manifest.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const faults: [string, (folder: string) => Promise<void>, string][] = [
  [
    'a table is called like a statement',
    (folder) => inManifest(folder, (text) => text.replace('"users":', '"users\\"; drop table users; --":')),
    'is no name',
  ],
  [
    'a column is called like a program',
    (folder) =>
      inManifest(folder, (text) => text.replace('"key_hash"', '"key_hash\\") from program \'true\'; --"')),
    'is no name',
  ],
  [
    'a table is a link to another file',
    async (folder) => {
      await rm(path.join(folder, 'users.copy'));
      await symlink('/etc/hostname', path.join(folder, 'users.copy'));
    },
    'no such file',
  ],
  [
    'the first table lacks a row',
    (folder) => writeFile(path.join(folder, 'api_keys.copy'), ''),
    '0 rows loaded',
  ],
  [
    'the last table is unreadable',
    (folder) => appendFile(path.join(folder, 'users.copy'), 'x\n'),
    'invalid input syntax',
  ],
  [
    'a row belongs to nobody',
    async (folder) => {
      await writeFile(path.join(folder, 'users.copy'), '');
      await inManifest(folder, (text) => text.replace(/("users": \{[^}]*"rows": )1/, '$10'));
    },
    'violates foreign key',
  ],
  [
    'a migration is unknown here',
    (folder) => inManifest(folder, (text) => text.replace(/_identity\.sql/, '_identities.sql')),
    'does not have the migration',
  ],
  [
    'the secret is of another installation',
    (folder) => writeFile(path.join(folder, 'secret'), 'ab'.repeat(32)),
    'not the one its data belong to',
  ],
  ['the secret is damaged', (folder) => writeFile(path.join(folder, 'secret'), 'abc'), 'is damaged'],
  ['there is no secret', (folder) => rm(path.join(folder, 'secret')), 'ENOENT'],
];

describe('a restore that fails', () => {
  // One for all: each leaves it as it was.
  beforeAll(async () => {
    target = await installation('obecna');
  });
  afterAll(() => target.end());

  test.each(oneIn(2, faults))(
    'because %s leaves the installation as it was (A-22)',
    async (_what, fault, message) => {
      const before = await target.secret();
      await expect(restoreOf(await changed(fault))).rejects.toThrow(message);
      expect(await target.secret()).toBe(before);
      expect(await target.people()).toEqual(['obecna']);
      expect(await readdir(target.dataDir)).toEqual(['secret']);
      await startsAgain();
    },
  );
});

describe('a restore that replaces what is there', () => {
  beforeEach(async () => {
    target = await installation('obecna');
  });
  afterEach(() => target.end());

  test('a restore that succeeds brings data and secret, and keeps the secret of before (A-22)', async () => {
    const before = await target.secret();
    await restoreOf(archive);
    expect(await target.people()).toEqual(['zapisana']);
    expect(await target.secret()).toBe(await source.secret());
    expect(await readFile(path.join(target.dataDir, 'secret.before-restore-1'), 'utf8')).toBe(before);
    expect((await stat(path.join(target.dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    await startsAgain();
    // Once more: the secret is the right one already, and nothing is set aside.
    await restoreOf(archive);
    expect((await readdir(target.dataDir)).sort()).toEqual(['secret', 'secret.before-restore-1']);
  });

  test('a secret of the settings stays where it is', async () => {
    const before = await target.secret();
    await expect(restoreOf(archive, 'cd'.repeat(32))).rejects.toThrow('WALORY_SECRET is not the secret');
    await restoreOf(archive, (await source.secret()).trim().toUpperCase());
    expect(await target.people()).toEqual(['zapisana']);
    expect(await target.secret()).toBe(before);
  });

  test('killed before its commit, a restore has changed nothing that the next start needs (A-22)', async () => {
    const before = await target.secret();
    let left: string[] = [];
    const killed = await target.database.withClient(async (client) => {
      // Whoever replaces the tables waits for this reader, with everything laid out and nothing committed.
      await client.query('begin');
      await client.query('select * from users');
      const child = spawn(process.execPath, ['src/entry/restore.ts', archive, '--replace'], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          TMPDIR: tmpdir(),
          DATABASE_URL: target.url,
          WALORY_DATA_DIR: target.dataDir,
        },
      });
      // Asked on another connection: inside a transaction the list of activities does not change.
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => target.database.run(waiting)).toBe(1);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      left = (await readdir(tmpdir())).filter((name) => name.startsWith(`walory-archive-${child.pid}-`));
      await client.query('rollback');
      return child.signalCode;
    });
    expect(killed).toBe('SIGKILL');
    expect(left).toHaveLength(1);
    expect(await readdir(target.dataDir)).toContain('secret.restoring');
    await startsAgain();
    expect(await target.secret()).toBe(before);
    expect(await target.people()).toEqual(['obecna']);
    expect(await readdir(target.dataDir)).toEqual(['secret']);
    // Everybody's rows lay in the folder it worked in: the next to work clears it away, and leaves that of the living.
    const living = await mkdtemp(path.join(tmpdir(), `walory-archive-${process.pid}-`));
    await restoreOf(archive);
    expect((await readdir(tmpdir())).filter((name) => left.includes(name))).toEqual([]);
    expect(await readdir(living)).toEqual([]);
    await rm(living, { recursive: true });
  });

  test.each(oneIn(2, ['nothing', 'the old secret']))(
    'killed after its commit with %s set aside, a restore is finished by the next start (A-22)',
    async (setAside) => {
      const before = await target.secret();
      await restoreOf(archive);
      // As it was in that moment: the database is the backup's, the secret lies ready.
      const kept = path.join(target.dataDir, 'secret.before-restore-1');
      await layOutSecret(target.dataDir, (await source.secret()).trim());
      await rm(path.join(target.dataDir, 'secret'));
      if (setAside === 'nothing') {
        await rm(kept);
        await writeFile(path.join(target.dataDir, 'secret'), before, { mode: 0o600 });
      }
      await startsAgain();
      expect(await target.secret()).toBe(await source.secret());
      expect(await readFile(kept, 'utf8')).toBe(before);
      expect((await readdir(target.dataDir)).sort()).toEqual(['secret', 'secret.before-restore-1']);
    },
  );
});

test('a backup is for its owner alone from its first byte', async () => {
  const file = path.join(scratch, 'backup.tar.gz');
  // One that a crash left behind, with the rights of another day.
  await writeFile(`${file}.part`, 'x', { mode: 0o644 });
  let seen: number | undefined;
  const looking = setInterval(async () => {
    const found = await stat(`${file}.part`).catch(() => undefined);
    if (found && found.size !== 1) seen = (seen ?? 0) | (found.mode & 0o777);
  }, 1);
  await backUp(file, { database: source.database, dataDir: source.dataDir, secret: '', now: new Date() });
  clearInterval(looking);
  expect(seen ?? 0o600).toBe(0o600);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
