export type Drawdown = {
  /** The deepest fall below an earlier high, as a fraction of that high: 0 or negative. */
  deepest: number;
  /** Places in the series: the high before the deepest fall, and its lowest point. */
  peak: number;
  trough: number;
  /** When that high was reached again; null where it has not been. */
  recovered: number | null;
  /** The longest way from a high to the day it was reached again, or to the end; 0 without any fall. */
  longest: number;
  /** The longest one has not ended. */
  isOpen: boolean;
  /** The place of the highest value, and how far the last one lies below it: 0 or negative. */
  high: number;
  current: number;
};

/** How far each value lies below the highest so far, as a fraction of it (rule P-12). From zero nothing falls. */
export function fallsBelowHigh(values: ArrayLike<number>): Float64Array {
  const falls = new Float64Array(values.length);
  let high = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value > high) high = value;
    falls[i] = high > 0 ? value / high - 1 : 0;
  }
  return falls;
}

/**
 * The falls of a line in sum (rule P-12); its first known value is the first high, and values that are not known (NaN)
 * are passed over. Lengths count in places, or in `days` where each place has one. Null where nothing lies above zero.
 */
export function drawdown(values: ArrayLike<number>, days?: ArrayLike<number>): Drawdown | null {
  const between = (from: number, to: number) => (days ? days[to]! - days[from]! : to - from);
  const found = { deepest: 0, peak: 0, trough: 0, recovered: null as number | null, longest: 0 };
  let high = -1;
  let last = -1;
  let fell = false;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) continue;
    last = i;
    if (high === -1 || value >= values[high]!) {
      if (fell) found.longest = Math.max(found.longest, between(high, i));
      if (fell && found.peak === high && found.deepest < 0) found.recovered ??= i;
      high = i;
      fell = false;
      continue;
    }
    fell = true;
    const fall = values[high]! > 0 ? value / values[high]! - 1 : 0;
    if (fall < found.deepest) Object.assign(found, { deepest: fall, peak: high, trough: i, recovered: null });
  }
  if (high === -1 || values[high]! <= 0) return null;
  const open = fell ? between(high, last) : 0;
  return {
    ...found,
    isOpen: open > found.longest,
    longest: Math.max(open, found.longest),
    high,
    current: values[last]! / values[high]! - 1,
  };
}
