import {
  compare,
  type Decimal,
  decimal,
  magnitude,
  minus,
  over,
  sign,
} from '../../../../foundation/decimal.ts';
import { type Line, rateIn } from './read.ts';

/**
 * Halves of exchanges: the same day and title, one row out and one in, in two currencies that fit the printed rate.
 * Of several in a group the first out goes with the first in.
 */
export function pairedExchanges(lines: readonly Line[], restOf: (line: Line) => string): Map<Line, Line> {
  const groups = new Map<string, { out: Line[]; into: Line[] }>();
  for (const line of lines) {
    const key = `${line.day} ${line.title}`;
    const group = groups.get(key) ?? { out: [], into: [] };
    groups.set(key, group);
    (sign(decimal(line.amount)) < 0 ? group.out : group.into).push(line);
  }
  const pairs = new Map<Line, Line>();
  for (const { out, into } of groups.values()) {
    if (out.length !== into.length) continue;
    for (const [index, one] of out.entries())
      if (fitting(one, into[index]!, rateIn(restOf(one)))) pairs.set(one, into[index]!);
  }
  return pairs;
}

const tolerance = decimal('0.01');

function fitting(out: Line, into: Line, rate: string | undefined): boolean {
  if (out.currency === into.currency || !rate) return false;
  const [a, b, said] = [magnitude(decimal(out.amount)), magnitude(decimal(into.amount)), decimal(rate)];
  if (sign(a) === 0 || sign(b) === 0 || sign(said) === 0) return false;
  return isNear(over(a, b), said) || isNear(over(b, a), said);
}

/** To a hundredth of it: small amounts are rounded. */
function isNear(found: Decimal, said: Decimal): boolean {
  const off = over(minus(found, said), said);
  return compare(magnitude(off), tolerance) <= 0;
}
