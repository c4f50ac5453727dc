import { expect, test } from 'vitest';
import { numberWithEitherSign } from './either-decimal-sign.ts';

test.each([
  ['190,20', '190.2'],
  ['24.63', '24.63'],
  ['1,234', '1.234'],
  ['1.234', '1.234'],
  ['6 657,00', '6657'],
  ['6\u00a0657,00', '6657'],
  ['-1\u202f500,5', '-1500.5'],
  ['1.234,50', '1234.5'],
  ['1,234.50', '1234.5'],
  ['12', '12'],
  ['', undefined],
  ['1,2,3', undefined],
  ['brak', undefined],
])('%s is %s', (cell, expected) => {
  expect(numberWithEitherSign(cell)).toBe(expected);
});
