import {
  compare,
  type Decimal,
  isZero,
  minus,
  one,
  over,
  plus,
  rounded,
  smaller,
  sum,
  times,
} from '../../foundation/decimal.ts';
import { dividedPlaces } from './follow-units.ts';

/** Units bought together, with what is left of them. Their cost excludes fees (rule L-6). */
export type Lot = {
  day: number;
  currency: string;
  units: Decimal;
  cost: Decimal;
  /** Price of a unit as traded; null where it does not give the cost: after a split, beside a stated amount. */
  price: Decimal | null;
};

/** The lots of a holding: what its book does to them. */
export type Lots = {
  add(lots: readonly Lot[]): void;
  /** What is sold, as lots of its own, cost and all; `left` is how many units stay. */
  take(units: Decimal, left: Decimal): Lot[];
  /** What moves to another portfolio, likewise. */
  move(units: Decimal, left: Decimal): Lot[];
  split(ratio: [Decimal, Decimal], after: Decimal): void;
  held(): Lot[];
};

/** The oldest leave first. */
export class OldestFirst implements Lots {
  #lots: Lot[] = [];
  #first = 0;

  add(lots: readonly Lot[]): void {
    const last = this.#lots.at(-1);
    this.#lots.push(...lots);
    // What another portfolio held is as old as it was there.
    if (!last || lots.every(({ day }) => day >= last.day)) return;
    this.#lots = this.held().sort((a, b) => a.day - b.day);
    this.#first = 0;
  }

  take(units: Decimal, left: Decimal): Lot[] {
    // Who sells out takes every lot, with what rounding left in it.
    const taken = isZero(left) ? this.held() : release(this.#lots, this.#first, units);
    if (isZero(left)) this.#first = this.#lots.length;
    while (this.#first < this.#lots.length && isZero(this.#lots[this.#first]!.units)) this.#first++;
    return taken;
  }

  move(units: Decimal, left: Decimal): Lot[] {
    return this.take(units, left);
  }

  split([numerator, denominator]: [Decimal, Decimal], after: Decimal): void {
    this.#lots = this.held().map((lot) => ({
      ...lot,
      units: over(times(lot.units, numerator), denominator, dividedPlaces),
      price: null,
    }));
    this.#first = 0;
    takeRest(this.#lots, after);
  }

  held(): Lot[] {
    return this.#lots.slice(this.#first);
  }
}

/** More than lots have, so that thousands of sales in a row leave them right to the last decimal that is kept. */
const factorPlaces = 40;

/**
 * Each leaves by its share. Until lots are asked for, which only a linked transfer does, sales and splits are noted and
 * not applied: a portfolio of thousands of rows is worked through once and not once for each sale.
 */
export class EachByItsShare implements Lots {
  #lots: Lot[] = [];
  /** Since which change each lot is there. */
  #since: number[] = [];
  #changes: { units: [Decimal, Decimal]; cost: [Decimal, Decimal] }[] = [];
  /** Units of all together, once they were changed. */
  #left: Decimal | null = null;

  add(lots: readonly Lot[]): void {
    for (const lot of lots) {
      this.#lots.push(lot);
      this.#since.push(this.#changes.length);
      this.#left &&= plus(this.#left, lot.units);
    }
  }

  /** With average cost a sale is of no lot in particular. */
  take(units: Decimal, left: Decimal): Lot[] {
    if (isZero(left)) {
      this.#lots = [];
      this.#since = [];
      this.#changes = [];
      this.#left = null;
      return [];
    }
    const part: [Decimal, Decimal] = [left, plus(left, units)];
    this.#changes.push({ units: part, cost: part });
    this.#left = left;
    return [];
  }

  split(ratio: [Decimal, Decimal], after: Decimal): void {
    this.#changes.push({ units: ratio, cost: [one, one] });
    this.#left = after;
  }

  held(): Lot[] {
    let units = one;
    let cost = one;
    let at = this.#changes.length;
    for (let i = this.#lots.length - 1; i >= 0; i--) {
      for (; at > this.#since[i]!; at--) {
        const change = this.#changes[at - 1]!;
        units = over(times(units, change.units[0]), change.units[1], factorPlaces);
        cost = over(times(cost, change.cost[0]), change.cost[1], factorPlaces);
      }
      if (at === this.#changes.length) continue;
      const lot = this.#lots[i]!;
      this.#lots[i] = {
        ...lot,
        units: rounded(times(lot.units, units), dividedPlaces),
        cost: rounded(times(lot.cost, cost), dividedPlaces),
        price: null,
      };
    }
    if (this.#left) takeRest(this.#lots, this.#left);
    this.#since.fill(0);
    this.#changes = [];
    this.#left = null;
    return [...this.#lots];
  }

  move(units: Decimal, left: Decimal): Lot[] {
    const before = this.held();
    this.take(units, left);
    const after = this.held();
    if (after.length === 0) return before;
    return before
      .map((lot, i) => ({
        ...lot,
        units: minus(lot.units, after[i]!.units),
        cost: minus(lot.cost, after[i]!.cost),
        price: null,
      }))
      .filter((lot) => !isZero(lot.units));
  }
}

/** Takes units from the oldest lots on; what is taken comes out as lots of its own, cost and all. */
function release(lots: Lot[], first: number, wanted: Decimal): Lot[] {
  const released: Lot[] = [];
  let left = wanted;
  for (let i = first; i < lots.length && !isZero(left); i++) {
    const lot = lots[i]!;
    const units = smaller(lot.units, left);
    const cost = costOf(lot, units);
    released.push({ ...lot, units, cost });
    lots[i] = { ...lot, units: minus(lot.units, units), cost: minus(lot.cost, cost) };
    left = minus(left, units);
  }
  return released;
}

function costOf(lot: Lot, units: Decimal): Decimal {
  if (compare(units, lot.units) === 0) return lot.cost;
  if (lot.price) return times(units, lot.price);
  return over(times(lot.cost, units), lot.units, dividedPlaces);
}

/** The last lot takes what rounding left, so that lots add up to the units held. */
function takeRest(lots: Lot[], units: Decimal): void {
  const last = lots.at(-1);
  if (!last) return;
  const others = sum(lots.slice(0, -1).map((lot) => lot.units));
  lots[lots.length - 1] = { ...last, units: minus(units, others) };
}
