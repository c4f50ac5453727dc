import { actorOf, type Context } from '../../../platform/http/context.ts';
import { thingsWithTag } from '../../remarks/server/tag-store.ts';
import { placeOf } from '../journal/journal.ts';

/** Transactions by id, and assets by their place, that have a tag of the caller's. */
export async function placesWithTag(context: Context, tag: string): Promise<Set<string>> {
  const things = await thingsWithTag(context.services.database, actorOf(context).userId, tag);
  return new Set(
    things.map(
      ({ transaction_id, asset_id, portfolio_id }) => transaction_id ?? placeOf(asset_id!, portfolio_id),
    ),
  );
}
