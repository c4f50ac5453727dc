import { addDays, type Day, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { startOf } from './period-change.ts';

export type PricePoint = { day: Day; value: number };

/** Closes at even steps of days; null where the market was closed. */
type Steps = { first: Day; closes: (number | null)[] };

/** What the page's charts need of ten years: every day of the last one, every week of the rest. */
export type ThinHistory = {
  days: Steps;
  weeks: Steps;
  /** The day periods are counted back from: today, or the last close where none followed for long. */
  until: Day;
};

type History = { first_day: Day | null; closes: readonly (number | null)[] };

const week = 7;
/** A start that falls into a long holiday is carried from before it; longer than that is no holiday. */
const spareDays = 10;
const digits = 8;

export function thinHistory({ first_day: first, closes }: History): ThinHistory | null {
  const end = closes.findLastIndex((close) => close !== null);
  if (!first || end < 0) return null;
  const isOver = closes.length - 1 - end > spareDays;
  const until = addDays(first, isOver ? end : closes.length - 1);
  const yearAgo = dayNumber(addDays(startOf('1Y', until), -spareDays)) - dayNumber(first);
  const from = Math.max(0, yearAgo);
  return {
    until,
    days: { first: addDays(first, from), closes: closes.slice(from, end + 1).map(rounded) },
    weeks: weekly(first, closes, end),
  };
}

/** Counted back from the last close, so that the line ends where the daily one does. */
function weekly(first: Day, closes: readonly (number | null)[], end: number): Steps {
  const points: (number | null)[] = [];
  let at = end;
  for (; at >= 0; at -= week) points.unshift(rounded(lastKnown(closes, at)));
  return { first: addDays(first, at + week), closes: points };
}

function lastKnown(closes: readonly (number | null)[], at: number): number | null {
  for (let back = at; back > at - week && back >= 0; back--) {
    if (closes[back] != null) return closes[back]!;
  }
  return null;
}

/** More digits than prices are written with; the dust of a division is not sent to every reader. */
function rounded(close: number | null): number | null {
  return close === null ? null : Number(close.toPrecision(digits));
}

export function dayPoints(history: ThinHistory): PricePoint[] {
  return pointsOf(history.days, 1);
}

export function weekPoints(history: ThinHistory): PricePoint[] {
  return pointsOf(history.weeks, week);
}

function pointsOf({ first, closes }: Steps, step: number): PricePoint[] {
  const start = dayNumber(first);
  return closes.flatMap((value, at) => (value === null ? [] : [{ day: dayOf(start + at * step), value }]));
}
