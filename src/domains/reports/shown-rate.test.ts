import { expect, test } from 'vitest';
import { shownRate } from './shown-rate.ts';

const rate = { percent: 60.5, span_percent: 60.7, is_annual: true };

test('a leap year shows what its months chain to, not a rate of 365 days of it (RP-4)', () => {
  expect(shownRate({ ...rate, from: '2023-12-31', to: '2024-12-31' })).toEqual({
    percent: 60.7,
    isYearly: false,
  });
});

test('more than a year is a rate a year, less is the return of its days', () => {
  expect(shownRate({ ...rate, from: '2022-12-31', to: '2024-12-31' })).toEqual({
    percent: 60.5,
    isYearly: true,
  });
  expect(shownRate({ ...rate, is_annual: false, from: '2024-12-31', to: '2025-03-31' })).toEqual({
    percent: 60.7,
    isYearly: false,
  });
});
