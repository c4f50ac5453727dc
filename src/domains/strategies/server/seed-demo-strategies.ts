import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { connect } from './connection-store.ts';
import { strategies } from './strategy-store.ts';

/** Which strategy each portfolio of the demo account follows; the third follows none. */
const followed: Record<string, string> = { Retirement: 'sixty-forty', Brokerage: 'poland-and-world' };

/** Shows what a strategy adds to a portfolio, on first start. */
export async function seedDemoStrategies(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const known = new Map((await strategies(tx)).map((strategy) => [strategy.slug, strategy.id]));
  for (const portfolio of await portfoliosOf(tx, user.id)) {
    const strategyId = known.get(followed[portfolio.name] ?? '');
    if (strategyId) await connect(tx, user.id, portfolio.id, strategyId, services.clock.now());
  }
}
