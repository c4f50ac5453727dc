import { addMonths, type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { type DailyValues, valueOn } from '../../valuation/daily-values.ts';
import type { GoalOutput } from '../goals-contract.ts';
import { chanceOf, fanOf, monthlyFor, type Saving } from './ask-futures.ts';
import { blockMonths, drawFutures, leastMonths, paths, seedOf, stepOf } from './draw-futures.ts';

/** So far ahead a goal may lie, and so many steps back its path is drawn. */
export const mostMonthsAhead = 50 * 12;
const mostSteps = 60;

/** Whole months from one day up to another; a day to come is at least one. */
export function monthsUntil(today: Day, target: Day): number {
  if (target <= today) return 0;
  const [year, month] = [Number(target.slice(0, 4)), Number(target.slice(5, 7))];
  const whole = (year - Number(today.slice(0, 4))) * 12 + month - Number(today.slice(5, 7));
  return Math.max(1, addMonths(today, whole) > target ? whole - 1 : whole);
}

/** Up, so that it does. */
const centsUp = (value: number) => Math.ceil(value * 100 - 1e-6) / 100;

export type GoalTerms = { id: string; target: number; target_on: Day; monthly: number; today: Day };
/** What counts, by day and by whole month; a value that is not known is not a number. */
export type GoalMarket = { value: number; daily: DailyValues; returns: readonly number[] };

export type GoalOutlook = Pick<
  GoalOutput,
  | 'months_left'
  | 'is_reached'
  | 'chance'
  | 'reason'
  | 'months_known'
  | 'least_months'
  | 'path'
  | 'ahead'
  | 'paths'
  | 'block_months'
> & { for80: number | null };

/** Everything that is said of a goal beside its terms (rules PL-8 to PL-10). */
export function goalOutlook(terms: GoalTerms, { value, daily, returns }: GoalMarket): GoalOutlook {
  const { target, target_on, monthly, today } = terms;
  const months = monthsUntil(today, target_on);
  const isKnown = Number.isFinite(value);
  const reason = !isKnown
    ? ('unknown-value' as const)
    : months === 0
      ? ('over' as const)
      : returns.length < leastMonths
        ? ('short-history' as const)
        : null;
  const drawn = reason === null ? futureOf(terms, { value, monthly }, returns, months) : null;
  return {
    months_left: months,
    is_reached: isKnown && value >= target,
    reason: reason ?? (drawn ? null : 'unknown-value'),
    chance: drawn && drawn.chance * 100,
    for80: drawn?.for80 ?? null,
    months_known: returns.length,
    least_months: leastMonths,
    path: isKnown ? pathOf(daily, today, stepOf(Math.max(1, months))) : [],
    ahead: isKnown ? aheadOf(terms, { value, monthly }, months, drawn) : [],
    paths,
    block_months: blockMonths,
  };
}

function futureOf({ id, target }: GoalTerms, saving: Saving, returns: readonly number[], months: number) {
  const futures = drawFutures(returns, { months, seed: seedOf(id) });
  const fan = fanOf(futures, saving);
  // Wild returns drawn again and again leave what a number can hold.
  if (!fan.high.every(Number.isFinite)) return null;
  return {
    fan,
    chance: chanceOf(futures, saving, target),
    for80: centsUp(monthlyFor(futures, saving.value, target, 0.8)),
  };
}

/** Even steps back from today, as far as there was something. */
function pathOf(daily: DailyValues, today: Day, step: number): GoalOutput['path'] {
  const points: GoalOutput['path'] = [];
  for (let n = 0; n <= mostSteps; n++) {
    const day = addMonths(today, -n * step);
    if (dayNumber(day) < daily.first) break;
    const value = valueOn(daily, dayNumber(day));
    if (Number.isFinite(value)) points.unshift({ day, value: hundredths(value) });
  }
  return points;
}

function aheadOf(
  { today, target_on }: GoalTerms,
  { value, monthly }: Saving,
  months: number,
  drawn: ReturnType<typeof futureOf>,
): GoalOutput['ahead'] {
  const step = stepOf(Math.max(1, months));
  const points: GoalOutput['ahead'] = [];
  for (let month = step, at = 0; month - step < months; month += step, at++) {
    const upTo = Math.min(month, months);
    const band = (of: 'low' | 'middle' | 'high') => (drawn ? hundredths(drawn.fan[of][at]!) : null);
    points.push({
      day: upTo === months ? target_on : addMonths(today, upTo),
      low: band('low'),
      middle: band('middle'),
      high: band('high'),
      paid: hundredths(value + monthly * upTo),
    });
  }
  return points;
}
