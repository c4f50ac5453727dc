import { dayNumber } from '../../foundation/calendar-day.ts';
import { floatOf } from '../../foundation/decimal.ts';
import type { DayTaxes } from '../valuation/basis/change-basis.ts';
import { costOf, type Shown, type ValuedHolding } from './bond-output.ts';
import { dailyWorth } from './rules/daily-worth.ts';

/**
 * The tax on what bonds had run up at the close of each day (BA-6): of savings bonds on the interest above their
 * nominal, of bonds of Catalyst on their worth above what they cost; for each purchase to the grosz (rule BD-9). Without
 * the fee of giving them back early.
 */
export function runUpTaxes(holdings: readonly ValuedHolding[], shown: Shown): DayTaxes {
  const today = dayNumber(shown.day);
  const first = holdings.reduce((day, { facts }) => Math.min(day, dayNumber(facts.purchased_on)), today);
  const tax = new Float64Array(today - first + 1);
  const worths = new Map<unknown, Float64Array>();
  for (const { facts, held } of holdings) {
    const worth = worths.get(held.schedule) ?? dailyWorth(held, today);
    worths.set(held.schedule, worth);
    const bought = dayNumber(facts.purchased_on);
    const end =
      facts.closed_on === null ? worth.length : Math.min(worth.length, dayNumber(facts.closed_on) - bought);
    const toShown = shown.rates.series(facts.bond_currency, shown.currency, first);
    const isTraded = held.schedule.terms.kind === 'catalyst';
    const cost = isTraded ? floatOf(costOf(facts, shown)) : 0;
    const nominal = isTraded ? 0 : floatOf(held.schedule.terms.faceValue);
    for (let i = 0; i < end; i++) {
      const at = bought - first + i;
      const grown = (worth[i]! - nominal) * facts.amount * toShown[at]! - cost;
      if (grown > 0) tax[at]! += Math.round(grown * 19 + 1e-7) / 100;
    }
  }
  return { first, tax, counted: ['bonds'], uncovered: 0 };
}
