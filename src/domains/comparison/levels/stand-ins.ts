import { type Classified, type Component, componentFinder } from '../../strategies/composition.ts';

/** An instrument that might stand for a part of a strategy. */
export type Candidate = Classified & {
  id: string;
  ticker: string;
  name: string;
  popularity: number;
};

const ranks = { instrument: 0, subclass: 1, class: 2 };

/**
 * What could stand for each part, best first (rule CO-5): what it names before what is of a subclass or class it wants,
 * and the most followed first. Nothing stands for two parts: as in a portfolio, the most specific match decides.
 */
export function standInsOf(
  composition: readonly Component[],
  candidates: readonly Candidate[],
): Map<string, Candidate[]> {
  const finder = componentFinder(composition);
  const byPart = Map.groupBy(candidates, (candidate) => finder.of(candidate) ?? '');
  return new Map(
    composition.map((component) => [
      component.key,
      (byPart.get(component.key) ?? []).toSorted(
        (a, b) =>
          rankIn(component, a) - rankIn(component, b) ||
          b.popularity - a.popularity ||
          (a.id < b.id ? -1 : 1),
      ),
    ]),
  );
}

function rankIn({ matches }: Component, { isin, subclassSlug, classSlug }: Candidate): number {
  const own = { instrument: isin, subclass: subclassSlug, class: classSlug };
  return Math.min(
    ...matches.flatMap((match) =>
      match.kind !== 'cash' && match.kind in own && own[match.kind] === match.reference
        ? [ranks[match.kind]]
        : [],
    ),
    ranks.class + 1,
  );
}
