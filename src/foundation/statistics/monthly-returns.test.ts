import { describe, expect, it } from 'vitest';
import { monthlyReturns } from './monthly-returns.ts';

describe('monthly returns', () => {
  it('run from the last day of a month to the last of the next, the first from the start', () => {
    const days = ['2024-11-14', '2024-11-29', '2024-12-30', '2025-01-02', '2025-01-31', '2025-03-03'];
    expect(monthlyReturns(days, [100, 110, 99, 120, 198, 99])).toEqual([
      {
        year: 2024,
        months: [...Array(10).fill(null), expect.closeTo(0.1), expect.closeTo(-0.1)],
        total: expect.closeTo(-0.01),
      },
      {
        year: 2025,
        months: [expect.closeTo(1), null, expect.closeTo(-0.5), ...Array(9).fill(null)],
        total: expect.closeTo(0),
      },
    ]);
  });

  it('have nothing to say about a single day', () => {
    expect(monthlyReturns(['2025-01-02'], [100])).toEqual([]);
    expect(monthlyReturns([], [])).toEqual([]);
  });

  it('of a year multiply to the return of that year', () => {
    const days = Array.from({ length: 400 }, (_, at) =>
      new Date(Date.UTC(2024, 5, 3 + at)).toISOString().slice(0, 10),
    );
    const values = days.map((_, at) => 100 + 30 * Math.sin(at / 20) + at / 10);
    for (const { months, total } of monthlyReturns(days, values))
      expect(months.reduce<number>((product, value) => product * (1 + (value ?? 0)), 1)).toBeCloseTo(
        1 + total,
        9,
      );
  });

  it('of a month and a year that begin at nothing are none', () => {
    expect(monthlyReturns(['2025-01-02', '2025-01-31', '2025-02-28'], Float64Array.of(0, 50, 55))).toEqual([
      { year: 2025, months: [0, expect.closeTo(0.1), ...Array(10).fill(null)], total: 0 },
    ]);
  });
});
