import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', Buffer.from('zażółć')],
  ['UTF-8 with a mark', Buffer.from('\ufeffzażółć')],
  ['UTF-16, little end first', Buffer.from('\ufeffzażółć', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffzażółć', 'utf16le').swap16()],
  ['Windows-1250', Buffer.from([0x7a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6])],
])('a file saved as %s is read, without its mark', (_, bytes) => {
  expect(decodeText(bytes)).toBe('zażółć');
});
