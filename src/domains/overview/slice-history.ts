import { addDays, addMonths, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { layerAt, type UnknownDays } from '../valuation/history-points.ts';
import type { ValueHistory, ValueSeries } from './dashboard-view.ts';

export type HistoryPeriod = '24h' | '7d' | '1m' | '3m' | 'ytd' | '1y' | 'max';
export type DaySpan = { from: string; to: string };
export type HistoryPoint = {
  day: string;
  value: number;
  invested: number;
  benchmark?: number;
  layer?: { of: 'inflation' | 'tax'; low: number; high: number };
  /** The value is not known: it is the last known one. */
  isCarried?: true;
};

/** The points of a period (rule P-8): a month is the same calendar day, the year begins at the close of 31 December. */
export function sliceHistory(history: ValueHistory, period: HistoryPeriod): HistoryPoint[] {
  if (period === 'max') return pointsOf(history.all, history.all.firstDay);
  const today = lastDay(history.year);
  return pointsOf(history.year, firstDayOf(period, today));
}

/** The points of days of one's own: every day of the last year, what there is of earlier ones. */
export function sliceDays(history: ValueHistory, { from, to }: DaySpan): HistoryPoint[] {
  return pointsOf(seriesFrom(history, from), from).filter(({ day }) => day <= to);
}

/** What the chart of a period or of own days says beside its points (rule P-15). */
export function unknownDaysOf(history: ValueHistory, of: HistoryPeriod | DaySpan): UnknownDays {
  const isSpan = typeof of === 'object';
  const series = isSpan ? seriesFrom(history, of.from) : of === 'max' ? history.all : history.year;
  const { firstDay, unknownBefore = 0 } = series;
  const points = isSpan ? sliceDays(history, of) : sliceHistory(history, of);
  return {
    carried: points.filter(({ isCarried }) => isCarried).length,
    before: points[0]?.day === firstDay ? unknownBefore : 0,
  };
}

function seriesFrom(history: ValueHistory, from: string): ValueSeries {
  return from >= history.year.firstDay ? history.year : history.all;
}

function firstDayOf(period: Exclude<HistoryPeriod, 'max'>, today: string): string {
  switch (period) {
    case '24h':
      return addDays(today, -1);
    case '7d':
      return addDays(today, -7);
    case '1m':
      return addMonths(today, -1);
    case '3m':
      return addMonths(today, -3);
    case 'ytd':
      return `${Number(today.slice(0, 4)) - 1}-12-31`;
    case '1y':
      return addMonths(today, -12);
  }
}

export function lastDay({ firstDay, everyDays, value }: ValueSeries): string {
  return addDays(firstDay, (value.length - 1) * everyDays);
}

function pointsOf(series: ValueSeries, from: string): HistoryPoint[] {
  const first = dayNumber(series.firstDay);
  const skipped = Math.max(0, Math.ceil((dayNumber(from) - first) / series.everyDays));
  return series.value.slice(skipped).map((value, at) => ({
    day: dayOf(first + (skipped + at) * series.everyDays),
    value,
    invested: series.invested[skipped + at] ?? 0,
    benchmark: series.benchmark[skipped + at],
    ...layerAt(series.layer, skipped + at, { value, invested: series.invested[skipped + at] ?? 0 }),
    ...(series.carried?.[skipped + at] && { isCarried: true as const }),
  }));
}
