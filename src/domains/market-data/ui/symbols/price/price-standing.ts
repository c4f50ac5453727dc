import { dayPoints, type ThinHistory } from '../../../thin-history.ts';
import { offeredPeriods, periodPoints } from './period-points.ts';

export type PriceStanding = {
  /** Percent above or below the mean of the last 200 sessions. */
  toMean: number | null;
  /** Among the closes of 52 weeks: from 0, the lowest, to 100, the highest. */
  range: { place: number; low: number; high: number } | null;
};

export const meanSessions = 200;

/** Where the last close stands among its own; null where the history is too short to tell. */
export function priceStanding(history: ThinHistory): PriceStanding {
  const closes = dayPoints(history).map(({ value }) => value);
  const last = closes.at(-1)!;
  const recent = closes.slice(-meanSessions);
  const mean = recent.reduce((sum, value) => sum + value, 0) / recent.length;
  return {
    toMean: recent.length === meanSessions && mean > 0 ? (last / mean - 1) * 100 : null,
    range: offeredPeriods(history).includes('1y') ? rangeOf(history, last) : null,
  };
}

function rangeOf(history: ThinHistory, last: number): PriceStanding['range'] {
  const year = periodPoints(history, '1y').map(({ value }) => value);
  const low = Math.min(...year);
  const high = Math.max(...year);
  return high > low ? { place: Math.round(((last - low) / (high - low)) * 100), low, high } : null;
}
