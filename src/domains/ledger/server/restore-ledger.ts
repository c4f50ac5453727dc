import type { Tx } from '../../../platform/database/database.ts';
import { actorOf } from '../../../platform/http/context.ts';
import { valuesTouched } from '../../changes/server/put-back-store.ts';
import type { Restorable } from '../../changes/server/restorable.ts';
import { removeEmptyHoldings, touchLedger } from './holding-store.ts';
import { tellChange } from './manage-portfolios.ts';
import { lockPortfolios } from './portfolio-store.ts';
import { refuseOverdraft } from './refuse-overdraft.ts';

/** Rows of the book of record come back under the same rules as rows that are typed (rules L-3, UN-3). */
export const restoredLedger: Restorable = {
  tables: ['portfolios', 'holdings', 'transactions'],
  async lock(tx, context, changeId) {
    const { userId } = actorOf(context);
    await lockPortfolios(tx, await idsIn(tx, userId, changeId, portfolioColumns), userId);
  },
  async settle(tx, context, changeId) {
    const { userId } = actorOf(context);
    const holdings = await idsIn(tx, userId, changeId, holdingColumns);
    await refuseOverdraft(tx, userId, holdings, null);
    await removeEmptyHoldings(tx, userId, holdings);
    await touchLedger(tx, userId, await idsIn(tx, userId, changeId, portfolioColumns), holdings);
    await tellChange(tx, context);
  },
};

const portfolioColumns = [
  ['portfolios', 'id'],
  ['holdings', 'portfolio_id'],
  ['transactions', 'portfolio_id'],
] as const;
const holdingColumns = [
  ['holdings', 'id'],
  ['transactions', 'holding_id'],
] as const;

async function idsIn(
  tx: Tx,
  userId: string,
  changeId: string,
  columns: readonly (readonly [string, string])[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const [table, column] of columns)
    for (const id of await valuesTouched(tx, userId, changeId, table, column)) ids.add(id);
  return [...ids];
}
