import { describe, expect, test } from 'vitest';
import { distanceFromGolden, planningProblemOf } from '../../../../tests/golden/backtest/golden-problem.ts';
import { goldenCases, goldenProblems } from '../../../../tests/golden/backtest/read-golden.ts';
import {
  compareWithGolden,
  optimizingPolicy,
  runGolden,
} from '../../../../tests/golden/backtest/run-golden.ts';
import { clarabelSolver } from '../solvers/clarabel.ts';
import { loadPackage } from '../solvers/load-package.ts';
import { scsSolver } from '../solvers/scs.ts';
import { BacktestFailure } from './backtest-failure.ts';
import { objectiveScale, scaled, simplify } from './planning-problem.ts';

async function isInstalled(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    if (error instanceof BacktestFailure && error.code === 'solverMissing') return false;
    throw error;
  }
}

// Skipped, with their name in the list, where the package is not installed.
const scs = await isInstalled(scsSolver);
const clarabel = await isInstalled(clarabelSolver);

const prepared = goldenProblems().map((golden) => {
  const simple = simplify(planningProblemOf(golden));
  return { id: golden.id, golden, problem: scaled(simple, objectiveScale(simple)) };
});
const chosen = goldenCases().filter(({ id }) =>
  /p08_(spo_D_lin|spo_M_notc_off|spo_W_lev3_lin|spo_M_bmuniform_lin|mpo_M_h5_lin|spo_M_stk)$/.test(id),
);

describe.skipIf(!scs)('SCS (needs scs-solver)', () => {
  test.each(prepared)('$id at 1e-9', async ({ golden, problem }) => {
    const solver = await scsSolver({ eps: 1e-9, max_iters: 200_000 });
    expect(distanceFromGolden(golden, solver.solve(problem).plan)).toBeLessThan(1e-6);
  });

  test.each(chosen)('$id with default options', async (golden) => {
    const distance = compareWithGolden(
      golden,
      runGolden(golden, optimizingPolicy(golden, await scsSolver())),
    );
    expect(distance.value).toBeLessThan(1e-4);
    expect(distance.sharpe).toBeLessThan(1e-2);
  });

  test('a limit of iterations that is too small ends the run with its day', async () => {
    const golden = chosen[0]!;
    const solver = await scsSolver({ max_iters: 3 });
    expect(() => runGolden(golden, optimizingPolicy(golden, solver))).toThrow(golden.start);
  });

  test('weights that cannot be are told apart from a failure', async () => {
    const { problem } = prepared[0]!;
    const solver = await scsSolver();
    const impossible = { ...problem, noCash: true, upper: 0.01 };
    expect(() => solver.solve(impossible)).toThrow(expect.objectContaining({ code: 'problemInfeasible' }));
  });
});

describe.skipIf(!clarabel)('CLARABEL (needs clarabel-wasm-nodejs from cvxjs)', () => {
  test.each(prepared)('$id', async ({ golden, problem }) => {
    const { plan } = (await clarabelSolver()).solve(problem);
    expect(distanceFromGolden(golden, plan)).toBeLessThan(golden.power_1_5_cost ? 1e-5 : 1e-6);
  });

  test.each(chosen)('$id with default options', async (golden) => {
    const solver = await clarabelSolver();
    const distance = compareWithGolden(golden, runGolden(golden, optimizingPolicy(golden, solver)));
    expect(distance.value).toBeLessThan(1e-4);
    expect(distance.sharpe).toBeLessThan(1e-2);
  });

  test('a limit of iterations that is too small ends the run with its day', async () => {
    const golden = chosen[0]!;
    const solver = await clarabelSolver({ max_iter: 2 });
    expect(() => runGolden(golden, optimizingPolicy(golden, solver))).toThrow(golden.start);
  });

  test('weights that cannot be are told apart from a failure', async () => {
    const { problem } = prepared[0]!;
    const solver = await clarabelSolver();
    const impossible = { ...problem, noCash: true, upper: 0.01 };
    expect(() => solver.solve(impossible)).toThrow(expect.objectContaining({ code: 'problemInfeasible' }));
  });
});

test('a solver whose package is missing is refused by name', async () => {
  await expect(loadPackage('walory-has-no-such-package', 'SCS')).rejects.toMatchObject({
    code: 'solverMissing',
    field: 'solver',
  });
});
