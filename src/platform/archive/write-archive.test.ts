import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ArchivedFile, jsonRows, writeArchive } from './write-archive.ts';

const at = new Date('2026-11-16T12:00:00Z');
const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('walory-archive-'));

async function* some(files: ArchivedFile[]) {
  yield* files;
}

async function* parts(count: number) {
  for (let part = 0; part < count; part++)
    yield Array.from({ length: 1000 }, (_, n) => ({ part, n, text: 'zażółć' }));
}

test('what was put in comes out, piece by piece or at once, and nothing is left behind', async () => {
  const picture = Uint8Array.from({ length: 200_000 }, (_, n) => (n * 7919) % 251);
  const archive = await writeArchive(
    some([
      { name: 'README.txt', content: 'Cześć' },
      { name: 'rows.json', content: jsonRows(parts(30)) },
      { name: 'nothing.json', content: jsonRows(parts(0)) },
      { name: 'avatar.png', content: picture, isPacked: true },
    ]),
    at,
  );
  expect(left()).toEqual([]);
  const bytes = await buffer(archive.read());
  expect(bytes.length).toBe(archive.size);
  const files = unzipSync(bytes);
  expect(strFromU8(files['README.txt']!)).toBe('Cześć');
  const rows = JSON.parse(strFromU8(files['rows.json']!));
  expect(rows).toHaveLength(30_000);
  expect(rows[29_999]).toEqual({ part: 29, n: 999, text: 'zażółć' });
  expect(JSON.parse(strFromU8(files['nothing.json']!))).toEqual([]);
  expect(files['avatar.png']).toEqual(picture);
});

test('a file that cannot be had ends it, with nothing left behind', async () => {
  async function* broken(): AsyncGenerator<ArchivedFile> {
    yield { name: 'one.txt', content: 'one' };
    throw new Error('the database is away');
  }
  await expect(writeArchive(broken(), at)).rejects.toThrow('the database is away');
  expect(left()).toEqual([]);
});
