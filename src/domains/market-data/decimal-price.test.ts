import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from './decimal-price.ts';

test('a close is written as it was once traded, without exponents', () => {
  expect(decimalOf(84.16)).toBe('84.16');
  expect(decimalOf(0.00000123)).toBe('0.00000123');
  expect(decimalOf(1.5e21)).toBe('1500000000000000000000');
  expect(decimalOf(-37.63)).toBe('-37.63');
});

test('reading the text back gives the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(decimalOf(value)).not.toContain('e');
      expect(Number(decimalOf(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});
