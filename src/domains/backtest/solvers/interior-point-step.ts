import { BlockTridiagonal } from './block-tridiagonal.ts';
import { factorize, solveFactored } from './cholesky.ts';
import type { InteriorState } from './interior-point-state.ts';

/**
 * Newton's step of an interior state. The halves of all features are eliminated one by one; what stays is
 * one system over x, with a border of a few sums: [M B; B' -C][dx; d] = [r; right].
 */
export class NewtonStep {
  readonly #state: InteriorState;
  readonly #system: BlockTridiagonal;
  readonly #cells: number;
  /** Number of sums over all steps, budgets last. */
  readonly #borders: number;
  readonly #columns: Float64Array;
  readonly #solved: Float64Array;
  readonly #corner: Float64Array;
  readonly #right: Float64Array;

  constructor(state: InteriorState) {
    const { n, steps } = state.problem;
    this.#state = state;
    this.#cells = n * steps;
    this.#system = new BlockTridiagonal(n, steps);
    const sums = state.halves.filter(({ feature }) => feature.sum).length;
    this.#borders = (sums + (state.budget ? 1 : 0)) * steps;
    this.#columns = new Float64Array(this.#borders * this.#cells);
    this.#solved = new Float64Array(this.#borders * this.#cells);
    this.#corner = new Float64Array(this.#borders * this.#borders);
    this.#right = new Float64Array(this.#borders);
  }

  /**
   * One predictor and one corrector with the same factor; false when the system cannot be solved. Products
   * are not led below `floor`: rounding would win before the prices have settled.
   */
  advance(floor: number): boolean {
    const state = this.#state;
    this.#assemble();
    if (!this.#system.factorize() || !this.#factorizeBorder()) return false;
    this.#direct(0, false);
    const ahead = state.meanProduct(state.reach());
    const centring = state.mu > 0 ? Math.min(1, (ahead / state.mu) ** 3) : 0;
    this.#direct(Math.max(centring * state.mu, floor), true);
    const alpha = Math.min(1, state.reach() * (state.mu > 1e-6 ? 0.98 : 0.995));
    if (!(alpha > 1e-14)) return false;
    state.move(alpha);
    return true;
  }

  #assemble(): void {
    const { problem, low, high, halves, budget, room, nu } = this.#state;
    const { n, steps, risk } = problem;
    const { blocks, couplings } = this.#system;
    const cells = this.#cells;
    const m = this.#borders;
    for (let s = 0; s < steps; s++) for (let k = 0; k < n * n; k++) blocks[s * n * n + k] = 2 * risk[k]!;
    couplings.fill(0);
    this.#columns.fill(0);
    this.#corner.fill(0);
    const diagonal = (k: number) => Math.floor(k / n) * n * n + (k % n) * (n + 1);
    for (let k = 0; k < cells; k++)
      blocks[diagonal(k)]! +=
        1e-13 + (low ? low.l[k]! / low.v[k]! : 0) + (high ? high.l[k]! / high.v[k]! : 0);
    let border = 0;
    for (const { feature, hp, hq, bounded } of halves) {
      const { sum, trade } = feature;
      for (let k = 0; k < cells; k++) {
        const d = (hp[k]! * hq[k]!) / (hp[k]! + hq[k]!);
        blocks[diagonal(k)]! += d;
        if (trade && k >= n) {
          blocks[diagonal(k - n)]! += d;
          couplings[k]! += d;
        }
        if (!sum) continue;
        const weight = sum.weights[k % n]!;
        const column = border + Math.floor(k / n);
        const pull = d * (1 / hp[k]! - 1 / hq[k]!) * weight;
        this.#columns[column * cells + k]! += pull;
        if (trade && k >= n) this.#columns[column * cells + k - n]! -= pull;
        this.#corner[column * (m + 1)]! += (4 * weight * weight) / (hp[k]! + hq[k]!);
      }
      for (let s = 0; s < steps && sum; s++, border++)
        this.#corner[border * (m + 1)]! += bounded ? bounded.v[s]! / bounded.l[s]! : 0.5;
    }
    for (let s = 0; s < steps && budget; s++, border++) {
      this.#columns.fill(1, border * cells + s * n, border * cells + (s + 1) * n);
      this.#corner[border * (m + 1)]! += room ? room.v[s]! / nu[s]! : 0;
    }
  }

  #factorizeBorder(): boolean {
    const m = this.#borders;
    const cells = this.#cells;
    this.#solved.set(this.#columns);
    for (let c = 0; c < m; c++) this.#system.solve(this.#solved, c * cells);
    for (let a = 0; a < m; a++)
      for (let b = 0; b <= a; b++) {
        let sum = 0;
        for (let k = 0; k < cells; k++) sum += this.#columns[a * cells + k]! * this.#solved[b * cells + k]!;
        this.#corner[a * m + b]! += sum;
      }
    return factorize(this.#corner, m);
  }

  /** The direction that leads all products to `mu`. */
  #direct(mu: number, correct: boolean): void {
    const { problem, low, high, halves, budget, room, nu, force, dx, barriers } = this.#state;
    const { n, steps } = problem;
    const right = this.#right;
    for (const barrier of barriers) barrier.aimAt(mu, correct);
    dx.set(force);
    right.fill(0);
    for (let k = 0; k < dx.length; k++)
      dx[k]! += (low ? low.aim[k]! / low.v[k]! : 0) - (high ? high.aim[k]! / high.v[k]! : 0);
    let border = 0;
    for (const half of halves) {
      const { feature, p, q, hp, hq, rp, rq, rt, dy, bounded, eta } = half;
      const { sum } = feature;
      for (let k = 0; k < dx.length; k++) {
        // The right sides wait in dv until the moves replace them.
        p.dv[k] = rp[k]! + p.aim[k]! / p.v[k]!;
        q.dv[k] = rq[k]! + q.aim[k]! / q.v[k]!;
        const up = p.dv[k]! / hp[k]!;
        const down = q.dv[k]! / hq[k]!;
        const d = (hp[k]! * hq[k]!) / (hp[k]! + hq[k]!);
        dy[k] = d * (rt[k]! - up + down);
        dx[k]! -= dy[k]!;
        if (feature.trade && k >= n) dx[k - n]! += dy[k]!;
        if (sum)
          right[border + Math.floor(k / n)]! -=
            sum.weights[k % n]! * (up + down + dy[k]! * (1 / hp[k]! - 1 / hq[k]!));
      }
      for (let s = 0; s < steps && sum; s++, border++)
        right[border]! += bounded
          ? sum.bound! - half.sumAt(s, n) - bounded.aim[s]! / bounded.l[s]!
          : eta[s]! / 2 - half.sumAt(s, n);
    }
    for (let s = 0; s < steps && budget; s++, border++)
      right[border]! += budget.bound - this.#state.investedAt(s) - (room ? room.aim[s]! / nu[s]! : 0);
    this.#solveBordered();
    this.#recover();
  }

  #solveBordered(): void {
    const m = this.#borders;
    const cells = this.#cells;
    const { dx } = this.#state;
    const right = this.#right;
    this.#system.solve(dx);
    for (let c = 0; c < m; c++) {
      let sum = -right[c]!;
      for (let k = 0; k < cells; k++) sum += this.#columns[c * cells + k]! * dx[k]!;
      right[c] = sum;
    }
    solveFactored(this.#corner, m, right);
    for (let c = 0; c < m; c++)
      for (let k = 0; k < cells; k++) dx[k]! -= this.#solved[c * cells + k]! * right[c]!;
  }

  /** Everything that was eliminated, from dx and the border. */
  #recover(): void {
    const { problem, low, high, halves, budget, room, dx, dNu } = this.#state;
    const { n, steps } = problem;
    for (let k = 0; k < dx.length; k++) {
      if (low) {
        low.dv[k] = dx[k]!;
        low.follow(k);
      }
      if (high) {
        high.dv[k] = -dx[k]!;
        high.follow(k);
      }
    }
    let border = 0;
    for (const { feature, p, q, hp, hq, dy, dEta, bounded } of halves) {
      const { sum, trade } = feature;
      for (let k = 0; k < dx.length; k++) {
        const moved = dx[k]! - (trade && k >= n ? dx[k - n]! : 0);
        const d = (hp[k]! * hq[k]!) / (hp[k]! + hq[k]!);
        const price = sum ? sum.weights[k % n]! * this.#right[border + Math.floor(k / n)]! : 0;
        dy[k]! += d * (moved + (1 / hp[k]! - 1 / hq[k]!) * price);
        p.dv[k] = (p.dv[k]! + dy[k]! - price) / hp[k]!;
        q.dv[k] = (q.dv[k]! - dy[k]! - price) / hq[k]!;
        p.follow(k);
        q.follow(k);
      }
      for (let s = 0; s < steps && sum; s++, border++) {
        dEta[s] = this.#right[border]!;
        bounded?.lead(s);
      }
    }
    for (let s = 0; s < steps && budget; s++, border++) {
      dNu[s] = this.#right[border]!;
      room?.lead(s);
    }
  }
}
