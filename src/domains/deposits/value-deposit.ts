import { addMonths, type Day, dayNumber } from '../../foundation/calendar-day.ts';
import { type Decimal, decimal, minus, over, plus, times, zero } from '../../foundation/decimal.ts';
import { halfUp, roundedUp } from '../../foundation/rounding.ts';
import { type DepositTerms, monthsBetween } from './deposit-terms.ts';

/** Interest is reckoned by calendar days of a year of 365, also in a leap year (rule DP-1). */
const yearDays = decimal('365');
const hundred = decimal('100');

/** From `from`, inclusive, to `to`, exclusive, interest runs on `capital`. */
export type DepositPeriod = {
  from: Day;
  to: Day;
  capital: Decimal;
  interest: Decimal;
  tax: Decimal;
};

/** The ends of the periods after which interest is added; the 31st is the last day of a shorter month. */
function periodEnds({ startsOn, endsOn, capitalisation }: DepositTerms): Day[] {
  if (capitalisation === 'end') return [endsOn];
  const step = monthsBetween[capitalisation];
  const ends: Day[] = [];
  for (let months = step; ; months += step) {
    const end = addMonths(startsOn, months);
    if (end >= endsOn) return [...ends, endsOn];
    ends.push(end);
  }
}

/** Each period with what it brings (rule DP-2): interest to the grosz, tax up to the grosz, the rest is added. */
export function depositPeriods(terms: DepositTerms): DepositPeriod[] {
  let from = terms.startsOn;
  let capital = terms.amount;
  return periodEnds(terms).map((to) => {
    const interest = halfUp(accrued(terms, capital, from, to), 2);
    const tax = taxOn(terms, interest);
    const period = { from, to, capital, interest, tax };
    capital = plus(capital, minus(interest, tax));
    from = to;
    return period;
  });
}

function accrued({ rate }: DepositTerms, capital: Decimal, from: Day, to: Day): Decimal {
  const days = decimal(String(dayNumber(to) - dayNumber(from)));
  return over(times(times(capital, rate), days), times(hundred, yearDays));
}

function taxOn({ taxRate }: DepositTerms, interest: Decimal): Decimal {
  return roundedUp(over(times(interest, taxRate), hundred), 2);
}

export type DepositWorth = {
  /** With the interest that has run up, before tax on it. */
  value: Decimal;
  /** Of it, the interest of the running period. */
  running: Decimal;
  /** What would be left of it after tax. */
  afterTax: Decimal;
};

/** What a deposit is worth at the end of a day; nothing before it began and once it was paid out (rule DP-3). */
export function depositWorth(
  terms: DepositTerms,
  day: Day,
  periods: readonly DepositPeriod[] = depositPeriods(terms),
): DepositWorth {
  const nothing = { value: zero, running: zero, afterTax: zero };
  if (day < terms.startsOn || day >= (terms.closed?.day ?? terms.endsOn)) return nothing;
  const period = periods.find(({ to }) => day < to)!;
  const running = halfUp(accrued(terms, period.capital, period.from, day), 2);
  return {
    value: plus(period.capital, running),
    running,
    afterTax: plus(period.capital, minus(running, taxOn(terms, running))),
  };
}

export type DepositPayout = { day: Day; amount: Decimal; interest: Decimal; tax: Decimal };

/** What it pays, when: at its end, or what the bank paid when it was broken (rule DP-4). */
export function depositPayout(
  terms: DepositTerms,
  periods: readonly DepositPeriod[] = depositPeriods(terms),
): DepositPayout {
  if (terms.closed) {
    const { day, amount } = terms.closed;
    return { day, amount, interest: minus(amount, terms.amount), tax: zero };
  }
  const sum = (of: (period: DepositPeriod) => Decimal) =>
    periods.reduce((total, period) => plus(total, of(period)), zero);
  const [interest, tax] = [sum((period) => period.interest), sum((period) => period.tax)];
  return { day: terms.endsOn, amount: plus(terms.amount, minus(interest, tax)), interest, tax };
}
