import { describe, expect, test } from 'vitest';
import { simulateStrategy } from './engine/simulate-strategy.ts';
import { exampleMarket } from './market/example-market.ts';
import { parseStrategy } from './strategy-params.ts';
import { sweepGammaKappa } from './sweep.ts';

const market = exampleMarket(5, 380);
const simulation = {
  market,
  strategy: parseStrategy('SinglePeriodOptimization', {}),
  start: market.dates[262]!,
  end: market.dates[370]!,
  holdings: new Float64Array(6),
  costs: { linear: 0.0001, shortFee: 5 },
};

describe('a sweep of gamma and kappa', () => {
  test('has one cell for each pair, equal to its own simulation', async () => {
    const cells = await sweepGammaKappa(simulation, [1, 10], [0, 0.5]);
    expect(cells.map(({ gamma, kappa }) => [gamma, kappa])).toEqual([
      [1, 0],
      [1, 0.5],
      [10, 0],
      [10, 0.5],
    ]);
    const alone = await simulateStrategy({
      ...simulation,
      strategy: parseStrategy('SinglePeriodOptimization', { gamma: 10, kappa: 0.5 }),
    });
    expect(cells[3]!.metrics).toEqual(alone.metrics);
  });

  test('a fear of risk lowers the volatility', async () => {
    const [bold, shy] = await sweepGammaKappa(simulation, [1, 50], [0.05]);
    expect(shy!.metrics!.volatility).toBeLessThan(bold!.metrics!.volatility!);
  });

  test('a cell that fails tells why and leaves the rest alone', async () => {
    const strategy = parseStrategy('SinglePeriodOptimization', {
      solver_options: { max_iter: 1, polish: false },
    });
    const cells = await sweepGammaKappa({ ...simulation, strategy }, [1], [0, 1]);
    expect(cells.map(({ failure }) => failure?.code)).toEqual(['solverNotConverged', 'solverNotConverged']);
  });

  test.each([
    ['another strategy', { strategy: parseStrategy('Hold', {}) }, [1]],
    ['no gamma', {}, []],
    ['a negative gamma', {}, [-1]],
    ['too many pairs', {}, Array.from({ length: 101 }, (_, k) => k)],
  ])('%s is refused', async (_, changes, gammas) => {
    await expect(sweepGammaKappa({ ...simulation, ...changes }, gammas, [0])).rejects.toThrow();
  });
});
