import type { PlanningProblem } from '../engine/planning-problem.ts';
import { Barrier } from './barrier.ts';
import { multiply } from './cholesky.ts';
import { type Budget, budgetOf, type Feature, featuresOf } from './plan-features.ts';

/** A feature t = p - q in two positive halves, with the price y of that equation. */
export class Halves {
  readonly feature: Feature;
  readonly p: Barrier;
  readonly q: Barrier;
  readonly y: Float64Array;
  readonly dy: Float64Array;
  /** Curvatures, forces and the error of the equation, as the last look at the residuals found them. */
  readonly hp: Float64Array;
  readonly hq: Float64Array;
  readonly rp: Float64Array;
  readonly rq: Float64Array;
  readonly rt: Float64Array;
  /** Price of the sum at each step; a bounded sum has its slack beside it. */
  readonly eta: Float64Array;
  readonly dEta: Float64Array;
  readonly bounded: Barrier | null;

  constructor(feature: Feature, cells: number, steps: number) {
    this.feature = feature;
    this.p = new Barrier(cells);
    this.q = new Barrier(cells);
    this.y = new Float64Array(cells);
    this.dy = new Float64Array(cells);
    this.hp = new Float64Array(cells);
    this.hq = new Float64Array(cells);
    this.rp = new Float64Array(cells);
    this.rq = new Float64Array(cells);
    this.rt = new Float64Array(cells);
    this.bounded = feature.sum && feature.sum.bound !== null ? new Barrier(steps) : null;
    this.eta = this.bounded ? this.bounded.l : new Float64Array(steps);
    this.dEta = this.bounded ? this.bounded.dl : new Float64Array(steps);
  }

  sumAt(s: number, n: number): number {
    const { weights } = this.feature.sum!;
    let total = 0;
    for (let i = 0, k = s * n; i < n; i++, k++) total += weights[i]! * (this.p.v[k]! + this.q.v[k]!);
    return total;
  }
}

/**
 * Error in the price of a half. A root is steep at zero, so the price of a half that goes to nothing
 * settles long after the half itself; such an error counts as far as it moves anything.
 */
function unrest(force: number, multiplier: number, half: number, root: boolean): number {
  const error = Math.abs(force + multiplier);
  return root && force < 0 ? error * Math.min(1, 1e3 * half) : error;
}

/** The point an interior-point method stands at, and how far from optimal it is. */
export class InteriorState {
  readonly problem: PlanningProblem;
  readonly x: Float64Array;
  readonly dx: Float64Array;
  readonly force: Float64Array;
  readonly halves: Halves[];
  readonly low: Barrier | null;
  readonly high: Barrier | null;
  readonly budget: Budget | null;
  readonly room: Barrier | null;
  readonly nu: Float64Array;
  readonly dNu: Float64Array;
  readonly barriers: Barrier[];
  mu = 0;

  constructor(problem: PlanningProblem) {
    const { n, steps, lower, upper } = problem;
    const cells = n * steps;
    this.problem = problem;
    this.x = new Float64Array(cells);
    this.dx = new Float64Array(cells);
    this.force = new Float64Array(cells);
    this.halves = featuresOf(problem).map((feature) => new Halves(feature, cells, steps));
    this.low = lower > Number.NEGATIVE_INFINITY ? new Barrier(cells) : null;
    this.high = upper < Number.POSITIVE_INFINITY ? new Barrier(cells) : null;
    this.budget = budgetOf(problem);
    this.room = this.budget && !this.budget.exact ? new Barrier(steps) : null;
    this.nu = this.room ? this.room.l : new Float64Array(steps);
    this.dNu = this.room ? this.room.dl : new Float64Array(steps);
    this.barriers = [
      this.low,
      this.high,
      this.room,
      ...this.halves.flatMap(({ p, q, bounded }) => [p, q, bounded]),
    ].filter((barrier) => barrier !== null);
    this.#begin();
  }

  /** Strictly inside all bounds; equations may be violated and are mended on the way. */
  #begin(): void {
    const { n, steps, lower, upper, leverage } = this.problem;
    const share = (0.5 * Math.min(leverage ?? 1, 1)) / n;
    let middle = Math.min(0, upper - 0.5);
    if (this.low) middle = this.high ? Math.min(lower + share, (lower + upper) / 2) : lower + share;
    this.x.fill(middle);
    const delta = 0.5 / n;
    for (const { feature, p, q } of this.halves)
      for (let k = 0; k < this.x.length; k++) {
        const t = this.difference(feature, this.x, k);
        p.v[k] = Math.max(t, 0) + delta;
        q.v[k] = Math.max(-t, 0) + delta;
        // A multiplier about as large as its price spares the first steps.
        p.l[k] = 1 + feature.up[k % n]!;
        q.l[k] = 1 + feature.down[k % n]!;
      }
    for (const half of this.halves)
      for (let s = 0; s < steps && half.bounded; s++) {
        const bound = half.feature.sum!.bound!;
        half.bounded.v[s] = Math.max(bound - half.sumAt(s, n), 0.1 * Math.max(bound, 1e-6));
      }
    this.room?.v.fill(Math.max(this.budget!.bound - n * middle, 0.1));
    this.keepInside();
  }

  /** Slacks of the bounds straight from x, so that rounding never parts them. */
  keepInside(): void {
    for (let k = 0; k < this.x.length; k++) {
      if (this.low) this.low.v[k] = this.x[k]! - this.problem.lower;
      if (this.high) this.high.v[k] = this.problem.upper - this.x[k]!;
    }
  }

  difference(feature: Feature, x: Float64Array, k: number): number {
    const { n } = this.problem;
    return x[k]! - (feature.trade && k >= n ? x[k - n]! : feature.centre[k % n]!);
  }

  investedAt(s: number): number {
    const { n } = this.problem;
    let total = 0;
    for (let i = 0; i < n; i++) total += this.x[s * n + i]!;
    return total;
  }

  /** Gradient of the objective and of all prices in x, without the multipliers of the bounds. */
  #computeForce(): void {
    const { n, steps, gain, risk } = this.problem;
    const { force } = this;
    for (let s = 0; s < steps; s++) multiply(risk, n, this.x, s * n, force, s * n);
    for (let k = 0; k < force.length; k++)
      force[k] = gain[k]! - 2 * force[k]! - (this.budget ? this.nu[Math.floor(k / n)]! : 0);
    for (const { feature, y } of this.halves)
      for (let k = 0; k < force.length; k++) {
        force[k]! -= y[k]!;
        if (feature.trade && k >= n) force[k - n]! += y[k]!;
      }
  }

  residuals(): { gap: number; primal: number; dual: number } {
    const { n, steps } = this.problem;
    this.#computeForce();
    let primal = 0;
    let dual = 0;
    for (let k = 0; k < this.x.length; k++)
      dual = Math.max(dual, Math.abs(this.force[k]! + (this.low?.l[k] ?? 0) - (this.high?.l[k] ?? 0)));
    for (const half of this.halves) {
      const { feature, p, q, y, eta, bounded } = half;
      const { sum, up, down, power } = feature;
      for (let s = 0; s < steps; s++) {
        if (bounded) primal = Math.max(primal, Math.abs(half.sumAt(s, n) + bounded.v[s]! - sum!.bound!));
        else if (sum) eta[s] = 2 * half.sumAt(s, n);
        for (let i = 0, k = s * n; i < n; i++, k++) {
          const price = sum ? eta[s]! * sum.weights[i]! : 0;
          const steep = power ? 1.5 * power[i]! : 0;
          const rootP = Math.sqrt(p.v[k]!);
          const rootQ = Math.sqrt(q.v[k]!);
          half.rp[k] = y[k]! - up[i]! - steep * rootP - price;
          half.rq[k] = -y[k]! - down[i]! - steep * rootQ - price;
          half.rt[k] = this.difference(feature, this.x, k) - p.v[k]! + q.v[k]!;
          half.hp[k] = p.l[k]! / p.v[k]! + (0.5 * steep) / rootP;
          half.hq[k] = q.l[k]! / q.v[k]! + (0.5 * steep) / rootQ;
          primal = Math.max(primal, Math.abs(half.rt[k]!));
          dual = Math.max(
            dual,
            unrest(half.rp[k]!, p.l[k]!, p.v[k]!, steep > 0),
            unrest(half.rq[k]!, q.l[k]!, q.v[k]!, steep > 0),
          );
        }
      }
    }
    for (let s = 0; s < steps && this.budget; s++)
      primal = Math.max(primal, Math.abs(this.investedAt(s) - this.budget.bound + (this.room?.v[s] ?? 0)));
    this.mu = this.meanProduct(0);
    return { gap: this.mu, primal, dual };
  }

  meanProduct(alpha: number): number {
    let sum = 0;
    let count = 0;
    for (const barrier of this.barriers) {
      sum += barrier.products(alpha);
      count += barrier.v.length;
    }
    return count > 0 ? sum / count : 0;
  }

  reach(): number {
    return this.barriers.reduce((alpha, barrier) => barrier.reach(alpha), 1);
  }

  move(alpha: number): void {
    for (const barrier of this.barriers) barrier.move(alpha);
    for (let k = 0; k < this.x.length; k++) this.x[k]! += alpha * this.dx[k]!;
    for (const half of this.halves) {
      for (let k = 0; k < this.x.length; k++) half.y[k]! += alpha * half.dy[k]!;
    }
    if (!this.room) for (let s = 0; s < this.nu.length; s++) this.nu[s]! += alpha * this.dNu[s]!;
    this.keepInside();
  }
}
