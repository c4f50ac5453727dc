import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findInstalled, program } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { discardEndpoint } from './endpoint.ts';
import { OwnPostgresError } from './own-postgres-error.ts';
import { type Postmaster, readPostmaster, serves } from './postmaster-pid.ts';
import { lastServerLines } from './server-log.ts';
import { serverEnvironment } from './server-user.ts';

/** Stops the cluster's server, whoever started it. */
export async function stopServer(home: ClusterHome): Promise<void> {
  const postmaster = await readPostmaster(home.cluster);
  if (!postmaster || !(await serves(postmaster, home.cluster))) return;

  if (
    !(await stopped('fast', 10_000, home, postmaster)) &&
    !(await stopped('immediate', 10_000, home, postmaster))
  ) {
    throw new OwnPostgresError(
      'not-ready',
      `The database server (process ${postmaster.pid}) does not stop. Its last words:\n${await lastServerLines(home)}`,
    );
  }
  await discardEndpoint(home, postmaster.endpoint);
}

async function stopped(
  mode: 'fast' | 'immediate',
  withinMs: number,
  home: ClusterHome,
  postmaster: Postmaster,
): Promise<boolean> {
  await ask(mode, home, postmaster);
  const deadline = Date.now() + withinMs;
  while (await serves(postmaster, home.cluster)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

async function ask(mode: 'fast' | 'immediate', home: ClusterHome, { pid }: Postmaster): Promise<void> {
  // Windows has no signals: Node would end the process, and its children would go on.
  if (process.platform === 'win32') {
    const pgCtl = program(await findInstalled(), 'pg_ctl');
    const args = ['stop', '-D', home.cluster, '-m', mode, '--no-wait'];
    await promisify(execFile)(pgCtl, args, { env: serverEnvironment(), windowsHide: true });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
