import { expect, test } from 'vitest';
import { decimalSignOf, placesOf, readNumber } from './column-numbers.ts';

test.each([
  [['1.234,56', '7'], ',' as const, ','],
  [['1,234.56', '7'], ';' as const, '.'],
  [['84,16'], ',' as const, ','],
  [['1,234', '5,678'], ';' as const, ','],
  [['1,234', '5,678'], ',' as const, '.'],
  [['1.234', '12.5'], ';' as const, '.'],
  [['12', ''], ';' as const, '.'],
])('the cells %j beside %j part decimals with %s', (cells, separator, sign) => {
  expect(decimalSignOf(cells, separator)).toBe(sign);
});

test.each([
  ['1 234,50 zł', ',', '1234.5'],
  ['1\u202f234,5', ',', '1234.5'],
  ['1.234.567,8', ',', '1234567.8'],
  ['USD 1,234.50', '.', '1234.5'],
  ['-$3.20', '.', '-3.2'],
  ['(3.20)', '.', '-3.2'],
  ['\u22125', '.', '-5'],
  ['007', '.', '7'],
  ['12%', '.', '12'],
] as const)('%j with %j is %s', (cell, sign, value) => {
  expect(readNumber(cell, sign)).toBe(value);
});

test.each([
  ['', '.'],
  ['n/a', '.'],
  ['12,34', '.'],
  ['1.23', ','],
  ['1,2,3', ','],
] as const)('%j with %j is no number', (cell, sign) => {
  expect(readNumber(cell, sign)).toBeUndefined();
});

test('decimals are counted as they were written', () => {
  expect([placesOf('12,50', ','), placesOf('12', ','), placesOf('1.', '.')]).toEqual([2, 0, 0]);
});
