import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockAlone, tryLockAlone, tryLockShared } from './process-lock.ts';

async function lockFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'a.lock');
}

test('a lock held alone keeps out everybody until it is released', async () => {
  const file = await lockFile();
  const lock = tryLockAlone(file);
  expect(tryLockAlone(file)).toBeUndefined();
  expect(tryLockShared(file)).toBeUndefined();
  await expect(lockAlone(file, 20)).rejects.toMatchObject({ failure: 'not-ready' });
  const waiting = lockAlone(file, 60_000);
  lock!.release();
  (await waiting).release();
  expect((await stat(file)).size).toBe(0);
});

test('a shared lock is held by many, and alone only after the last has let go', async () => {
  const file = await lockFile();
  const [first, second] = [tryLockShared(file)!, tryLockShared(file)!];
  first.release();
  first.release();
  expect(tryLockAlone(file)).toBeUndefined();
  second.release();
  const alone = tryLockAlone(file);
  expect(alone).toBeDefined();
  alone!.release();
});

test('a lock in a folder that is not there is a failure with a name', () => {
  expect(() => tryLockAlone('/nowhere/a.lock')).toThrow('No permission to lock');
});
