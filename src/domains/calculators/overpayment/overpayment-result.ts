import {
  type Decimal,
  floatOf,
  hundred,
  isZero,
  minus,
  over,
  sum,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import {
  everyMonth,
  type Instalment,
  type LoanTotals,
  loanSchedule,
  loanTotals,
} from '../../../foundation/loans/loan-schedule.ts';
import type { Values } from '../fields/fields.ts';
import type { OverpaymentFields } from './overpayment-fields.ts';

/** A row of the table: a month, or the months of a year together. */
export type OverpaymentRow = {
  at: number;
  /** Instalments, without what is paid beside them. */
  paid: Decimal;
  principal: Decimal;
  interest: Decimal;
  overpaid: Decimal;
  balance: Decimal;
  /** What would be owed without overpayments. */
  balanceWithout: Decimal;
};

export type OverpaymentResult = {
  plain: { schedule: Instalment[]; totals: LoanTotals };
  overpaid: { schedule: Instalment[]; totals: LoanTotals };
  interestSaved: Decimal;
  fees: Decimal;
  /** Interest that is not paid less what the bank takes for it. */
  gain: Decimal;
  /** How many instalments fewer. */
  monthsSooner: number;
  /** The first instalment, and the first one after an overpayment; nothing where none is left. */
  firstInstalment: Decimal;
  nextInstalment: Decimal | null;
};

/** The same loan twice: as agreed, and with what is paid beside the instalments (C-11). */
export function overpaymentResult(values: Values<OverpaymentFields>): OverpaymentResult {
  const months = floatOf(values.months);
  const terms = {
    amount: values.amount,
    months,
    repayment: values.repayment,
    rates: [{ month: 1, percent: values.rate }],
  };
  const { monthly, once, effect } = values;
  const single = floatOf(values.onceMonth);
  const plain = withTotals(loanSchedule(terms));
  const overpaid = withTotals(
    loanSchedule({
      ...terms,
      overpayments: [
        ...(isZero(monthly) ? [] : everyMonth(1, months, monthly, effect)),
        ...(isZero(once) ? [] : everyMonth(single, single, once, effect)),
      ],
    }),
  );
  const interestSaved = minus(plain.totals.interest, overpaid.totals.interest);
  const fees = over(times(overpaid.totals.overpaid, values.fee), hundred, 2);
  const firstOverpaid = overpaid.schedule.findIndex((row) => !isZero(row.overpaid));
  return {
    plain,
    overpaid,
    interestSaved,
    fees,
    gain: minus(interestSaved, fees),
    monthsSooner: plain.totals.months - overpaid.totals.months,
    firstInstalment: plain.schedule[0]!.paid,
    nextInstalment: firstOverpaid < 0 ? null : (overpaid.schedule[firstOverpaid + 1]?.paid ?? null),
  };
}

function withTotals(schedule: Instalment[]) {
  return { schedule, totals: loanTotals(schedule) };
}

/** What is paid and owed, year by year or month by month, to the end of the loan as agreed. */
export function overpaymentRows(
  { plain, overpaid }: Pick<OverpaymentResult, 'plain' | 'overpaid'>,
  monthsOfRow: 1 | 12,
): OverpaymentRow[] {
  const rows: OverpaymentRow[] = [];
  for (let from = 0; from < plain.schedule.length; from += monthsOfRow) {
    const end = Math.min(from + monthsOfRow, plain.schedule.length);
    const months = overpaid.schedule.slice(from, end);
    const all = (part: 'paid' | 'principal' | 'interest' | 'overpaid') =>
      sum(months.map((month) => month[part]));
    rows.push({
      at: from / monthsOfRow + 1,
      paid: all('paid'),
      principal: all('principal'),
      interest: all('interest'),
      overpaid: all('overpaid'),
      balance: overpaid.schedule[end - 1]?.balance ?? zero,
      balanceWithout: plain.schedule[end - 1]!.balance,
    });
  }
  return rows;
}
