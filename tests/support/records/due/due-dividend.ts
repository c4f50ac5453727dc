import { newId } from '../../../../src/foundation/ids.ts';
import type { Database } from '../../../../src/platform/database/database.ts';
import { sql } from '../../../../src/platform/database/sql.ts';

/** Announces a dividend of what lies in a portfolio since January 2024, long paid; gives the id of the payment. */
export async function dueDividend(
  database: Database,
  { id, assetId }: { id: string; assetId: string },
): Promise<string> {
  await database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, amount, payment_day, source)
    values (${newId()}, ${assetId}, 'dividend', '2024-02-20', 1, '2024-03-01', 'test')`);
  return `${id}.dividend:${assetId}.2024-02-20`;
}
