import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { alone } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { fingerprintOfText, secretFile } from '../secrets.ts';

/** The secret of a backup that is being restored, beside the one in use. */
const coming = 'secret.restoring';

/**
 * Puts the secret of a backup beside the one in use, before the database is replaced. Which of the two is right says
 * the database alone: whatever happens in between, the next start looks there and takes the one that fits.
 */
export async function layOutSecret(dataDir: string, hex: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, coming);
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(`${hex}\n`);
  await handle.sync();
  await handle.close();
}

/** At a start: what a restore that was cut off left to do; one that is under way is waited for. */
export async function finishRestore(dataDir: string, database: Database): Promise<void> {
  if ((await textOf(path.join(dataDir, coming))) === undefined) return;
  await alone(database, () => settleSecret(dataDir, database));
}

/** After a restore, also one that was cut off: takes the secret that fits the database, and keeps the other one. */
export async function settleSecret(dataDir: string, database: Database): Promise<void> {
  const file = path.join(dataDir, coming);
  const restored = await textOf(file);
  if (restored === undefined) return;
  const current = path.join(dataDir, secretFile);
  const before = await textOf(current);
  if (fingerprintOfText(restored) !== (await fingerprintIn(database)) || restored === before) {
    await rm(file, { force: true });
    return;
  }
  if (before !== undefined) await rename(current, path.join(dataDir, await freeName(dataDir)));
  await rename(file, current);
}

async function fingerprintIn(database: Database): Promise<string | undefined> {
  const { exists } = await database.one<{ exists: boolean }>(
    sql`select to_regclass('public.installation') is not null as exists`,
  );
  if (!exists) return undefined;
  const row = await database.maybe<{ secret_fingerprint: string }>(
    sql`select secret_fingerprint from installation`,
  );
  return row?.secret_fingerprint;
}

/** Each restore may set one aside; none is lost. */
async function freeName(dataDir: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = `secret.before-restore-${number}`;
    if ((await textOf(path.join(dataDir, name))) === undefined) return name;
  }
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
