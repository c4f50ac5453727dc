import { execFile } from 'node:child_process';
import { chmod, chown, lchown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom the server runs as when we are root, since PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

export const weAreRoot = () => process.getuid?.() === 0;

export async function nobody(): Promise<ServerUser> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:.*$/m.exec(passwd)?.[0].split(':') ?? [];
  // macOS writes -2, where chown wants 4294967294.
  const [uid, gid] = [Number(fields[2]) >>> 0, Number(fields[3]) >>> 0];
  return uid > 0 && gid > 0 ? { uid, gid } : { uid: 65534, gid: 65534 };
}

/** Options of spawn and execFile; spawn wants the ids signed. */
export const asUser = (user: ServerUser | undefined) =>
  user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};

// The server outlives us and, under root, belongs to a user whom other programs share: our environment with its
// secrets is not for it. PG* variables would change what initdb and postgres do.
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

async function succeeds(file: string, args: string[], user: ServerUser): Promise<boolean> {
  try {
    await run(file, args, { ...asUser(user), cwd: '/', env: serverEnvironment() });
    return true;
  } catch {
    return false;
  }
}

// Both really try as that user: mode bits alone know nothing of access lists, and a program that may be executed
// can still fail to load its libraries.
export const canEnter = (user: ServerUser, folder: string) =>
  succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user);
export const canRun = (user: ServerUser, program: string) => succeeds(program, ['--version'], user);

/**
 * Lets the server's user pass through a folder of root's that is closed to everybody, and nobody else: not for
 * folders that somebody has already given to a group, since they would lose it.
 */
export async function letThrough(user: ServerUser, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (uid !== 0 || (mode & 0o077) !== 0) return;
  await chown(folder, 0, user.gid);
  await chmod(folder, 0o710);
}

export async function own(user: ServerUser | undefined, path: string): Promise<void> {
  // Not through a symbolic link, with which the folder's owner could make root give away any file.
  if (user) await lchown(path, user.uid, user.gid);
}
