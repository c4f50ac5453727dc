import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, decimalOfSingle, over, signOf, times } from './source-decimal.ts';

test('what a provider writes instead of a number is no number', () => {
  for (const value of ['None', 'NA', '-', '', 'null', '1,5', 'NaN', '1e999', Number.NaN, Infinity, null, {}])
    expect(decimalOf(value)).toBeUndefined();
});

test('tiny and huge numbers are written out, zeros at the ends go', () => {
  expect(decimalOf(1.23e-7)).toBe('0.000000123');
  expect(decimalOf('2.5E+3')).toBe('2500');
  expect(decimalOf('007.500')).toBe('7.5');
  expect(decimalOf('-0.00')).toBe('0');
  expect(decimalOf(1e21)).toBe('1000000000000000000000');
});

test('every number survives being written out', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e50, max: 1e50 }), (value) => {
      if (value !== 0 && Math.abs(value) < 1e-50) return;
      expect(Number(decimalOf(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('a single-precision number is read as the decimal that was meant', () => {
  expect(decimalOfSingle(25.139999389648438)).toBe('25.14');
  expect(decimalOfSingle(67491.4140625)).toBe('67491.414');
  expect(decimalOfSingle(189.84)).toBe('189.84');
  expect(decimalOfSingle(-37.630001068115234)).toBe('-37.63');
  expect(decimalOfSingle(0)).toBe('0');
});

test('multiplying and dividing is exact, halves go to even', () => {
  expect(times('-1.25', '0.4')).toBe('-0.5');
  expect(over('1', '8', 2)).toBe('0.12');
  expect(over('3', '8', 2)).toBe('0.38');
  expect(over('-10', '4', 1)).toBe('-2.5');
  expect(over('4.0727', '1.3262', 8)).toBe('3.07095461');
  expect(() => over('1', '0.0')).toThrow(RangeError);
  expect([signOf('0.00'), signOf('-0.1'), signOf('2')]).toEqual([0, -1, 1]);
});
