import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holed } from './holed-text.ts';

test('whatever the text and the word, gzip unpacks to the same page as plain', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 300 })),
      fc.string({ maxLength: 40 }),
      (parts, word) => {
        const page = holed(parts.join('{hole}'), '{hole}');
        const expected = Buffer.from(parts.join('{hole}').split('{hole}').join(word));
        expect(page.plain(word).equals(expected)).toBe(true);
        expect(gunzipSync(page.gzip(word)).equals(expected)).toBe(true);
      },
    ),
  );
});

test('two answers of one page differ only in their word', () => {
  const page = holed('<script nonce="HOLE">', 'HOLE');
  expect(gunzipSync(page.gzip('a')).toString()).toBe('<script nonce="a">');
  expect(gunzipSync(page.gzip('b')).toString()).toBe('<script nonce="b">');
});
