import type { PlanningProblem } from '../engine/planning-problem.ts';
import { diagonalize } from '../forecasts/positive-part.ts';
import { factorize, multiply, solveFactored } from './cholesky.ts';
import { budgetOf, featuresOf } from './plan-features.ts';
import { type ProximalTerms, proximalPoint } from './proximal.ts';

type Group = {
  trade: boolean;
  centre: Float64Array;
  terms: ProximalTerms;
  /** Own copy of the differences, and scaled multipliers. */
  z: Float64Array;
  u: Float64Array;
  price: Float64Array;
};

/** The differences a plan is split into: trades, positions within their bounds, and sums of their own. */
function groupsOf(problem: PlanningProblem): Group[] {
  const { n, steps, lower, upper, current } = problem;
  const group = (trade: boolean, centre: Float64Array, terms: ProximalTerms): Group => ({
    trade,
    centre,
    terms,
    z: new Float64Array(n * steps),
    u: new Float64Array(n * steps),
    price: new Float64Array(steps),
  });
  const open = {
    lower: new Float64Array(n).fill(Number.NEGATIVE_INFINITY),
    upper: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
  };
  const groups = featuresOf(problem).map(({ trade, centre, up, down, power, sum }) =>
    group(trade, centre, {
      up,
      down,
      power,
      ...open,
      sum: sum && {
        weights: sum.weights,
        bound: sum.bound ?? 0,
        kind: sum.bound === null ? 'squared' : 'absolute',
      },
    }),
  );
  const budget = budgetOf(problem);
  if (!budget && lower === Number.NEGATIVE_INFINITY && upper === Number.POSITIVE_INFINITY) return groups;
  // Trades of a single step are positions seen from the present ones. One copy for both, wherever it is
  // possible: two copies with a kink each agree only after a very long time.
  const joined = steps === 1 ? groups.find(({ trade, terms }) => trade && !terms.sum) : undefined;
  const centre = joined ? current : new Float64Array(n);
  const bounds = {
    lower: centre.map((from) => lower - from),
    upper: centre.map((from) => upper - from),
    sum: budget && {
      weights: new Float64Array(n).fill(1),
      bound: budget.bound - centre.reduce((total, from) => total + from, 0),
      kind: budget.exact ? ('exact' as const) : ('plain' as const),
    },
  };
  if (joined) joined.terms = { ...joined.terms, ...bounds };
  else {
    const none = new Float64Array(n);
    groups.push(group(false, none, { up: none, down: none, power: null, ...bounds }));
  }
  return groups;
}

/**
 * The alternating directions of the OSQP algorithm, with costs and bounds as proximal steps instead of
 * extra rows. All steps share one risk matrix, so the small matrix of trades between steps is made
 * diagonal once, and one factor of size n for each step does what one of size n times steps would.
 */
export class AlternatingDirections {
  readonly x: Float64Array;
  readonly groups: Group[];
  rho: number;
  readonly #problem: PlanningProblem;
  readonly #alpha: number;
  readonly #factors: Float64Array;
  readonly #modes: Float64Array;
  readonly #stiffness: Float64Array;
  readonly #right: Float64Array;
  readonly #mixed: Float64Array;
  readonly #aim: Float64Array;

  constructor(problem: PlanningProblem, rho: number, alpha: number) {
    const { n, steps, current } = problem;
    this.#problem = problem;
    this.#alpha = alpha;
    this.rho = rho;
    this.groups = groupsOf(problem);
    this.x = Float64Array.from({ length: n * steps }, (_, k) => current[k % n]!);
    this.#factors = new Float64Array(n * n * steps);
    this.#right = new Float64Array(n * steps);
    this.#mixed = new Float64Array(n * steps);
    this.#aim = new Float64Array(n * steps);
    const trades = new Float64Array(steps * steps);
    for (let s = 0; s < steps; s++) {
      trades[s * steps + s] = s < steps - 1 ? 2 : 1;
      if (s > 0) {
        trades[s * steps + s - 1] = -1;
        trades[(s - 1) * steps + s] = -1;
      }
    }
    this.#modes = diagonalize(trades, steps);
    this.#stiffness = Float64Array.from({ length: steps }, (_, s) => trades[s * steps + s]!);
    for (const group of this.groups) this.#differences(group, this.x, group.z);
    this.refactor();
  }

  /** Takes over the multipliers of an earlier problem of the same shape. */
  continueFrom(earlier: AlternatingDirections): void {
    if (earlier.x.length !== this.x.length || earlier.groups.length !== this.groups.length) return;
    const ratio = earlier.rho / this.rho;
    this.groups.forEach((group, g) => {
      const before = earlier.groups[g]!;
      for (let k = 0; k < group.u.length; k++) group.u[k] = before.u[k]! * ratio;
      group.price.set(before.price);
    });
  }

  refactor(): void {
    const { n, steps, risk } = this.#problem;
    const still = this.groups.filter(({ trade }) => !trade).length;
    const trading = this.groups.some(({ trade }) => trade);
    for (let h = 0; h < steps; h++) {
      const at = h * n * n;
      for (let k = 0; k < n * n; k++) this.#factors[at + k] = 2 * risk[k]!;
      const pull = this.rho * (still + (trading ? this.#stiffness[h]! : 0));
      // Only a plan without any cost or bound lacks a pull; anything added to one would bias the plan.
      const extra = pull > 0 ? pull : 1e-12;
      for (let i = 0; i < n; i++) this.#factors[at + i * (n + 1)]! += extra;
      factorize(this.#factors, n, at);
    }
  }

  /** Changes the penalty; multipliers keep their meaning. */
  setRho(rho: number): void {
    for (const { u } of this.groups) for (let k = 0; k < u.length; k++) u[k]! *= this.rho / rho;
    this.rho = rho;
    this.refactor();
  }

  #differences({ trade, centre }: Group, x: Float64Array, into: Float64Array): void {
    const { n } = this.#problem;
    for (let k = 0; k < x.length; k++) into[k] = x[k]! - (trade && k >= n ? x[k - n]! : centre[k % n]!);
  }

  iterate(): void {
    const { n, steps, gain } = this.#problem;
    const right = this.#right;
    right.set(gain);
    for (const { trade, centre, z, u } of this.groups)
      for (let k = 0; k < right.length; k++) {
        const pull = this.rho * (z[k]! - u[k]! + (trade && k >= n ? 0 : centre[k % n]!));
        right[k]! += pull;
        if (trade && k >= n) right[k - n]! -= pull;
      }
    this.#solve();
    const alpha = this.#alpha;
    for (const group of this.groups) {
      const { terms, z, u, price } = group;
      this.#differences(group, this.x, this.#aim);
      for (let k = 0; k < z.length; k++) {
        this.#aim[k] = alpha * this.#aim[k]! + (1 - alpha) * z[k]! + u[k]!;
      }
      for (let s = 0; s < steps; s++)
        price[s] = proximalPoint(terms, this.rho, this.#aim, s * n, z, price[s]!);
      for (let k = 0; k < z.length; k++) u[k] = this.#aim[k]! - z[k]!;
    }
  }

  #solve(): void {
    const { n, steps } = this.#problem;
    const modes = this.#modes;
    if (steps === 1) {
      this.x.set(this.#right);
      solveFactored(this.#factors, n, this.x);
      return;
    }
    const mixed = this.#mixed.fill(0);
    for (let h = 0; h < steps; h++) {
      for (let s = 0; s < steps; s++) {
        const part = modes[s * steps + h]!;
        for (let i = 0; i < n; i++) mixed[h * n + i]! += part * this.#right[s * n + i]!;
      }
      solveFactored(this.#factors, n, mixed, h * n, h * n * n);
    }
    this.x.fill(0);
    for (let h = 0; h < steps; h++)
      for (let s = 0; s < steps; s++) {
        const part = modes[s * steps + h]!;
        for (let i = 0; i < n; i++) this.x[s * n + i]! += part * mixed[h * n + i]!;
      }
  }

  /** How far copies and plan are apart, and how far the forces are from balance, with their sizes. */
  residuals(): { primal: number; dual: number; primalSize: number; dualSize: number } {
    const { n, steps, gain, risk } = this.#problem;
    const force = this.#right;
    for (let s = 0; s < steps; s++) multiply(risk, n, this.x, s * n, force, s * n);
    let dualSize = 0;
    for (let k = 0; k < force.length; k++) {
      dualSize = Math.max(dualSize, Math.abs(2 * force[k]!), Math.abs(gain[k]!));
      force[k] = gain[k]! - 2 * force[k]!;
    }
    let primal = 0;
    // Measured by the weights too: on most days the trades are nothing, and nothing is no measure.
    let primalSize = 0;
    for (let k = 0; k < this.x.length; k++) primalSize = Math.max(primalSize, Math.abs(this.x[k]!));
    for (const group of this.groups) {
      this.#differences(group, this.x, this.#aim);
      for (let k = 0; k < force.length; k++) {
        const pull = this.rho * group.u[k]!;
        force[k]! -= pull;
        if (group.trade && k >= n) force[k - n]! += pull;
        primal = Math.max(primal, Math.abs(this.#aim[k]! - group.z[k]!));
        primalSize = Math.max(primalSize, Math.abs(group.z[k]!));
      }
    }
    let dual = 0;
    for (let k = 0; k < force.length; k++) dual = Math.max(dual, Math.abs(force[k]!));
    return { primal, dual, primalSize, dualSize };
  }

  /** The plan as its bounded copy has it: never a hair outside of what is allowed. */
  plan(): Float64Array {
    const { n, steps } = this.#problem;
    const isBounded = ({ trade, terms }: Group) =>
      (!trade || steps === 1) &&
      (terms.lower[0]! > Number.NEGATIVE_INFINITY || terms.sum?.kind === 'absolute');
    const bounded = this.groups.findLast(isBounded);
    return bounded ? bounded.z.map((value, k) => value + bounded.centre[k % n]!) : this.x.slice();
  }

  /** The plan with every weight on the kink that one of its copies sits on. */
  guess(): Float64Array {
    const { n, lower, upper } = this.#problem;
    const guess = this.plan();
    for (const { trade, centre, terms, z } of this.groups)
      for (let k = 0; k < n; k++)
        if (z[k] === 0 && (trade || terms.sum?.kind === 'absolute' || terms.sum?.kind === 'squared'))
          guess[k] = Math.min(upper, Math.max(lower, centre[k]!));
    return guess;
  }
}
