import { expect, it } from 'vitest';
import { picked } from './pick-rows.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];
const after = (selected: string[], key: string, from?: string) =>
  [...picked(new Set(selected), listed, key, from)].sort().join('');

it('a click selects a row or leaves it', () => {
  expect(after([], 'b')).toBe('b');
  expect(after(['b', 'c'], 'b')).toBe('c');
});

it('with Shift it selects all rows from the one before, in both directions', () => {
  expect(after(['b'], 'd', 'b')).toBe('bcd');
  expect(after(['d'], 'b', 'd')).toBe('bcd');
  expect(after(['b', 'e'], 'd', 'b')).toBe('bcde');
});

it('a range that ends on a selected row is left as one', () => {
  expect(after(['a', 'b', 'c', 'd'], 'd', 'b')).toBe('a');
});

it('a row that is not listed any more begins no range', () => {
  expect(after(['a'], 'd', 'gone')).toBe('ad');
});
