import { expect, test } from 'vitest';
import { decimal, textOf } from '../../foundation/decimal.ts';
import { suggestContribution } from './suggest-contribution.ts';

test.each([
  ['-5', '1000'],
  ['0', '1000'],
  ['39999.99', '1000'],
  ['40000', '2000'],
  ['119393.94', '5000'],
  ['1000000', '50000'],
])('of %s it is %s', (value, suggested) => {
  expect(textOf(suggestContribution(decimal(value)))).toBe(suggested);
});
