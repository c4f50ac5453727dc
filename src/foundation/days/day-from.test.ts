import { expect, test } from 'vitest';
import { dayFrom } from './day-from.ts';

test('what is printed as three numbers is a day where it exists', () => {
  expect(dayFrom('2026', '2', '8')).toBe('2026-02-08');
  expect(dayFrom('2024', '02', '29')).toBe('2024-02-29');
  for (const [month, date] of [
    ['2', '29'],
    ['13', '1'],
    ['', '1'],
    ['0', '1'],
  ] as const)
    expect(dayFrom('2026', month, date)).toBeUndefined();
});
