import { seriesColour } from '../../../design-system/chart/series/series-colour.ts';

/** Two share a colour only where no strategy has both. */
const places: Record<string, number> = {
  shares: 0,
  'us-shares': 0,
  bonds: 1,
  'foreign-shares': 2,
  'long-bonds': 3,
  gold: 4,
  'small-shares': 5,
  'emerging-shares': 5,
  'polish-shares': 5,
  'small-value-shares': 6,
  commodities: 6,
  'short-bonds': 7,
  'linked-bonds': 7,
  'value-shares': 8,
  property: 9,
  cash: 9,
};

/** The colour of a kind of component, the same in every strategy and chart. */
export function familyColour(family: string, graphite = false): string {
  return seriesColour(places[family] ?? 8, graphite);
}
