import { expect, test } from 'vitest';
import { withoutFloatNoise } from './float-noise.ts';

test.each([
  ['135.65999999999997', '135.66'],
  ['-27.500000000000014', '-27.5'],
  ['0.12345678', '0.12345678'],
  ['12', '12'],
])('%s was meant as %s', (amount, meant) => {
  expect(withoutFloatNoise(amount)).toBe(meant);
});
