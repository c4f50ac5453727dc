import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Binaries, program } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { discardEndpoint, type Endpoint, makeEndpoint } from './endpoint.ts';
import { connectionTo, waitABit } from './find-server.ts';
import { OwnPostgresError, printedFailure } from './own-postgres-error.ts';
import { type Connection, reachDatabase } from './reach-database.ts';
import { lastServerLines, openServerLog, serverLogSize } from './server-log.ts';
import { serverSettings } from './server-settings.ts';
import { asUser, serverEnvironment } from './server-user.ts';

// Processes of a killed server that have not noticed yet, or one that somebody started without our lock.
const ANOTHER_IN_THE_WAY = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Starts the server and waits until it answers; nothing when another one is (still) on the cluster. */
export async function launchServer(
  home: ClusterHome,
  binaries: Binaries,
  deadline: number,
  known?: Endpoint,
): Promise<Connection | undefined> {
  const endpoint = await makeEndpoint(home, known);
  const logStart = await serverLogSize(home);
  const settings = Object.entries(serverSettings(endpoint)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = await spawnServer(home, program(binaries, 'postgres'), ['-D', home.cluster, ...settings]);
  const connection = await connectionTo(home, endpoint);

  while (!(await reachDatabase(connection))) {
    if (hasExited(child)) {
      const words = await lastServerLines(home, logStart);
      await discardEndpoint(home, endpoint);
      if (ANOTHER_IN_THE_WAY.test(words)) return undefined;
      const how = child.signalCode ?? `exit code ${child.exitCode}`;
      throw new OwnPostgresError(
        printedFailure(words),
        `The database server stopped at once (${how}):\n${words}`,
      );
    }
    await waitABit(home, deadline, logStart);
  }
  return connection;
}

async function spawnServer(home: ClusterHome, file: string, args: string[]): Promise<ChildProcess> {
  const log = await openServerLog(home);
  try {
    const child = spawn(file, args, {
      ...asUser(home.user),
      // Its own session: Ctrl-C in the terminal would stop it before the application has answered its requests.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: '/',
      env: serverEnvironment(),
      windowsHide: true,
    });
    await once(child, 'spawn');
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
