import { compare, decimal } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { holdingById } from './holding-store.ts';
import { linkRows } from './link-store.ts';
import type { PortfolioRow } from './portfolio-store.ts';
import type { StoredTransaction } from './transaction-store.ts';

/**
 * Makes one transfer of two rows that were recorded apart: one that leaves a portfolio and one that comes into another,
 * of the same asset and as many units. It happened when the units left, whenever the other broker booked them.
 */
export async function linkPair(
  tx: Tx,
  context: Context,
  rows: readonly StoredTransaction[],
  portfolios: readonly PortfolioRow[],
): Promise<void> {
  const { userId } = actorOf(context);
  const left = rows.find((row) => row.type === 'transfer-out');
  const came = rows.find((row) => row.type === 'transfer-in');
  if (!left || !came || rows.length !== 2 || left.portfolio_id === came.portfolio_id) throw noPair();
  if (rows.some((row) => row.link_id)) throw invalid({ ids: ['linkedError'] });
  const from = await holdingById(tx, left.holding_id!, userId);
  const to = await holdingById(tx, came.holding_id!, userId);
  if (from!.instrument_id !== to!.instrument_id) throw noPair();
  if (compare(decimal(left.units!), decimal(came.units!)) !== 0) throw noPair();
  if (new Set(portfolios.map(({ is_virtual }) => is_virtual)).size > 1)
    throw invalid({ ids: ['paperTransferError'] });
  const time = left.time ?? (left.day === came.day ? came.time : null);
  const pair = { outId: left.id, inId: came.id, day: left.day, time };
  await linkRows(tx, userId, pair, context.services.clock.now());
}

function noPair() {
  return invalid({ ids: ['pairError'] });
}
