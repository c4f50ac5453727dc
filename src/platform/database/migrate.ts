import type { PoolClient } from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { type Migration, migrationRecord, readMigrations, recordMigration } from './migration-files.ts';

/** One number for everything that may be set up only once at a time: migrations, job queue, seeds. */
const setUpLock = 7_201_926;

const oldestServer = 150_000;

/** Runs `work` while no other process sets anything up. The lock dies with its connection, so it is never stale. */
export async function alone<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return database.withClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [setUpLock]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [setUpLock]).catch(() => {});
    }
  });
}

/**
 * Brings the schema up to date. Each file is one transaction together with its row in the record,
 * so a process that dies in between leaves the file unapplied and the next start runs it again.
 */
export async function migrate(client: PoolClient, folder: string, log: Log): Promise<string[]> {
  const version = await client.query('select current_setting($1)::int as number', ['server_version_num']);
  if (version.rows[0].number < oldestServer) throw new Error('Walory needs PostgreSQL 15 or newer.');
  await client.query(migrationRecord);
  const applied = new Map<string, string>(
    (await client.query('select name, checksum from schema_migrations')).rows.map((row) => [
      row.name,
      row.checksum,
    ]),
  );
  const migrations = await readMigrations(folder);
  refuseNewerSchema(applied, migrations);
  const fresh: string[] = [];
  for (const migration of migrations) {
    const known = applied.get(migration.name);
    if (known === migration.checksum) continue;
    if (known)
      throw new Error(
        `Migration ${migration.name} was changed after it had been applied. Migrations are append-only.`,
      );
    await applyOne(client, migration);
    log.info({ migration: migration.name }, 'migration applied');
    fresh.push(migration.name);
  }
  return fresh;
}

function refuseNewerSchema(applied: Map<string, string>, migrations: Migration[]): void {
  const missing = [...applied.keys()].filter(
    (name) => !migrations.some((migration) => migration.name === name),
  );
  if (missing.length) {
    throw new Error(
      `The database is newer than this release: it has ${missing.join(', ')}. Start the newer release.`,
    );
  }
}

async function applyOne(client: PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(recordMigration, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
