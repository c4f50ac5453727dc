import { describe, expect, test } from 'vitest';
import { exampleMarket } from '../market/example-market.ts';
import { makeMarketData } from '../market/market-data.ts';
import { parseStrategy } from '../strategy-params.ts';
import { BacktestFailure } from './backtest-failure.ts';
import { type Simulation, simulateStrategy } from './simulate-strategy.ts';

const market = exampleMarket(3, 300);
const holdings = Float64Array.from([1000, 1000, 1000, 500]);

async function failureOf(run: () => unknown): Promise<BacktestFailure> {
  try {
    await run();
  } catch (error) {
    if (error instanceof BacktestFailure) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const simulate = (name: string, params: unknown, changes: Partial<Simulation> = {}) =>
  simulateStrategy({
    market,
    strategy: parseStrategy(name, params),
    start: market.dates[262]!,
    end: market.dates[290]!,
    holdings,
    ...changes,
  });

describe('what a person can get wrong', () => {
  test.each([
    ['PeriodicRebalance', { target_weights: { A001: 0 } }, 'weightsSumZero', 'target_weights'],
    ['PeriodicRebalance', { target_weights: { A001: 1, A002: -1 } }, 'weightsSumZero', 'target_weights'],
    ['FixedWeights', { weights: { USD: 1 } }, 'cashNamed', 'weights'],
    ['FixedWeights', { weights: { CASH: 1 } }, 'cashNamed', 'weights'],
    ['FixedWeights', { weights: { XYZ: 1 } }, 'tickerUnknown', 'weights'],
    ['FixedWeights', { weights: { A001: 1e308, A002: 1e308 } }, 'numberOutOfRange', 'weights'],
    ['PeriodicRebalance', { target_weights: { A001: 1e13 } }, 'numberOutOfRange', 'target_weights'],
    [
      'FixedTrades',
      { trades: [{ date: '2010-06-01', ticker: 'A001', units: 1e300 }] },
      'numberOutOfRange',
      'trades',
    ],
    ['FixedWeights', { weights: 'A001' }, 'strategyParamsInvalid', 'weights'],
    ['FixedTrades', { trades: {} }, 'strategyParamsInvalid', 'trades'],
    [
      'FixedTrades',
      { trades: [{ date: '2020-02-31', ticker: 'A001', units: 1 }] },
      'strategyParamsInvalid',
      'trades',
    ],
    ['FixedTrades', { trades: [{ date: '2010-06-01', ticker: 'B', units: 1 }] }, 'tickerUnknown', 'trades'],
    ['AdaptiveRebalance', { tracking_error: -1 }, 'strategyParamsInvalid', 'tracking_error'],
    ['ProportionalTradeToTargets', { target_weights: { A001: 1 } }, 'datesMissing', 'rebalance_dates'],
    ['RankAndLongShort', { long_fraction: 0.7, short_fraction: 0.5 }, 'fractionsAboveOne', 'short_fraction'],
    ['RankAndLongShort', { scores: { A001: 1 } }, 'scoreMissing', 'scores'],
    ['SinglePeriodOptimization', { solver: 'GUROBI' }, 'strategyParamsInvalid', 'solver'],
    ['SinglePeriodOptimization', { gamma: -1 }, 'strategyParamsInvalid', 'gamma'],
    ['SinglePeriodOptimization', { solver_options: { eps: 1 } }, 'solverOptionUnknown', 'solver_options'],
    [
      'SinglePeriodOptimization',
      { solver_options: { max_iter: 0.5 } },
      'solverOptionInvalid',
      'solver_options',
    ],
    ['SinglePeriodOptimization', { solver_options: { polish: 1 } }, 'solverOptionInvalid', 'solver_options'],
    [
      'SinglePeriodOptimization',
      { solver_options: { constructor: 1 } },
      'solverOptionUnknown',
      'solver_options',
    ],
    [
      'SinglePeriodOptimization',
      { solver: 'ECOS', solver_options: { rho: 1 } },
      'solverOptionUnknown',
      'solver_options',
    ],
    ['MultiPeriodOptimization', { planning_horizon: 0 }, 'strategyParamsInvalid', 'planning_horizon'],
    ['MultiPeriodOptimization', { planning_horizon: 2.5 }, 'strategyParamsInvalid', 'planning_horizon'],
    ['Uniform', { colour: 'red' }, 'strategyParamsInvalid', 'colour'],
    ['Magic', {}, 'strategyUnknown', 'name'],
  ])('%s with %j is refused', async (name, params, code, field) => {
    const failure = await failureOf(() => simulate(name, params));
    expect({ code: failure.code, field: failure.field }).toEqual({ code, field });
    expect(failure.message).not.toBe('');
  });

  test.each([
    ['a start before the first possible day', { start: '2010-01-04' }, 'startTooEarly', 'start'],
    ['an end before the start', { end: '2010-01-04' }, 'startAfterEnd', 'end'],
    ['a single day', { end: market.dates[262]! }, 'singleDay', 'end'],
    [
      'a start after the last price',
      { start: '2030-01-01', end: '2030-02-01' },
      'endAfterLastPrice',
      'start',
    ],
    ['no date at all', { start: 'yesterday' }, 'dateInvalid', 'start'],
    ['costs above all', { costs: { linear: 2, shortFee: 5 } }, 'numberOutOfRange', 'costs'],
  ])('%s is refused', async (_, changes, code, field) => {
    const failure = await failureOf(() => simulate('Hold', {}, changes));
    expect({ code: failure.code, field: failure.field }).toEqual({ code, field });
  });

  test('the refusal of an early start names the first possible day', async () => {
    const failure = await failureOf(() => simulate('Hold', {}, { start: '2010-06-01' }));
    const first = String(failure.values.first);
    const result = await simulate('Hold', {}, { start: first });
    expect(result.dates[0]).toBe(first);
  });

  test('less than a year of prices is refused', async () => {
    const short = exampleMarket(2, 100);
    const failure = await failureOf(() =>
      simulate('Hold', {}, { market: short, holdings: new Float64Array(3), start: short.dates[50]! }),
    );
    expect(failure.code).toBe('startTooEarly');
  });

  test('MarketBenchmark without volumes is refused', async () => {
    const bare = makeMarketData({ ...market, volumes: null });
    const failure = await failureOf(() => simulate('MarketBenchmark', {}, { market: bare }));
    expect(failure.code).toBe('volumesMissing');
  });

  test('an empty portfolio begins with a hundred thousand in cash', async () => {
    const result = await simulate('Uniform', {}, { holdings: new Float64Array(4) });
    expect(result.values[0]).toBe(100_000);
  });
});

describe('a solver that does not get there', () => {
  test.each([
    ['OSQP', { max_iter: 1, polish: false }],
    ['ECOS', { max_iters: 1 }],
  ])('%s ends the run with its day', async (solver, solver_options) => {
    const failure = await failureOf(() =>
      simulate('SinglePeriodOptimization', { solver, solver_options, rebalance_frequency: 'D' }),
    );
    expect(failure.code).toBe('solverNotConverged');
    expect(failure.day).toBe(market.dates[262]);
    expect(failure.message).toContain(market.dates[262]);
  });
});

test('a run that grows beyond all numbers ends with its day (B-26)', async () => {
  const doubling = makeMarketData({ ...market, returns: market.returns.map(() => 99) });
  const failure = await failureOf(() => simulate('Hold', {}, { market: doubling }));
  expect([failure.code, failure.day]).toEqual(['valueTooLarge', expect.stringMatching(/^20/)]);
});

describe('market data', () => {
  const tables = { dates: ['2020-01-01', '2020-01-02'], assets: ['A'], cashReturns: new Float64Array(2) };
  test.each([
    ['no asset', { assets: [] }],
    ['an asset named twice', { assets: ['A', 'A'], returns: new Float64Array(4) }],
    ['a single row', { dates: ['2020-01-01'] }],
    ['days out of order', { dates: ['2020-01-02', '2020-01-01'] }],
    ['a table of the wrong size', { returns: new Float64Array(3) }],
    ['a missing cash return', { cashReturns: Float64Array.from([0, Number.NaN]) }],
    ['a loss of more than everything', { returns: Float64Array.from([-1.5, 0]) }],
  ])('%s is refused', (_, changes) => {
    expect(() => makeMarketData({ returns: new Float64Array(2), ...tables, ...changes })).toThrow(
      BacktestFailure,
    );
  });
});
