import { expect, test } from 'vitest';
import { numbersIn } from '../../../../foundation/format-number.ts';
import { bytesText } from './bytes.ts';

test.each([
  [0, 'en', '0\u00a0B'],
  [999, 'en', '999\u00a0B'],
  [11_800_000, 'en', '11.8\u00a0MB'],
  [11_800_000, 'pl', '11,8\u00a0MB'],
  [812_000, 'en', '812\u00a0kB'],
  [4_200_000_000_000_000, 'en', '4,200\u00a0TB'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(bytesText(bytes, numbersIn(locale)).replaceAll('\u202f', ' ')).toBe(text);
});
