import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../foundation/statistics/seeded-random.ts';
import { ecosSolver } from '../solvers/ecos.ts';
import { osqpSolver } from '../solvers/osqp.ts';
import { objectiveOf } from './plan-worth-for-tests.ts';
import { objectiveScale, type PlanningProblem, scaled, simplify } from './planning-problem.ts';

/** A random day: second moments of a few returns, so often singular, and any mix of costs and limits. */
function randomProblem(seed: number): PlanningProblem {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const pick = (...values: number[]) => values[Math.floor(random() * values.length)]!;
  const n = 2 + Math.floor(random() * 15);
  const steps = pick(1, 1, 1, 3);
  const rows = n + Math.floor(random() * 3 * n);
  const gamma = pick(1, 5, 10);
  const kappa = pick(0, 0.05, 0.5);
  const risk = new Float64Array(n * n);
  for (let row = 0; row < rows; row++) {
    const common = 0.008 * normal();
    const returns = Array.from({ length: n }, () => common + 0.01 * normal());
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) risk[i * n + j]! += (gamma * returns[i]! * returns[j]!) / rows;
  }
  const means = Float64Array.from({ length: n }, () => 0.001 * normal());
  const decay = pick(1, 0.7);
  const longOnly = random() < 0.6;
  const current = Float64Array.from({ length: n }, () =>
    random() < 0.3 ? 0 : random() - (longOnly ? 0 : 0.3),
  );
  const gross = current.reduce((sum, weight) => sum + Math.abs(weight), 0) || 1;
  const noCash = longOnly && random() < 0.2;
  // Slightly above one: cash that paid yesterday's costs on credit.
  const invested = pick(1, 1.0003, 0.5);
  return {
    n,
    steps,
    gain: Float64Array.from(
      { length: n * steps },
      (_, k) => means[k % n]! * decay ** Math.floor(k / n) - 0.00005,
    ),
    risk,
    spread:
      kappa > 0 ? Float64Array.from({ length: n }, (_, i) => Math.sqrt(kappa * risk[i * n + i]!)) : null,
    centre: new Float64Array(n).fill(pick(0, 0, 1 / n)),
    current: current.map((weight) => (weight / gross) * invested),
    linearCost: new Float64Array(n).fill(pick(0, 0.0001, 0.0005, 0.0029)),
    powerCost: random() < 0.25 ? Float64Array.from({ length: n }, () => 0.01 * random()) : null,
    shortCost: longOnly ? 0 : pick(0, 0.0002),
    lower: longOnly ? 0 : Number.NEGATIVE_INFINITY,
    upper: pick(Number.POSITIVE_INFINITY, Math.max(0.3, 2 / n)),
    leverage: longOnly ? 1 : pick(1.5, 3),
    noCash,
    turnover: null,
  };
}

const ready = (problem: PlanningProblem) => {
  const simple = simplify(problem);
  return scaled(simple, objectiveScale(simple));
};

describe('two solvers that share no code', () => {
  test('find the same plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const problem = ready(randomProblem(seed));
        const first = osqpSolver().solve(problem);
        const second = ecosSolver().solve(problem);
        const worth = objectiveOf(problem, second.plan);
        const apart = objectiveOf(problem, first.plan) - worth;
        expect(Math.abs(apart)).toBeLessThan(2e-6 * Math.max(1, Math.abs(worth)));
      }),
      { numRuns: 60 },
    );
  });

  test('the alternating directions alone come to the cleaned-up plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const whole = randomProblem(seed);
        const problem = ready({ ...whole, steps: 1, gain: whole.gain.slice(0, whole.n) });
        const clean = osqpSolver().solve(problem);
        const plain = osqpSolver({ polish: false }).solve(problem);
        const apart = objectiveOf(problem, plain.plan) - objectiveOf(problem, clean.plan);
        expect(Math.abs(apart)).toBeLessThan(2e-6);
      }),
      { numRuns: 40 },
    );
  });
});

describe('plans that cannot be', () => {
  const impossible = { ...ready(randomProblem(5)), noCash: true, lower: 0, upper: 0.01, turnover: null };
  test.each([
    ['OSQP', osqpSolver],
    ['ECOS', ecosSolver],
  ])('%s says so', (_, make) => {
    expect(() => make().solve(impossible)).toThrow(expect.objectContaining({ code: 'problemInfeasible' }));
  });
});

test('without a price on trading a longer horizon changes nothing', () => {
  const problem = randomProblem(11);
  const free = { ...problem, linearCost: new Float64Array(problem.n), powerCost: null, turnover: null };
  const long = ready({
    ...free,
    steps: 3,
    gain: Float64Array.from({ length: 3 * problem.n }, (_, k) => free.gain[k % problem.n]!),
  });
  const short = ready({ ...free, steps: 1, gain: free.gain.slice(0, problem.n) });
  expect(osqpSolver().solve(long).plan.slice(0, problem.n)).toEqual(osqpSolver().solve(short).plan);
});
