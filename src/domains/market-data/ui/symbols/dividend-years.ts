import { decimal, sum, textOf } from '../../../../foundation/decimal.ts';

type Dividend = {
  execution_date: string;
  record_date: string | null;
  payment_date: string | null;
  amount: string;
};

export type DividendYear = {
  year: string;
  /** All of the year, an exact decimal. */
  amount: string;
  payments: number;
  /** Of the last one. */
  recordDay: string | null;
  paidDay: string | null;
  /** Of the largest year shown, from 0 to 1. */
  share: number;
};

const mostYears = 5;

/** Dividends by the year of their ex-dividend day, newest first: companies that pay each quarter stay readable. */
export function dividendYears(dividends: readonly Dividend[]): DividendYear[] {
  const newestFirst = dividends.toSorted((a, b) => b.execution_date.localeCompare(a.execution_date));
  const byYear = Map.groupBy(newestFirst, ({ execution_date: day }) => day.slice(0, 4));
  const years = [...byYear].slice(0, mostYears).map(([year, paid]) => ({
    year,
    amount: textOf(sum(paid.map(({ amount }) => decimal(amount)))),
    payments: paid.length,
    recordDay: paid[0]!.record_date,
    paidDay: paid[0]!.payment_date,
  }));
  const largest = Math.max(...years.map(({ amount }) => Number(amount)));
  return years.map((entry) => ({ ...entry, share: largest > 0 ? Number(entry.amount) / largest : 0 }));
}
