import {
  compare,
  type Decimal,
  isZero,
  minus,
  negated,
  one,
  over,
  plus,
  rounded,
  smaller,
  sum,
  times,
} from '../../foundation/decimal.ts';
import { dividedPlaces } from './follow-units.ts';
import type { LotMethod } from './lot-methods.ts';

/** Money of a day in its currency. */
export type DatedMoney = { day: number; currency: string; amount: Decimal };

/** Units bought together, with what is left of them. Their cost excludes fees (rule L-6). */
export type Lot = {
  /** The row that brought it. */
  id?: string;
  day: number;
  currency: string;
  units: Decimal;
  cost: Decimal;
  /** Price of a unit as traded; null where it does not give the cost: after a split, beside a stated amount. */
  price: Decimal | null;
  /** Capital that was paid back since, which lowers the cost by the rates of its own days (rule CA-5). */
  back?: readonly DatedMoney[];
};

/** Everything a lot has cost: what was paid for it, less what was paid back. */
export function costsOf({ day, currency, cost, back = [] }: Pick<Lot, 'day' | 'currency' | 'cost' | 'back'>) {
  return [
    { day, currency, amount: cost },
    ...back.map((paid): DatedMoney => ({ ...paid, amount: negated(paid.amount) })),
  ];
}

/** The lots of a holding: what its book does to them. */
export type Lots = {
  add(lots: readonly Lot[]): void;
  /** What is sold, as lots of its own, cost and all; `left` is how many units stay. Lots that are named go first. */
  take(units: Decimal, left: Decimal, named?: readonly string[] | null): Lot[];
  /** What moves to another portfolio, likewise. */
  move(units: Decimal, left: Decimal): Lot[];
  split(ratio: [Decimal, Decimal], after: Decimal): void;
  /** A part of the cost of each leaves, and no units; given back are lots as they were, with that part as their cost. */
  spinOff(share: Decimal): Lot[];
  payBack(paid: DatedMoney): void;
  held(): Lot[];
};

/** Lots that leave one after the other. */
export function lotsInOrder(method: Exclude<LotMethod, 'average'>): Lots {
  return method === 'lifo' ? new NewestFirst() : new OldestFirst();
}

/** The oldest leave first. */
class OldestFirst implements Lots {
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

  take(units: Decimal, left: Decimal, named?: readonly string[] | null): Lot[] {
    if (named && !isZero(left)) return this.#takeNamed(units, named);
    // Who sells out takes every lot, with what rounding left in it.
    const taken = isZero(left) ? this.held() : release(this.#lots, this.#first, units);
    if (isZero(left)) this.#first = this.#lots.length;
    while (this.#first < this.#lots.length && isZero(this.#lots[this.#first]!.units)) this.#first++;
    return taken;
  }

  /** What the named lots do not have comes from the oldest. */
  #takeNamed(units: Decimal, named: readonly string[]): Lot[] {
    const taken: Lot[] = [];
    let wanted = units;
    const lots = this.held();
    for (const id of named)
      for (const [i, lot] of lots.entries()) {
        if (lot.id !== id || isZero(wanted) || isZero(lot.units)) continue;
        const [gone, rest] = parted(lot, smaller(lot.units, wanted));
        taken.push(gone);
        lots[i] = rest;
        wanted = minus(wanted, gone.units);
      }
    const left = lots.filter((lot) => !isZero(lot.units));
    taken.push(...release(left, 0, wanted));
    this.#keep(left.filter((lot) => !isZero(lot.units)));
    return taken;
  }

  move(units: Decimal, left: Decimal): Lot[] {
    return this.take(units, left);
  }

  split(ratio: [Decimal, Decimal], after: Decimal): void {
    this.#keep(splitLots(this.held(), ratio, after));
  }

  spinOff(share: Decimal): Lot[] {
    const { left, gone } = partOfCosts(this.held(), share);
    this.#keep(left);
    return gone;
  }

  payBack(paid: DatedMoney): void {
    this.#keep(paidBack(this.held(), paid));
  }

  #keep(lots: Lot[]): void {
    this.#lots = lots;
    this.#first = 0;
  }

  held(): Lot[] {
    return this.#lots.slice(this.#first);
  }
}

/** The newest leave first. */
class NewestFirst implements Lots {
  /** Oldest first, as they are shown. */
  #lots: Lot[] = [];

  add(lots: readonly Lot[]): void {
    const last = this.#lots.at(-1);
    this.#lots.push(...lots);
    if (last && lots.some(({ day }) => day < last.day)) this.#lots.sort((a, b) => a.day - b.day);
  }

  take(units: Decimal, left: Decimal): Lot[] {
    if (isZero(left)) return this.#lots.splice(0).reverse();
    const taken: Lot[] = [];
    for (let wanted = units; this.#lots.length > 0 && !isZero(wanted); ) {
      const lot = this.#lots.pop()!;
      const [gone, rest] = parted(lot, smaller(lot.units, wanted));
      taken.push(gone);
      if (!isZero(rest.units)) this.#lots.push(rest);
      wanted = minus(wanted, gone.units);
    }
    return taken;
  }

  move(units: Decimal, left: Decimal): Lot[] {
    return this.take(units, left).sort((a, b) => a.day - b.day);
  }

  split(ratio: [Decimal, Decimal], after: Decimal): void {
    this.#lots = splitLots(this.#lots, ratio, after);
  }

  spinOff(share: Decimal): Lot[] {
    const { left, gone } = partOfCosts(this.#lots, share);
    this.#lots = left;
    return gone;
  }

  payBack(paid: DatedMoney): void {
    this.#lots = paidBack(this.#lots, paid);
  }

  held(): Lot[] {
    return [...this.#lots];
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
        ...(lot.back && { back: lot.back.map((paid) => scaled(paid, cost)) }),
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
        ...(lot.back && { back: without(lot.back, after[i]!.back!) }),
      }))
      .filter((lot) => !isZero(lot.units));
  }

  spinOff(share: Decimal): Lot[] {
    const { left, gone } = partOfCosts(this.held(), share);
    this.#lots = left;
    return gone;
  }

  payBack(paid: DatedMoney): void {
    this.#lots = paidBack(this.held(), paid);
  }
}

/** Takes units from the oldest lots on; what is taken comes out as lots of its own, cost and all. */
function release(lots: Lot[], first: number, wanted: Decimal): Lot[] {
  const released: Lot[] = [];
  let left = wanted;
  for (let i = first; i < lots.length && !isZero(left); i++) {
    const [gone, rest] = parted(lots[i]!, smaller(lots[i]!.units, left));
    released.push(gone);
    lots[i] = rest;
    left = minus(left, gone.units);
  }
  return released;
}

/** So many units of a lot, and the rest of it. */
function parted(lot: Lot, units: Decimal): [Lot, Lot] {
  const cost = costOf(lot, units);
  const back = lot.back?.map((paid) => ({ ...paid, amount: partOf(paid.amount, units, lot.units) }));
  return [
    { ...lot, units, cost, ...(back && { back }) },
    {
      ...lot,
      units: minus(lot.units, units),
      cost: minus(lot.cost, cost),
      ...(back && { back: without(lot.back!, back) }),
    },
  ];
}

function costOf(lot: Lot, units: Decimal): Decimal {
  return lot.price && compare(units, lot.units) !== 0
    ? times(units, lot.price)
    : partOf(lot.cost, units, lot.units);
}

function partOf(amount: Decimal, units: Decimal, all: Decimal): Decimal {
  return compare(units, all) === 0 ? amount : over(times(amount, units), all, dividedPlaces);
}

function without(all: readonly DatedMoney[], gone: readonly DatedMoney[]): DatedMoney[] {
  return all.map((paid, i) => ({ ...paid, amount: minus(paid.amount, gone[i]!.amount) }));
}

function scaled(paid: DatedMoney, factor: Decimal): DatedMoney {
  return { ...paid, amount: rounded(times(paid.amount, factor), dividedPlaces) };
}

function splitLots(
  lots: readonly Lot[],
  [numerator, denominator]: [Decimal, Decimal],
  after: Decimal,
): Lot[] {
  const split = lots.map((lot) => ({
    ...lot,
    units: over(times(lot.units, numerator), denominator, dividedPlaces),
    price: null,
  }));
  takeRest(split, after);
  return split;
}

/** The same lots in units of another asset, into which they were exchanged (rule CA-2). */
export function exchanged(lots: readonly Lot[], units: Decimal): Lot[] {
  const all = sum(lots.map((lot) => lot.units));
  return compare(all, units) === 0 ? [...lots] : splitLots(lots, [units, all], units);
}

/** What a spin-off leaves of each lot, and what goes over (rule CA-3). */
function partOfCosts(lots: readonly Lot[], share: Decimal): { left: Lot[]; gone: Lot[] } {
  const gone = lots.map((lot) => ({
    ...lot,
    cost: rounded(times(lot.cost, share), dividedPlaces),
    price: null,
    ...(lot.back && { back: lot.back.map((paid) => scaled(paid, share)) }),
  }));
  const left = lots.map((lot, i) => ({
    ...lot,
    cost: minus(lot.cost, gone[i]!.cost),
    price: null,
    ...(lot.back && { back: without(lot.back, gone[i]!.back!) }),
  }));
  return { left, gone };
}

/** The same for each unit; the last lot takes what rounding left. */
function paidBack(lots: readonly Lot[], { amount, ...when }: DatedMoney): Lot[] {
  const units = sum(lots.map((lot) => lot.units));
  let rest = amount;
  return lots.map((lot, i) => {
    const part = i === lots.length - 1 ? rest : over(times(amount, lot.units), units, dividedPlaces);
    rest = minus(rest, part);
    return { ...lot, back: [...(lot.back ?? []), { ...when, amount: part }] };
  });
}

/** The last lot takes what rounding left, so that lots add up to the units held. */
function takeRest(lots: Lot[], units: Decimal): void {
  const last = lots.at(-1);
  if (!last) return;
  const others = sum(lots.slice(0, -1).map((lot) => lot.units));
  lots[lots.length - 1] = { ...last, units: minus(units, others) };
}
