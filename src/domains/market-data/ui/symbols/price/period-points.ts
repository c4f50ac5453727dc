import { startOf } from '../../../period-change.ts';
import { dayPoints, type PricePoint, type ThinHistory, weekPoints } from './thin-history.ts';

export const chartPeriods = ['24h', '7d', '1m', '3m', 'ytd', '1y', 'max'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

const names = { '7d': '7D', '1m': '1M', '3m': '3M', ytd: 'YTD', '1y': '1Y' } as const;

/** The closes of a period, from the one it is measured against on; 24h are the last two. */
export function periodPoints(history: ThinHistory, period: ChartPeriod): PricePoint[] {
  const days = dayPoints(history);
  if (period === '24h') return days.slice(-2);
  const weeks = weekPoints(history);
  if (period === 'max') return weeks[0]!.day < days[0]!.day ? weeks : days;
  const start = startOf(names[period], history.until);
  const from = days.findLastIndex(({ day }) => day <= start);
  return days.slice(Math.max(0, from));
}

/** The periods that the history reaches back to, and the whole of it. */
export function offeredPeriods(history: ThinHistory): ChartPeriod[] {
  const days = dayPoints(history);
  return chartPeriods.filter((period) => {
    if (period === 'max') return true;
    if (period === '24h') return days.length > 1;
    return days[0]!.day <= startOf(names[period], history.until);
  });
}
