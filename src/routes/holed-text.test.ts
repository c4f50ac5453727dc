import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holed } from './holed-text.ts';

test('whatever the text and the words, gzip unpacks to the same page as plain', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 300 })),
      fc.string({ maxLength: 40 }),
      fc.string({ maxLength: 40 }),
      (parts, one, other) => {
        const text = parts.map((part, at) => part + (at % 3 === 0 ? '{other}' : '{one}')).join('');
        const page = holed(text, ['{one}', '{other}']);
        const filled = text.split(/(\{one\}|\{other\})/);
        const words = filled.map((part) => (part === '{one}' ? one : part === '{other}' ? other : part));
        const expected = Buffer.from(words.join(''));
        expect(page.plain([one, other]).equals(expected)).toBe(true);
        expect(gunzipSync(page.gzip([one, other])).equals(expected)).toBe(true);
      },
    ),
  );
});

test('two answers of one page differ only in their words', () => {
  const page = holed('<script nonce="HOLE"><input value="FORM">', ['HOLE', 'FORM']);
  expect(gunzipSync(page.gzip(['a', '1'])).toString()).toBe('<script nonce="a"><input value="1">');
  expect(gunzipSync(page.gzip(['b', '2'])).toString()).toBe('<script nonce="b"><input value="2">');
});
