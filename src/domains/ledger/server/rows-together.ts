import type { Queries } from '../../../platform/database/database.ts';
import type { HoldingRows } from '../keep-book.ts';
import { linkedGroups } from '../linked-groups.ts';
import { holdingsOf } from './holding-store.ts';
import { linksOf } from './link-store.ts';
import { portfoliosOf } from './portfolio-store.ts';
import { rowsOfHoldings } from './transaction-store.ts';

/** The rows of these holdings and of all whose lots they share, each by the lot method of its portfolio. */
export async function rowsTogether(
  on: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, HoldingRows>> {
  const [links, portfolios, holdings] = await Promise.all([
    linksOf(on, userId),
    portfoliosOf(on, userId),
    holdingsOf(on, userId),
  ]);
  const groups = linkedGroups(links);
  const methods = new Map(portfolios.map(({ id, lot_method }) => [id, lot_method]));
  const methodOf = new Map(holdings.map(({ id, portfolio_id }) => [id, methods.get(portfolio_id)]));
  const wanted = [...new Set(ids.flatMap((id) => groups.get(id) ?? [id]))];
  const rows = await rowsOfHoldings(on, userId, wanted);
  return new Map(wanted.map((id) => [id, { rows: rows.get(id) ?? [], method: methodOf.get(id) ?? 'fifo' }]));
}
