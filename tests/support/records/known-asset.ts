import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { today } from './sample-records.ts';

/** An instrument of the catalogue, as a provider would have written it. */
export async function addKnownAsset(database: Database): Promise<{ id: string; slug: string }> {
  const id = newId();
  const slug = `znany-${id}`;
  await database.run(sql`
    insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
    values (${id}, 'ZNANY', '0193277e-0000-7000-8000-000000000201', '0193277e-0000-7000-8000-000000000101',
      '{"en": "Known", "pl": "Znany"}', 'test', ${slug}, 'znany', now())`);
  await addPrice(database, id);
  return { id, slug };
}

/** A split of a new instrument of the catalogue, as a provider would have reported it. */
export async function addSplit(database: Database): Promise<string> {
  const id = newId();
  const asset = await addKnownAsset(database);
  await database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
    values (${id}, ${asset.id}, 'split', ${today()}, 4, 1, 'test')`);
  return id;
}

export async function addPrice(database: Database, instrumentId: string): Promise<void> {
  await database.run(sql`
    insert into latest_prices (instrument_id, price, at, day, source)
    values (${instrumentId}, 12.34, now(), ${today()}, 'test') on conflict do nothing`);
}
