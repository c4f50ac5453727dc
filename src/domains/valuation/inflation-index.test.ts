import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../foundation/calendar-day.ts';
import { inflationIndex } from './inflation-index.ts';

const months = [
  { month: '2023-12', ratio: 1.001 },
  { month: '2024-01', ratio: 1.0062 },
  { month: '2024-02', ratio: 1.029 },
];
const day = dayNumber;

describe('the price of a basket by day (rule P-11)', () => {
  it("all days of a month make the month's change", () => {
    const index = inflationIndex(months, day('2023-12-31'), day('2024-02-29'));
    expect(index[0]).toBe(1);
    expect(index[31]).toBeCloseTo(1.0062, 12);
    expect(index[60]).toBeCloseTo(1.0062 * 1.029, 12);
  });

  it('every day of a month grows alike', () => {
    const index = inflationIndex(months, day('2024-01-31'), day('2024-02-29'));
    for (let i = 1; i < index.length; i++)
      expect(index[i]! / index[i - 1]!).toBeCloseTo(1.029 ** (1 / 29), 12);
  });

  it('ends where no month is published', () => {
    const index = inflationIndex(months, day('2024-02-28'), day('2024-03-02'));
    expect([...index].map(Number.isNaN)).toEqual([false, false, true, true]);
  });
});
