import { describe, expect, test } from 'vitest';
import { pieSlices } from './pie-slices.ts';

const slices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: `L${at}`, value: `${100 - at}.10` }));

describe('the slices of a ring', () => {
  test('are all shown while there is room', () => {
    expect(pieSlices(slices(9))).toEqual({ shown: slices(9), folded: 0 });
  });

  test('beyond that the smallest are one, and the sum stays', () => {
    const { shown, folded } = pieSlices(slices(12));
    expect(shown).toHaveLength(9);
    expect(folded).toBe(4);
    expect(shown.at(-1)).toEqual({ key: 'others', label: '', value: '362.4' });
  });
});
