import { compare, type Decimal, decimal, over, sign, textOf, times } from '../../foundation/decimal.ts';

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

export type SplitDay = { day: string; numerator: string; denominator: string };

/** Decimals kept where a split does not come out even. */
const splitPlaces = 12;

/** The level for prices of a later day: a split in between changed what a unit is (rule AL-2). */
export function afterSplits(level: Decimal, splits: readonly SplitDay[], from: string, to: string): Decimal {
  return splits
    .filter(({ day }) => day > from && day <= to)
    .reduce(
      (price, { numerator, denominator }) =>
        over(times(price, decimal(denominator)), decimal(numerator), splitPlaces),
      level,
    );
}

export type WatchedLevel = {
  level: string;
  direction: Direction;
  repeats: boolean;
  side: Side | null;
  seen_day: string | null;
  crossed_way: Way | null;
  crossed_quote_at: Date | null;
};
export type LevelQuote = { price: Decimal; day: string; at: Date };

export type SeenLevel = {
  level: string;
  side: Side;
  seen_day: string;
  /** Crossed now; `back` where a corrected price undid the last crossing. */
  crossing: Way | 'back' | null;
};

/** What a price does to a level (rule AL-2). */
export function seeLevel(
  watched: WatchedLevel,
  { price, day, at }: LevelQuote,
  splits: readonly SplitDay[],
): SeenLevel {
  const { seen_day, crossed_way, crossed_quote_at } = watched;
  const level =
    seen_day === null ? decimal(watched.level) : afterSplits(decimal(watched.level), splits, seen_day, day);
  const side = sideOf(price, level);
  const seen = { level: textOf(level), side, seen_day: seen_day === null || day > seen_day ? day : seen_day };
  const corrected = crossed_quote_at !== null && at.getTime() <= crossed_quote_at.getTime();
  if (corrected && crossed_way !== null && side === (crossed_way === 'up' ? -1 : 1))
    return { ...seen, crossing: 'back' };
  const isDone = crossed_way !== null && !watched.repeats;
  const way = isDone ? null : wayOf(watched.side, side);
  return { ...seen, crossing: way && isAskedFor(way, watched.direction) ? way : null };
}
