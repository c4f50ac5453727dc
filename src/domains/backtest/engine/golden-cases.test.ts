import { describe, expect, test } from 'vitest';
import { goldenCases } from '../../../../tests/golden/backtest/read-golden.ts';
import { compareWithGolden, runGolden } from '../../../../tests/golden/backtest/run-golden.ts';

const simple = goldenCases().filter(({ policy }) => !policy.endsWith('Optimization'));

describe('golden cases without optimisation', () => {
  test.each(simple)('$id', (golden) => {
    const bankrupt = golden.id.endsWith('levered_bankrupt');
    const distance = compareWithGolden(golden, runGolden(golden));
    expect(distance.value).toBeLessThan(bankrupt ? 1e-8 : 1e-10);
    expect(distance.metrics).toBeLessThan(bankrupt ? 1e-6 : 1e-9);
    expect(distance.sharpe).toBeLessThan(1e-5);
    expect(distance.weights).toBeLessThan(1e-9);
    expect(distance.costs).toBeLessThan(1e-9);
  });
});
