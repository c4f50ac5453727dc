import type { LimitedThings } from '../../billing/server/limited-things.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { keepConnections, limitedConnections } from './connection-store.ts';

/** Portfolios that follow a strategy, named by their own ids; paper ones do not count (rule S-9). */
export const countedConnections: LimitedThings = {
  policy: 'strategies',
  of: limitedConnections,
  async choose(tx, { events }, userId, ids) {
    await keepConnections(tx, userId, ids);
    await events.publish(tx, userPortfolioChanged.of(userId));
  },
};
