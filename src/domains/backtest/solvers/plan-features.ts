import type { PlanningProblem } from '../engine/planning-problem.ts';

/** A sum over one step of `weights'|t|`: at most `bound`, or squared into the objective. */
export type AbsoluteSum = { weights: Float64Array; bound: number | null };

/**
 * A difference t whose absolute value counts: a trade (from the step before) or a position (from a
 * centre). It costs `up * max(t,0) + down * max(-t,0) + power * |t|^1.5` for each asset.
 */
export type Feature = {
  trade: boolean;
  centre: Float64Array;
  up: Float64Array;
  down: Float64Array;
  power: Float64Array | null;
  sum: AbsoluteSum | null;
};

export function featuresOf(problem: PlanningProblem): Feature[] {
  const { n, current, centre, linearCost, powerCost, shortCost, spread, leverage, turnover, lower } = problem;
  const none = new Float64Array(n);
  const ones = new Float64Array(n).fill(1);
  const features: Feature[] = [];
  if (powerCost || turnover !== null || linearCost.some((cost) => cost !== 0))
    features.push({
      trade: true,
      centre: current,
      up: linearCost,
      down: linearCost,
      power: powerCost,
      sum: turnover === null ? null : { weights: ones, bound: 2 * turnover },
    });
  if (lower < 0 && (leverage !== null || shortCost > 0))
    features.push({
      trade: false,
      centre: none,
      up: none,
      down: new Float64Array(n).fill(shortCost),
      power: null,
      sum: leverage === null ? null : { weights: ones, bound: leverage },
    });
  if (spread)
    features.push({
      trade: false,
      centre,
      up: none,
      down: none,
      power: null,
      sum: { weights: spread, bound: null },
    });
  return features;
}

/** A limit on the plain sum of the weights of a step: at most or exactly. */
export type Budget = { bound: number; exact: boolean };

export function budgetOf({ lower, leverage, noCash }: PlanningProblem): Budget | null {
  if (noCash) return { bound: 1, exact: true };
  return lower >= 0 && leverage !== null ? { bound: leverage, exact: false } : null;
}

/** Whether any weights at all keep bounds and budget; limits that only meet the present weights apart. */
export function hasRoom(problem: PlanningProblem): boolean {
  const { n, lower, upper, leverage } = problem;
  const budget = budgetOf(problem);
  if (lower > upper) return false;
  if (!budget) return true;
  if (n * lower > budget.bound + 1e-12) return false;
  return !budget.exact || (n * upper >= 1 - 1e-12 && (leverage ?? 1) >= 1 - 1e-12);
}
