import { expect, test } from 'vitest';
import { sentimentLevel } from './sentiment-level.ts';

test.each([
  [-1, 'bearish'],
  [-0.35, 'bearish'],
  [-0.349, 'somewhat-bearish'],
  [-0.15, 'somewhat-bearish'],
  [-0.149, 'neutral'],
  [0, 'neutral'],
  [0.149, 'neutral'],
  [0.15, 'somewhat-bullish'],
  [0.349, 'somewhat-bullish'],
  [0.35, 'bullish'],
  [1, 'bullish'],
])('a sentiment of %d is %s (rule M-8)', (score, level) => {
  expect(sentimentLevel(score)).toBe(level);
});
