import {
  compare,
  type Decimal,
  isZero,
  minus,
  over,
  smaller,
  sum,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { dividedPlaces, unitsAfter } from './follow-units.ts';
import type { LedgerRow } from './ledger-row.ts';
import { inOrder } from './order-rows.ts';
import { bringsUnits, takesUnits } from './transaction-types.ts';

export type LotMethod = 'fifo' | 'average';

/** Units bought together, with what is left of them. Their cost excludes fees (rule L-6). */
export type Lot = {
  day: number;
  currency: string;
  units: Decimal;
  cost: Decimal;
  /** Price of a unit as traded; null once a split has changed what a unit is. */
  price: Decimal | null;
};

/** A row of the book: what a transaction did to its holding. */
export type BookEntry = {
  id: string;
  type: LedgerRow['type'];
  day: number;
  currency: string;
  /** Units it moved, without sign; zero for types that move none. */
  units: Decimal;
  unitsAfter: Decimal;
  price: Decimal | null;
  /** Units times price, or the amount of money, before fee and tax. */
  gross: Decimal;
  fee: Decimal;
  tax: Decimal;
  /** Lots a sale took its units from, oldest first. With average cost a sale takes from the pool and this is empty. */
  released: Lot[];
  /** Numerator and denominator of a split. */
  ratio: [Decimal, Decimal] | null;
};

export type Book = { method: LotMethod; entries: BookEntry[]; lots: Lot[]; units: Decimal };

/** Keeps the book of one holding from its transactions, whatever order they come in. */
export function keepBook(rows: readonly LedgerRow[], method: LotMethod): Book {
  const lots: Lot[] = [];
  const entries: BookEntry[] = [];
  let first = 0;
  let units = zero;
  for (const row of inOrder(rows)) {
    units = unitsAfter(units, row);
    const moved = row.units ?? zero;
    const gross = row.units && row.price ? times(row.units, row.price) : (row.total ?? zero);
    let released: Lot[] = [];
    if (bringsUnits.has(row.type))
      lots.push({ day: row.day, currency: row.currency, units: moved, cost: gross, price: row.price });
    else if (takesUnits.has(row.type) && method === 'fifo') {
      // Who sells out takes every lot, with what rounding left in it.
      released = isZero(units) ? lots.slice(first) : release(lots, first, moved);
      if (isZero(units)) first = lots.length;
      while (first < lots.length && isZero(lots[first]!.units)) first++;
    } else if (row.type === 'split') splitLots(lots, first, row, units);
    entries.push({
      id: row.id,
      type: row.type,
      day: row.day,
      currency: row.currency,
      units: moved,
      unitsAfter: units,
      price: row.price,
      gross,
      fee: row.fee,
      tax: row.tax,
      released,
      ratio: row.type === 'split' ? [row.numerator!, row.denominator!] : null,
    });
  }
  return { method, entries, lots: method === 'fifo' ? lots.slice(first) : [], units };
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

/** A split changes units and keeps cost; the last lot takes what rounding left, so that lots add up to the units held. */
function splitLots(lots: Lot[], first: number, row: LedgerRow, units: Decimal): void {
  for (let i = first; i < lots.length; i++) {
    const lot = lots[i]!;
    const split = over(times(lot.units, row.numerator!), row.denominator!, dividedPlaces);
    lots[i] = { ...lot, units: split, price: null };
  }
  const last = lots.at(-1);
  if (last && first < lots.length) {
    const others = sum(lots.slice(first, -1).map((lot) => lot.units));
    lots[lots.length - 1] = { ...last, units: minus(units, others) };
  }
}
