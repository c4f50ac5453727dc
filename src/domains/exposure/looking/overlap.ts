import { compare, type Decimal, hundred, plus, smaller, sum, zero } from '../../../foundation/decimal.ts';
import type { Held } from './held.ts';
import { weighedPositions } from './look-through.ts';
import { recogniseCompanies } from './recognise-companies.ts';

export type SharedPosition = { name: string; first: Decimal; second: Decimal };

export type Overlap = {
  /** By the smaller weight of each, in percent. */
  percent: Decimal;
  /** Make-ups that name not everything leave room for more. */
  isLeast: boolean;
  /** The largest common part first. */
  shared: SharedPosition[];
};

type Fund = Pick<Held, 'id' | 'isin' | 'makeUp'>;

/**
 * How much of two funds is the same (rule EX-6): of each thing that both hold, the smaller of its two weights. A fund
 * overlaps with itself whole, whatever its make-up names.
 */
export function overlapOf(first: Fund, second: Fund): Overlap {
  const shared = sharedBy(first, second);
  if (isSame(first, second)) return { percent: hundred, isLeast: false, shared };
  const percent = sum(shared.map((one) => smaller(one.first, one.second)));
  return { percent, isLeast: !isWhole(first) && !isWhole(second), shared };
}

function isSame(first: Fund, second: Fund): boolean {
  return first.id === second.id || (first.isin !== null && first.isin === second.isin);
}

function isWhole(fund: Fund): boolean {
  return compare(sum(weighedPositions(fund).map(({ weight }) => weight)), hundred) >= 0;
}

function sharedBy(first: Fund, second: Fund): SharedPosition[] {
  const sides = [first, second].map((fund) => weighedPositions(fund));
  const all = sides.flat();
  const places = recogniseCompanies(all);
  const found = new Map<number, SharedPosition>();
  for (const [at, { name, weight }] of all.entries()) {
    const known = found.get(places[at]!) ?? { name, first: zero, second: zero };
    const side = at < sides[0]!.length ? 'first' : 'second';
    found.set(places[at]!, { ...known, [side]: plus(known[side], weight) });
  }
  return [...found.values()]
    .filter((one) => compare(one.first, zero) > 0 && compare(one.second, zero) > 0)
    .sort(
      (a, b) => compare(smaller(b.first, b.second), smaller(a.first, a.second)) || compare(b.first, a.first),
    );
}
