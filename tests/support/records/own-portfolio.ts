import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Visitor } from '../callers/visitor.ts';
import { addKnownAsset } from './known-asset.ts';
import { newPortfolio, złoty } from './sample-records.ts';

/** A portfolio with one asset of the catalogue, bought once; made through the API as a person would. */
export async function ownPortfolio(
  database: Database,
  browser: Visitor,
): Promise<{ id: string; holdingId: string; transactionId: string; assetId: string }> {
  // A test may need more of them than the trial allows.
  await database.run(sql`update plans set portfolios = 10000 where slug = 'trial'`);
  const portfolio = await browser.post('/api/portfolios', newPortfolio());
  if (portfolio.status !== 200) throw new Error(`no portfolio: ${portfolio.text}`);
  const { id } = portfolio.body.data;
  const asset = await addKnownAsset(database);
  const holding = await browser.post('/api/portfolio-assets', {
    parent_id: asset.id,
    portfolio_id: id,
    value: '10.00',
    volume: '20',
    currency_id: złoty,
    added_at: '2024-01-15',
  });
  if (holding.status !== 200) throw new Error(`no holding: ${holding.text}`);
  return {
    id,
    holdingId: holding.body.data.id,
    transactionId: holding.body.data.transaction_id,
    assetId: asset.id,
  };
}
