import { dayIndex } from '../calendar/day-index.ts';
import type { CalendarName } from '../calendar/market-holidays.ts';
import { type Sessions, sessionBook } from '../calendar/sessions.ts';
import { type DemoInstrument, lastDayOf } from '../demo-instrument.ts';
import { anchorDay } from './anchor-day.ts';
import { type Factors, factorsOf } from './factors.ts';
import type { DaySplit, PaidDividend } from './share-path.ts';

/** One instrument as it is worked out, by day index; days ahead included. */
export type DraftSeries = {
  instrument: DemoInstrument;
  closes: Float64Array;
  /** Logarithm of the price on every day, sessions or not: what funds and futures follow. */
  levels: Float64Array;
  splits: readonly DaySplit[];
  dividends: readonly PaidDividend[];
  coupons: readonly PaidDividend[];
};

/** The market while it is being made. */
export type MarketDraft = {
  /** Days worked out: at least up to the anchor. */
  days: number;
  factors: Factors;
  /** Sessions, with a year more than the prices: dividends are declared ahead. */
  sessionsOf: (calendar: CalendarName) => Sessions;
  series: Map<string, DraftSeries>;
};

const daysAhead = 400;

export function newDraft(through: number): MarketDraft {
  const days = Math.max(through, anchorDay) + 1;
  return { days, factors: factorsOf(days), sessionsOf: sessionBook(days + daysAhead), series: new Map() };
}

/** The index of the last day with a quote; of those that stay, a day that never comes. */
export function lastQuotedDay(instrument: DemoInstrument): number {
  const lastDay = lastDayOf(instrument);
  return lastDay ? dayIndex(lastDay) : Number.MAX_SAFE_INTEGER;
}

export function levelsOf(draft: MarketDraft, key: string): Float64Array {
  const series = draft.series.get(key);
  if (!series) throw new Error(`${key} is not made yet`);
  return series.levels;
}
