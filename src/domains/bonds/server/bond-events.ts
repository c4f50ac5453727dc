import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';

/** What its owner has is another: every open page of theirs reads again. */
export async function tellChange(tx: Tx, context: Context): Promise<void> {
  await context.services.events.publish(tx, userPortfolioChanged.of(actorOf(context).userId));
}
