import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { touchLedger } from './holding-store.ts';
import { halvesLeftBehind, unlinkRows } from './link-store.ts';
import { lockPortfolios, type PortfolioRow } from './portfolio-store.ts';

type Removed = { portfolioId?: string; holdingId?: string };

/** A portfolio of which something goes, with those that hold other halves of its transfers and any others: all in one order. */
export async function lockForRemoval(
  tx: Tx,
  userId: string,
  portfolioId: string,
  removed: Removed,
  others: readonly string[] = [],
): Promise<PortfolioRow[]> {
  const halves = await halvesLeftBehind(tx, userId, removed);
  const ids = new Set([portfolioId, ...others, ...halves.map((half) => half.portfolio_id)]);
  return lockPortfolios(tx, [...ids], userId);
}

/** Who removes a portfolio does not take units out of another: the other halves become ordinary transfers. */
export async function standAlone(tx: Tx, context: Context, removed: Removed): Promise<void> {
  const { userId } = actorOf(context);
  const halves = await halvesLeftBehind(tx, userId, removed);
  if (halves.length === 0) return;
  await unlinkRows(
    tx,
    userId,
    halves.map((half) => half.id),
    context.services.clock.now(),
  );
  await touchLedger(
    tx,
    userId,
    [...new Set(halves.map((half) => half.portfolio_id))],
    [...new Set(halves.map((half) => half.holding_id))],
  );
}
