import type { PlanningProblem } from '../engine/planning-problem.ts';
import { budgetOf, featuresOf } from './plan-features.ts';

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

/** States a plan for the general solvers: absolute values and powers become variables above them. */
export function coneProgramOf(problem: PlanningProblem): ConeProgram {
  const { n, steps, gain, risk, lower, upper } = problem;
  const cells = n * steps;
  const linear: number[] = Array.from(gain, (value) => -value);
  const squares: number[] = [];
  const zero: Line[] = [];
  const positive: Line[] = [];
  const power: Line[] = [];
  const variable = (cost: number): number => linear.push(cost) - 1;
  const atMost = (right: number, entries: Line['entries']) => positive.push({ right, entries });

  for (const { trade, centre, up, down, power: steep, sum } of featuresOf(problem)) {
    const bounds: Line['entries'][] = Array.from({ length: steps }, () => []);
    for (let k = 0; k < cells; k++) {
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
        const size = variable((up[i]! + down[i]!) / 2);
        atMost(from, [...difference(1), [size, -1]]);
        atMost(-from, [...difference(-1), [size, -1]]);
        if (sum) bounds[step]!.push([size, sum.weights[i]!]);
      }
      if (!steep || steep[i] === 0) continue;
      const raised = variable(steep[i]!);
      power.push(
        { right: 0, entries: [[raised, -1]] },
        { right: 1, entries: [] },
        { right: -from, entries: difference(-1) },
      );
    }
    for (let s = 0; s < steps && sum; s++) {
      if (sum.bound !== null) atMost(sum.bound, bounds[s]!);
      else {
        const total = variable(0);
        squares.push(total);
        atMost(0, [...bounds[s]!, [total, -1]]);
      }
    }
  }
  const budget = budgetOf(problem);
  for (let s = 0; s < steps && budget; s++)
    (budget.exact ? zero : positive).push({
      right: budget.bound,
      entries: Array.from({ length: n }, (_, i) => [s * n + i, 1]),
    });
  for (let k = 0; k < cells; k++) {
    if (lower > Number.NEGATIVE_INFINITY) atMost(-lower, [[k, -1]]);
    if (upper < Number.POSITIVE_INFINITY) atMost(upper, [[k, 1]]);
  }

  const lines = [...zero, ...positive, ...power];
  const columns: Entry[][] = linear.map(() => []);
  lines.forEach(({ entries }, row) => {
    for (const [at, value] of entries) columns[at]!.push([row, value]);
  });
  const curves: Entry[][] = linear.map((_, at) => {
    const column: Entry[] = [];
    if (at >= cells) return column;
    const first = Math.floor(at / n) * n;
    for (let row = first; row <= at; row++) column.push([row, 2 * risk[(row - first) * n + (at - first)]!]);
    return column;
  });
  for (const at of squares) curves[at]!.push([at, 2]);
  return {
    variables: linear.length,
    constraints: lines.length,
    quadratic: pack(curves),
    linear: Float64Array.from(linear),
    matrix: pack(columns),
    right: Float64Array.from(lines, ({ right }) => right),
    zero: zero.length,
    positive: positive.length,
    power: power.length / 3,
  };
}
