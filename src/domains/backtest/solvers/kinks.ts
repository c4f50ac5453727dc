import type { PlanningProblem } from '../engine/planning-problem.ts';

/** What changes its slope at a place. */
export const kinkOf = { lower: 1, upper: 2, short: 4, centre: 8, trade: 16 } as const;

const most = 5;

/**
 * The places at which the cost of one weight has a kink or an end, in ascending order. A weight is seated
 * on place j (seat 2j) or strictly between places j and j + 1 (seat 2j + 1; -1 is below the first).
 */
export class Kinks {
  readonly seats: Int32Array;
  readonly #places: Float64Array;
  readonly #kinds: Int32Array;
  readonly #counts: Int32Array;

  constructor(problem: PlanningProblem, from: ArrayLike<number>) {
    const { n, lower, upper, centre, current, spread, leverage, shortCost } = problem;
    this.seats = new Int32Array(n);
    this.#places = new Float64Array(n * most);
    this.#kinds = new Int32Array(n * most);
    this.#counts = new Int32Array(n);
    const trades =
      problem.powerCost !== null ||
      problem.turnover !== null ||
      problem.linearCost.some((cost) => cost !== 0);
    const shorts = lower < 0 && (leverage !== null || shortCost > 0);
    for (let i = 0; i < n; i++) {
      if (lower > Number.NEGATIVE_INFINITY) this.#add(i, lower, kinkOf.lower);
      if (upper < Number.POSITIVE_INFINITY) this.#add(i, upper, kinkOf.upper);
      if (shorts && lower <= 0 && upper >= 0) this.#add(i, 0, kinkOf.short);
      if (spread && centre[i]! >= lower && centre[i]! <= upper) this.#add(i, centre[i]!, kinkOf.centre);
      if (trades && current[i]! >= lower && current[i]! <= upper) this.#add(i, current[i]!, kinkOf.trade);
      this.#seat(i, from[i]!);
    }
  }

  #add(i: number, place: number, kind: number): void {
    const at = i * most;
    const count = this.#counts[i]!;
    for (let j = 0; j < count; j++)
      // Dust beside a bound is the bound.
      if (Math.abs(this.#places[at + j]! - place) <= 1e-12) {
        this.#kinds[at + j]! |= kind;
        return;
      }
    let j = count;
    for (; j > 0 && this.#places[at + j - 1]! > place; j--) {
      this.#places[at + j] = this.#places[at + j - 1]!;
      this.#kinds[at + j] = this.#kinds[at + j - 1]!;
    }
    this.#places[at + j] = place;
    this.#kinds[at + j] = kind;
    this.#counts[i] = count + 1;
  }

  #seat(i: number, x: number): void {
    const at = i * most;
    let seat = -1;
    for (let j = 0; j < this.#counts[i]!; j++) {
      const place = this.#places[at + j]!;
      if (Math.abs(x - place) <= 1e-12) {
        seat = 2 * j;
        break;
      }
      if (x > place) seat = 2 * j + 1;
    }
    // Below a lower bound there is no seat.
    if (seat < 0 && this.#counts[i]! > 0 && (this.#kinds[at]! & kinkOf.lower) !== 0) seat = 0;
    const last = this.#counts[i]! - 1;
    if (last >= 0 && seat > 2 * last && (this.#kinds[at + last]! & kinkOf.upper) !== 0) seat = 2 * last;
    this.seats[i] = seat;
  }

  isFree(i: number): boolean {
    return (this.seats[i]! & 1) === 1;
  }

  /** Place of a seated weight. */
  place(i: number): number {
    return this.#places[i * most + (this.seats[i]! >> 1)]!;
  }

  /** Kinds of kink under a seated weight. */
  kinds(i: number): number {
    return this.#kinds[i * most + (this.seats[i]! >> 1)]!;
  }

  /** Ends of the open stretch of a free weight. */
  floor(i: number): number {
    const seat = this.seats[i]!;
    return seat < 0 ? Number.NEGATIVE_INFINITY : this.#places[i * most + (seat >> 1)]!;
  }

  ceiling(i: number): number {
    const next = (this.seats[i]! + 1) >> 1;
    return next >= this.#counts[i]! ? Number.POSITIVE_INFINITY : this.#places[i * most + next]!;
  }

  /** On which side of `place` a weight lies: 1, -1, or 0 when it sits there. */
  side(i: number, place: number): number {
    if (this.isFree(i)) return this.floor(i) >= place - 1e-12 ? 1 : -1;
    const own = this.place(i);
    return own > place + 1e-12 ? 1 : own < place - 1e-12 ? -1 : 0;
  }

  move(i: number, by: 1 | -1): void {
    this.seats[i]! += by;
  }
}
