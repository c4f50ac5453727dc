import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { LimitedThings } from '../../billing/server/limited-things.ts';
import { requireActive } from '../../billing/server/policies/policies.ts';
import { portfolioChanged } from './ledger-events.ts';
import { keepPortfolios, limitedPortfolios, lockPortfolios, type PortfolioRow } from './portfolio-store.ts';

/** Paper ones count too. */
export const countedPortfolios: LimitedThings = {
  policy: 'portfolios',
  of: limitedPortfolios,
  async choose(tx, { events }, userId, ids) {
    await keepPortfolios(tx, userId, ids);
    await events.publish(tx, portfolioChanged.of(userId));
  },
};

/** Portfolios that something is written into: those that exceed the plan take nothing (BL-17). Removal only locks them. */
export async function lockToWrite(
  tx: Tx,
  services: Services,
  ids: string[],
  userId: string,
): Promise<PortfolioRow[]> {
  const locked = await lockPortfolios(tx, ids, userId);
  await requireActive(
    tx,
    services,
    userId,
    countedPortfolios,
    locked.map(({ id }) => id),
  );
  return locked;
}
