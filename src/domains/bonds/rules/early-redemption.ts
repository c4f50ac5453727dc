import { addDays, type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import {
  type Decimal,
  hundred,
  minus,
  plus,
  sign,
  smaller,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { groszOf } from './grosz.ts';
import { interestOn, periodAt, type Schedule } from './schedule.ts';

/** What one bond brings when it is given back early, before tax. */
export type EarlyRedemption = { amount: Decimal; interest: Decimal; fee: Decimal };

/**
 * Rule BD-10. The fee takes at most the interest, so that no bond that adds up falls below its face; one that pays on
 * the way is protected so in its first period only. Null where the fee or the interest is not known.
 */
export function redeemedEarly(schedule: Schedule, day: Day): EarlyRedemption | null {
  const { terms, matures, adds } = schedule;
  const { faceValue } = terms;
  if (terms.kind === 'catalyst') return null;
  if (terms.kind === 'OTS' && day < matures) return { amount: faceValue, interest: zero, fee: zero };
  const found = interestOn(schedule, day);
  if ('unknownFrom' in found) return null;
  const interest = terms.kind === 'TOS' ? interestOnRoundedBase(schedule, day) : found.interest;
  if (day >= matures) return { amount: plus(faceValue, found.interest), interest: found.interest, fee: zero };
  if (!terms.fee) return null;
  const fee = adds || found.at === 0 ? smaller(terms.fee, interest) : terms.fee;
  return { amount: minus(plus(faceValue, interest), fee), interest, fee };
}

/** TOS given back early: the worth at the start of each year is rounded to the grosz. */
function interestOnRoundedBase(schedule: Schedule, day: Day): Decimal {
  const { terms, periods, rates } = schedule;
  const at = periodAt(schedule, day);
  let base = terms.faceValue;
  for (let i = 0; i < at; i++) base = groszOf(times(base, plus(hundred, rates[i]!.percent)), 100);
  const { fromNumber, days } = periods[at]!;
  const passed: Decimal = { digits: BigInt(Math.min(dayNumber(day) - fromNumber, days)), places: 0 };
  const grown = groszOf(times(times(base, rates[at]!.percent), passed), 100 * days);
  return minus(plus(base, grown), terms.faceValue);
}

/** What is taxed when bonds are given back: interest less the fee, never less than nothing. */
export function taxedAtRedemption({ interest, fee }: EarlyRedemption): Decimal {
  const taxed = minus(interest, fee);
  return sign(taxed) < 0 ? zero : taxed;
}

/** Days on which a bond can be given back early: from the seventh after purchase to the twentieth before its end. */
export function redemptionWindow({ bought, matures }: Schedule): { from: Day; to: Day } | null {
  const window = { from: addDays(bought, 7), to: addDays(matures, -20) };
  return window.from <= window.to ? window : null;
}

/** When an exchange into a new series can be ordered (rule BD-18); never for a bond of Catalyst. */
export function exchangeWindow({ bought, matures, terms }: Schedule): { from: Day; to: Day } | null {
  if (terms.kind === 'catalyst') return null;
  const window = { from: addDays(matures, -19), to: addDays(matures, -1) };
  return window.from > bought ? window : null;
}
