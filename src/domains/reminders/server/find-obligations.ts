import { setImmediate as breathe } from 'node:timers/promises';
import { dayNumber, monthlyDays } from '../../../foundation/calendar-day.ts';
import { decimal, fixedTextOf } from '../../../foundation/decimal.ts';
import { termsOf } from '../../deposits/deposit-output.ts';
import { depositsEnding } from '../../deposits/server/deposit-store.ts';
import { depositPayout } from '../../deposits/value-deposit.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { datedSchedule } from '../../real-estate/dated-loan.ts';
import { ofShare } from '../../real-estate/property-market.ts';
import { loansOfMany, type OwnedLoan } from '../../real-estate/server/property-book-store.ts';
import { loanOf } from '../../real-estate/server/value-properties.ts';
import { remindedDays } from '../days-ahead.ts';
import type { Finder } from './batch.ts';

const beforeDeposit = 3;
const beforeInstalment = 2;
/** A schedule takes some milliseconds: pages of this process have their turn in between. */
const loansAtOnce = 10;

/** Deposits that end (rule EV-6). */
export const findDeposits: Finder = async ({ services, round }, readers) => {
  const days = remindedDays(round, beforeDeposit);
  const rows = await depositsEnding(services.database, [...readers.keys()], days);
  return rows.map(
    (row): Notice => ({
      userId: row.user_id,
      kind: 'depositEnds',
      params: {
        deposit: row.name,
        day: row.ends_on,
        amount: fixedTextOf(depositPayout(termsOf(row)).amount, 2),
        currency: row.currency,
      },
      subject: `deposit:${row.id}`,
      parent: { type: 'deposit', id: row.id },
    }),
  );
};

/** Instalments of mortgages (rule EV-7). */
export const findInstalments: Finder = async ({ services, round }, readers) => {
  const days = remindedDays(round, beforeInstalment);
  const loans = await loansOfMany(services.database, [...readers.keys()]);
  const notices: Notice[] = [];
  for (const [at, loan] of loans.entries()) {
    if (at % loansAtOnce === 0) await breathe();
    notices.push(...days.flatMap((day) => instalmentNotice(loan, day) ?? []));
  }
  return notices;
};

function instalmentNotice(loan: OwnedLoan, day: string): Notice | undefined {
  const due = dayNumber(day);
  // Hundreds of instalments are reckoned only for a loan that has one that day.
  if (!monthlyDays(loan.first_due, loan.months).includes(due)) return undefined;
  const instalment = datedSchedule(loanOf(loan)).find((one) => one.day === due);
  if (!instalment) return undefined;
  return {
    userId: loan.user_id,
    kind: 'instalmentDue',
    params: {
      property: loan.name,
      day,
      amount: fixedTextOf(ofShare(instalment.paid, decimal(loan.share)), 2),
      currency: loan.currency,
    },
    subject: `property:${loan.property_id}:${day}`,
    parent: { type: 'property', id: loan.property_id },
  };
}
