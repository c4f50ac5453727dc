import { expect, test } from 'vitest';
import { windowsAt } from './source-budget.ts';
import { hasToSpare } from './source-spare.ts';

const at = (moment: string, rule: { perDay?: number; perMonth?: number }, ...used: number[]) => {
  const now = Date.parse(moment);
  return hasToSpare(windowsAt('eodhd', 'key', rule, now), used, now);
};

test('twenty requests a day: none of them before noon, one every hour or so after it, ten are left (M-18)', () => {
  expect(at('2026-11-13T11:55:00Z', { perDay: 20 }, 0)).toBe(false);
  expect(at('2026-11-13T12:05:00Z', { perDay: 20 }, 0)).toBe(true);
  expect(at('2026-11-13T12:10:00Z', { perDay: 20 }, 1)).toBe(false);
  expect(at('2026-11-13T23:59:00Z', { perDay: 20 }, 10)).toBe(false);
});

test('a large budget is spent evenly, and what others used counts', () => {
  expect(at('2026-11-13T09:00:00Z', { perDay: 5000 }, 1800)).toBe(true);
  expect(at('2026-11-13T09:00:00Z', { perDay: 5000 }, 1870)).toBe(false);
});

test('a month is spread over its own days, and every window must have something left', () => {
  expect(at('2026-02-15T00:00:00Z', { perMonth: 10_000 }, 4980)).toBe(true);
  expect(at('2026-02-15T00:00:00Z', { perMonth: 10_000 }, 5000)).toBe(false);
  expect(at('2026-02-15T12:00:00Z', { perDay: 100, perMonth: 10_000 }, 60, 0)).toBe(false);
});

test('without a limit there is always something to spare', () => {
  expect(at('2026-11-13T00:00:00Z', {})).toBe(true);
});
