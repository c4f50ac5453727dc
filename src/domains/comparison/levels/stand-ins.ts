import { type Classified, type Component, componentFinder } from '../../strategies/composition.ts';

/** An instrument that might stand for a part of a strategy. */
export type Candidate = Classified & {
  id: string;
  country: string | null;
  currency: string;
  popularity: number;
};

/** What a country or a currency moves by: a single company of it comes last. */
const broad = ['indices', 'etf'];

/**
 * What could stand for each part, best first (rule CO-5): what it names before what is of a subclass, class, country or
 * currency it wants, and the most followed first. Nothing stands for two parts: as in a portfolio, the most specific match
 * decides.
 */
export function standInsOf<Kind extends Candidate>(
  composition: readonly Component[],
  candidates: readonly Kind[],
): Map<string, Kind[]> {
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

/** The most specific of what it counts by is the best. */
function rankIn({ matches }: Component, candidate: Candidate): number {
  const { id, isin, subclassSlug, classSlug, country, currency } = candidate;
  const counted = [
    [`instrument ${isin}`, `instrument ${id}`],
    [`subclass ${subclassSlug}`],
    [`class ${classSlug}`],
    broad.includes(classSlug) ? [`country ${country}`, `currency ${currency}`] : [],
  ];
  const wanted = new Set(
    matches.map((match) => (match.kind === 'cash' ? '' : `${match.kind} ${match.reference}`)),
  );
  const rank = counted.findIndex((names) => names.some((name) => wanted.has(name)));
  return rank < 0 ? counted.length : rank;
}
