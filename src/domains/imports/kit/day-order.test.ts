import { expect, test } from 'vitest';
import { dayOrderIn } from './day-order.ts';

test('days that begin with the year need no other cell', () => {
  expect(dayOrderIn(['2025-01-02', '20250131', '', '2025-01-02 10:00:00'])).toBe('iso');
});

test('one cell that can be read in one way only decides for the whole column', () => {
  expect(dayOrderIn(['01/02/2025', '13/02/2025'])).toBe('dayFirst');
  expect(dayOrderIn(['01/02/25;101500', '02/13/25'])).toBe('monthFirst');
});

test('nothing is told where the column leaves it open or contradicts itself', () => {
  expect(dayOrderIn(['01/02/2025', '03/04/2025'])).toBeUndefined();
  expect(dayOrderIn(['13/02/2025', '02/13/2025'])).toBeUndefined();
});
