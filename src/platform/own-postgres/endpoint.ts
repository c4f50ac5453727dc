import { randomBytes } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { own } from './server-user.ts';

/** Where the server listens. A folder as host means a unix socket in it. */
export interface Endpoint {
  host: string;
  port: number;
}

const PORT = 5432;
// The kernel's limit is 107 bytes on Linux and 103 on macOS.
const LONGEST_SOCKET_PATH = 100;

// Node cannot open unix sockets on Windows. There, the loopback address, which every user of the machine can
// reach, and therefore a password.
export const overLoopback = () =>
  process.platform === 'win32' || process.env.WALORY_OWN_POSTGRES_LOOPBACK === 'on';

/** A place to listen at: a new one, or the one that those who are connected know. */
export async function makeEndpoint(home: ClusterHome, known?: Endpoint): Promise<Endpoint> {
  if (known && !isAbsolute(known.host)) return known;
  if (known && dirname(known.host) !== home.folder) {
    await mkdir(known.host, { mode: 0o700 });
    await own(home.user, known.host);
    return known;
  }
  if (overLoopback()) return { host: '127.0.0.1', port: await freePort() };
  return { host: await makeSocketFolder(home), port: PORT };
}

async function makeSocketFolder(home: ClusterHome): Promise<string> {
  const near = join(home.folder, 'socket');
  if (fits(near)) {
    // A socket's lock file names a pid too: left over from a crash, it would block the start once another program
    // has that pid.
    await rm(near, { recursive: true, force: true });
    await mkdir(near, { mode: 0o700 });
    await own(home.user, near);
    return near;
  }
  // A random name, which no other user can have taken beforehand; who attaches reads it in postmaster.pid.
  // The temporary folder of root may be closed to the server's user.
  const temporary = !home.user && fits(join(tmpdir(), 'walory-socket-XXXXXX')) ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(temporary, 'walory-socket-'));
  await own(home.user, folder);
  return folder;
}

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH;

/** Removes a socket folder that lies outside the home, so that they do not pile up. */
export async function discardEndpoint(home: ClusterHome, { host }: Endpoint): Promise<void> {
  if (!basename(host).startsWith('walory-socket-') || dirname(host) === home.folder) return;
  const found = await lstat(host).catch(() => undefined);
  const ours = home.user?.uid ?? process.getuid?.();
  if (found?.isDirectory() && found.uid === ours) await rm(host, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done, failed) => probe.once('error', failed).listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

export const passwordFile = (home: ClusterHome) => join(home.folder, 'password');

export async function readPassword(home: ClusterHome, { host }: Endpoint): Promise<string | undefined> {
  return isAbsolute(host) ? undefined : readFile(passwordFile(home), 'utf8');
}

export async function makePassword(home: ClusterHome): Promise<void> {
  await writeFile(passwordFile(home), randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  await own(home.user, passwordFile(home));
}
