import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let person: Person;
beforeAll(async () => {
  walory = await startTestWalory();
  person = await newPerson(walory);
});
afterAll(() => walory.stop());

const secret = 'MIEJSCE ZDJĘCIA: Gdańsk, Długa 1';

function picture(width = 600, height = 400) {
  return sharp({ create: { width, height, channels: 3, background: '#e39417' } });
}

function upload(bytes: Uint8Array, type = 'image/png'): Promise<Answer> {
  const avatar = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return person.browser.post('/api/avatars', { avatar });
}

const withMetadata = { IFD0: { Copyright: secret, Artist: secret }, IFD3: { GPSLatitudeRef: 'N' } };

test.each(['png', 'jpeg'] as const)(
  'a %s is drawn anew as a square PNG without what else was in the file (A-13)',
  async (format) => {
    const original = await picture().withExif(withMetadata)[format]().toBuffer();
    expect(original.toString('latin1')).toContain('MIEJSCE');
    const answer = await upload(original, `image/${format}`);
    expect(answer.status).toBe(200);
    const shown = await person.browser.get(answer.body.data.avatar);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('cache-control')).toContain('private');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const { format: kept, width, height, exif, icc, xmp } = await sharp(shown.bytes).metadata();
    expect({ kept, width, height, exif, icc, xmp }).toEqual({ kept: 'png', width: 256, height: 256 });
    expect(shown.bytes.toString('latin1')).not.toContain('MIEJSCE');
    expect((await person.browser.get('/api/user')).body.data.avatar).toBe(answer.body.data.avatar);
  },
);

test('a photo taken sideways stands upright', async () => {
  const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffffff' } })
    .composite([{ input: await picture(100, 100).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(halves, 'image/jpeg');
  const { data } = await sharp((await person.browser.get(body.data.avatar)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [top, bottom] = [
    data.subarray(128 * 3, 128 * 3 + 3),
    data.subarray((255 * 256 + 128) * 3, (255 * 256 + 128) * 3 + 3),
  ];
  expect(top[2]).toBeLessThan(100);
  expect(bottom[2]).toBeGreaterThan(200);
});

test('a page hidden behind a picture does not survive', async () => {
  const polyglot = Buffer.concat([
    await picture().png().toBuffer(),
    Buffer.from('<script>alert(document.cookie)</script>'),
  ]);
  const { body } = await upload(polyglot);
  expect((await person.browser.get(body.data.avatar)).bytes.toString('latin1')).not.toContain('script');
});

describe('refused with a key (A-13)', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, string?][] = [
    ['a gif', () => picture().gif().toBuffer(), 'image/gif'],
    ['a gif that claims to be a png', () => picture().gif().toBuffer()],
    ['a webp that claims to be a jpg', () => picture().webp().toBuffer(), 'image/jpeg'],
    ['a tiff that claims to be a png', () => picture().tiff().toBuffer()],
    ['an svg', () => Buffer.from(svg), 'image/svg+xml'],
    ['an svg that claims to be a png', () => Buffer.from(svg)],
    ['a page that claims to be a png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page that begins like a png',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    ],
    [
      'a page that begins like a jpg',
      () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      'image/jpeg',
    ],
    ['a pdf', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'application/pdf'],
    ['half a picture', async () => (await picture().png().toBuffer()).subarray(0, 200)],
    [
      'a picture that unfolds to a hundred million points',
      () => picture(20_000, 5_000).png({ compressionLevel: 9 }).toBuffer(),
    ],
    ['a header that claims four billion points', hugeHeader],
  ];
  test.each(cases)('%s', async (_what, make, type) => {
    const before = (await person.browser.get('/api/user')).body.data.avatar;
    const answer = await upload(await make(), type);
    expect([answer.status, answer.body.errors]).toEqual([422, { avatar: ['avatarFormatError'] }]);
    expect((await person.browser.get('/api/user')).body.data.avatar).toBe(before);
  });

  test.each([
    '',
    'data:image/png;base64,',
    'data:image/png;base64,@@@',
    'https://example.pl/a.png',
    'data:image/png,raw',
  ])('what is no data URL: %j', async (avatar) => {
    const answer = await person.browser.post('/api/avatars', { avatar });
    expect([answer.status, answer.body.errors]).toEqual([422, { avatar: ['avatarFormatError'] }]);
  });

  test('a file beyond 5 MB', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1));
    expect([answer.status, answer.body.errors]).toEqual([422, { avatar: ['avatarTooLarge'] }]);
  });
});

test('a new picture replaces the old one, which is gone', async () => {
  const first = (await upload(await picture().png().toBuffer())).body.data.avatar;
  const second = (await upload(await picture().jpeg().toBuffer(), 'image/jpeg')).body.data.avatar;
  expect((await person.browser.get(first)).status).toBe(404);
  expect((await person.browser.get(second)).status).toBe(200);
  expect(await walory.database.many(sql`select from files where user_id = ${person.id}`)).toHaveLength(1);
});

/** A small png whose header says that it is 65535 points wide and high. */
async function hugeHeader(): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer();
  bytes.writeUInt32BE(65_535, 16);
  bytes.writeUInt32BE(65_535, 20);
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test('a picture can be removed, and removing none is no mistake', async () => {
  const { body } = await upload(await picture().png().toBuffer());
  expect((await person.browser.delete('/api/avatars')).body).toEqual({ data: { ok: true } });
  expect((await person.browser.get('/api/user')).body.data.avatar).toBeNull();
  expect((await person.browser.get(body.data.avatar)).status).toBe(404);
  expect(await walory.database.run(sql`select from files where user_id = ${person.id}`)).toBe(0);
  expect((await person.browser.delete('/api/avatars')).status).toBe(200);
});
