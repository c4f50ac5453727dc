import type { Tx } from '../../../platform/database/database.ts';
import { defineOwnEvent } from '../../../platform/events/event-kind.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';

/** Prices of a person's own instruments: for the processes' memories; browsers hear that the portfolio changed. */
export const ownPricesChanged = defineOwnEvent('OwnPricesChanged', { audience: 'processes' });

/** What a person holds, or what it is worth, changed. */
export const userPortfolioChanged = defineOwnEvent('UserPortfolioChanged');

/** What its owner has is another: every open page of theirs reads again. */
export async function tellChange(tx: Tx, context: Context): Promise<void> {
  await context.services.events.publish(tx, userPortfolioChanged.of(actorOf(context).userId));
}
