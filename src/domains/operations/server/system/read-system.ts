import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { wholeList } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { readMigrations } from '../../../../platform/database/migration-files.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { isDemoOperator } from '../../../identity/server/sign-in/impersonate.ts';
import type { previewPlanChange as previewCall } from '../../system-contract.ts';
import { connectionHealth } from './health-store.ts';
import { peopleBeyond } from './plan-effects-store.ts';
import { appliedMigrations, databaseSize, fileSizes, postgresVersion, tableSizes } from './size-store.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

export async function listConnectionHealth(context: Context) {
  const { database } = context.services;
  return wholeList(await connectionHealth(database, await isDemoOperator(context)));
}

export async function readStorage({ services }: Context) {
  const { database, settings } = services;
  const [size, tables, files, backups] = await Promise.all([
    databaseSize(database),
    tableSizes(database),
    fileSizes(database),
    backupsIn(path.join(path.resolve(root, settings.dataDir), 'backups')),
  ]);
  return { data: { database: size, tables, files, backups } };
}

/** Backups that were written where they are written by default. */
async function backupsIn(folder: string) {
  const nothing = { count: 0, bytes: 0, oldest_at: null, newest_at: null };
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'));
    if (names.length === 0) return nothing;
    const files = await Promise.all(names.map((name) => stat(path.join(folder, name))));
    const times = files.map((file) => file.mtime.getTime());
    return {
      count: files.length,
      bytes: files.reduce((sum, file) => sum + file.size, 0),
      oldest_at: new Date(Math.min(...times)),
      newest_at: new Date(Math.max(...times)),
    };
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT' ? nothing : null;
  }
}

const startedAt = new Date();

/** Files that lie in the folder of the release and not in the database are what a new start would run. */
export async function readVersion({ services }: Context) {
  const { database } = services;
  const [applied, migrations, postgres, manifest] = await Promise.all([
    appliedMigrations(database),
    readMigrations(path.join(root, 'migrations')),
    postgresVersion(database),
    readFile(path.join(root, 'package.json'), 'utf8'),
  ]);
  const known = new Set(applied.map(({ name }) => name));
  return {
    data: {
      version: String(JSON.parse(manifest).version),
      node: process.versions.node,
      postgres: postgres.split(' ')[0]!,
      started_at: startedAt,
      pending: migrations.map(({ name }) => name).filter((name) => !known.has(name)),
      applied,
    },
  };
}

export async function previewPlanChange(
  { services }: Context,
  { params, query }: CallInput<typeof previewCall>,
) {
  const { database, clock } = services;
  const effects = isId(params.id) ? await peopleBeyond(database, params.id, query, clock.now()) : undefined;
  if (!effects) throw notFound();
  return { data: effects };
}
