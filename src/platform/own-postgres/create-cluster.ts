import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, program } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { makePassword, passwordFile } from './endpoint.ts';
import { OwnPostgresError, printedFailure, USE_DATABASE_URL } from './own-postgres-error.ts';
import { SUPERUSER } from './reach-database.ts';
import { asUser, own, serverEnvironment } from './server-user.ts';

const run = promisify(execFile);
const UNFINISHED = 'initdb-';

/** Makes the cluster if there is none, and refuses one of another major version. */
export async function ensureCluster(home: ClusterHome, binaries: Binaries): Promise<void> {
  const version = await clusterVersion(home);
  if (version === undefined) return createCluster(home, binaries);
  const ours = binaries.version.split('.')[0];
  if (version !== ours) {
    throw new OwnPostgresError(
      'other-version',
      `The database in ${home.cluster} was made by PostgreSQL ${version}, but this release brings ${ours}. ` +
        'Start the release that made it, take a backup there and restore it here.',
    );
  }
}

async function clusterVersion(home: ClusterHome): Promise<string | undefined> {
  try {
    return (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function createCluster(home: ClusterHome, binaries: Binaries): Promise<void> {
  // We hold the start lock, so whatever is unfinished was left behind by a process that was killed.
  for (const entry of await readdir(home.folder)) {
    if (entry.startsWith(UNFINISHED)) await discard(join(home.folder, entry));
  }
  // Made beside and renamed: a cluster under its final name is always a whole one.
  const unfinished = await mkdtemp(join(home.folder, UNFINISHED));
  await own(home.user, unfinished);
  try {
    await makePassword(home);
    await runInitdb(home, binaries, unfinished);
    await moveIntoPlace(home, unfinished);
  } catch (error) {
    await discard(unfinished);
    throw error;
  }
}

async function runInitdb(home: ClusterHome, binaries: Binaries, folder: string): Promise<void> {
  const args = [
    ...['-D', folder, `--username=${SUPERUSER}`, '--encoding=UTF8', '--no-instructions'],
    // Only the owner and root can enter the socket's folder; an address is open to every user of the machine.
    ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(home)}`],
    // The system may have no locales at all, and those it has change their sorting with updates.
    ...['--locale-provider=builtin', '--locale=C.UTF-8'],
  ];
  try {
    await run(program(binaries, 'initdb'), args, {
      ...asUser(home.user),
      cwd: '/',
      env: serverEnvironment(),
      windowsHide: true,
    });
  } catch (error) {
    throw initdbError(home, error as NodeJS.ErrnoException & { stderr?: string });
  }
}

function initdbError(home: ClusterHome, error: NodeJS.ErrnoException & { stderr?: string }): Error {
  // The file exists, so it is the dynamic loader that is missing: built for another C library.
  if (error.code === 'ENOENT') {
    return new OwnPostgresError(
      'binaries-missing',
      `The PostgreSQL binaries cannot run on this system (${error.message}). ${USE_DATABASE_URL}`,
      error,
    );
  }
  if (!error.stderr) return error;
  const message = `Could not create the database in ${home.folder}:\n${error.stderr.trim()}`;
  return new OwnPostgresError(printedFailure(error.stderr), message, error);
}

async function moveIntoPlace(home: ClusterHome, finished: string): Promise<void> {
  try {
    await rename(finished, home.cluster);
  } catch (error) {
    // rename replaces an empty folder, but not one with files in it.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new OwnPostgresError(
      'cluster-lost',
      `${home.cluster} has files in it but is not a database (no PG_VERSION). ` +
        'Bring the whole folder back from a copy, or move it away to start with an empty database.',
    );
  }
  await flushFolder(home.folder);
}

// Without it a power cut may undo the rename, after commits have been acknowledged.
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // cannot open folders; its file system journals renames
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

// An orphaned initdb may still be writing into it.
const discard = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 50 });
