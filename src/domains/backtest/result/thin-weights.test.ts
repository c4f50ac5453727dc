import { expect, test } from 'vitest';
import { thinWeights } from './thin-weights.ts';

test('few days and assets stay as they are', () => {
  const thin = thinWeights(
    ['d1', 'd2', 'd3'],
    ['A', 'B'],
    Float64Array.from([0.2, 0.7, 0.1, 0.3, 0.7, 0, 0, 1, 0]),
  );
  expect(thin).toEqual({
    dates: ['d1', 'd2', 'd3'],
    assets: [
      { ticker: 'B', weights: [0.7, 0.7, 1] },
      { ticker: 'A', weights: [0.2, 0.3, 0] },
    ],
    other: null,
    cash: [0.1, 0, 0],
  });
});

test('many days are thinned to at most 160 with the first and the last, many assets to 20 and the rest', () => {
  const tickers = Array.from({ length: 30 }, (_, i) => `T${i}`);
  const dates = Array.from({ length: 2520 }, (_, i) => `d${i}`);
  const weights = new Float64Array(2520 * 31);
  for (let row = 0; row < 2520; row++) for (let i = 0; i < 30; i++) weights[row * 31 + i] = (i + 1) / 465;
  const thin = thinWeights(dates, tickers, weights);
  expect(thin.dates.length).toBeLessThanOrEqual(160);
  expect([thin.dates[0], thin.dates.at(-1)]).toEqual(['d0', 'd2519']);
  expect(thin.assets.map((asset) => asset.ticker).slice(0, 2)).toEqual(['T29', 'T28']);
  expect(thin.assets).toHaveLength(20);
  const sum =
    thin.other![5]! + thin.cash[5]! + thin.assets.reduce((all, asset) => all + asset.weights[5]!, 0);
  expect(sum).toBeCloseTo(1, 3);
});

test('a run in cash alone has no assets to draw', () => {
  expect(thinWeights(['d1'], ['A'], Float64Array.from([0, 1]))).toEqual({
    dates: ['d1'],
    assets: [],
    other: null,
    cash: [1],
  });
});
