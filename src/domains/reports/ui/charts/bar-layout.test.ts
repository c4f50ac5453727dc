import { expect, test } from 'vitest';
import { barLayout } from './bar-layout.ts';

test('parts stand on each other and the highest bar fills the plot', () => {
  const { parts, zero } = barLayout([
    [30, 10],
    [20, 0],
  ]);
  expect(zero).toBe(0);
  expect(parts[0]).toEqual([
    { low: 0, high: 0.75 },
    { low: 0.75, high: 1 },
  ]);
  expect(parts[1]?.[0]).toEqual({ low: 0, high: 0.5 });
});

test('what was lost hangs below zero', () => {
  const { parts, zero } = barLayout([[30], [-10]]);
  expect(zero).toBe(0.25);
  expect(parts[1]).toEqual([{ low: 0, high: 0.25 }]);
});

test('nothing at all is a line on the floor', () => {
  expect(barLayout([[0], [0]])).toEqual({
    zero: 0,
    parts: [[{ low: 0, high: 0 }], [{ low: 0, high: 0 }]],
  });
});
