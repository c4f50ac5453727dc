import { dayOf } from '../../../foundation/calendar-day.ts';
import { fallsBelowHigh } from '../../../foundation/statistics/drawdown.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { dailyReturns, growthIndex } from '../../valuation/returns/time-weighted.ts';
import type { Span } from '../report-period.ts';

/** What sums of floats leave below a high is no fall. */
const still = -1e-9;

export type Drawdown = {
  /** Negative percent below the high. */
  percent: number;
  /** The day of the high, the deepest day, and the day the high was reached again; null where it has not been. */
  from: string;
  to: string;
  recovered: string | null;
};

/** Every way of the time-weighted index below its last high, deepest first (rules P-12 and RP-6). */
export function drawdownsOf(daily: DailyValues, { from, to }: Span): Drawdown[] {
  const below = fallsBelowHigh(growthIndex(dailyReturns(daily, from, to)));
  const drawdowns: Drawdown[] = [];
  for (let i = 1; i < below.length; i++) {
    if (!(below[i]! < still)) continue;
    const high = i - 1;
    let deepest = i;
    while (i < below.length && below[i]! < still) {
      if (below[i]! < below[deepest]!) deepest = i;
      i++;
    }
    drawdowns.push({
      percent: below[deepest]! * 100,
      from: dayOf(from + high),
      to: dayOf(from + deepest),
      recovered: i < below.length ? dayOf(from + i) : null,
    });
  }
  return drawdowns.sort((a, b) => a.percent - b.percent);
}
