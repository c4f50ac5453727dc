import { startOf } from '../../../domains/market-data/period-change.ts';
import { dayPoints, type ThinHistory } from './thin-history.ts';

export type PriceStanding = {
  /** Percent above or below the mean of the last 200 sessions. */
  toMean: number | null;
  /** From 0, the lowest close of 52 weeks, to 100, the highest. */
  place: number | null;
  low: number;
  high: number;
};

const sessions = 200;

/** Where the last close stands among those of the last year. */
export function priceStanding(history: ThinHistory): PriceStanding {
  const points = dayPoints(history);
  const last = points.at(-1)!;
  const start = startOf('1Y', history.until);
  const year = points.filter(({ day }) => day >= start).map(({ value }) => value);
  const low = Math.min(...year);
  const high = Math.max(...year);
  const recent = points.slice(-sessions).map(({ value }) => value);
  const mean = recent.reduce((sum, value) => sum + value, 0) / recent.length;
  return {
    toMean: recent.length === sessions && mean > 0 ? (last.value / mean - 1) * 100 : null,
    place:
      points[0]!.day <= start && high > low ? Math.round(((last.value - low) / (high - low)) * 100) : null,
    low,
    high,
  };
}
