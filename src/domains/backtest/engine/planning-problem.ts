/**
 * What an optimising policy decides on one day, over the weights x of the assets at each planning step
 * (cash is what is left, so it is no variable):
 *
 *   maximise  sum of  gain_s'x_s - x_s'Risk x_s - (spread'|x_s - centre|)^2 - short'max(-x_s, 0)
 *                     - linear'|z_s| - power'|z_s|^1.5,        z_s = x_s - x_(s-1), x_(-1) = current
 */
export type PlanningProblem = {
  readonly n: number;
  readonly steps: number;
  /** Expected return above cash, step after step. */
  readonly gain: Float64Array;
  readonly risk: Float64Array;
  readonly spread: Float64Array | null;
  readonly centre: Float64Array;
  readonly current: Float64Array;
  readonly linearCost: Float64Array;
  readonly powerCost: Float64Array | null;
  readonly shortCost: number;
  readonly lower: number;
  readonly upper: number;
  /** Largest sum of absolute weights. */
  readonly leverage: number | null;
  /** Nothing may stay in cash. */
  readonly noCash: boolean;
  /** Largest sum of absolute trades, halved, at each step. */
  readonly turnover: number | null;
};

const isZero = (values: Float64Array) => values.every((value) => value === 0);

function sameGain({ n, steps, gain }: PlanningProblem): boolean {
  for (let k = n; k < n * steps; k++) if (gain[k] !== gain[k - n]) return false;
  return true;
}

/** With nothing short around an all-cash benchmark |x| is x, and the spread is plain risk. */
function foldSpread(problem: PlanningProblem): PlanningProblem {
  const { n, spread, lower, centre } = problem;
  if (!spread) return problem;
  if (isZero(spread)) return { ...problem, spread: null };
  if (lower < 0 || !isZero(centre)) return problem;
  const risk = Float64Array.from(problem.risk);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) risk[i * n + j]! += spread[i]! * spread[j]!;
  return { ...problem, risk, spread: null };
}

/**
 * Exact, not an approximation. Without a price on trading the steps do not know each other, so the first is
 * planned alone. With a linear price and equal steps the mean of any plan is feasible, has no more risk
 * and moves no farther, so all trading happens at once: one step that carries its cost over all of them.
 */
function joinSteps(problem: PlanningProblem): PlanningProblem {
  const { n, steps, turnover, powerCost } = problem;
  if (steps === 1 || turnover !== null || powerCost) return problem;
  const free = isZero(problem.linearCost);
  if (!free && !sameGain(problem)) return problem;
  return {
    ...problem,
    steps: 1,
    gain: problem.gain.slice(0, n),
    linearCost: problem.linearCost.map((cost) => cost / steps),
  };
}

export function simplify(problem: PlanningProblem): PlanningProblem {
  const power = problem.powerCost && !isZero(problem.powerCost) ? problem.powerCost : null;
  return joinSteps(foldSpread({ ...problem, powerCost: power }));
}

/**
 * A factor that brings the objective, which on daily data is of size 1e-4, to size one. Absolute
 * tolerances of every solver are meant for that size.
 */
export function objectiveScale({ n, risk, gain, spread }: PlanningProblem): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += risk[i * n + i]! + (spread ? spread[i]! ** 2 : 0);
  let size = sum / n;
  if (!(size > 0)) for (let i = 0; i < n; i++) size = Math.max(size, Math.abs(gain[i]!));
  return size > 0 ? 1 / size : 1;
}

export function scaled(problem: PlanningProblem, factor: number): PlanningProblem {
  const times = (values: Float64Array) => values.map((value) => value * factor);
  return {
    ...problem,
    gain: times(problem.gain),
    risk: times(problem.risk),
    spread: problem.spread?.map((value) => value * Math.sqrt(factor)) ?? null,
    linearCost: times(problem.linearCost),
    powerCost: problem.powerCost && times(problem.powerCost),
    shortCost: problem.shortCost * factor,
  };
}
