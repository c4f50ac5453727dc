import { type DaySeries, lastKnown } from '../../market-data/day-series.ts';

/** The two closes whose difference is the last move: the newest and the one before it. */
export type LastMove = {
  day: number;
  price: number;
  dayBefore: number;
  priceBefore: number;
  /** The move is not today's: on a Saturday it is Friday's, and the screen says so. */
  earlier: boolean;
};

/**
 * What 24h means for one instrument (rule P-8), from its closes as they came, not carried forward. `null` before it
 * has two of them.
 */
export function lastMove(closes: DaySeries, today: number): LastMove | null {
  const last = lastKnown(closes, today);
  const before = last && lastKnown(closes, last.day - 1);
  if (!before) return null;
  return {
    day: last.day,
    price: last.value,
    dayBefore: before.day,
    priceBefore: before.value,
    earlier: last.day < today,
  };
}
