import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { OwnPostgresError } from './own-postgres-error.ts';

// Why SQLite: the lock must die with its process, also on kill -9, and only the operating system can promise
// that. Node offers no flock or fcntl, but its SQLite takes such locks, on every system. A lock file with a pid
// needs a check for stale ones, and between that check and the removal another process may have taken the lock:
// two servers on one cluster.

export interface ProcessLock {
  release(): void;
}

const BUSY = 5;
const NOT_ALLOWED = [8, 14]; // read-only, cannot open

// An unreferenced database is closed by the garbage collector, which would drop the lock silently.
const held = new Set<DatabaseSync>();

function tryLock(file: string, statement: string): ProcessLock | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // In an empty file SQLite begins by writing a journal, which fails on a full disk. The file stays empty.
    database.exec(`PRAGMA journal_mode = MEMORY; ${statement}`);
  } catch (error) {
    database?.close();
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === BUSY) return undefined;
    if (!NOT_ALLOWED.includes(errcode)) throw error;
    throw new OwnPostgresError(
      'no-permission',
      `No permission to lock ${file}: another user made it.`,
      error,
    );
  }
  return hold(database);
}

function hold(database: DatabaseSync): ProcessLock {
  held.add(database);
  return {
    release: () => {
      if (held.delete(database)) database.close();
    },
  };
}

/** A lock that nobody else holds, alone or shared; nothing when somebody does. */
export const tryLockAlone = (file: string) => tryLock(file, 'BEGIN EXCLUSIVE');

/** A lock that any number of processes hold together. */
export const tryLockShared = (file: string) => tryLock(file, 'BEGIN; SELECT 1 FROM sqlite_schema');

/** Waits its turn. */
export async function lockAlone(file: string, withinMs: number): Promise<ProcessLock> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const lock = tryLockAlone(file);
    if (lock) return lock;
    if (Date.now() > deadline) {
      throw new OwnPostgresError(
        'not-ready',
        `Another process has been starting or stopping the database for more than ${withinMs / 1000} s (${file}).`,
      );
    }
    await sleep(10);
  }
}
