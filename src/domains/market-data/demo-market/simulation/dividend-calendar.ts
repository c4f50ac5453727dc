import { streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { civilOf, dayIndex, indexOf } from '../calendar/day-index.ts';
import { type Sessions, sessionFrom } from '../calendar/sessions.ts';

/** A dividend before its amount is known; every day of it follows from the calendar alone. */
export type PlannedDividend = {
  /** The price of this day decides the amount; it lies before the declaration. */
  reference: number;
  declaration: number;
  ex: number;
  record: number;
  payment: number;
  /** Part of the reference price. */
  part: number;
};

type Plan = {
  key: string;
  yield: number;
  months: readonly number[];
  dayOfMonth: number;
  first: number;
  last: number;
  sessions: Sessions;
  calendar: string;
};

/** From this day on New York settles the next day, so the ex-day is the record day itself. */
const nextDaySettlement = dayIndex('2024-05-28');

/**
 * The amount is settled once a year from the price at the end of November before, so a payer's quarters are equal.
 * In Europe a year may pass without a dividend, and 2020 often did; New York's payers never skip.
 */
export function planDividends(plan: Plan): PlannedDividend[] {
  const { months, sessions, first, last } = plan;
  if (months.length === 0) return [];
  const stream = streamOf(`dividends/${plan.key}`);
  const american = plan.calendar === 'new-york';
  const planned: PlannedDividend[] = [];
  const lastYear = civilOf(last).year;
  for (let year = civilOf(first).year; year <= lastYear; year++) {
    const skip = american ? 0 : year === 2020 ? 0.45 : 0.06;
    if (uniform(stream, year, 0) < skip) continue;
    const part = (plan.yield / 100 / months.length) * (0.82 + 0.36 * uniform(stream, year, 1));
    const reference = Math.max(first, indexOf(year - 1, 11, 30));
    for (const month of months) {
      const ex = sessionFrom(sessions, indexOf(year, month, Math.max(5, Math.min(26, plan.dayOfMonth))));
      const lead = 20 + Math.floor(14 * uniform(stream, year * 12 + month, 2));
      const declaration = sessionFrom(sessions, ex - lead);
      const sameDay = american && ex >= nextDaySettlement;
      const record = sameDay ? ex : sessionFrom(sessions, ex + 1);
      const payment = sessionFrom(
        sessions,
        record + 12 + Math.floor(8 * uniform(stream, year * 12 + month, 3)),
      );
      // Before day 0 there are no sessions to declare anything on.
      if (ex - lead > reference && ex <= last && payment < sessions.length)
        planned.push({ reference, declaration, ex, record, payment, part });
    }
  }
  return planned.sort((a, b) => a.ex - b.ex);
}
