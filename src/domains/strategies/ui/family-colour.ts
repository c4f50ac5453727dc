import { seriesColour } from '../../../design-system/chart/series/series-colour.ts';
import { placeOf } from '../families.ts';

/** The colour of a kind of component, the same in every strategy and chart. */
export function familyColour(family: string, graphite = false): string {
  return seriesColour(placeOf(family), graphite);
}
