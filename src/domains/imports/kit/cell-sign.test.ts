import { expect, test } from 'vitest';
import { numberBy } from './cell-sign.ts';

test('a cell that can be read in one way only is read so, whatever is usual', () => {
  expect(numberBy('-97.93', ',')).toBe('-97.93');
  expect(numberBy('33,9', '.')).toBe('33.9');
  expect(numberBy('1.234,56', '.')).toBe('1234.56');
  expect(numberBy('1,234.56', ',')).toBe('1234.56');
  expect(numberBy('1.234.567', '.')).toBe('1234567');
});

test('three digits after the only sign are read as the file usually writes', () => {
  expect(numberBy('8,005', ',')).toBe('8.005');
  expect(numberBy('8,005', '.')).toBe('8005');
  expect(numberBy('4.600', ',')).toBe('4600');
  expect(numberBy('4.600', '.')).toBe('4.6');
});

test('blanks between thousands do not matter, words are no number', () => {
  expect(numberBy('1 950,60', ',')).toBe('1950.6');
  expect(numberBy('12', ',')).toBe('12');
  expect(numberBy('ten', ',')).toBeUndefined();
});
