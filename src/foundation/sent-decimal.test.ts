import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentDecimal, sentSingle } from './sent-decimal.ts';

test('what a provider writes instead of a number is no number', () => {
  for (const value of ['None', 'NA', '-', '', 'null', '1,5', 'NaN', '1e999', Number.NaN, Infinity, null, {}])
    expect(sentDecimal(value)).toBeUndefined();
});

test('tiny and huge numbers are written out, zeros at the ends go', () => {
  expect(sentDecimal(1.23e-7)).toBe('0.000000123');
  expect(sentDecimal('2.5E+3')).toBe('2500');
  expect(sentDecimal('007.500')).toBe('7.5');
  expect(sentDecimal('-0.00')).toBe('0');
  expect(sentDecimal(1e21)).toBe('1000000000000000000000');
});

test('every number survives being written out', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e50, max: 1e50 }), (value) => {
      if (value !== 0 && Math.abs(value) < 1e-50) return;
      expect(Number(sentDecimal(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('a single-precision number is read as the decimal that was meant', () => {
  expect(sentSingle(25.139999389648438)).toBe('25.14');
  expect(sentSingle(67491.4140625)).toBe('67491.414');
  expect(sentSingle(189.84)).toBe('189.84');
  expect(sentSingle(-37.630001068115234)).toBe('-37.63');
  expect(sentSingle(0)).toBe('0');
});

test('a figure longer than anybody quotes is none, before it costs anything', () => {
  expect(sentDecimal('1'.repeat(120))).toBe('1'.repeat(120));
  expect(sentDecimal('1'.repeat(121))).toBeUndefined();
  expect(sentDecimal('1e60')).toBe(`1${'0'.repeat(60)}`);
  expect(sentDecimal('1e-61')).toBeUndefined();
});

test('one plus before a figure is read over, two are a fault', () => {
  expect(sentDecimal(' +1.5 ')).toBe('1.5');
  expect(sentDecimal('++1.5')).toBeUndefined();
});
