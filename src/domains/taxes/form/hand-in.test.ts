import { expect, test } from 'vitest';
import { handIn } from './hand-in.ts';

test.each([
  [2025, '2026-04-30', 'a Thursday'],
  // The next day is a Sunday and 1 May.
  [2021, '2022-05-02', 'a Saturday'],
  // The next day is a Monday and 1 May.
  [2022, '2023-05-02', 'a Sunday'],
])('a return of %i is handed in from 15 February to %s: 30 April is %s (TX-19)', (year, to) => {
  expect(handIn(year)).toEqual({ from: `${year + 1}-02-15`, to });
});
