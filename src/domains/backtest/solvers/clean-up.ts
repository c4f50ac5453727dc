import type { PlanningProblem } from '../engine/planning-problem.ts';
import { factorize, multiply, solveFactored } from './cholesky.ts';
import { Kinks, kinkOf } from './kinks.ts';

/** A limit over all weights: on their sum, on their absolute sum, or on the absolute sum of trades. */
type Row = {
  kind: 'budget' | 'leverage' | 'turnover';
  bound: number;
  exact: boolean;
  active: boolean;
  price: number;
};

const tolerance = 1e-9;

function rowsOf({ lower, leverage, noCash, turnover }: PlanningProblem): Row[] {
  const row = (kind: Row['kind'], bound: number, exact = false): Row => ({
    kind,
    bound,
    exact,
    active: exact,
    price: 0,
  });
  const rows: Row[] = [];
  if (noCash) rows.push(row('budget', 1, true));
  if (leverage !== null) rows.push(row(lower >= 0 ? 'budget' : 'leverage', leverage));
  if (turnover !== null) rows.push(row('turnover', 2 * turnover));
  return rows;
}

/**
 * Solves a plan of one step exactly, given where the weights probably sit: weights on a kink stay there,
 * the rest is one linear system; then every weight whose force is too strong for its kink is let go, and
 * every one that ran over a kink is set on it, until nothing moves. What it returns satisfies the
 * optimality conditions; it returns null where it did not get there.
 */
export class CleanUp {
  readonly #problem: PlanningProblem;
  readonly #kinks: Kinks;
  readonly #rows: Row[];
  readonly #x: Float64Array;
  readonly #force: Float64Array;
  readonly #free: Int32Array;
  readonly #matrix: Float64Array;
  readonly #right: Float64Array;
  readonly #columns: Float64Array;
  #spreadSum = 0;
  #lost = false;
  #low = 0;
  #high = 0;
  rounds = 0;

  constructor(problem: PlanningProblem, guess: ArrayLike<number>, workspace: Float64Array) {
    const { n } = problem;
    this.#problem = problem;
    this.#kinks = new Kinks(problem, guess);
    this.#rows = rowsOf(problem);
    this.#x = Float64Array.from(guess);
    this.#force = new Float64Array(n);
    this.#free = new Int32Array(n);
    this.#matrix = workspace;
    this.#right = new Float64Array(n);
    this.#columns = new Float64Array(n * this.#rows.length);
  }

  run(maxRounds: number): Float64Array | null {
    for (this.rounds = 1; this.rounds <= maxRounds; this.rounds++) {
      const count = this.#seatWeights();
      if (!this.#solveFree(count)) return null;
      if (!this.#repair(count)) return this.#lost ? null : this.#x;
    }
    return null;
  }

  /** How far the forces of the solution are out of balance: rounding only. */
  residual(): number {
    let worst = 0;
    for (let i = 0; i < this.#problem.n; i++) {
      this.#findHold(i);
      worst = Math.max(worst, this.#force[i]! - this.#high, this.#low - this.#force[i]!);
    }
    return worst;
  }

  #seatWeights(): number {
    let count = 0;
    for (let i = 0; i < this.#problem.n; i++) {
      if (this.#kinks.isFree(i)) this.#free[count++] = i;
      else this.#x[i] = this.#kinks.place(i);
    }
    return count;
  }

  #coefficient({ kind }: Row, i: number): number {
    if (kind === 'budget') return 1;
    return this.#kinks.side(i, kind === 'leverage' ? 0 : this.#problem.current[i]!);
  }

  #sumOf(row: Row): number {
    const { n, current } = this.#problem;
    let sum = 0;
    for (let i = 0; i < n; i++)
      sum +=
        row.kind === 'budget'
          ? this.#x[i]!
          : Math.abs(row.kind === 'leverage' ? this.#x[i]! : this.#x[i]! - current[i]!);
    return sum;
  }

  /** Weights off their kinks, and prices of the active rows, from the balance of forces. */
  #solveFree(count: number): boolean {
    const { powerCost, current } = this.#problem;
    for (const row of this.#rows) if (!row.active) row.price = 0;
    if (!powerCost) return this.#solveLinear(count, null);
    for (let f = 0; f < count; f++) {
      const i = this.#free[f]!;
      const side = this.#kinks.side(i, current[i]!);
      if ((this.#x[i]! - current[i]!) * side < 1e-12) this.#x[i] = current[i]! + 1e-5 * side;
    }
    for (let look = 0; look < 60; look++) {
      const before = this.#x.slice();
      if (!this.#solveLinear(count, before)) return false;
      let moved = 0;
      let home = false;
      for (let f = 0; f < count; f++) {
        const i = this.#free[f]!;
        const side = this.#kinks.side(i, current[i]!);
        const least = 0.1 * (before[i]! - current[i]!) * side;
        // The root's slope is endless at no trade; come near it in steps, and when near enough go back to it.
        if ((this.#x[i]! - current[i]!) * side < least) {
          this.#x[i] = current[i]! + side * (least > 1e-11 ? least : -1e-9);
          home ||= least <= 1e-11;
        }
        moved = Math.max(moved, Math.abs(this.#x[i]! - before[i]!));
      }
      if (home || moved < 1e-13) break;
    }
    return true;
  }

  #solveLinear(count: number, at: Float64Array | null): boolean {
    const { n, gain, risk, spread, centre, linearCost, powerCost, shortCost, current, lower } = this.#problem;
    const matrix = this.#matrix;
    const right = this.#right;
    const x = this.#x;
    const kinks = this.#kinks;
    const free = this.#free;
    let apart = 0;
    if (spread)
      for (let i = 0; i < n; i++) {
        if (kinks.isFree(i)) apart -= spread[i]! * kinks.side(i, centre[i]!) * centre[i]!;
        else apart += spread[i]! * Math.abs(x[i]! - centre[i]!);
      }
    for (let f = 0; f < count; f++) {
      const i = free[f]!;
      let force = gain[i]!;
      for (let j = 0; j < n; j++) if (x[j] !== 0 && !kinks.isFree(j)) force -= 2 * risk[i * n + j]! * x[j]!;
      const trade = kinks.side(i, current[i]!);
      force -= trade * linearCost[i]!;
      if (lower < 0 && kinks.side(i, 0) < 0) force += shortCost;
      const pull = spread ? spread[i]! * kinks.side(i, centre[i]!) : 0;
      force -= 2 * pull * apart;
      for (let g = 0; g <= f; g++) {
        const j = free[g]!;
        const other = spread ? spread[j]! * kinks.side(j, centre[j]!) : 0;
        matrix[f * count + g] = 2 * (risk[i * n + j]! + pull * other);
      }
      if (powerCost && at) {
        const size = Math.abs(at[i]! - current[i]!);
        const curve = (0.75 * powerCost[i]!) / Math.sqrt(size);
        matrix[f * count + f]! += curve;
        force += curve * at[i]! - trade * 1.5 * powerCost[i]! * Math.sqrt(size);
      }
      right[f] = force;
    }
    if (!factorize(matrix, count)) return false;
    solveFactored(matrix, count, right);
    if (!this.#priceRows(count)) return false;
    for (let f = 0; f < count; f++) x[free[f]!] = right[f]!;
    return true;
  }

  /** Bends the free weights to the active rows and finds what that costs. */
  #priceRows(count: number): boolean {
    const active: Row[] = [];
    const columns = this.#columns;
    for (const row of this.#rows) {
      if (!row.active) continue;
      const at = active.length * count;
      let size = 0;
      for (let f = 0; f < count; f++) {
        const value = this.#coefficient(row, this.#free[f]!);
        columns[at + f] = value;
        size += Math.abs(value);
      }
      if (size > 0) active.push(row);
      // Nothing can give way: the price is open until a weight is let go.
      else row.price = Number.NaN;
    }
    const m = active.length;
    if (m === 0) return true;
    const solved = columns.slice(0, m * count);
    const corner = new Float64Array(m * m);
    const prices = new Float64Array(m);
    for (let a = 0; a < m; a++) solveFactored(this.#matrix, count, solved, a * count);
    for (let a = 0; a < m; a++) {
      let excess = -this.#rest(active[a]!);
      for (let f = 0; f < count; f++) excess += columns[a * count + f]! * this.#right[f]!;
      prices[a] = excess;
      for (let b = 0; b <= a; b++) {
        let sum = 0;
        for (let f = 0; f < count; f++) sum += columns[a * count + f]! * solved[b * count + f]!;
        corner[a * m + b] = sum;
      }
    }
    if (!factorize(corner, m)) return false;
    solveFactored(corner, m, prices);
    for (let a = 0; a < m; a++) {
      active[a]!.price = prices[a]!;
      for (let f = 0; f < count; f++) this.#right[f]! -= solved[a * count + f]! * prices[a]!;
    }
    return true;
  }

  /** What a row leaves to the free weights, as a bound on `coefficients' x`. */
  #rest(row: Row): number {
    const { n, current } = this.#problem;
    let rest = row.bound;
    for (let i = 0; i < n; i++) {
      const origin = row.kind === 'turnover' ? current[i]! : 0;
      if (this.#kinks.isFree(i)) rest += this.#coefficient(row, i) * origin;
      else rest -= row.kind === 'budget' ? this.#x[i]! : Math.abs(this.#x[i]! - origin);
    }
    return rest;
  }

  /** Mends seats and rows that the solution contradicts; false when there was nothing to mend. */
  #repair(count: number): boolean {
    const { n, gain, risk, spread, centre } = this.#problem;
    let changed = false;
    for (let f = 0; f < count; f++) {
      const i = this.#free[f]!;
      const x = this.#x[i]!;
      if (x < this.#kinks.floor(i) - 1e-12) changed = this.#shift(i, -1);
      else if (x > this.#kinks.ceiling(i) + 1e-12) changed = this.#shift(i, 1);
    }
    const stuck = this.#rows.find(({ price }) => Number.isNaN(price));
    if (!changed) {
      multiply(risk, n, this.#x, 0, this.#force, 0);
      this.#spreadSum = 0;
      for (let i = 0; i < n; i++) {
        this.#force[i] = gain[i]! - 2 * this.#force[i]!;
        if (spread) this.#spreadSum += spread[i]! * Math.abs(this.#x[i]! - centre[i]!);
      }
      if (stuck) return this.#loosen(stuck);
      for (let i = 0; i < n; i++) if (!this.#kinks.isFree(i)) changed = this.#release(i) || changed;
    }
    for (const row of this.#rows) {
      if (row.exact) continue;
      if (row.active ? row.price < -tolerance : this.#sumOf(row) > row.bound + 1e-11) {
        row.active = !row.active;
        changed = true;
      }
    }
    return changed;
  }

  /** Lets go the weight that gives way to an active row most easily. */
  #loosen(row: Row): boolean {
    const { n } = this.#problem;
    row.price = 0;
    const by = this.#sumOf(row) >= row.bound ? -1 : 1;
    let least = Number.POSITIVE_INFINITY;
    let weakest = -1;
    let way: 1 | -1 = 1;
    for (let i = 0; i < n; i++) {
      const direction = by * this.#coefficient(row, i);
      if (direction === 0 || this.#kinks.isFree(i)) continue;
      this.#findHold(i);
      const strength = direction < 0 ? this.#force[i]! - this.#low : this.#high - this.#force[i]!;
      if (strength < least) {
        least = strength;
        weakest = i;
        way = direction < 0 ? -1 : 1;
      }
    }
    this.#lost = weakest < 0;
    return weakest >= 0 && this.#shift(weakest, way);
  }

  #shift(i: number, by: 1 | -1): true {
    this.#kinks.move(i, by);
    return true;
  }

  /** Finds the forces between which the kink under a seated weight can hold it. */
  #findHold(i: number): void {
    const { spread, centre, linearCost, powerCost, shortCost, current, lower } = this.#problem;
    const kinks = this.#kinks;
    let low = 0;
    let high = 0;
    let leverage = 0;
    let trade = linearCost[i]!;
    if (powerCost) trade += 1.5 * powerCost[i]! * Math.sqrt(Math.abs(this.#x[i]! - current[i]!));
    for (let r = 0; r < this.#rows.length; r++) {
      const { kind, price } = this.#rows[r]!;
      if (kind === 'turnover') trade += price;
      else if (kind === 'leverage') leverage = price;
      else {
        low += price;
        high += price;
      }
    }
    if (!kinks.isFree(i)) {
      const kinds = kinks.kinds(i);
      if ((kinds & kinkOf.lower) !== 0) low = Number.NEGATIVE_INFINITY;
      if ((kinds & kinkOf.upper) !== 0) high = Number.POSITIVE_INFINITY;
    }
    let side = kinks.side(i, current[i]!);
    low += side > 0 ? trade : -trade;
    high += side < 0 ? -trade : trade;
    if (lower < 0) {
      side = kinks.side(i, 0);
      low += side > 0 ? leverage : -(shortCost + leverage);
      high += side < 0 ? -(shortCost + leverage) : leverage;
    }
    if (spread) {
      const pull = 2 * this.#spreadSum * spread[i]!;
      side = kinks.side(i, centre[i]!);
      low += side > 0 ? pull : -pull;
      high += side < 0 ? -pull : pull;
    }
    this.#low = low;
    this.#high = high;
  }

  /** Lets a seated weight go when its force is outside of what its kink can hold. */
  #release(i: number): boolean {
    this.#findHold(i);
    const force = this.#force[i]!;
    if (force > this.#high + tolerance) return this.#shift(i, 1);
    if (force < this.#low - tolerance) return this.#shift(i, -1);
    return false;
  }
}
