export type Drawdown = {
  /** The deepest fall below an earlier high, as a positive fraction of that high. */
  deepest: number;
  /** Places in the series: the high before the deepest fall, and its lowest point. */
  peak: number;
  trough: number;
  /** When the high was reached again; null where it has not been. */
  recovered: number | null;
  /** The longest way from a high to the day it was reached again, or to the end; 0 without any fall. */
  longest: number;
  /** How far the last value lies below the highest. */
  current: number;
};

/** Falls of a growth index (rule P-12), so that money paid in or out is none; its first value is the first high. */
export function drawdown(index: ArrayLike<number>): Drawdown | null {
  if (index.length === 0) return null;
  const found: Drawdown = { deepest: 0, peak: 0, trough: 0, recovered: null, longest: 0, current: 0 };
  let high = 0;
  for (let i = 1; i < index.length; i++) {
    const fall = 1 - index[i]! / index[high]!;
    if (fall <= 0) {
      if (found.recovered === null && found.peak === high && found.deepest > 0) found.recovered = i;
      if (i - high > 1) found.longest = Math.max(found.longest, i - high);
      high = i;
    } else if (fall > found.deepest) {
      Object.assign(found, { deepest: fall, peak: high, trough: i, recovered: null });
    }
  }
  const last = index.length - 1;
  found.current = Math.max(0, 1 - index[last]! / index[high]!);
  if (last > high) found.longest = Math.max(found.longest, last - high);
  return found;
}

/** The highest of some prices and how far the last one lies below it; null where none is above zero. */
export function belowHigh(prices: ArrayLike<number>): { high: number; at: number; distance: number } | null {
  let at = -1;
  let last = Number.NaN;
  for (let i = 0; i < prices.length; i++) {
    if (Number.isNaN(prices[i]!)) continue;
    last = prices[i]!;
    if (at === -1 || last > prices[at]!) at = i;
  }
  if (at === -1 || prices[at]! <= 0) return null;
  return { high: prices[at]!, at, distance: last / prices[at]! - 1 };
}
