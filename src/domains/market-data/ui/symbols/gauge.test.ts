import { expect, test } from 'vitest';
import { sentimentLevel, sentimentLevels } from '../../sentiment-level.ts';
import { gaugePlace } from './gauge.ts';

test('the knob stands inside the step of its level', () => {
  for (const score of [-1, -0.6, -0.36, -0.3, -0.16, -0.1, 0, 0.14, 0.15, 0.28, 0.35, 0.7, 0.99]) {
    const step = Math.min(4, Math.floor(gaugePlace(score) * 5));
    expect(sentimentLevels[step], String(score)).toBe(sentimentLevel(score));
  }
});

test('a neutral score stands in the middle, extremes at the ends', () => {
  expect(gaugePlace(0)).toBe(0.5);
  expect(gaugePlace(-1)).toBe(0);
  expect(gaugePlace(1)).toBe(1);
  expect(gaugePlace(3)).toBe(1);
});
