import type { DailyValues } from '../../valuation/daily-values.ts';
import { type DatedFall, datedFalls } from '../../valuation/returns/dated-falls.ts';
import { dailyReturns, growthIndex } from '../../valuation/returns/time-weighted.ts';
import type { Span } from '../report-period.ts';

/** Every way of the time-weighted index below its last high, deepest first (rules P-12 and RP-6). */
export const drawdownsOf = (daily: DailyValues, { from, to }: Span): DatedFall[] =>
  datedFalls(growthIndex(dailyReturns(daily, from, to)), from);
