import pg from 'pg';
import { inject } from 'vitest';
import { startWalory, type Walory } from '../../src/entry/start-walory.ts';
import { newId } from '../../src/foundation/ids.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import type { Registration } from '../../src/platform/domains/registration.ts';
import type { Settings } from '../../src/platform/settings/settings-schema.ts';
import { Visitor } from './callers/visitor.ts';
import { databaseAddress, templateDatabase, testSettings } from './database/test-settings.ts';
import { areFilesInMemory } from './files-in-memory.ts';

export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('databaseServer'), database: 'walory' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export type FreshDatabase = { name: string; url: string; drop(): Promise<void> };

/** A database of its own: a copy of the seeded one or of another that nobody is connected to, or an empty one. */
export async function freshDatabase(
  from: 'seeded' | 'empty' | FreshDatabase = 'seeded',
): Promise<FreshDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  const template = from === 'seeded' ? templateDatabase : from === 'empty' ? 'template1' : from.name;
  // File by file takes a third of the work, but has each of them written to the disk where there is one.
  const strategy = areFilesInMemory() ? 'file_copy' : 'wal_log';
  await administer(`create database ${name} template ${template} strategy ${strategy}`);
  return {
    name,
    url: databaseAddress(inject('databaseServer'), name),
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

export type TestWalory = {
  url: string;
  databaseUrl: string;
  database: Database;
  settings: Settings;
  walory: Walory;
  visitor(): Visitor;
  /** Another process' worth of the product on the same database. */
  another(changes?: Partial<Settings>): Promise<TestWalory>;
  /** The same, some hours from now; it leaves background work to those who live in the present. */
  later(hours: number): Promise<TestWalory>;
  stop(): Promise<void>;
};

/**
 * The real product, on a fresh database and a free port; without pages, unless those that were built are wanted, and without
 * work that begins by the clock: between two looks at the database it would change what nobody asked for.
 */
export async function startTestWalory(
  changes: Partial<Settings> = {},
  options: { domains?: readonly Registration[]; pages?: 'built'; byTheClock?: boolean } = {},
): Promise<TestWalory> {
  const fresh = changes.databaseUrl ? null : await freshDatabase();
  const settings = testSettings({ ...changes, databaseUrl: changes.databaseUrl ?? fresh!.url });
  const walory = await startWalory(settings, { pages: 'none', byTheClock: false, ...options });
  const database = openDatabase({ connectionString: settings.databaseUrl }, 2, () => {});
  const others: TestWalory[] = [];
  let stopping: Promise<void> | undefined;
  const test: TestWalory = {
    url: walory.address,
    databaseUrl: settings.databaseUrl,
    database,
    settings,
    walory,
    visitor: () => new Visitor(walory.address),
    async another(more = {}) {
      const other = await startTestWalory(
        { ...changes, ...more, databaseUrl: settings.databaseUrl },
        options,
      );
      others.push(other);
      return other;
    },
    later: (hours) =>
      test.another({ role: 'web', clock: new Date(Date.now() + hours * 3_600_000).toISOString() }),
    stop() {
      stopping ??= (async () => {
        await Promise.all(others.map((other) => other.stop()));
        await database.close();
        await walory.stop();
        await fresh?.drop();
      })();
      return stopping;
    },
  };
  return test;
}
