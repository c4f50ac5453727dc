import { describe, expect, test } from 'vitest';
import { decimalSum } from './decimal-sum.ts';

describe('sum of decimals', () => {
  test('cents that floats would bend stay exact', () => {
    expect(decimalSum(['0.1', '0.2'])).toBe('0.3');
    expect(decimalSum(['1.33', '2.59', '5.48'])).toBe('9.40');
  });

  test('different numbers of decimals meet at the longest', () => {
    expect(decimalSum(['1', '0.005'])).toBe('1.005');
  });

  test('a difference may go below zero, also below one', () => {
    expect(decimalSum(['84.16', '-85'])).toBe('-0.84');
    expect(decimalSum(['0.10', '-0.15'])).toBe('-0.05');
    expect(decimalSum(['82.64', '-82.64'])).toBe('0.00');
  });
});
