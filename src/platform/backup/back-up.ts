import { createWriteStream } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../database/database.ts';
import { secretFile } from '../secrets.ts';
import { type Manifest, packArchive, secretInArchive } from './archive.ts';

type Source = { database: Database; dataDir: string; secret: string; now: Date };

/** Writes all durable rows, as they were at one moment, and the secret into one file. Works while the product runs. */
export async function backUp(file: string, source: Source): Promise<Manifest> {
  return packArchive(file, async (folder) => {
    if (source.secret) await writeFile(path.join(folder, secretInArchive), source.secret);
    else await copyFile(path.join(source.dataDir, secretFile), path.join(folder, secretInArchive));
    return source.database.withClient((client) => dump(client, folder, source.now));
  });
}

async function dump(client: PoolClient, folder: string, now: Date): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const migrations = await client.query('select name, checksum from schema_migrations order by name');
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      migrations: migrations.rows,
      tables: {},
    };
    for (const { name, columns } of await durableTables(client)) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      const copy = client.query(copyTo(`copy "${name}" (${list}) to stdout`));
      await pipeline(copy, createWriteStream(path.join(folder, `${name}.copy`)));
      manifest.tables[name] = { columns, rows: copy.rowCount ?? 0 };
    }
    return manifest;
  } finally {
    await client.query('rollback');
  }
}

/** Our own tables: the job queue's are made anew at the next start, counters of the limits are not worth keeping. */
async function durableTables(client: PoolClient): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`);
  return rows;
}
