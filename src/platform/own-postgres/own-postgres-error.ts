/** Everything that can be wrong with our own server, as a closed set. */
export type OwnPostgresFailure =
  | 'binaries-missing'
  | 'other-version'
  | 'no-permission'
  | 'disk-full'
  | 'cluster-lost'
  | 'not-ready';

export class OwnPostgresError extends Error {
  readonly failure: OwnPostgresFailure;

  constructor(failure: OwnPostgresFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OwnPostgresError';
    this.failure = failure;
  }
}

export const USE_DATABASE_URL =
  'To use a PostgreSQL server of yours instead, set DATABASE_URL=postgres://user:password@host:5432/database.';

// What PostgreSQL's programs print (always in English: we run them with LC_ALL=C).
const PRINTED: [RegExp, OwnPostgresFailure][] = [
  // Says "No space left on device" too, and means a limit of the kernel.
  [/could not (create|resize) shared memory segment/i, 'not-ready'],
  [/No space left on device|Disk quota exceeded/i, 'disk-full'],
  [/Permission denied|Operation not permitted|Read-only file system|has wrong ownership/i, 'no-permission'],
  [/files are incompatible with server/i, 'other-version'],
  [/error while loading shared libraries|Library not loaded/i, 'binaries-missing'],
];

export function printedFailure(output: string): OwnPostgresFailure {
  return PRINTED.find(([pattern]) => pattern.test(output))?.[1] ?? 'not-ready';
}

/** Gives the file system's refusals a name; everything else passes unchanged. */
export function nameFailure(error: unknown, dataDir: string): unknown {
  if (error instanceof OwnPostgresError || !(error instanceof Error)) return error;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EINVAL': // a container that does not know the server's user
      return new OwnPostgresError(
        'no-permission',
        `No permission to run the database in ${dataDir}: ${error.message}. ` +
          'It may have been created by another user (for example by root): start as that user, or change the owner. ' +
          USE_DATABASE_URL,
        error,
      );
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100': // PostgreSQL's own code for it
      return new OwnPostgresError('disk-full', `The disk with ${dataDir} is full: ${error.message}.`, error);
    default:
      return error;
  }
}
