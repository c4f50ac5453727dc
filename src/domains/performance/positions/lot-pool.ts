import {
  compare,
  type Decimal,
  isZero,
  minus,
  over,
  plus,
  rounded,
  sign,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { dividedPlaces } from '../../ledger/follow-units.ts';
import type { LotMethod } from '../../ledger/lot-methods.ts';

/** Units with what they cost, and what the FX effect needs of their lots (rule P-9). */
export type LotPool = {
  units: Decimal;
  /** In the shown currency. */
  cost: Decimal;
  /** In the instrument's currency by the rates of the trade days. */
  inInstrument: Decimal;
  /** The same in the shown currency, through the instrument's. */
  costAtRate0: Decimal;
  /** Units, each times its own day's rate. */
  unitsAtRate0: Decimal;
};

export const emptyPool: LotPool = {
  units: zero,
  cost: zero,
  inInstrument: zero,
  costAtRate0: zero,
  unitsAtRate0: zero,
};

const fields = ['units', 'cost', 'inInstrument', 'costAtRate0', 'unitsAtRate0'] as const;

function each(change: (field: (typeof fields)[number]) => Decimal): LotPool {
  return {
    units: change('units'),
    cost: change('cost'),
    inInstrument: change('inInstrument'),
    costAtRate0: change('costAtRate0'),
    unitsAtRate0: change('unitsAtRate0'),
  };
}

export function poolsTogether(a: LotPool, b: LotPool): LotPool {
  return each((field) => plus(a[field], b[field]));
}

export function poolWithout(a: LotPool, b: LotPool): LotPool {
  return each((field) => minus(a[field], b[field]));
}

/** The part of a pool that some of its units are; all of it leaves nothing behind. What is short counts below zero. */
export function partOfPool(pool: LotPool, units: Decimal): LotPool {
  if (compare(units, pool.units) * (sign(units) || 1) >= 0) return pool;
  const part = each((field) => over(times(pool[field], units), pool.units, dividedPlaces));
  return { ...part, units };
}

/** A part of what a pool cost, and none of its units. */
export function costShareOf(pool: LotPool, share: Decimal): LotPool {
  const part = each((field) => rounded(times(pool[field], share), dividedPlaces));
  return { ...part, units: zero, unitsAtRate0: zero };
}

/** A split changes what a unit is and not what the pool cost. */
export function splitPool(
  pool: LotPool,
  [numerator, denominator]: [Decimal, Decimal],
  units: Decimal,
): LotPool {
  const unitsAtRate0 = over(times(pool.unitsAtRate0, numerator), denominator, dividedPlaces);
  return { ...pool, units, unitsAtRate0 };
}

/**
 * What the price alone made of a pool, up to a price in the instrument's currency (rule P-9): lot by lot at each lot's
 * own rate, or with average cost at the one weighted by cost. The rest of the gain is the currency's.
 */
export function priceEffectOf(pool: LotPool, price: Decimal, method: LotMethod): Decimal {
  if (method !== 'average') return minus(times(pool.unitsAtRate0, price), pool.costAtRate0);
  if (isZero(pool.inInstrument)) return zero;
  const inInstrument = minus(times(pool.units, price), pool.inInstrument);
  return over(times(inInstrument, pool.costAtRate0), pool.inInstrument, dividedPlaces);
}
