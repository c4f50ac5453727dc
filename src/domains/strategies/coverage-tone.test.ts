import { expect, test } from 'vitest';
import { coverageTone } from './coverage-tone.ts';

test.each([
  [0, 'red'],
  [24.999999, 'red'],
  [25, 'amber'],
  [49.9, 'amber'],
  [50, 'lightGreen'],
  [74.999999, 'lightGreen'],
  [75, 'darkGreen'],
  [100, 'darkGreen'],
])('%s%% is %s (S-11)', (percent, tone) => {
  expect(coverageTone(percent)).toBe(tone);
});
