import { expect, test } from 'vitest';
import { makeMarketData } from '../market/market-data.ts';
import { Past } from '../market/past.ts';
import { HistoryMoments } from './history-moments.ts';
import { takePositivePart } from './positive-part.ts';

test('negative eigenvalues become zero, the rest stays', () => {
  // Eigenvalues 3 and -1, along (1,1) and (1,-1).
  const matrix = Float64Array.from([1, 2, 2, 1]);
  takePositivePart(matrix, 2);
  for (const value of matrix) expect(value).toBeCloseTo(1.5, 12);
});

test('a matrix without negative eigenvalues is left as it is', () => {
  const matrix = Float64Array.from([2, 1, 1, 2]);
  takePositivePart(matrix, 2);
  expect([...matrix]).toEqual([2, 1, 1, 2]);
});

test('moments count the days on which both assets have a return', () => {
  const market = makeMarketData({
    dates: ['2020-01-01', '2020-01-02', '2020-01-03', '2020-01-06'],
    assets: ['A', 'B'],
    returns: Float64Array.from([0.1, Number.NaN, 0.2, 0.3, 0.4, 0.5, 0.9, 0.9]),
    cashReturns: new Float64Array(4),
  });
  const past = new Past(market);
  const moments = new HistoryMoments(2);
  past.moveTo(3);
  moments.absorb(past);
  const matrix = new Float64Array(4);
  expect(moments.secondMoments(Int32Array.from([0, 1]), matrix)).toBe(false);
  expect(matrix[0]).toBeCloseTo((0.01 + 0.04 + 0.16) / 3, 15);
  expect(matrix[1]).toBeCloseTo((0.06 + 0.2) / 2, 15);
  expect(matrix[3]).toBeCloseTo((0.09 + 0.25) / 2, 15);
  expect(moments.mean(1)).toBeCloseTo(0.4, 15);
});
