import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { floatOf, minus } from '../../foundation/decimal.ts';
import type { DayTaxes } from '../valuation/basis/change-basis.ts';
import type { RateBook } from '../valuation/rate-book.ts';
import { type StoredDeposit, termsOf } from './deposit-output.ts';
import { depositPayout, depositPeriods, depositWorth } from './value-deposit.ts';

type Shown = { currency: string; rates: RateBook; today: number };

/** The tax on the interest that deposits had run up at the close of each day (BA-6, rule DP-2). */
export function runUpTaxes(rows: readonly StoredDeposit[], { currency, rates, today }: Shown): DayTaxes {
  const first = rows.reduce((day, { starts_on }) => Math.min(day, dayNumber(starts_on)), today);
  const tax = new Float64Array(today - first + 1);
  for (const row of rows) {
    const terms = termsOf(row);
    const periods = depositPeriods(terms);
    const rate = rates.series(row.currency, currency, first);
    const end = Math.min(today + 1, dayNumber(depositPayout(terms, periods).day));
    for (let day = dayNumber(row.starts_on); day < end; day++) {
      const { value, afterTax } = depositWorth(terms, dayOf(day), periods);
      tax[day - first]! += floatOf(minus(value, afterTax)) * rate[day - first]!;
    }
  }
  return { first, tax, counted: ['deposits'], uncovered: 0 };
}
