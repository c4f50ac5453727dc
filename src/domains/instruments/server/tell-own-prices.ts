import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { ownPricesChanged, userPortfolioChanged } from './instrument-events.ts';

/** What holds one's own instrument is worth something else now. */
export async function tellOwnPrices(tx: Tx, context: Context): Promise<void> {
  const { userId } = actorOf(context);
  await context.services.events.publish(tx, ownPricesChanged.of(userId));
  await context.services.events.publish(tx, userPortfolioChanged.of(userId));
}
