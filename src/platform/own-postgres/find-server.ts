import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterHome } from './cluster-home.ts';
import { discardEndpoint, type Endpoint, readPassword } from './endpoint.ts';
import { OwnPostgresError } from './own-postgres-error.ts';
import { forgetPostmaster, readPostmaster, serves } from './postmaster-pid.ts';
import { type Connection, DATABASE, reachDatabase, SUPERUSER } from './reach-database.ts';
import { lastServerLines } from './server-log.ts';

const POLL_MS = 10;

export async function connectionTo(home: ClusterHome, endpoint: Endpoint): Promise<Connection> {
  const password = await readPassword(home, endpoint);
  return { ...endpoint, user: SUPERUSER, database: DATABASE, ...(password ? { password } : {}) };
}

/**
 * The running server of this cluster, started by another process or left behind by one that was killed. Waits
 * while it recovers or shuts down; nothing when there is none, and then nothing of it is in a new one's way.
 */
export async function findServer(home: ClusterHome, deadline: number): Promise<Connection | undefined> {
  for (;;) {
    const postmaster = await readPostmaster(home.cluster);
    if (!postmaster) return undefined;
    if (!(await serves(postmaster, home.cluster))) {
      await discardEndpoint(home, postmaster.endpoint);
      await forgetPostmaster(home.cluster, postmaster);
      return undefined;
    }
    // Just after its birth the server has not written where it listens.
    if (postmaster.endpoint.host) {
      const connection = await connectionTo(home, postmaster.endpoint);
      if (await reachDatabase(connection)) return connection;
      // There we cannot tell whose pid it is, and PostgreSQL itself can.
      if (process.platform === 'win32') return undefined;
    }
    await waitABit(home, deadline);
  }
}

export async function waitABit(home: ClusterHome, deadline: number, logStart?: number): Promise<void> {
  if (Date.now() > deadline) {
    throw new OwnPostgresError(
      'not-ready',
      'The database did not become ready in time. If it is recovering after a crash, it goes on with that: ' +
        `start again in a while. Its last words:\n${await lastServerLines(home, logStart)}`,
    );
  }
  await sleep(POLL_MS);
}
