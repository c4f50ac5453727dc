import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startWalory } from '../../../src/entry/start-walory.ts';
import { createLog } from '../../../src/platform/log.ts';
import { temporaryFolder } from '../../../src/platform/own-postgres/folder-for-tests.ts';
import { startOwnPostgres } from '../../../src/platform/own-postgres/start-own-postgres.ts';
import { bundleEngine } from '../../../tools/bundle-engine.ts';
import { eventually } from '../eventually.ts';
import { databaseAddress, templateDatabase, testSettings } from './test-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { host: string; port: number; user: string };
  }
}

type Server = { host: string; port: number; user: string };
type Shared = { users: number; started: Promise<{ server: Server; release(): Promise<void> }> };

/** Each kind of tests asks for it with a copy of this module of its own: what they share hangs on the process. */
const shared = globalThis as { waloryDatabaseServer?: Shared };

/** One PostgreSQL for the whole run, with a migrated and seeded database that each test copies in a blink. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  shared.waloryDatabaseServer ??= { users: 0, started: start() };
  const use = shared.waloryDatabaseServer;
  use.users++;
  const { server, release } = await use.started;
  project.provide('databaseServer', server);
  return async () => {
    if (--use.users === 0) await release();
  };
}

async function start(): Promise<{ server: Server; release(): Promise<void> }> {
  // As the product runs it, made of the sources that are tested.
  await bundleEngine();
  const folder = await temporaryFolder('walory-tests-');
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const release = async () => {
    await own.stop();
    await folder.remove();
  };
  const { host, port, user } = own.connection as Server;
  const server = { host, port, user };
  try {
    await makeTemplate(own.connection, databaseAddress(server, templateDatabase));
  } catch (error) {
    await release();
    throw error;
  }
  return { server, release };
}

async function makeTemplate(connection: ClientConfig, databaseUrl: string): Promise<void> {
  const admin = new Client(connection);
  await admin.connect();
  // Nothing here has to survive a power cut; tests that pull the plug bring a server of their own.
  await admin.query('alter role all set synchronous_commit = off');
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const template = await startWalory(testSettings({ databaseUrl }), { pages: 'none', byTheClock: false });
  await nothingWaits(databaseUrl);
  await template.stop();
}

/** What the first start asked for is done: each copy would do it again, while its test looks at what changes. */
async function nothingWaits(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await eventually(
      async () => {
        const { rows } = await client.query('select state from jobs.job');
        return rows.length > 0 && rows.every(({ state }) => state === 'completed');
      },
      () => 'the work of the first start is never done',
    );
  } finally {
    await client.end();
  }
}
