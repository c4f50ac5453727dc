import { describe, expect, test } from 'vitest';
import type { HoldingOutput } from '../contract.ts';
import { holdingRows } from './holding-rows.ts';

const holding = (id: string, market_value: string | null) => ({ id, market_value }) as HoldingOutput;
const cash = (currency: string, value: string | null) => ({
  currency,
  amount: value ?? '1',
  value,
  is_negative: value?.startsWith('-') ?? false,
});

const tenths = (rows: { share: number | null }[]) =>
  rows.reduce((total, { share }) => total + Math.round((share ?? 0) * 10), 0);

describe('the lines of a table of holdings', () => {
  test('have shares that sum to exactly 100, cash included (rule U-4)', () => {
    const rows = holdingRows(
      [holding('a', '100'), holding('b', '100'), holding('c', '100')],
      [cash('pln', '33.33')],
    );
    expect(tenths(rows)).toBe(1000);
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'cash-pln']);
  });

  test('have no share where the value is unknown; the others share what is known', () => {
    const rows = holdingRows([holding('a', '75'), holding('b', null), holding('c', '25')], []);
    expect(rows.map(({ share }) => share)).toEqual([75, 25, null]);
  });

  test('count a negative balance against the whole', () => {
    const rows = holdingRows([holding('a', '110')], [cash('pln', '-10')]);
    expect(rows.map(({ share }) => share)).toEqual([110, -10]);
  });

  test('come largest first, with those of unknown value behind and cash at the end', () => {
    const rows = holdingRows(
      [holding('small', '1'), holding('unknown', null), holding('large', '20')],
      [cash('pln', '500')],
    );
    expect(rows.map(({ key }) => key)).toEqual(['large', 'small', 'unknown', 'cash-pln']);
  });

  test('of nothing are none', () => {
    expect(holdingRows([], [])).toEqual([]);
  });
});
