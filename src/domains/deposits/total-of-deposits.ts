import { type Day, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, floatOf, minus, plus, times, zero } from '../../foundation/decimal.ts';
import type { DailyValues } from '../valuation/daily-values.ts';
import type { RateBook } from '../valuation/rate-book.ts';
import type { TotalValue } from '../valuation/total-value.ts';
import { type StoredDeposit, termsOf } from './deposit-output.ts';
import { depositPayout, depositPeriods, depositWorth } from './value-deposit.ts';

type Shown = { currency: string; rates: RateBook; today: Day };

/** Sums and history of deposits in the shown currency; each flow at the rate of its day (rule DP-5). */
export function totalOfDeposits(rows: readonly StoredDeposit[], shown: Shown): TotalValue {
  const begun = rows.filter(({ starts_on }) => starts_on <= shown.today);
  const sums = begun.map((row) => sumsOf(row, shown));
  const added = (of: (sum: (typeof sums)[number]) => Decimal) =>
    sums.reduce((total, each) => plus(total, of(each)), zero);
  const [purchases, unrealised] = [added((each) => each.cost), added((each) => each.unrealised)];
  const [realised, interest, taxes] = [
    added((each) => each.realised),
    added((each) => each.interest),
    added((each) => each.taxes),
  ];
  return {
    marketValue: added((each) => each.value),
    openCost: added((each) => each.openCost),
    purchases,
    purchaseFees: zero,
    proceeds: added((each) => each.principal),
    dividendsGross: zero,
    dividendTax: zero,
    interest,
    fees: zero,
    taxes,
    realised,
    realisedFx: realised,
    unrealised,
    priceEffect: added((each) => each.runUp),
    fxEffect: minus(
      unrealised,
      added((each) => each.runUp),
    ),
    cashResult: zero,
    profit: minus(plus(plus(realised, unrealised), interest), taxes),
    stake: purchases,
    stakeOf: 'purchases',
    // Interest comes with the day, not with a session.
    lastMove: null,
    daily: dailyOf(begun, shown),
  };
}

function sumsOf(row: StoredDeposit, { currency, rates, today }: Shown) {
  const terms = termsOf(row);
  const at = (amount: Decimal, day: Day) =>
    times(amount, rates.cross(row.currency, currency, dayNumber(day)) ?? zero);
  const payout = depositPayout(terms);
  const isOver = payout.day <= today;
  const cost = at(terms.amount, row.starts_on);
  const { value } = depositWorth(terms, today);
  const worth = at(value, today);
  return {
    cost,
    value: worth,
    openCost: isOver ? zero : cost,
    principal: isOver ? at(terms.amount, payout.day) : zero,
    /** What another rate made of the amount itself. */
    realised: isOver ? minus(at(terms.amount, payout.day), cost) : zero,
    unrealised: isOver ? zero : minus(worth, cost),
    runUp: isOver ? zero : at(minus(value, terms.amount), today),
    interest: isOver ? at(payout.interest, payout.day) : zero,
    taxes: isOver ? at(payout.tax, payout.day) : zero,
  };
}

function dailyOf(rows: readonly StoredDeposit[], { currency, rates, today }: Shown): DailyValues {
  const last = dayNumber(today);
  const first = rows.reduce((day, { starts_on }) => Math.min(day, dayNumber(starts_on)), last);
  const length = last - first + 1;
  const daily: DailyValues = {
    first,
    value: new Float64Array(length),
    inflow: new Float64Array(length),
    outflow: new Float64Array(length),
  };
  for (const row of rows) {
    const terms = termsOf(row);
    const periods = depositPeriods(terms);
    const payout = depositPayout(terms, periods);
    const rate = rates.series(row.currency, currency, first);
    const [from, to] = [dayNumber(row.starts_on), Math.min(last + 1, dayNumber(payout.day))];
    for (let day = from; day < to; day++)
      daily.value[day - first]! +=
        floatOf(depositWorth(terms, dayOf(day), periods).value) * rate[day - first]!;
    daily.inflow[from - first]! += floatOf(terms.amount) * rate[from - first]!;
    const end = dayNumber(payout.day) - first;
    if (end < length) daily.outflow[end]! += floatOf(payout.amount) * rate[end]!;
  }
  return daily;
}
