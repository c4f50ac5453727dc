import { dayOf } from '../../../foundation/calendar-day.ts';
import { waysBelowHigh } from '../../../foundation/statistics/drawdown.ts';

/** What sums of floats leave below a high is no fall. */
const dust = 1e-9;

export type DatedFall = {
  /** Negative percent below the high. */
  percent: number;
  /** The day of the high, the deepest day, and the day the high was reached again; null where it has not been. */
  from: string;
  to: string;
  recovered: string | null;
};

/** Every way of an index by day below its last high, deepest first (rule P-12); `first` is the day of its first value. */
export function datedFalls(index: ArrayLike<number>, first: number): DatedFall[] {
  return waysBelowHigh(index, dust)
    .map(({ deepest, peak, trough, recovered }) => ({
      percent: deepest * 100,
      from: dayOf(first + peak),
      to: dayOf(first + trough),
      recovered: recovered === null ? null : dayOf(first + recovered),
    }))
    .sort((a, b) => a.percent - b.percent);
}
