import { describe, expect, test } from 'vitest';
import { BacktestFailure } from './engine/backtest-failure.ts';
import { readStrategyJson } from './read-strategy-json.ts';

function refusalOf(params: Record<string, unknown>): { code: string; field?: string } | null {
  try {
    readStrategyJson(params);
    return null;
  } catch (error) {
    if (!(error instanceof BacktestFailure)) throw error;
    return { code: error.code, field: error.field };
  }
}

test('typed text and values read the same', () => {
  const weights = { PKO: 0.4, KGH: 0.6 };
  expect(readStrategyJson({ weights: JSON.stringify(weights), gamma: 5 })).toEqual({ weights, gamma: 5 });
  expect(readStrategyJson({ weights })).toEqual({ weights });
});

test('an empty field is a field left out', () => {
  expect(readStrategyJson({ weights: '  ', scores: null, gamma: undefined })).toEqual({});
});

const bomb = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('is refused as JSON (rule B-17)', () => {
  test.each([
    ['no JSON', { trades: '[{' }, 'trades'],
    ['NaN', { scores: '{"PKO": NaN}' }, 'scores'],
    ['a trailing comma', { solver_options: '{"rho": 1,}' }, 'solver_options'],
    ['trades that are no list', { trades: {} }, 'trades'],
    ['target weights that are a list', { target_weights: [] }, 'target_weights'],
    ['weights that are a number', { weights: 3 }, 'weights'],
    ['scores that are a list', { scores: [1] }, 'scores'],
    ['null as text', { scores: 'null' }, 'scores'],
    ['a hundred thousand brackets', { trades: bomb(100_000) }, 'trades'],
    ['brackets as values', { trades: JSON.parse(bomb(50)) }, 'trades'],
    ['a text of many megabytes', { trades: `[${'1,'.repeat(200_000)}1]` }, 'trades'],
    ['very many values', { trades: Array.from({ length: 70_000 }, () => 1) }, 'trades'],
  ])('%s', (_, params, field) => {
    expect(refusalOf(params)).toEqual({ code: 'invalidJson', field });
  });
});

test('what is merely the wrong content is left to the strategy', () => {
  expect(refusalOf({ trades: ['x'], weights: { PKO: 'much' } })).toBeNull();
});
