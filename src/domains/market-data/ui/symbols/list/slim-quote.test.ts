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
  expect(scaled([99, 101])).toEqual([25, 75]);
});
