import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  clusterFolder,
  modeOf,
  preparedDataDir,
  query,
  serverPid,
  start,
  startInProcess,
  temporaryDataDir,
} from './test-bench.ts';

afterEach(() => vi.unstubAllEnvs());

test('a fresh start makes the folder, the cluster and the database, and stop ends the server', async () => {
  const dataDir = await temporaryDataDir();
  const server = await start(dataDir);
  expect(server.startedByUs).toBe(true);
  const [facts] = await query(
    server.connection,
    `SELECT current_database(), current_setting('fsync'), current_setting('listen_addresses'),
            current_setting('server_version_num')::int / 10000, datlocprovider, datlocale
       FROM pg_database WHERE datname = current_database()`,
  );
  expect(facts).toEqual(['walory', 'on', '', 18, 'b', 'C.UTF-8']);
  expect((await modeOf(dataDir)) & 0o067).toBe(0);
  expect(await modeOf(server.connection.host)).toBe(0o700);

  const pid = await serverPid(dataDir);
  await server.stop();
  // It has ended; the system keeps its number until this process, which started it, has heard of that.
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
  await server.stop();
});

test('a start with an existing cluster is quick and finds the data', async () => {
  const dataDir = await preparedDataDir();
  const first = await start(dataDir);
  await query(first.connection, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();

  const began = performance.now();
  const second = await start(dataDir);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await query(second.connection, 'SELECT number FROM kept')).toEqual([[7]]);
});

test('a second process attaches, and the last one to leave stops the server', async () => {
  const dataDir = await preparedDataDir();
  const first = await startInProcess(dataDir);
  const second = await startInProcess(dataDir);
  expect([first.startedByUs, second.startedByUs]).toEqual([true, false]);
  expect(second.connection).toEqual(first.connection);

  await first.stop();
  expect(await query(second.connection, 'SELECT 1')).toEqual([[1]]);
  await second.stop();
  expect(await serverPid(dataDir)).toBe(0);
});

test('of three processes starting at the same moment exactly one starts the server', async () => {
  const dataDir = await temporaryDataDir();
  const started = await Promise.all([1, 2, 3].map(() => startInProcess(dataDir)));
  expect(started.filter(({ startedByUs }) => startedByUs)).toHaveLength(1);
  for (const { connection } of started) expect(await query(connection, 'SELECT 1')).toEqual([[1]]);
  expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('initdb-'))).toEqual([]);
});

test('a long, odd path behind a symbolic link works; its socket lies elsewhere and goes with the server', async () => {
  const dataDir = await temporaryDataDir(`it's "quoted", ą `.repeat(6), 'x'.repeat(200));
  await mkdir(dataDir, { recursive: true });
  await symlink(dataDir, `${dataDir}-link`);
  const first = await start(`${dataDir}-link`);
  expect(await query(first.connection, 'SELECT 1')).toEqual([[1]]);
  expect(first.connection.host.length).toBeLessThan(90);
  expect(await modeOf(first.connection.host)).toBe(0o700);
  const second = await startInProcess(dataDir);
  expect(second.startedByUs).toBe(false);
  expect(second.connection).toEqual(first.connection);

  await second.stop();
  await first.stop();
  await expect(modeOf(first.connection.host)).rejects.toThrow('ENOENT');
});

test('a socket folder with odd letters in its path works', async () => {
  const dataDir = await preparedDataDir(`it's "a", ą`);
  const { connection } = await start(dataDir);
  expect(connection.host).toBe(join(dataDir, 'postgres', 'socket'));
  expect(await query(connection, 'SELECT 1')).toEqual([[1]]);
});

test('over the loopback address, as on Windows, only the password opens the database', async () => {
  const dataDir = await preparedDataDir();
  vi.stubEnv('WALORY_OWN_POSTGRES_LOOPBACK', 'on');
  const first = await start(dataDir);
  expect(first.connection.host).toBe('127.0.0.1');
  expect(await query(first.connection, 'SELECT 1')).toEqual([[1]]);
  await expect(query({ ...first.connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow('password');

  expect((await startInProcess(dataDir)).connection).toEqual(first.connection);
});

test('a cluster of another major version is refused', async () => {
  const dataDir = await temporaryDataDir();
  const cluster = await clusterFolder(dataDir);
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toMatchObject({
    failure: 'other-version',
    message: expect.stringMatching(/PostgreSQL 17.*brings 18/),
  });
});

test('a cluster that lost its files is not replaced by an empty one', async () => {
  const dataDir = await preparedDataDir();
  await (await start(dataDir)).stop();
  await rm(join(await clusterFolder(dataDir), 'PG_VERSION'));
  await expect(start(dataDir)).rejects.toMatchObject({ failure: 'cluster-lost' });
});

test('a broken configuration is reported with what the server said', async () => {
  const dataDir = await preparedDataDir();
  await (await start(dataDir)).stop();
  await writeFile(join(await clusterFolder(dataDir), 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(start(dataDir)).rejects.toMatchObject({
    failure: 'not-ready',
    message: expect.stringContaining('no_such_setting'),
  });
});

test('a system without binaries is told to set DATABASE_URL', async () => {
  const dataDir = await temporaryDataDir();
  const arch = Object.getOwnPropertyDescriptor(process, 'arch')!;
  Object.defineProperty(process, 'arch', { ...arch, value: 'mips' });
  try {
    await expect(start(dataDir)).rejects.toMatchObject({
      failure: 'binaries-missing',
      message: expect.stringContaining('DATABASE_URL'),
    });
  } finally {
    Object.defineProperty(process, 'arch', arch);
  }
});
