import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from './postmaster-pid.ts';
import {
  clusterFolder,
  homeFolder,
  killProcess,
  killServer,
  preparedDataDir,
  query,
  serverPid,
  spawnProcess,
  start,
  startInProcess,
  temporaryDataDir,
} from './test-bench.ts';

test('after kill -9 of the application the server lives on, and the next start attaches and sees the data', async () => {
  const dataDir = await preparedDataDir();
  const application = await startInProcess(dataDir);
  await query(application.connection, 'CREATE TABLE kept AS SELECT 7 AS number');
  await application.kill();

  const next = await start(dataDir);
  expect(next.startedByUs).toBe(false);
  expect(await query(next.connection, 'SELECT number FROM kept')).toEqual([[7]]);
  // The killed process no longer counts as a user.
  await next.stop();
  expect(await serverPid(dataDir)).toBe(0);
});

test('Ctrl-C in the terminal ends the application but not the server', async () => {
  const dataDir = await preparedDataDir();
  const { child, connection } = await startInProcess(dataDir);
  process.kill(-child.pid!, 'SIGINT');
  await once(child, 'exit');
  expect(await query(connection, 'SELECT 1')).toEqual([[1]]);
});

test('after kill -9 of the server every acknowledged commit is there', async () => {
  const dataDir = await preparedDataDir();
  const first = await start(dataDir);
  await query(first.connection, 'CREATE TABLE commits (number int)');
  const client = new Client(first.connection);
  client.on('error', () => {});
  await client.connect();
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await client.query('INSERT INTO commits VALUES ($1)', [acknowledged + 1]);
      acknowledged++;
    }
  })().catch(() => {});
  await expect.poll(() => acknowledged).toBeGreaterThan(20);
  await killServer(await clusterFolder(dataDir), 'SIGKILL');

  const second = await start(dataDir);
  expect(second.startedByUs).toBe(true);
  await writing;
  const [[count]] = (await query(second.connection, 'SELECT count(*)::int FROM commits')) as [[number]];
  // One more may have been committed when the answer was cut off.
  expect([acknowledged, acknowledged + 1]).toContain(count);
});

test('a server with a busy process left over from the killed one starts once that process is gone', async () => {
  const dataDir = await preparedDataDir();
  const first = await start(dataDir);
  const client = new Client(first.connection);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const orphan: number = rows[0].pid;
  // Stopped, it does not notice that its server is gone, and keeps the shared memory.
  process.kill(orphan, 'SIGSTOP');
  await killServer(await clusterFolder(dataDir), 'SIGKILL');
  const starting = start(dataDir);
  const log = join(await homeFolder(dataDir), 'server.log');
  await expect.poll(() => readFile(log, 'utf8')).toContain('pre-existing shared memory block');
  expect(isAlive(orphan)).toBe(true);
  expect(await serverPid(dataDir)).toBe(0);
  process.kill(orphan, 'SIGCONT');
  expect((await starting).startedByUs).toBe(true);
});

test('a start during the shutdown of the old server waits for it', async () => {
  const dataDir = await preparedDataDir();
  await start(dataDir);
  process.kill(await serverPid(dataDir), 'SIGINT');
  const next = await start(dataDir);
  expect(await query(next.connection, 'SELECT 1')).toEqual([[1]]);
});

test.for(['dead', 'unrelated'])(
  'a stale postmaster.pid with a(n) %s process does not block',
  async (kind) => {
    const dataDir = await preparedDataDir();
    const first = await start(dataDir);
    const file = join(await clusterFolder(dataDir), 'postmaster.pid');
    const [deadPid, ...rest] = (await readFile(file, 'utf8')).split('\n');
    await killServer(await clusterFolder(dataDir), 'SIGKILL');
    await writeFile(file, [kind === 'dead' ? deadPid : await unrelatedPid(dataDir), ...rest].join('\n'));

    const second = await start(dataDir);
    expect(second.startedByUs).toBe(true);
    expect(second.connection).toEqual(first.connection);
    expect(await query(second.connection, 'SELECT 1')).toEqual([[1]]);
  },
);

// Of the server's own user: PostgreSQL itself overlooks those of others.
async function unrelatedPid(dataDir: string): Promise<number> {
  const { uid, gid } = await stat(await clusterFolder(dataDir));
  const child = spawn('sleep', ['60'], { uid, gid });
  onTestFinished(() => void child.kill());
  return child.pid!;
}

test('an initdb cut short by kill -9 is thrown away', async () => {
  const unfinishedIn = async (folder: string) =>
    (await readdir(join(folder, 'postgres')).catch(() => [])).filter((name) => name.startsWith('initdb-'));
  let dataDir = '';
  // Whoever was done before we could kill it is followed by another.
  do {
    dataDir = await temporaryDataDir();
    const application = spawnProcess(dataDir);
    while (!(await unfinishedIn(dataDir))[0]) await sleep(5);
    await killProcess(application);
  } while (!(await unfinishedIn(dataDir))[0]);
  const home = join(dataDir, 'postgres');
  // One that was about to be renamed, too.
  await mkdir(join(home, 'initdb-nearly'));
  await writeFile(join(home, 'initdb-nearly', 'PG_VERSION'), '18\n');

  const server = await start(dataDir);
  expect(server.startedByUs).toBe(true);
  expect(await query(server.connection, 'SELECT 1')).toEqual([[1]]);
  expect(await unfinishedIn(dataDir)).toEqual([]);
});

test('a server that lost its product database gets it again', async () => {
  const dataDir = await preparedDataDir();
  const first = await start(dataDir);
  await query({ ...first.connection, database: 'postgres' }, 'DROP DATABASE walory WITH (FORCE)');
  const second = await start(dataDir);
  expect(second.startedByUs).toBe(false);
  expect(await query(second.connection, 'SELECT current_database()')).toEqual([['walory']]);
});

test('a server log that grew is cut, and the running server goes on writing to it', async () => {
  const dataDir = await preparedDataDir();
  const server = await start(dataDir);
  const log = join(dataDir, 'postgres', 'server.log');
  await writeFile(log, 'x'.repeat(1_100_000), { flag: 'a' });
  await start(dataDir);
  await expect(query({ ...server.connection, database: 'nowhere' }, 'SELECT 1')).rejects.toThrow();
  const text = await readFile(log, 'utf8');
  expect(text.length).toBeLessThan(1000);
  expect(text).toContain('"nowhere" does not exist');
});
