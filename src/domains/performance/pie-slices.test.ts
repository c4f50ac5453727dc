import { describe, expect, test } from 'vitest';
import { pieSlices } from './pie-slices.ts';

const slices = (values: number[]) =>
  values.map((value, at) => ({ key: `k${at}`, label: `L${at}`, value: `${value}.10` }));

describe('the slices of a ring', () => {
  test('are all shown while there is room', () => {
    const nine = slices([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(pieSlices(nine)).toEqual({ shown: nine, folded: 0 });
  });

  test('beyond that the smallest are one, and the sum stays', () => {
    const { shown, folded } = pieSlices(slices([90, 80, 70, 60, 50, 40, 30, 20, 4, 3, 2, 1]));
    expect(shown).toHaveLength(9);
    expect(folded).toBe(4);
    expect(shown.at(-1)).toEqual({ key: 'others', label: '', value: '10.4' });
  });

  test('are more where the small ones together would be the largest of all', () => {
    const { shown, folded } = pieSlices(slices(Array.from({ length: 20 }, () => 10)));
    expect(shown).toHaveLength(16);
    expect(folded).toBe(5);
    const some = pieSlices(slices([30, 20, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]));
    expect(Number(some.shown.at(-1)?.value)).toBeLessThan(30.1);
  });

  test('are never folded one by one: an "other" of one is that one', () => {
    const { shown, folded } = pieSlices(slices([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]));
    expect([shown.length, folded]).toEqual([10, 0]);
  });
});
