/** One way below a high. */
type Fall = {
  /** The deepest fall below an earlier high, as a fraction of that high: 0 or negative. */
  deepest: number;
  /** Places in the series: the high before the deepest fall, and its lowest point. */
  peak: number;
  trough: number;
  /** When that high was reached again; null where it has not been. */
  recovered: number | null;
};

export type Drawdown = Fall & {
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
 * Every way from a high to where it was reached again, or to the end, in the order of the line (rule P-12). Its first known
 * value is the first high, and values that are not known (NaN) are passed over. What lies no more than `dust` below is at
 * the high.
 */
export function waysBelowHigh(values: ArrayLike<number>, dust = 0): Fall[] {
  const ways: Fall[] = [];
  let top = Number.NEGATIVE_INFINITY;
  let high = 0;
  let way: Fall | null = null;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) continue;
    const fall = top > 0 ? value / top - 1 : 0;
    if (value < top && !(top > 0 && fall >= -dust)) {
      if (!way) {
        way = { deepest: 0, peak: high, trough: i, recovered: null };
        ways.push(way);
      }
      if (fall < way.deepest) Object.assign(way, { deepest: fall, trough: i });
      continue;
    }
    if (way) way.recovered = i;
    way = null;
    top = Math.max(top, value);
    high = i;
  }
  return ways;
}

/**
 * The falls of a line in sum (rule P-12). Lengths count in places, or in `days` where each place has one. Null where
 * nothing lies above zero.
 */
export function drawdown(values: ArrayLike<number>, days?: ArrayLike<number>): Drawdown | null {
  let last = values.length - 1;
  while (last >= 0 && Number.isNaN(values[last]!)) last--;
  const ways = waysBelowHigh(values);
  const open = ways.at(-1)?.recovered === null ? ways.at(-1) : undefined;
  const high = open?.peak ?? last;
  if (last < 0 || values[high]! <= 0) return null;
  const lengthOf = ({ peak, recovered }: Fall) => {
    const end = recovered ?? last;
    return days ? days[end]! - days[peak]! : end - peak;
  };
  let deepest: Fall = { deepest: 0, peak: 0, trough: 0, recovered: null };
  let ended = 0;
  for (const way of ways) {
    if (way.deepest < deepest.deepest) deepest = way;
    if (way !== open) ended = Math.max(ended, lengthOf(way));
  }
  const lasting = open ? lengthOf(open) : 0;
  return {
    ...deepest,
    isOpen: lasting > ended,
    longest: Math.max(lasting, ended),
    high,
    current: values[last]! / values[high]! - 1,
  };
}
