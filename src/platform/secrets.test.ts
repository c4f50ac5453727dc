import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../tests/support/test-walory.ts';
import { newId } from '../foundation/ids.ts';
import { openDatabase } from './database/database.ts';
import { hashToken, loadSecrets, matchFingerprint, newToken, shownToken } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'walory-secrets-')), 'data');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const file = () => path.join(folder, 'secret');
const someSecret = '5a'.repeat(32);

test('the first start makes a secret that only its owner can read (SF-7)', async () => {
  const secrets = await loadSecrets(folder, '');
  expect(await readFile(file(), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await loadSecrets(folder, '')).fingerprint).toBe(secrets.fingerprint);
});

test('many processes at once end up with one secret, and no drafts of it are left (SF-7)', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => loadSecrets(folder, '')));
  expect(new Set(all.map((secrets) => secrets.fingerprint)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('a secret from the settings is used, and nothing is written', async () => {
  await loadSecrets(folder, someSecret);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('a damaged file is refused instead of being replaced', async () => {
  await loadSecrets(folder, '');
  await writeFile(file(), 'abc\n');
  await expect(loadSecrets(folder, '')).rejects.toThrow('is damaged: 64 hex digits are expected');
  expect(await readFile(file(), 'utf8')).toBe('abc\n');
});

test('a signature holds for its purpose, its text and its secret only', async () => {
  const secrets = await loadSecrets(folder, someSecret);
  const others = await loadSecrets(folder, '6b'.repeat(32));
  const signature = secrets.sign('csrf', 'text');
  expect(secrets.verify('csrf', 'text', signature)).toBe(true);
  expect(secrets.verify('csrf', 'other', signature)).toBe(false);
  expect(secrets.verify('mail', 'text', signature)).toBe(false);
  expect(others.verify('csrf', 'text', signature)).toBe(false);
  for (const wrong of ['', 'x', `${signature}x`, signature.slice(1), 'ż'.repeat(43)]) {
    expect(secrets.verify('csrf', 'text', wrong)).toBe(false);
  }
});

test('the fingerprint does not give the secret away', async () => {
  const { fingerprint } = await loadSecrets(folder, someSecret);
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
  expect(someSecret).not.toContain(fingerprint);
});

test('a process with another secret does not start on this database (SF-7)', async () => {
  const fresh = await freshDatabase('seeded');
  const database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  const match = async (secret: string) => {
    const secrets = await loadSecrets(folder, secret);
    await database.withClient((client) => matchFingerprint(client, secrets));
  };
  await expect(match(someSecret)).rejects.toThrow(
    'This database belongs to an installation with another secret.',
  );
  await match('a5'.repeat(32));
  await database.raw('truncate installation');
  const first = await Promise.allSettled([match(someSecret), match('6b'.repeat(32))]);
  expect(first.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  await database.close();
  await fresh.drop();
});

test('tokens are long, new each time, and known by their owner and hash', () => {
  const owner = newId();
  const [one, two] = [newToken(owner), newToken(owner)];
  expect(one.token).toMatch(/^[\w-]{64}$/);
  expect(one.token).not.toBe(two.token);
  expect(hashToken(one.token)).toEqual(one.hash);
  expect(one.hash).toHaveLength(32);
  expect(shownToken(one.token)).toEqual({ hash: one.hash, ownerId: owner });
});

test('behind the prefix of a key stands its owner; a token from before that names nobody', () => {
  const owner = newId();
  const { token } = newToken(owner);
  expect(shownToken(`wal_${token}`, 'wal_')).toEqual({ hash: hashToken(`wal_${token}`), ownerId: owner });
  const old = 'x'.repeat(43);
  expect(shownToken(old)).toEqual({ hash: hashToken(old), ownerId: undefined });
  expect(shownToken(token, 'wal_').ownerId).toBeUndefined();
});

test('what was sealed is read by the same installation, for the same purpose, and only whole', async () => {
  const [ours, other] = [await loadSecrets('', someSecret), await loadSecrets('', 'b6'.repeat(32))];
  const sealed = ours.seal('mail-link', 'tajny');
  expect(ours.unseal('mail-link', sealed)).toBe('tajny');
  expect(ours.seal('mail-link', 'tajny')).not.toBe(sealed);
  expect(other.unseal('mail-link', sealed)).toBeUndefined();
  expect(ours.unseal('other', sealed)).toBeUndefined();
  for (const changed of ['', 'x', sealed.slice(0, -2), `A${sealed.slice(1)}`, `B${sealed.slice(1)}`])
    if (changed !== sealed) expect(ours.unseal('mail-link', changed)).toBeUndefined();
});
