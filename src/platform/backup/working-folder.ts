import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../own-postgres/postmaster-pid.ts';

const prefix = 'walory-archive-';

/**
 * A folder for what is packed or was unpacked: everybody's rows and the secret, for us alone. It goes with its work; it is named
 * after its process, so that what one left that was killed goes with the next backup or restore.
 */
export async function inWorkingFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await clearAbandoned();
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearAbandoned(): Promise<void> {
  const abandoned = (await readdir(tmpdir())).filter((name) => {
    const pid = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10);
    return pid && !isAlive(pid);
  });
  // What belongs to somebody else stays.
  await Promise.allSettled(
    abandoned.map((name) => rm(path.join(tmpdir(), name), { recursive: true, force: true })),
  );
}
