import type { PlanningProblem } from '../engine/planning-problem.ts';
import { budgetOf, type Feature, featuresOf } from './plan-features.ts';

/** A sparse matrix by columns. */
export type SparseMatrix = { starts: Int32Array; rows: Int32Array; values: Float64Array };

/**
 * minimise 1/2 v'Pv + c'v subject to Av + s = b, with s in the zero cone, the positive orthant and power
 * cones of exponent 2/3, in this order. The first variables are the plan.
 */
export type ConeProgram = {
  variables: number;
  constraints: number;
  quadratic: SparseMatrix;
  linear: Float64Array;
  matrix: SparseMatrix;
  right: Float64Array;
  zero: number;
  positive: number;
  power: number;
};

type Entry = [row: number, value: number];
type Line = { right: number; entries: [variable: number, value: number][] };

function pack(columns: Entry[][]): SparseMatrix {
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  const starts = new Int32Array(columns.length + 1);
  const rows = new Int32Array(total);
  const values = new Float64Array(total);
  let at = 0;
  columns.forEach((column, c) => {
    column.sort((a, b) => a[0] - b[0]);
    for (const [row, value] of column) {
      rows[at] = row;
      values[at++] = value;
    }
    starts[c + 1] = at;
  });
  return { starts, rows, values };
}

/** A program in the making: its variables with their prices, and the lines of each cone. */
class ConeDraft {
  readonly linear: number[];
  /** Variables whose square counts. */
  readonly squares: number[] = [];
  readonly zero: Line[] = [];
  readonly positive: Line[] = [];
  readonly power: Line[] = [];

  constructor(gain: Float64Array) {
    this.linear = Array.from(gain, (value) => -value);
  }

  variable(cost: number): number {
    return this.linear.push(cost) - 1;
  }

  atMost(right: number, entries: Line['entries']): void {
    this.positive.push({ right, entries });
  }
}

/** Absolute values and powers of a difference become variables above them. */
function addFeature(draft: ConeDraft, { n, steps }: PlanningProblem, feature: Feature): void {
  const { trade, centre, up, down, power: steep, sum } = feature;
  const { linear } = draft;
  const sums: Line['entries'][] = Array.from({ length: steps }, () => []);
  for (let k = 0; k < n * steps; k++) {
    const i = k % n;
    const step = Math.floor(k / n);
    const chained = trade && step > 0;
    const from = chained ? 0 : centre[i]!;
    const difference = (sign: 1 | -1): Line['entries'] =>
      chained
        ? [
            [k, sign],
            [k - n, -sign],
          ]
        : [[k, sign]];
    // up t+ + down t- is the mean of both prices on |t| and half their difference on t.
    const tilt = (up[i]! - down[i]!) / 2;
    linear[k]! += tilt;
    if (chained) linear[k - n]! -= tilt;
    if (sum || up[i] !== 0 || down[i] !== 0) {
      const size = draft.variable((up[i]! + down[i]!) / 2);
      draft.atMost(from, [...difference(1), [size, -1]]);
      draft.atMost(-from, [...difference(-1), [size, -1]]);
      if (sum) sums[step]!.push([size, sum.weights[i]!]);
    }
    if (!steep || steep[i] === 0) continue;
    const raised = draft.variable(steep[i]!);
    draft.power.push(
      { right: 0, entries: [[raised, -1]] },
      { right: 1, entries: [] },
      { right: -from, entries: difference(-1) },
    );
  }
  if (sum) for (const entries of sums) addSum(draft, entries, sum.bound);
}

/** A sum of one step, held below its bound or squared into the objective. */
function addSum(draft: ConeDraft, entries: Line['entries'], bound: number | null): void {
  if (bound !== null) draft.atMost(bound, entries);
  else {
    const total = draft.variable(0);
    draft.squares.push(total);
    draft.atMost(0, [...entries, [total, -1]]);
  }
}

/** Budget and bounds of the weights themselves. */
function addLimits(draft: ConeDraft, problem: PlanningProblem): void {
  const { n, steps, lower, upper } = problem;
  const budget = budgetOf(problem);
  for (let s = 0; s < steps && budget; s++)
    (budget.exact ? draft.zero : draft.positive).push({
      right: budget.bound,
      entries: Array.from({ length: n }, (_, i) => [s * n + i, 1]),
    });
  for (let k = 0; k < n * steps; k++) {
    if (lower > Number.NEGATIVE_INFINITY) draft.atMost(-lower, [[k, -1]]);
    if (upper < Number.POSITIVE_INFINITY) draft.atMost(upper, [[k, 1]]);
  }
}

/** The upper triangle of twice the risk of each step, and of the squared sums. */
function quadraticOf({ linear, squares }: ConeDraft, { n, steps, risk }: PlanningProblem): SparseMatrix {
  const columns: Entry[][] = linear.map((_, at) => {
    const column: Entry[] = [];
    if (at >= n * steps) return column;
    const first = Math.floor(at / n) * n;
    for (let row = first; row <= at; row++) column.push([row, 2 * risk[(row - first) * n + (at - first)]!]);
    return column;
  });
  for (const at of squares) columns[at]!.push([at, 2]);
  return pack(columns);
}

/** States a plan for the general solvers. */
export function coneProgramOf(problem: PlanningProblem): ConeProgram {
  const draft = new ConeDraft(problem.gain);
  for (const feature of featuresOf(problem)) addFeature(draft, problem, feature);
  addLimits(draft, problem);
  const { linear, zero, positive, power } = draft;
  const lines = [...zero, ...positive, ...power];
  const columns: Entry[][] = linear.map(() => []);
  lines.forEach(({ entries }, row) => {
    for (const [at, value] of entries) columns[at]!.push([row, value]);
  });
  return {
    variables: linear.length,
    constraints: lines.length,
    quadratic: quadraticOf(draft, problem),
    linear: Float64Array.from(linear),
    matrix: pack(columns),
    right: Float64Array.from(lines, ({ right }) => right),
    zero: zero.length,
    positive: positive.length,
    power: power.length / 3,
  };
}
