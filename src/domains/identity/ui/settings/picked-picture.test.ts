import { expect, test } from 'vitest';
import { pictureFault } from './picked-picture.ts';

const most = 5 * 1024 * 1024;

test('jpg, jpeg and png are taken, in any case', () => {
  for (const name of ['me.jpg', 'me.JPEG']) {
    expect(pictureFault({ name, type: 'image/jpeg', size: 1000 }, most)).toBeNull();
  }
  expect(pictureFault({ name: 'me.png', type: 'image/png', size: most }, most)).toBeNull();
});

test('other formats are refused, also under a borrowed ending', () => {
  expect(pictureFault({ name: 'me.gif', type: 'image/gif', size: 10 }, most)).toBe('avatarFormatError');
  expect(pictureFault({ name: 'me.png', type: 'image/svg+xml', size: 10 }, most)).toBe('avatarFormatError');
  expect(pictureFault({ name: 'me', type: 'image/png', size: 10 }, most)).toBe('avatarFormatError');
});

test('a picture over the limit is too large', () => {
  expect(pictureFault({ name: 'me.png', type: 'image/png', size: most + 1 }, most)).toBe('avatarTooLarge');
});
