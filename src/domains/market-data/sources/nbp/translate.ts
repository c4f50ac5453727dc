import * as z from 'zod/mini';
import { addDays, type Day, isDay } from '../../../../foundation/calendar-day.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { type RatePoint, SourceFailure } from '../../source-port/source-port.ts';
import { shaped } from '../read-answer.ts';

/** A has the currencies of each working day, B those of each Wednesday; none is in both. */
export const nbpTables = ['A', 'B'] as const;
export type NbpTable = (typeof nbpTables)[number];

/** NBP refuses a longer stretch, and has nothing older. */
export const mostDays = 93;
export const firstTable = '2002-01-02';

/** Stretches of at most 93 days that cover a range, in order. */
export function pagesOf(from: Day, to: Day): { from: Day; to: Day }[] {
  const pages: { from: Day; to: Day }[] = [];
  for (let start = from; start <= to; start = addDays(start, mostDays)) {
    const end = addDays(start, mostDays - 1);
    pages.push({ from: start, to: end < to ? end : to });
  }
  return pages;
}

const tables = z.array(
  z.object({
    table: z.enum(nbpTables),
    no: z.string(),
    effectiveDate: z.string().check(z.refine(isDay)),
    rates: z.array(z.object({ code: z.string(), mid: z.number() })),
  }),
);

/** Mid rates in PLN of the wanted currencies; a currency that a table lacks has no rate on that day. */
export function translateTables(answer: unknown, asked: NbpTable, currencies: string[]): RatePoint[] {
  const wanted = new Set(currencies);
  return shaped(tables, answer).flatMap((table) => {
    if (table.table !== asked) throw new SourceFailure('garbled', `table ${table.table} instead of ${asked}`);
    return table.rates.flatMap(({ code, mid }) => {
      if (!wanted.has(code)) return [];
      const value = sentDecimal(mid);
      if (!value || mid <= 0) throw new SourceFailure('garbled', `${code} has no rate in table ${table.no}`);
      return [{ day: table.effectiveDate, base: code, quote: 'PLN', value, table: table.no }];
    });
  });
}
