import { expect, it } from 'vitest';
import { timeWeightedReturn, yearlyRate } from './measure-returns.ts';

it('money paid in is no return (rule 17)', () => {
  expect(timeWeightedReturn([100, 200, 220], [100, 200, 200])).toBeCloseTo(10, 9);
});

it('doubling in a year is a hundred percent a year (rule 18)', () => {
  expect(
    yearlyRate([
      { day: '2025-01-01', amount: -100 },
      { day: '2026-01-01', amount: 200 },
    ]),
  ).toBeCloseTo(100, 6);
});

it('without a rate there is none', () => {
  expect(yearlyRate([{ day: '2025-01-01', amount: -100 }])).toBeNull();
});
