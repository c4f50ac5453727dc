import { dayNumber, monthlyDays } from '../../foundation/calendar-day.ts';
import { type Decimal, zero } from '../../foundation/decimal.ts';
import { type Instalment, loanSchedule } from '../../foundation/loans/loan-schedule.ts';
import type { PropertyLoan } from './property.ts';

export type DatedInstalment = Instalment & { day: number };

/** The schedule of a loan with the days its instalments are due (rules RE-14 to RE-18). */
export function datedSchedule(loan: PropertyLoan): DatedInstalment[] {
  const days = monthlyDays(loan.firstDue, loan.months);
  const [first, ...later] = loan.rates;
  const rates = new Map([[1, first!.percent]]);
  for (const { from, percent } of later) {
    const at = days.findIndex((day) => day >= dayNumber(from));
    if (at >= 0) rates.set(at + 1, percent);
  }
  const schedule = loanSchedule({
    amount: loan.amount,
    months: loan.months,
    repayment: loan.repayment,
    rates: [...rates].map(([month, percent]) => ({ month, percent })),
    overpayments: loan.overpayments.map(({ day, amount, after }) => ({
      month: Math.max(1, days.findLastIndex((due) => due <= dayNumber(day)) + 1),
      amount,
      // biome-ignore lint/suspicious/noThenProperty: the word of the field
      then: after,
    })),
  });
  return schedule.map((instalment, i) => ({ ...instalment, day: days[i]! }));
}

/** What is owed at the end of a day: nothing before the credit was taken, all of it until the first instalment. */
export function balanceOn(
  loan: Pick<PropertyLoan, 'amount' | 'takenOn'>,
  schedule: readonly DatedInstalment[],
  day: number,
): Decimal {
  if (day < dayNumber(loan.takenOn)) return zero;
  return schedule.findLast((instalment) => instalment.day <= day)?.balance ?? loan.amount;
}
