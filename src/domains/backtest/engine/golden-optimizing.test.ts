import { describe, expect, test } from 'vitest';
import { distanceFromGolden, planningProblemOf } from '../../../../tests/golden/backtest/golden-problem.ts';
import { goldenCases, goldenProblems } from '../../../../tests/golden/backtest/read-golden.ts';
import {
  compareWithGolden,
  optimizingPolicy,
  runGolden,
} from '../../../../tests/golden/backtest/run-golden.ts';
import { ecosSolver } from '../solvers/ecos.ts';
import { osqpSolver } from '../solvers/osqp.ts';
import { objectiveOf } from './plan-worth-for-tests.ts';
import { objectiveScale, scaled, simplify } from './planning-problem.ts';

const optimizing = goldenCases().filter(({ policy }) => policy.endsWith('Optimization'));
const solvers = [['OSQP', osqpSolver] as const, ['ECOS', ecosSolver] as const];

describe.each(solvers)('golden cases with optimisation by %s', (_, makeSolver) => {
  test.each(optimizing)('$id', (golden) => {
    const result = runGolden(golden, optimizingPolicy(golden, makeSolver()));
    const distance = compareWithGolden(golden, result);
    const rounded = golden.simulator.round_trades;
    expect(distance.value).toBeLessThan(rounded ? 1e-5 : 1e-6);
    expect(distance.metrics).toBeLessThan(rounded ? 1e-4 : 1e-5);
    expect(distance.sharpe).toBeLessThan(rounded ? 1e-4 : 1e-5);
    expect(distance.turnover).toBeLessThan(1e-4);
    expect(distance.weights).toBeLessThan(rounded ? 1e-4 : 1e-5);
  });
});

describe.each(solvers)('single problems by %s', (_, makeSolver) => {
  test.each(goldenProblems())('$id', (golden) => {
    const whole = planningProblemOf(golden);
    const simple = simplify(whole);
    const { plan } = makeSolver().solve(scaled(simple, objectiveScale(simple)));
    expect(distanceFromGolden(golden, plan)).toBeLessThan(1e-6);
    const steps = golden.horizon;
    const repeated = Float64Array.from({ length: golden.n * steps }, (_, k) => plan[k % plan.length]!);
    const worth = objectiveOf(whole, repeated) + steps * golden.cash_return;
    expect(Math.abs(worth - golden.objective)).toBeLessThan(1e-9);
  });

  test.each(goldenProblems().filter(({ horizon }) => horizon > 1))(
    '$id without joining its steps',
    (golden) => {
      const whole = planningProblemOf(golden);
      const { plan } = makeSolver().solve(scaled(whole, objectiveScale(whole)));
      expect(plan.length).toBe(golden.n * golden.horizon);
      expect(distanceFromGolden(golden, plan)).toBeLessThan(1e-6);
    },
  );
});
