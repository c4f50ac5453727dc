import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test('words are marked whatever their case and marks', () => {
  expect(shown('Leverage Shares 3x NVIDIA', 'nvidia')).toBe('Leverage Shares 3x [NVIDIA]');
  expect(shown('Łódź, kawalerka', 'lodz', 'kaw')).toBe('[Łódź], [kaw]alerka');
});

test('short ones only where a word begins', () => {
  expect(shown('PKO BP i pkp', 'pk')).toBe('[PK]O BP i [pk]p');
  expect(shown('Rapko', 'pk')).toBe('Rapko');
});

test('no letter is lost, whatever is marked', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ maxLength: 4 })), (text, words) => {
      const parts = markedParts(text, words);
      expect(parts.map(({ part }) => part).join('')).toBe(text);
    }),
  );
});
