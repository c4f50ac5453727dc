import {
  type Decimal,
  decimal,
  hundred,
  minus,
  over,
  plus,
  sign,
  sum,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import type { Match } from '../composition.ts';
import { mostComponents } from './own-strategy.ts';

type Held = { instrumentId: string; isin: string | null; classSlug: string; name: string; value: Decimal };
export type HeldTarget = { name: string | null; percent: string; band: string; counts: Match[] };

const places = 2;
const cent: Decimal = { digits: 1n, places };

/**
 * Targets that are what is held today, so that nothing drifts at first: instruments, the largest first, and cash. Beyond 50 the
 * smallest count as their classes. Percentages have two decimals and add up to exactly 100; the largest takes what rounding left.
 */
export function targetsFromHeld(held: readonly Held[], cash: Decimal): HeldTarget[] {
  const parts = new Map<string, { name: string | null; match: Match; value: Decimal }>();
  const add = (name: string | null, match: Match, value: Decimal) => {
    const id = match.kind === 'cash' ? 'cash' : `${match.kind} ${match.reference}`;
    parts.set(id, { name, match, value: plus(parts.get(id)?.value ?? zero, value) });
  };
  const sorted = held
    .filter(({ value }) => sign(value) > 0)
    .sort((a, b) => sign(minus(b.value, a.value)) || (a.instrumentId < b.instrumentId ? -1 : 1));
  // Room for a dozen classes and cash.
  const alone = sorted.length > mostComponents - 1 ? sorted.slice(0, mostComponents - 15) : sorted;
  for (const { isin, instrumentId, name, value } of alone)
    add(name, { kind: 'instrument', reference: isin ?? instrumentId }, value);
  for (const { classSlug, value } of sorted.slice(alone.length))
    add(null, { kind: 'class', reference: classSlug }, value);
  if (sign(cash) > 0) add(null, { kind: 'cash' }, cash);
  return withPercents([...parts.values()]);
}

function withPercents(parts: readonly { name: string | null; match: Match; value: Decimal }[]): HeldTarget[] {
  const whole = sum(parts.map(({ value }) => value));
  if (sign(whole) <= 0) return [];
  const percents = parts.map(({ value }) => {
    const share = over(times(hundred, value), whole, places);
    return sign(share) > 0 ? share : cent;
  });
  const rest = minus(hundred, sum(percents));
  const largest = percents.reduce((best, one, at) => (sign(minus(one, percents[best]!)) > 0 ? at : best), 0);
  percents[largest] = plus(percents[largest]!, rest);
  return parts.map(({ name, match }, at) => ({
    name,
    percent: textOf(percents[at]!),
    band: textOf(usualBand(percents[at]!)),
    counts: [match],
  }));
}

/** A quarter of the target, at most five points. */
export function usualBand(percent: Decimal): Decimal {
  const quarter = over(percent, decimal('4'), 1);
  const five = decimal('5');
  if (sign(minus(quarter, five)) > 0) return five;
  return sign(minus(quarter, percent)) > 0 ? percent : quarter;
}
