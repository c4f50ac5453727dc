import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Visitor } from '../callers/visitor.ts';
import { addKnownAsset } from '../records/known-asset.ts';

/** A watchlist with one asset in it. */
export async function ownWatchlist(
  database: Database,
  browser: Visitor,
): Promise<{ id: string; watchedId: string }> {
  const { id: asset_id } = await addKnownAsset(database);
  const list = await browser.post('/api/watchlists', { name: `Ideas ${newId().slice(-6)}` });
  const watched = await browser.post('/api/watched-assets', { list_id: list.body.data.id, asset_id });
  return { id: list.body.data.id, watchedId: watched.body.data.id };
}
