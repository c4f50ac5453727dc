import { expect, test } from 'vitest';
import { joinedSource, shownToVisitors } from './display-rights.ts';

test.each([
  [[], 'simulated', true],
  [[], 'yahoo', false],
  [[], 'csv', false],
  [[], 'nbp', false],
  [[], null, false],
  [[], '', false],
  [['eodhd'], 'eodhd', true],
  [['eodhd'], 'yahoo', false],
  [['eodhd'], 'EODHD', false],
  [['eodhd'], 'eodhd+yahoo', false],
  [['eodhd', 'yahoo'], 'eodhd+yahoo', true],
  [['eodhd'], 'eodhd+', false],
  [['nbp'], '220/A/NBP/2026', true],
  [['ecb'], '220/A/NBP/2026', false],
])('with %j licensed, a figure of %j is shown to visitors: %j (M-20)', (licensed, source, shown) => {
  expect(shownToVisitors(licensed)(source)).toBe(shown);
});

test('what several sources brought together names each of them once', () => {
  expect(joinedSource('yahoo', 'eodhd')).toBe('eodhd+yahoo');
  expect(joinedSource('eodhd+yahoo', 'yahoo')).toBe('eodhd+yahoo');
  expect(joinedSource('csv', 'csv')).toBe('csv');
});
