import { expect, test } from 'vitest';
import { nameFailure, OwnPostgresError, printedFailure } from './own-postgres-error.ts';

test.for([
  ['FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device', 'disk-full'],
  ['FATAL:  could not create shared memory segment: No space left on device', 'not-ready'],
  ['FATAL:  could not open file "postmaster.pid": Permission denied', 'no-permission'],
  ['FATAL:  data directory "/data/cluster" has wrong ownership', 'no-permission'],
  ['FATAL:  database files are incompatible with server', 'other-version'],
  ['initdb: error while loading shared libraries: libpq.so.5: cannot open', 'binaries-missing'],
  ['FATAL:  something new', 'not-ready'],
])('%s is %s', ([printed, failure]) => {
  expect(printedFailure(printed!)).toBe(failure);
});

test.for([
  ['ENOSPC', 'disk-full'],
  ['53100', 'disk-full'],
  ['EACCES', 'no-permission'],
  ['EROFS', 'no-permission'],
])('an error with code %s is %s and keeps its cause', ([code, failure]) => {
  const cause = Object.assign(new Error('refused'), { code });
  expect(nameFailure(cause, '/data')).toMatchObject({ failure, cause });
});

test('errors that have a name, or need none, pass unchanged', () => {
  for (const error of [new OwnPostgresError('not-ready', 'slow'), new TypeError('a bug'), 'thrown text']) {
    expect(nameFailure(error, '/data')).toBe(error);
  }
});
