import { expect, test } from 'vitest';
import { decimal, minus, over, times } from '../../foundation/decimal.ts';
import { reaches, usualPercent } from './moves.ts';

test('a change of exactly the percentage is told, also when it came through a rate that leaves thirds (AL-4)', () => {
  for (const rate of ['4.3', '4.2991', '4.3007', '3.9001', '4.1113']) {
    const inEuro = (zloty: string) => over(times(decimal(zloty), decimal('56.5')), decimal(rate));
    const [before, after] = [inEuro('109.03'), inEuro('92.6755')];
    expect(reaches({ amount: minus(after, before), base: before }, usualPercent), rate).toBe(true);
  }
});

test('a change just below the percentage is not told (AL-4)', () => {
  const base = decimal('1000');
  expect(reaches({ amount: decimal('-149.99999999'), base }, usualPercent)).toBe(false);
  expect(reaches({ amount: decimal('150'), base }, usualPercent)).toBe(true);
});
