import type { Queries } from '../../../platform/database/database.ts';
import { flowsOf, loansOf, valuationsOf } from './property-book-store.ts';
import { propertiesOf } from './property-store.ts';
import { recordOutput } from './read-properties.ts';

/** Properties in the archive of one's own data, with everything that belongs to them. */
export async function exportProperties(on: Queries, user: { id: string }) {
  const rows = await propertiesOf(on, user.id);
  const valuations = Map.groupBy(await valuationsOf(on, user.id), (each) => each.property_id);
  const flows = Map.groupBy(await flowsOf(on, user.id), (each) => each.property_id);
  const loans = new Map((await loansOf(on, user.id)).map((each) => [each.property_id, each]));
  return {
    properties: rows.map((row) => ({
      ...recordOutput(row, valuations.get(row.id)?.at(-1)),
      valuations: (valuations.get(row.id) ?? []).map(({ property_id: _, ...each }) => each),
      flows: (flows.get(row.id) ?? []).map(({ property_id: _, ...each }) => each),
      loan: loans.get(row.id) ?? null,
    })),
  };
}
