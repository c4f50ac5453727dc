import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { removeFolder } from './folder-for-tests.ts';
import { isAlive, readPostmaster, serves } from './postmaster-pid.ts';
import type { Connection } from './reach-database.ts';
import { asUser, type ServerUser } from './server-user.ts';
import { startOwnPostgres } from './start-own-postgres.ts';

export const quiet = { info: () => {} };

/** A data folder that is gone after the test, with its server and whatever was kept elsewhere. */
export async function temporaryDataDir(...below: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'own-postgres-test-'));
  // Made for its owner alone; the user of the server must get through when we are root.
  await chmod(root, 0o755);
  const dataDir = join(root, ...below, 'data');
  onTestFinished(async () => {
    const folder = await homeFolder(dataDir);
    await killServer(join(folder, 'cluster'), 'SIGQUIT');
    await removeFolder(root);
    if (!folder.startsWith(root)) {
      await removeFolder(folder);
      await rmdir('/var/lib/walory').catch(() => {});
    }
  });
  return dataDir;
}

/** The same with a cluster in it. Copying one that is stopped takes a tenth of making another. */
export async function preparedDataDir(...below: string[]): Promise<string> {
  template ??= makeTemplate();
  const dataDir = await temporaryDataDir(...below);
  await mkdir(dirname(dataDir), { recursive: true });
  await promisify(execFile)('cp', ['-a', await template, dataDir]);
  return dataDir;
}

let template: Promise<string> | undefined;
afterAll(async () => {
  if (template) await removeFolder(dirname(await template));
});

async function makeTemplate(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'own-postgres-test-'));
  await chmod(root, 0o755);
  const dataDir = join(root, 'data');
  await (await start(dataDir)).stop();
  return dataDir;
}

export async function homeFolder(dataDir: string): Promise<string> {
  const pointer = await readFile(join(dataDir, 'postgres-location.txt'), 'utf8').catch(() => '');
  return pointer.split('\n')[1] || join(dataDir, 'postgres');
}

export const clusterFolder = async (dataDir: string) => join(await homeFolder(dataDir), 'cluster');

export async function killServer(cluster: string, signal: NodeJS.Signals): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !(await serves(postmaster, cluster))) return;
  process.kill(postmaster.pid, signal);
  while (await serves(postmaster, cluster)) await sleep(5);
  const { host } = postmaster.endpoint;
  if (signal === 'SIGQUIT' && host.startsWith('/tmp/walory-socket-'))
    await rm(host, { recursive: true, force: true });
}

export async function start(dataDir: string) {
  return startOwnPostgres({ dataDir, log: quiet });
}

export async function query(connection: Connection, sql: string): Promise<unknown[][]> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows;
  } finally {
    await client.end();
  }
}

export interface StartedProcess {
  connection: Connection;
  startedByUs: boolean;
  /** Set instead of the others when it could not start. */
  failure?: string;
  child: ChildProcess;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Another process of the application. */
export async function startInProcess(
  dataDir: string,
  { user, source }: { user?: ServerUser; source?: string } = {},
): Promise<StartedProcess> {
  const child = spawnProcess(dataDir, user, source);
  const [line] = await once(createInterface(child.stdout!), 'line');
  return {
    ...JSON.parse(line),
    child,
    stop: async () => {
      child.stdin!.write('stop\n');
      await exited(child);
    },
    kill: () => killProcess(child),
  };
}

export function spawnProcess(
  dataDir: string,
  user?: ServerUser,
  source: string = import.meta.dirname,
): ChildProcess {
  const child = spawn(process.execPath, [join(source, 'process-for-tests.ts'), dataDir], {
    ...asUser(user),
    // A process group of its own, like a command in a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => killProcess(child));
  return child;
}

export async function killProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await exited(child);
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export async function serverPid(dataDir: string): Promise<number> {
  const postmaster = await readPostmaster(await clusterFolder(dataDir));
  return postmaster && isAlive(postmaster.pid) ? postmaster.pid : 0;
}

export const modeOf = async (path: string) => (await lstat(path)).mode & 0o777;
