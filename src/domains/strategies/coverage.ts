import {
  compare,
  type Decimal,
  floatOf,
  hundred,
  minus,
  over,
  plus,
  rounded,
  sign,
  smaller,
  sum,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { roundShares } from '../../foundation/round-shares.ts';
import { type Classified, type Composition, componentFinder } from './composition.ts';

/** Something held with its value in the shown currency; what has no known value is the caller's to leave out and to tell. */
export type HeldValue = Classified & { instrumentId: string; value: Decimal };

export type ComponentCoverage = {
  key: string;
  /** In percent with six decimals; drift is held less wanted. */
  wanted: Decimal;
  held: Decimal;
  drift: Decimal;
  /** `held` with one decimal, so that all shares and the unmatched one add up to exactly 100. */
  share: number;
  value: Decimal;
};

export type Coverage = {
  /** From 0 to 100 with six decimals; null when there is nothing to weigh. */
  percent: Decimal | null;
  components: ComponentCoverage[];
  /** What no component wants. */
  unmatched: { held: Decimal; share: number; value: Decimal };
};

const places = 6;

/**
 * How much of a strategy a portfolio has (rule S-3): 100 x sum of min(held weight, wanted weight). Weights include followed
 * cash; what is owed counts in the whole and never as less than nothing of a component.
 */
export function coverageOf(held: readonly HeldValue[], cash: Decimal, composition: Composition): Coverage {
  const finder = componentFinder(composition);
  const values = new Map<string | undefined, Decimal>();
  const add = (key: string | undefined, value: Decimal) =>
    values.set(key, plus(values.get(key) ?? zero, value));
  for (const one of held) add(finder.of(one), one.value);
  add(finder.cash, cash);
  return weigh(values, composition);
}

/** The same of values that are already sorted by component; `undefined` is what no component wants. */
export function weigh(values: ReadonlyMap<string | undefined, Decimal>, composition: Composition): Coverage {
  const total = sum(values.values());
  const known = sign(total) > 0;
  const worthOf = (key: string | undefined) => values.get(key) ?? zero;
  const weightOf = (value: Decimal) => (known ? over(times(hundred, value), total, places) : zero);
  const shares = known
    ? roundShares([...composition.map(({ key }) => floatOf(worthOf(key))), floatOf(worthOf(undefined))])
    : composition.map(() => 0);
  const components = composition.map(({ key, wanted }, at) => {
    const value = worthOf(key);
    const weight = weightOf(value);
    return { key, wanted, held: weight, drift: minus(weight, wanted), share: shares[at] ?? 0, value };
  });
  const rest = worthOf(undefined);
  return {
    percent: known ? covered(values, composition, total) : null,
    components,
    unmatched: { held: weightOf(rest), share: shares[composition.length] ?? 0, value: rest },
  };
}

/** Summed in money and divided once, so that nothing is lost by rounding each weight. */
function covered(
  values: ReadonlyMap<string | undefined, Decimal>,
  composition: Composition,
  total: Decimal,
): Decimal {
  const parts = composition.map(({ key, wanted }) => {
    const inHundreds = times(hundred, values.get(key) ?? zero);
    const part = smaller(inHundreds, times(wanted, total));
    return compare(part, zero) > 0 ? part : zero;
  });
  return rounded(over(sum(parts), total, places), places);
}
