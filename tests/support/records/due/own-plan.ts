import type { Database } from '../../../../src/platform/database/database.ts';
import { sql } from '../../../../src/platform/database/sql.ts';
import type { Visitor } from '../../callers/visitor.ts';

/** A purchase of one unit a month into a portfolio, due since today; it is named as who confirms it does. */
export async function duePlan(
  database: Database,
  browser: Visitor,
  { id, holdingId }: { id: string; holdingId: string },
): Promise<{ plan_id: string; day: string; price: string }> {
  const { asset } = await database.one<{ asset: string }>(
    sql`select instrument_id as asset from holdings where id = ${holdingId}`,
  );
  const { today: day } = (await browser.get('/api/recurring-plans')).body.data;
  const made = await browser.post('/api/recurring-plans', {
    portfolio_id: id,
    kind: 'purchase',
    asset_id: asset,
    units: '1',
    rhythm: 'monthly',
    starts_on: day,
  });
  if (made.status !== 200) throw new Error(`no plan: ${made.text}`);
  return { plan_id: made.body.data.id, day, price: '10' };
}
