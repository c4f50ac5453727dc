import type { Day } from '../../../foundation/calendar-day.ts';
import { dayFrom } from '../../../foundation/days/day-from.ts';

/** How a format writes days. `iso` also takes slashes and dots for hyphens, and no sign at all. */
export const dayOrders = ['iso', 'dayFirst', 'monthFirst', 'shortYearFirst'] as const;
export type DayOrder = (typeof dayOrders)[number];

export type Moment = { day: Day; time?: string };

const mostLength = 60;
const letter = /\p{L}/u;

/** A day, with its time where one is written; nothing where the text is neither. The zone is left as printed. */
export function momentOf(cell: string, order: DayOrder = 'iso'): Moment | undefined {
  const text = cell.trim();
  if (!text || text.length > mostLength) return undefined;
  const named = letter.test(text) ? namedMoment(text) : undefined;
  if (named) return named;
  const [, date = '', rest = ''] = /^([\d./-]+)(.*)$/s.exec(text) ?? [];
  const day = numericDay(date, order);
  if (!day) return undefined;
  const time = timeOf(rest.replace(/^[T;,\s]+/, ''));
  if (rest.trim() && time === undefined) return undefined;
  return time ? { day, time } : { day };
}

/** A day alone, whatever follows it. */
export function dayIn(cell: string, order: DayOrder = 'iso'): Day | undefined {
  return momentOf(cell, order)?.day;
}

function numericDay(date: string, order: DayOrder): Day | undefined {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(date) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(date);
  if (iso) return dayFrom(iso[1]!, iso[2]!, iso[3]!);
  const [, a, b, c] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/.exec(date) ?? [];
  if (!a || !b || !c) return undefined;
  if (order === 'shortYearFirst')
    return c.length === 2 ? dayFrom(`20${a.padStart(2, '0')}`, b, c) : undefined;
  const year = c.length === 2 ? `20${c}` : c;
  return order === 'monthFirst' ? dayFrom(year, a, b) : dayFrom(year, b, a);
}

/** `10:31:22`, `10:31`, `103122`, `10:10:57 PM`, with parts of seconds and a zone after it, which are left out. */
export function timeOf(text: string): string | undefined {
  const [, hour, minute, second = '00', , half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?([.,]\d+)?\s*([AaPp][Mm])?\s*(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\d{2}:?\d{2})?$/.exec(
      text,
    ) ??
    /^(\d{2})(\d{2})(\d{2})()()$/.exec(text) ??
    [];
  if (!hour || !minute) return undefined;
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

/** Names by which months are called in files, by their first letters; Polish, Dutch and German beside English. */
const months = [
  ['jan', 'sty'],
  ['feb', 'lut'],
  ['mar', 'mrt', 'maa', 'mär'],
  ['apr', 'kwi'],
  ['may', 'mei', 'maj', 'mai'],
  ['jun', 'cze'],
  ['jul', 'lip'],
  ['aug', 'sie'],
  ['sep', 'wrz'],
  ['oct', 'okt', 'paź'],
  ['nov', 'lis'],
  ['dec', 'dez', 'gru'],
];

function namedMoment(text: string): Moment | undefined {
  const dayFirst = /^(\d{1,2})[-\s.]+(\p{L}{3,12})\.?[-\s.,]+(\d{4}|\d{2}(?!\d))(.*)$/su.exec(text);
  const monthFirst = /^(\p{L}{3,12})\.?\s+(\d{1,2}),?\s+(\d{4})(.*)$/su.exec(text);
  const [date, name, year, rest] = dayFirst
    ? [dayFirst[1]!, dayFirst[2]!, dayFirst[3]!, dayFirst[4]!]
    : monthFirst
      ? [monthFirst[2]!, monthFirst[1]!, monthFirst[3]!, monthFirst[4]!]
      : [];
  if (!date || !name || !year) return undefined;
  const beginning = name.toLowerCase();
  const month = months.findIndex((names) => names.some((one) => beginning.startsWith(one)));
  const day =
    month < 0 ? undefined : dayFrom(year.length === 2 ? `20${year}` : year, String(month + 1), date);
  if (!day) return undefined;
  const time = timeOf((rest ?? '').replace(/^[T;,\s]+/, ''));
  return time ? { day, time } : { day };
}
