import { expect, test } from 'vitest';
import { digestDay, digestsDue } from './digest-periods.ts';

test.each([
  ['2026-11', '2026-11-02'],
  ['2026-08', '2026-08-03'],
  ['2027-01', '2027-01-04'],
])(
  'reports of the month before %s go out on %s, the first working day from the second on (N-25)',
  (month, day) => {
    expect(digestDay(month)).toBe(day);
  },
);

test.each([
  ['2026-11-01', []],
  ['2026-11-02', ['2026-10']],
  ['2026-11-10', ['2026-10']],
  ['2026-11-11', []],
  ['2026-10-02', ['2026-09', '2026-Q3']],
  ['2027-01-04', ['2026-12', '2026-Q4']],
])('on %s those of %j are due (N-25)', (day, periods) => {
  expect(digestsDue(day).map(({ period }) => period)).toEqual(periods);
});
