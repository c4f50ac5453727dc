import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { nobody, weAreRoot } from '../../src/platform/own-postgres/server-user.ts';

const run = promisify(execFile);
const systemFolder = '/usr/lib/postgresql';
const port = 54_915;

export type ExternalPostgres = { version: string; url: string; stop(): Promise<void> };

/** A server of the oldest PostgreSQL from 15 on that the machine has, with its own defaults; nothing where it has none. */
export async function startExternalPostgres(): Promise<ExternalPostgres | null> {
  const versions = (await readdir(systemFolder).catch(() => []))
    .map(Number)
    .filter((version) => version >= 15);
  if (versions.length === 0) return null;
  const version = String(Math.min(...versions));
  const bin = (name: string) => path.join(systemFolder, version, 'bin', name);
  const folder = await mkdtemp(path.join(tmpdir(), 'walory-bench-pg-'));
  const user = weAreRoot() ? await nobody() : undefined;
  const as = { ...user, cwd: folder };
  const data = path.join(folder, 'data');
  await mkdir(data);
  if (user) for (const each of [folder, data]) await chown(each, user.uid, user.gid);
  await run(bin('initdb'), ['-D', data, '-U', 'walory', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'], as);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  await run(bin('pg_ctl'), ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'], as);
  return {
    version,
    url: `postgres://walory@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(bin('pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop'], as);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
