import { join } from 'node:path';
import { type Binaries, provideBinaries } from './binaries.ts';
import { type ClusterHome, settleHome } from './cluster-home.ts';
import { ensureCluster } from './create-cluster.ts';
import { findServer, waitABit } from './find-server.ts';
import { launchServer } from './launch-server.ts';
import { nameFailure } from './own-postgres-error.ts';
import { lockAlone, type ProcessLock, tryLockAlone, tryLockShared } from './process-lock.ts';
import type { Connection } from './reach-database.ts';
import { trimServerLog } from './server-log.ts';
import { stopServer } from './stop-server.ts';
import { watchServer } from './watch-server.ts';

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
  /** Asks that the server be watched: killed, it is started again where it was; told here when that is impossible. */
  onLost?: (error: Error) => void;
}

const READY_WITHIN_MS = 30_000;
// Longer than whoever holds the lock may take, so that we report their failure and not our waiting.
const LOCKED_WITHIN_MS = 60_000;

export async function startOwnPostgres({ dataDir, log, onLost }: OwnPostgresOptions): Promise<OwnPostgres> {
  try {
    const home = await settleHome(dataDir);
    // One process at a time decides whether there is a server; the next one finds it.
    const server = await locked(home, () => start(home, log));
    return onLost ? watched(home, server, log, onLost) : server;
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
  const running = await findServer(home, Date.now() + READY_WITHIN_MS);
  if (running) return { connection: running, startedByUs: false };

  const binaries = await provideBinaries(home);
  await ensureCluster(home, binaries);
  await home.leavePointer();
  return launch(home, binaries);
}

async function launch(
  home: ClusterHome,
  binaries: Binaries,
  known?: Connection,
): Promise<Pick<OwnPostgres, 'connection' | 'startedByUs'>> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const launched = await launchServer(home, binaries, deadline, known);
    if (launched) return { connection: launched, startedByUs: true };
    const found = await findServer(home, deadline);
    if (found) return { connection: found, startedByUs: false };
    await waitABit(home, deadline);
  }
}

function watched(
  home: ClusterHome,
  server: OwnPostgres,
  log: OwnPostgresOptions['log'],
  onLost: (error: Error) => void,
): OwnPostgres {
  const watch = watchServer(
    home,
    () =>
      locked(home, async () => {
        if (!watch.ended) await startAgain(home, server.connection, log);
      }),
    onLost,
  );
  return {
    ...server,
    stop() {
      watch.end();
      return server.stop();
    },
  };
}

// Where it was, because that is where everybody looks for it; and never on a new cluster, which would be empty.
async function startAgain(
  home: ClusterHome,
  { host, port }: Connection,
  log: OwnPostgresOptions['log'],
): Promise<void> {
  const began = performance.now();
  const found = await findServer(home, Date.now() + READY_WITHIN_MS);
  const { connection } = found
    ? { connection: found }
    : await launch(home, await provideBinaries(home), { host, port } as Connection);
  if (connection.host !== host || connection.port !== port)
    throw new Error(`the database was started elsewhere (${connection.host}:${connection.port})`);
  log.info(`database was gone and is back (${Math.round(performance.now() - began)} ms)`);
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
