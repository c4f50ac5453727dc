import { expect, test } from 'vitest';
import { scaled } from './slim-quote.ts';

test('a trend is drawn between its own lowest and highest close', () => {
  expect(scaled([20, 10, 30])).toEqual([50, 0, 100]);
});

test('a flat trend runs through the middle, an empty one stays empty', () => {
  expect(scaled([7, 7])).toEqual([50, 50]);
  expect(scaled([])).toEqual([]);
});

test('what hardly moves is drawn calm', () => {
  const [low, high] = scaled([0.999, 1.001]) as [number, number];
  expect(high - low).toBe(5);
  expect((low + high) / 2).toBeCloseTo(50, 0);
});
