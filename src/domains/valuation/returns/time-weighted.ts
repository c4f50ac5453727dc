import { type DailyValues, dust, lastDayOf, valueOn } from '../daily-values.ts';

export type TimeWeighted =
  | {
      kind: 'return';
      /** What the whole span returned, as a fraction. */
      total: number;
      /** The same for a year; null below 365 days, where the span's own return is shown (rule P-5). */
      annual: number | null;
      days: number;
      /** The close before the first money at work, or the day it came in. */
      from: number;
      /** The last day with money at work. */
      to: number;
    }
  | { kind: 'none'; reason: 'nothing-held' }
  | { kind: 'none'; reason: 'unknown-value'; from: number; to: number };

/**
 * The time-weighted return from the close of `from` to the close of `to`, by default of everything (rule P-4): money
 * that comes in works from the start of its day, money that goes out leaves at its end. A day without money at work, or that
 * begins with a debt (what is sold short, alone),
 * has no return, and days before the first and after the last one do not count (rule P-5).
 */
export function timeWeighted(
  series: DailyValues,
  from = series.first - 1,
  to = lastDayOf(series),
): TimeWeighted {
  const { first, value, inflow, outflow } = series;
  const end = Math.min(to - first, value.length - 1);
  let before = valueOn(series, from);
  let growth = 1;
  let start = before > dust ? from : Number.NaN;
  let last = from;
  for (let i = Math.max(0, from + 1 - first); i <= end; i++) {
    const now = value[i]!;
    const atWork = before + inflow[i]!;
    if (!(atWork <= dust) && !(before < -dust)) {
      growth *= (now + outflow[i]!) / atWork;
      if (Number.isNaN(start)) start = first + i;
      last = first + i;
    }
    before = now;
  }
  if (Number.isNaN(start)) return { kind: 'none', reason: 'nothing-held' };
  const span = { from: start, to: last };
  if (Number.isNaN(growth)) return { kind: 'none', reason: 'unknown-value', ...span };
  const days = last - start;
  return { kind: 'return', total: growth - 1, annual: annualised(growth - 1, days), days, ...span };
}

/** A span's return for a year of 365 days; null below a year, where such a figure would promise too much. */
export function annualised(total: number, days: number): number | null {
  if (days < 365) return null;
  const annual = (1 + total) ** (365 / days) - 1;
  return Number.isFinite(annual) ? annual : null;
}

/**
 * The return of each day after `from` up to `to`, NaN on days without money at work. A day whose value is not known has
 * none; the next known one has it all, from the last known value and the money that came and went since (rule P-15).
 */
export function dailyReturns(
  series: DailyValues,
  from = series.first - 1,
  to = lastDayOf(series),
): Float64Array {
  const { first, value, inflow, outflow } = series;
  const returns = new Float64Array(Math.max(0, to - from)).fill(Number.NaN);
  let before = valueOn(series, from);
  for (let day = Math.max(from + 1, first); day <= to && day - first < value.length; day++) {
    const i = day - first;
    const atWork = before + inflow[i]!;
    const isKnown = !Number.isNaN(value[i]!);
    if (isKnown && !(atWork <= dust) && !(before < -dust))
      returns[day - from - 1] = (value[i]! + outflow[i]!) / atWork - 1;
    before = isKnown ? value[i]! : atWork - outflow[i]!;
  }
  return returns;
}

/** Returns chained to an index that begins at 1 the day before the first of them; a day without one changes nothing. */
export function growthIndex(returns: Float64Array): Float64Array {
  const index = new Float64Array(returns.length + 1);
  index[0] = 1;
  for (let i = 0; i < returns.length; i++)
    index[i + 1] = index[i]! * (Number.isNaN(returns[i]!) ? 1 : 1 + returns[i]!);
  return index;
}
