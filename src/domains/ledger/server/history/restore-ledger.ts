import { invalid } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf } from '../../../../platform/http/context.ts';
import { requireActive } from '../../../billing/server/policies/policies.ts';
import { valuesTouched } from '../../../changes/server/put-back-store.ts';
import type { PutBack, Restorable } from '../../../changes/server/restorable.ts';
import { countedPortfolios } from '../counted-portfolios.ts';
import { removeEmptyHoldings, touchLedger } from '../holding-store.ts';
import { partedLinks } from '../link-store.ts';
import { tellChange } from '../manage-portfolios.ts';
import { lockPortfolios, portfoliosOf } from '../portfolio-store.ts';
import { refuseOverdraft } from '../refuse-overdraft.ts';

/** Rows of the book of record come back under the same rules as rows that are typed (rules L-3, UN-3). */
export const restoredLedger: Restorable = {
  tables: ['portfolios', 'holdings', 'transactions', 'portfolio_groups', 'portfolio_group_members'],
  versioned: { portfolios: 'changed', holdings: 'changed', transactions: 'whole' },
  async lock(tx, context) {
    const { userId } = actorOf(context);
    const all = await portfoliosOf(tx, userId);
    await lockPortfolios(
      tx,
      all.map(({ id }) => id),
      userId,
    );
  },
  async settle(tx, context, what) {
    const { userId } = actorOf(context);
    const portfolios = await idsIn(tx, userId, what, portfolioColumns);
    // What exceeds the plan takes nothing but what was removed from it (BL-17, UN-8).
    if (!what.isRemoval) await requireActive(tx, context.services, userId, countedPortfolios, portfolios);
    const holdings = await idsIn(tx, userId, what, holdingColumns);
    await refuseOverdraft(tx, userId, holdings, null);
    if ((await partedLinks(tx, userId, portfolios)) > 0) throw invalid({ id: ['changedSince'] });
    await removeEmptyHoldings(tx, userId, holdings);
    await touchLedger(tx, userId, portfolios, holdings);
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
  { changeIds }: PutBack,
  columns: readonly (readonly [string, string])[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const [table, column] of columns)
    for (const id of await valuesTouched(tx, userId, changeIds, table, column)) ids.add(id);
  return [...ids];
}
