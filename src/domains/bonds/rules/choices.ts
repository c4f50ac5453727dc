import { addMonths, type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import type { SeriesTerms } from '../series-terms.ts';
import { redeemedEarly, taxedAtRedemption } from './early-redemption.ts';
import { groszOf, taxOn } from './grosz.ts';
import type { Assumption, PublishedRates } from './period-rates.ts';
import { assumedSchedule, paymentsOf, type Schedule, scheduleOf } from './schedule.ts';

/** What is compared: a holding on a day, the series one could buy instead, and what is assumed of the years to come. */
export type Question = {
  schedule: Schedule;
  amount: number;
  day: Day;
  instead: SeriesTerms | null;
  assumption: Assumption;
  /** Percent a year at a bank. */
  deposit: Decimal;
};

export type Way = 'hold' | 'switch' | 'deposit';
/** What one would have on the last day of the holding, after tax. */
export type Choice = { way: Way; has: Decimal; bonds: number };

const nothing: PublishedRates = { inflation: () => null, referenceRate: () => null };

/** Ways to go from here, the best first (rule BD-13); nothing where what giving it back brings is not known. */
export function choicesOf(question: Question): Choice[] {
  const out = redeemedNet(question.schedule, question.amount, question.day);
  if (!out || question.day >= question.schedule.matures) return [];
  const ways = [holds(question), deposits(question, out)];
  const switched = question.instead && switches(question, out, question.instead);
  if (switched) ways.push(switched);
  return ways.sort((a, b) => compare(b.has, a.has));
}

/** What giving back a whole holding pays, less tax. */
export function redeemedNet(schedule: Schedule, amount: number, day: Day): Decimal | null {
  const early = redeemedEarly(schedule, day);
  if (!early) return null;
  const bonds = count(amount);
  return minus(times(early.amount, bonds), taxOn(times(taxedAtRedemption(early), bonds)));
}

/** Payments after a day up to another, after tax; interest that comes on the way is kept and not invested again. */
function received(schedule: Schedule, amount: number, after: Day, to: Day): Decimal {
  const bonds = count(amount);
  return paymentsOf(schedule)
    .filter(({ day }) => day > after && day <= to)
    .reduce((sum, { interest, principal }) => {
      const gross = times(interest, bonds);
      return plus(sum, plus(minus(gross, taxOn(gross)), times(principal, bonds)));
    }, zero);
}

function holds({ schedule, amount, day, assumption }: Question): Choice {
  const whole = assumedSchedule(schedule, assumption);
  return { way: 'hold', has: received(whole, amount, day, schedule.matures), bonds: amount };
}

function switches(
  { schedule, day, assumption }: Question,
  out: Decimal,
  instead: SeriesTerms,
): Choice | null {
  const bonds = Number(over(out, instead.faceValue, 6).digits / 1_000_000n);
  if (bonds < 1) return null;
  const rest = minus(out, times(instead.faceValue, count(bonds)));
  const fresh = assumedSchedule(scheduleOf(instead, day, nothing), assumption);
  const end = schedule.matures;
  const paid = received(fresh, bonds, day, end);
  const left = end >= fresh.matures ? zero : redeemedNet(fresh, bonds, end);
  return left && { way: 'switch', has: plus(rest, plus(paid, left)), bonds };
}

const keptOfInterest = decimal('0.81');

/** Interest is added each year after its tax. */
function deposits({ schedule, day, deposit }: Question, out: Decimal): Choice {
  let has = out;
  const net = times(deposit, keptOfInterest);
  for (let i = 1, from = day; from < schedule.matures; i++) {
    const next = addMonths(day, 12 * i);
    const to = next < schedule.matures ? next : schedule.matures;
    const year = dayNumber(next) - dayNumber(from);
    const days = dayNumber(to) - dayNumber(from);
    has = plus(has, groszOf(times(times(has, net), count(days)), 100 * year));
    from = to;
  }
  return { way: 'deposit', has, bonds: 0 };
}

const highest = 15;

/** The inflation at which holding and switching bring the same, and which of them wins below it. */
export function breakEven(question: Question): { percent: string; below: Way } | null {
  const ahead = (inflation: Decimal) => {
    const ways = choicesOf({ ...question, assumption: { ...question.assumption, inflation } });
    const of = (way: Way) => ways.find((each) => each.way === way)?.has;
    const [hold, other] = [of('hold'), of('switch')];
    return hold && other ? compare(hold, other) : null;
  };
  let low = zero;
  let high = count(highest);
  const atZero = ahead(low);
  const atHighest = ahead(high);
  if (!atZero || !atHighest || atZero === atHighest) return null;
  for (let i = 0; i < 9; i++) {
    const middle = rounded(times(plus(low, high), decimal('0.5')), 4);
    if (ahead(middle) === atZero) low = middle;
    else high = middle;
  }
  return { percent: textOf(rounded(high, 1)), below: atZero > 0 ? 'hold' : 'switch' };
}

function count(whole: number): Decimal {
  return { digits: BigInt(whole), places: 0 };
}
