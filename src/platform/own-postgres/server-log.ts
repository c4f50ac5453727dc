import { constants, copyFile, type FileHandle, open, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { own } from './server-user.ts';

const LARGEST = 1024 * 1024;
const LINES_IN_A_MESSAGE = 15;
// Said to each attempt of ours to connect: it would crowd out the reason.
const OUR_KNOCKING = /the database system is (starting up|shutting down|not yet accepting connections)/;

// Through a symbolic link, the folder's owner could make root write to any file. Windows has no such flag.
const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0 } = constants;
const APPEND = O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW;

/** A file and not a pipe: the server outlives us, and would die writing to a pipe that nobody reads. */
export const serverLog = (home: ClusterHome) => join(home.folder, 'server.log');

// Copied and cut in place, since a running server keeps the file open (it appends, so the cut is safe).
export async function trimServerLog(home: ClusterHome): Promise<void> {
  const size = await serverLogSize(home);
  if (size <= LARGEST) return;
  await copyFile(serverLog(home), `${serverLog(home)}.1`);
  await truncate(serverLog(home));
}

export async function openServerLog(home: ClusterHome): Promise<FileHandle> {
  const log = await open(serverLog(home), APPEND, 0o600);
  // Root leaves no file of its own in a home that belongs to an ordinary user, who starts it the next time.
  await own(home.user, serverLog(home));
  return log;
}

export const serverLogSize = (home: ClusterHome) =>
  stat(serverLog(home)).then(
    ({ size }) => size,
    () => 0,
  );

export async function lastServerLines(home: ClusterHome, since = 0): Promise<string> {
  const log = await readFile(serverLog(home)).catch(() => Buffer.alloc(0));
  const lines = log.subarray(since).toString().trimEnd().split('\n');
  return lines
    .filter((line) => !OUR_KNOCKING.test(line))
    .slice(-LINES_IN_A_MESSAGE)
    .join('\n');
}
