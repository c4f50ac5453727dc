import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database/database.ts';
import { alone } from '../database/migrate.ts';
import { migrationRecord, readMigrations, recordMigration } from '../database/migration-files.ts';
import { fingerprintOfText } from '../secrets.ts';
import { type Manifest, secretInArchive, unpackArchive } from './archive.ts';
import { layOutSecret, settleSecret } from './restored-secret.ts';

type Target = {
  database: Database;
  dataDir: string;
  secret: string;
  migrationsFolder: string;
  replace: boolean;
};

/**
 * Puts a backup in the place of what the database holds, in one transaction: it is there whole or not at all. The
 * secret follows the database, so that a restore that fails anywhere leaves the installation as it was.
 * The tables are made by the migrations of the backup's day; the next start applies the later ones.
 */
export async function restore(file: string, target: Target): Promise<Manifest> {
  return unpackArchive(file, async (folder, manifest) => {
    const secret = await secretOf(folder, target);
    // Nothing may be set up meanwhile: a product that starts now waits for the end of it.
    await alone(target.database, async (client) => {
      await refuseIfInUse(client);
      if (!target.replace) await refuseIfFilled(client);
      const fingerprint = fingerprintOfText(secret)!;
      if (target.secret) return load(client, folder, manifest, target.migrationsFolder, fingerprint);
      await layOutSecret(target.dataDir, secret);
      try {
        await load(client, folder, manifest, target.migrationsFolder, fingerprint);
      } catch (error) {
        // What failed counts, not that the database is away as well: then the next start settles it.
        await settleSecret(target.dataDir, target.database).catch(() => {});
        throw error;
      }
      await settleSecret(target.dataDir, target.database);
    });
    return manifest;
  });
}

/** The secret in the backup, readable and the one that the settings name, if they name one. */
async function secretOf(folder: string, target: Target): Promise<string> {
  const backedUp = (await readFile(path.join(folder, secretInArchive), 'utf8')).trim();
  if (!fingerprintOfText(backedUp)) throw new Error('The secret in this backup is damaged.');
  if (target.secret && target.secret.toLowerCase() !== backedUp.toLowerCase())
    throw new Error('WALORY_SECRET is not the secret of this backup.');
  return backedUp;
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

async function load(
  client: PoolClient,
  folder: string,
  manifest: Manifest,
  migrationsFolder: string,
  fingerprint: string,
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
    await refuseOtherSecret(client, fingerprint);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** With another secret than its rows were signed with, the installation could not start. */
async function refuseOtherSecret(client: PoolClient, fingerprint: string): Promise<void> {
  const { rows } = await client.query('select secret_fingerprint from installation');
  if (rows[0]?.secret_fingerprint !== fingerprint)
    throw new Error('The secret in this backup is not the one its data belong to. Nothing was changed.');
}

/** Rows come table by table, so references are taken away meanwhile; putting them back checks every one. */
async function replaceRows(client: PoolClient, folder: string, manifest: Manifest): Promise<void> {
  const references = await client.query(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of references.rows)
    await client.query(`alter table ${owner} drop constraint "${name}"`);
  // The audit log lets nobody delete what is young, except whoever puts a whole one in its place.
  await client.query(`set local walory.restoring = 'on'`);
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
