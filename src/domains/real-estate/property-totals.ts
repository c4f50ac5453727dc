import {
  type Decimal,
  decimal,
  minus,
  percentOf,
  plus,
  sign,
  smaller,
  textOf,
  zero,
} from '../../foundation/decimal.ts';
import type { PropertyFiguresOutput } from './contract.ts';

export type PropertyTotals = {
  value: string;
  owed: string;
  equity: string;
  gain: string;
  gainPercent: number | null;
  /** What of the value is the bank's, what was paid for, and what it has grown by; together the value. */
  parts: ValueParts;
  /** Null where nothing is rented and nothing paid. */
  netRent: string | null;
  /** Of those that are rented. */
  netYield: number | null;
  missing: number;
};

export type ValueParts = { bank: string; own: string; grown: string };

type Known = PropertyFiguresOutput & {
  value: string;
  owed: string;
  equity: string;
  cost: string;
  gain: string;
};

/** Sums of what the rows of a list say; those without a rate are left out and counted (rule RE-6). */
export function totalsOf(list: readonly PropertyFiguresOutput[]): PropertyTotals {
  const known = list.filter((each): each is Known => each.value !== null);
  const sum = (of: (each: Known) => string) =>
    known.reduce((total, each) => plus(total, decimal(of(each))), zero);
  const value = sum((each) => each.value);
  const owed = sum((each) => each.owed);
  const cost = sum((each) => each.cost);
  const gain = sum((each) => each.gain);
  const rented = known.filter(({ year }) => year !== null && sign(decimal(year.rent)) > 0);
  const net = rented.reduce((total, { year }) => plus(total, decimal(year!.net)), zero);
  const rentedValue = rented.reduce((total, each) => plus(total, decimal(each.value)), zero);
  return {
    value: textOf(value),
    owed: textOf(owed),
    equity: textOf(minus(value, owed)),
    gain: textOf(gain),
    gainPercent: percentOf(gain, cost),
    parts: partsOf({ value, owed, cost }),
    netRent: rented.length > 0 ? textOf(net) : null,
    netYield: rented.length > 0 ? percentOf(net, rentedValue) : null,
    missing: list.length - known.length,
  };
}

/** The bank comes first, then what was paid, then what it has grown by. */
export function partsOf({ value, owed, cost }: Record<'value' | 'owed' | 'cost', Decimal>): ValueParts {
  const bank = smaller(owed, value);
  const paid = smaller(cost, value);
  const own = largest(zero, minus(paid, bank));
  return { bank: textOf(bank), own: textOf(own), grown: textOf(minus(minus(value, bank), own)) };
}

export function partsOfFigures({ value, owed, cost }: PropertyFiguresOutput): ValueParts | null {
  return value === null
    ? null
    : partsOf({ value: decimal(value), owed: decimal(owed!), cost: decimal(cost!) });
}

const largest = (a: Decimal, b: Decimal) => (sign(minus(a, b)) >= 0 ? a : b);
