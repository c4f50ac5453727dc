import { join } from 'node:path';
import { provideBinaries } from './binaries.ts';
import { type ClusterHome, settleHome } from './cluster-home.ts';
import { ensureCluster } from './create-cluster.ts';
import { findServer, waitABit } from './find-server.ts';
import { launchServer } from './launch-server.ts';
import { nameFailure } from './own-postgres-error.ts';
import { lockAlone, type ProcessLock, tryLockAlone, tryLockShared } from './process-lock.ts';
import type { Connection } from './reach-database.ts';
import { trimServerLog } from './server-log.ts';
import { stopServer } from './stop-server.ts';

export interface OwnPostgres {
  connection: Connection;
  /** False when the server was running already. */
  startedByUs: boolean;
  /** Stops the server, unless another process still uses it. Close your connections first. */
  stop(): Promise<void>;
}

export interface OwnPostgresOptions {
  /** The product's data folder; made if missing. */
  dataDir: string;
  log: { info(message: string): void };
}

const READY_WITHIN_MS = 30_000;
// Longer than whoever holds the lock may take, so that we report their failure and not our waiting.
const LOCKED_WITHIN_MS = 60_000;

export async function startOwnPostgres({ dataDir, log }: OwnPostgresOptions): Promise<OwnPostgres> {
  try {
    const home = await settleHome(dataDir);
    // One process at a time decides whether there is a server; the next one finds it.
    return await locked(home, () => start(home, log));
  } catch (error) {
    throw nameFailure(error, dataDir);
  }
}

async function start(home: ClusterHome, log: OwnPostgresOptions['log']): Promise<OwnPostgres> {
  const began = performance.now();
  await trimServerLog(home);
  const server = await findOrLaunch(home);
  const use = declareUse(home);
  const how = server.startedByUs ? 'started' : 'found running';
  log.info(`database ${how} in ${home.folder} (${Math.round(performance.now() - began)} ms)`);
  return { ...server, stop: () => locked(home, () => stopUnlessUsed(home, use, log)) };
}

async function findOrLaunch(home: ClusterHome): Promise<Pick<OwnPostgres, 'connection' | 'startedByUs'>> {
  let deadline = Date.now() + READY_WITHIN_MS;
  const running = await findServer(home, deadline);
  if (running) return { connection: running, startedByUs: false };

  const binaries = await provideBinaries(home);
  await ensureCluster(home, binaries);
  await home.leavePointer();

  deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const launched = await launchServer(home, binaries, deadline);
    if (launched) return { connection: launched, startedByUs: true };
    const found = await findServer(home, deadline);
    if (found) return { connection: found, startedByUs: false };
    await waitABit(home, deadline);
  }
}

// Each user of the server holds a share of this lock for as long as it lives. Counting connections instead would
// miss a process that has not connected yet, and count those that are just being closed.
const usersLock = (home: ClusterHome) => join(home.folder, 'users.lock');

function declareUse(home: ClusterHome): ProcessLock {
  const use = tryLockShared(usersLock(home));
  if (!use) throw new Error('users.lock is held alone, which happens only under start.lock');
  return use;
}

async function stopUnlessUsed(
  home: ClusterHome,
  use: ProcessLock,
  log: OwnPostgresOptions['log'],
): Promise<void> {
  use.release();
  const lastUser = tryLockAlone(usersLock(home));
  if (!lastUser) return log.info('database left running: another process uses it');
  try {
    await stopServer(home);
    log.info('database stopped');
  } finally {
    lastUser.release();
  }
}

async function locked<Result>(home: ClusterHome, work: () => Promise<Result>): Promise<Result> {
  const lock = await lockAlone(join(home.folder, 'start.lock'), LOCKED_WITHIN_MS);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
