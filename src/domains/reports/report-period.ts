import { addMonths, type Day, dayNumber, dayOf, isDay } from '../../foundation/calendar-day.ts';

/** What a report is about in time: a calendar period, everything, or days of one's own, both included. */
export type ReportPeriod =
  | { of: 'month' | 'quarter' | 'year'; at: string }
  | { of: 'start' }
  | { of: 'days'; from: Day; to: Day };

/** The close a period starts from, and its last day. */
export type Span = { from: number; to: number };

/** Half a century before there was anything to buy here, and as far ahead as anybody plans. */
const [firstYear, lastYear] = [1900, 2200];

const patterns = {
  year: /^\d{4}$/,
  quarter: /^\d{4}-Q[1-4]$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
} as const;
const calendar = ['year', 'quarter', 'month'] as const;

/** Whether there is such a period: days that exist, the earlier first. */
export function isPeriod(period: ReportPeriod): boolean {
  if (period.of === 'start') return true;
  if (period.of !== 'days') {
    const year = Number(period.at.slice(0, 4));
    return patterns[period.of].test(period.at) && year >= firstYear && year <= lastYear;
  }
  const { from, to } = period;
  const years = [from, to].map((day) => Number(day.slice(0, 4)));
  return isDay(from) && isDay(to) && from <= to && years[0]! >= firstYear && years[1]! <= lastYear;
}

/** As it stands in an address: 2025, 2025-Q2, 2025-03, start, or 2025-01-15..2025-03-02. */
export function periodText(period: ReportPeriod): string {
  if (period.of === 'start') return 'start';
  return period.of === 'days' ? `${period.from}..${period.to}` : period.at;
}

/** Null where it is none. */
export function readPeriod(text: string): ReportPeriod | null {
  if (text === 'start') return { of: 'start' };
  const of = calendar.find((each) => patterns[each].test(text));
  const [from = '', to = '', ...more] = text.split('..');
  const period: ReportPeriod = of ? { of, at: text } : { of: 'days', from, to };
  return more.length === 0 && isPeriod(period) ? period : null;
}

type Bounded = Exclude<ReportPeriod, { of: 'start' }>;

/** The first and the last day. */
function boundsOf(period: Bounded): { first: Day; last: Day } {
  if (period.of === 'days') return { first: period.from, last: period.to };
  const months = { month: 1, quarter: 3, year: 12 }[period.of];
  const first = firstOf(period);
  return { first, last: dayOf(dayNumber(addMonths(first, months)) - 1) };
}

function firstOf({ of, at }: Extract<Bounded, { at: string }>): Day {
  if (of === 'year') return `${at}-01-01`;
  if (of === 'month') return `${at}-01`;
  const month = Number(at.slice(-1)) * 3 - 2;
  return `${at.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

/**
 * The days of a period as far as they have been (rule RP-2): from the close before its first day, never earlier than the
 * day before the first transaction, to its last day or today. Null where it has not begun.
 */
export function spanOf(
  period: ReportPeriod,
  { today, begun }: { today: number; begun: number },
): Span | null {
  const beforeAll = Math.min(begun, today) - 1;
  if (period.of === 'start') return { from: beforeAll, to: today };
  const { first, last } = boundsOf(period);
  if (dayNumber(first) > today) return null;
  const to = Math.min(dayNumber(last), today);
  return { from: Math.min(to, Math.max(beforeAll, dayNumber(first) - 1)), to };
}

/** What a period is compared with: the calendar period before, or as many days; everything has none before it. */
export function periodBefore(period: ReportPeriod): ReportPeriod | null {
  if (period.of === 'start') return null;
  const { first, last } = boundsOf(period);
  const before = earlier(period, first, last);
  return isPeriod(before) ? before : null;
}

function earlier(period: Bounded, first: Day, last: Day): Bounded {
  const until = dayOf(dayNumber(first) - 1);
  const year = until.slice(0, 4);
  switch (period.of) {
    case 'year':
      return { of: 'year', at: year };
    case 'quarter':
      return { of: 'quarter', at: `${year}-Q${Math.ceil(Number(until.slice(5, 7)) / 3)}` };
    case 'month':
      return { of: 'month', at: until.slice(0, 7) };
    case 'days':
      return { of: 'days', from: dayOf(2 * dayNumber(first) - dayNumber(last) - 1), to: until };
  }
}

/** The period after one; null where it has not begun yet. */
export function periodAfter(period: ReportPeriod, today: Day): ReportPeriod | null {
  if (period.of === 'start') return null;
  const { first, last } = boundsOf(period);
  const next = dayOf(dayNumber(last) + 1);
  if (next > today) return null;
  switch (period.of) {
    case 'year':
      return { of: 'year', at: next.slice(0, 4) };
    case 'quarter':
      return { of: 'quarter', at: `${next.slice(0, 4)}-Q${Math.ceil(Number(next.slice(5, 7)) / 3)}` };
    case 'month':
      return { of: 'month', at: next.slice(0, 7) };
    case 'days':
      return { of: 'days', from: next, to: dayOf(2 * dayNumber(last) - dayNumber(first) + 1) };
  }
}

/** A span cut at the ends of its calendar months, oldest first. */
export function monthsIn({ from, to }: Span): (Span & { month: string; isWhole: boolean })[] {
  const months: (Span & { month: string; isWhole: boolean })[] = [];
  for (let begin = from; begin < to; ) {
    const month = dayOf(begin + 1).slice(0, 7);
    const last = dayNumber(addMonths(`${month}-01`, 1)) - 1;
    const end = Math.min(to, last);
    months.push({ month, from: begin, to: end, isWhole: end === last && dayOf(begin + 1).endsWith('-01') });
    begin = end;
  }
  return months;
}
