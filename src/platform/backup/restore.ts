import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database/database.ts';
import { migrationRecord, readMigrations, recordMigration } from '../database/migration-files.ts';
import { secretFile } from '../secrets.ts';
import { type Manifest, secretInArchive, unpackArchive } from './archive.ts';

type Target = {
  database: Database;
  dataDir: string;
  secret: string;
  migrationsFolder: string;
  replace: boolean;
};

/**
 * Puts a backup in the place of what the database holds, in one transaction: it is there whole or not at all.
 * The tables are made by the migrations of the backup's day; the next start applies the later ones.
 */
export async function restore(file: string, target: Target): Promise<Manifest> {
  return unpackArchive(file, async (folder, manifest) => {
    await target.database.withClient(async (client) => {
      await refuseIfInUse(client);
      if (!target.replace) await refuseIfFilled(client);
      await settleSecret(folder, target);
      await load(client, folder, manifest, target.migrationsFolder);
    });
    return manifest;
  });
}

async function refuseIfInUse(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name like 'walory-events%' and pid <> pg_backend_pid()`,
  );
  if (rows[0].others > 0) throw new Error('Walory is running on this database. Stop it, then restore.');
}

async function refuseIfFilled(client: PoolClient): Promise<void> {
  const exists = await client.query(`select to_regclass('public.users') is not null as yes`);
  if (!exists.rows[0].yes) return;
  const { rows } = await client.query('select count(*)::int as people from users where not is_demo');
  if (rows[0].people > 0) {
    throw new Error(
      `This installation holds ${rows[0].people} account(s). Add --replace to put the backup in their place.`,
    );
  }
}

/** The installation goes on with the secret of the backup; another one in the data folder is given up only on request. */
async function settleSecret(folder: string, target: Target): Promise<void> {
  const backedUp = (await readFile(path.join(folder, secretInArchive), 'utf8')).trim();
  if (target.secret) {
    if (target.secret !== backedUp) throw new Error('WALORY_SECRET is not the secret of this backup.');
    return;
  }
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path.join(target.dataDir, secretFile), `${backedUp}\n`, { mode: 0o600 });
}

async function load(
  client: PoolClient,
  folder: string,
  manifest: Manifest,
  migrationsFolder: string,
): Promise<void> {
  const known = new Map(
    (await readMigrations(migrationsFolder)).map((migration) => [migration.name, migration]),
  );
  await client.query('begin');
  try {
    await client.query('drop schema if exists jobs cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await client.query(migrationRecord);
    for (const { name, checksum } of manifest.migrations) {
      const migration = known.get(name);
      if (migration?.checksum !== checksum)
        throw new Error(`This release does not have the migration ${name} of the backup.`);
      await client.query(migration.text);
      await client.query(recordMigration, [name, checksum]);
    }
    await replaceRows(client, folder, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Rows come table by table, so references are taken away meanwhile; putting them back checks every one. */
async function replaceRows(client: PoolClient, folder: string, manifest: Manifest): Promise<void> {
  const references = await client.query(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of references.rows)
    await client.query(`alter table ${owner} drop constraint "${name}"`);
  for (const [table, { columns, rows }] of Object.entries(manifest.tables)) {
    await client.query(`delete from "${table}"`);
    const list = columns.map((column) => `"${column}"`).join(', ');
    const copy = client.query(copyFrom(`copy "${table}" (${list}) from stdin`));
    await pipeline(createReadStream(path.join(folder, `${table}.copy`)), copy);
    if (copy.rowCount !== rows) throw new Error(`${table}: ${copy.rowCount} rows loaded, ${rows} expected.`);
  }
  for (const { owner, name, definition } of references.rows) {
    await client.query(`alter table ${owner} add constraint "${name}" ${definition}`);
  }
}
