import { expect, test } from 'vitest';
import { efficientCells } from './efficient-cells.ts';

const cell = (total_return: number, volatility: number) => ({
  metrics: { total_return, volatility },
});

test('a cell is on the frontier when no other has more return for less volatility (rule B-20)', () => {
  expect(efficientCells([cell(0.1, 0.1), cell(0.12, 0.2), cell(0.11, 0.3), { metrics: null }])).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a cell without a known volatility is not on it, and beats none (rule B-20)', () => {
  expect(efficientCells([{ metrics: { total_return: 9, volatility: null } }, cell(0.1, 0.1)])).toEqual([
    false,
    true,
  ]);
});

test('cells that are the same but for noise are all on it', () => {
  expect(efficientCells([cell(0.1, 0.1), cell(0.1 + 1e-16, 0.1 - 1e-17)])).toEqual([true, true]);
});
