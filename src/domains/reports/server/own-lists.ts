import type { Queries } from '../../../platform/database/database.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { propertyNames } from '../../real-estate/server/property-store.ts';
import type { ReportDefinition } from '../report-definition.ts';

/** Which list of a report names something that this person does not have, or no longer has. */
export async function wrongList(
  on: Queries,
  userId: string,
  { portfolios, properties }: ReportDefinition,
): Promise<'portfolios' | 'properties' | null> {
  const isOwn = (ids: readonly string[], own: readonly { id: string }[]) =>
    ids.every((id) => own.some((one) => one.id === id));
  if (portfolios !== 'all' && !isOwn(portfolios, await portfoliosOf(on, userId))) return 'portfolios';
  if (properties !== 'all' && !isOwn(properties, await propertyNames(on, userId))) return 'properties';
  return null;
}
