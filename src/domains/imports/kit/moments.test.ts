import { expect, test } from 'vitest';
import { type DayOrder, momentOf } from './moments.ts';

test.each<[string, DayOrder, string | undefined, string?]>([
  ['2025-01-02', 'iso', '2025-01-02'],
  ['2025/1/2', 'iso', '2025-01-02'],
  ['20250102;101500', 'iso', '2025-01-02', '10:15:00'],
  ['2025-01-02T10:31:22.123Z', 'iso', '2025-01-02', '10:31:22'],
  ['2025-01-02 10:31:22+00:00', 'iso', '2025-01-02', '10:31:22'],
  ['2025-01-02, 10:31:22', 'iso', '2025-01-02', '10:31:22'],
  ['02.01.2025 10:31', 'dayFirst', '2025-01-02', '10:31:00'],
  ['02/01/25', 'dayFirst', '2025-01-02'],
  ['01/02/2025', 'monthFirst', '2025-01-02'],
  ['25-01-02 10:31:22', 'shortYearFirst', '2025-01-02', '10:31:22'],
  ['02-Jan-2025', 'dayFirst', '2025-01-02'],
  ['02-Jan-25;101500', 'iso', '2025-01-02', '10:15:00'],
  ['02-mrt-2025', 'dayFirst', '2025-03-02'],
  ['Jan 2, 2025, 10:10:57 PM', 'iso', '2025-01-02', '22:10:57'],
  ['31.02.2025', 'dayFirst', undefined],
  ['13/13/2025', 'dayFirst', undefined],
  ['2025-01-02 25:00:00', 'iso', undefined],
  ['02-Foo-2025', 'dayFirst', undefined],
  ['', 'iso', undefined],
])('%s (%s)', (cell, order, day, time) => {
  const found = momentOf(cell, order);
  expect([found?.day, found?.time]).toEqual([day, time]);
});
