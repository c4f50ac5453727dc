import { type ChartPeriod, chartPeriods } from '../../../../../design-system/chart/period-switch.tsx';
import type { DaySpan } from '../../../../../design-system/chart/zoom/range-control.tsx';
import { startOf } from '../../../period-change.ts';
import { dayPoints, type PricePoint, type ThinHistory, weekPoints } from '../../../thin-history.ts';

const names = { '7d': '7D', '1m': '1M', '3m': '3M', ytd: 'YTD', '1y': '1Y' } as const;

/** The closes of a period, from the one it is measured against on. */
export function periodPoints(history: ThinHistory, period: ChartPeriod): PricePoint[] {
  const days = dayPoints(history);
  const weeks = weekPoints(history);
  if (period === 'max') return weeks[0]!.day < days[0]!.day ? weeks : days;
  const start = startOf(names[period], history.until);
  const from = days.findLastIndex(({ day }) => day <= start);
  return days.slice(Math.max(0, from));
}

/** The closes of days of one's own: each day of the last year, each week of what was before. */
export function ownPoints(history: ThinHistory, { from, to }: DaySpan): PricePoint[] {
  const days = dayPoints(history);
  const points = from >= days[0]!.day ? days : weekPoints(history);
  return points.filter(({ day }) => day >= from && day <= to);
}

/** The first and the last day with a close. */
export function wholeSpan(history: ThinHistory): DaySpan {
  const days = dayPoints(history);
  const [first] = weekPoints(history);
  const begun = first && first.day < days[0]!.day ? first.day : days[0]!.day;
  return { from: begun, to: days.at(-1)!.day };
}

/** The periods that the history reaches back to, and the whole of it. */
export function offeredPeriods(history: ThinHistory): ChartPeriod[] {
  const days = dayPoints(history);
  return chartPeriods.filter((period) => {
    if (period === 'max') return true;
    return days[0]!.day <= startOf(names[period], history.until);
  });
}
