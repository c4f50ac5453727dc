import { expect, test } from 'vitest';
import { readDays } from './column-days.ts';

test.each([
  ['2026-11-13', '2026-11-13'],
  ['20261113', '2026-11-13'],
  ['2026/1/3', '2026-01-03'],
  ['13.11.2026', '2026-11-13'],
  ['3.4.2026', '2026-04-03'],
  ['13-Nov-2026', '2026-11-13'],
  ['2026-11-13 16:05:00', '2026-11-13'],
  ['2026-11-13T16:05:00Z', '2026-11-13'],
  ['2026-02-29', undefined],
  ['31.11.2026', undefined],
  ['13-Foo-2026', undefined],
  ['', undefined],
])('%j is %s', (cell, day) => {
  expect(readDays([cell])).toEqual([day]);
});

test('with slashes another cell of the column decides, or the one who knows; else it is unclear', () => {
  expect(readDays(['03/04/2026'])).toBe('unclear');
  expect(readDays(['03/04/2026'], 'monthFirst')).toEqual(['2026-03-04']);
  expect(readDays(['03/04/2026', '25/04/2026'])).toEqual(['2026-04-03', '2026-04-25']);
  expect(readDays(['03/04/2026', '04/25/2026'])).toEqual(['2026-03-04', '2026-04-25']);
});
