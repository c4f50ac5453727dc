import { compare, type Decimal, decimal, sign, times } from '../../foundation/decimal.ts';

export const directions = ['up', 'down', 'either'] as const;
export type Direction = (typeof directions)[number];
export type Way = 'up' | 'down';
/** Below a level, on it, above it. */
export type Side = -1 | 0 | 1;

export const mostLevels = 100;
export const mostNote = 100;

const million = decimal('1000000');

/** Further away than any price goes: a slip of the hand, not a price one waits for (rule AL-1). */
export function isTooFar(level: Decimal, price: Decimal): boolean {
  if (sign(price) <= 0) return false;
  return compare(level, times(price, million)) > 0 || compare(times(level, million), price) < 0;
}

export function sideOf(price: Decimal, level: Decimal): Side {
  return Math.sign(compare(price, level)) as Side;
}

/** Which way a price went that stood at one side and now stands at another: reaching a level is crossing it, leaving it is not. */
export function wayOf(before: Side | null, after: Side): Way | null {
  if (before === null || before === 0 || before === after) return null;
  return before < 0 ? 'up' : 'down';
}

export function isAskedFor(way: Way, direction: Direction): boolean {
  return direction === 'either' || direction === way;
}
