import { compare, type Decimal, floatOf } from '../../../foundation/decimal.ts';
import { type Classified, type Composition, componentFinder } from '../composition.ts';

type Held = Classified & { ticker: string; value: Decimal };

/** A strategy as weights of what is held: of each component the largest holding; what nothing is held of is asked for (rule S-20). */
export function weightsOfStrategy(
  held: readonly Held[],
  composition: Composition,
): { weights: Record<string, number>; missing: { key: string; weight: number }[]; hasCash: boolean } {
  const finder = componentFinder(composition);
  const holdings = Map.groupBy(held, finder.of);
  const weights: Record<string, number> = {};
  const missing: { key: string; weight: number }[] = [];
  for (const { key, wanted } of composition) {
    if (key === finder.cash) continue;
    const weight = floatOf(wanted) / 100;
    const [largest] = (holdings.get(key) ?? []).sort(
      (a, b) => compare(b.value, a.value) || (a.ticker < b.ticker ? -1 : 1),
    );
    if (largest) weights[largest.ticker] = (weights[largest.ticker] ?? 0) + weight;
    else missing.push({ key, weight });
  }
  return { weights, missing, hasCash: finder.cash !== undefined };
}
