import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Visitor } from '../callers/visitor.ts';
import { ownPortfolio } from './own-portfolio.ts';

/** A group with one portfolio in it. */
export async function ownGroup(database: Database, browser: Visitor) {
  const portfolioId = (await ownPortfolio(database, browser)).id;
  const body = { name: newId(), portfolio_ids: [portfolioId] };
  const { id } = (await browser.post('/api/portfolio-groups', body)).body.data as { id: string };
  return { id, portfolioId };
}
