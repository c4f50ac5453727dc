import type { Queries } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { LimitedThings } from '../../billing/server/limited-things.ts';
import { beyondPlan, readOnlyOf } from '../../billing/server/policies/policies.ts';
import { countedPortfolios } from '../../ledger/server/counted-portfolios.ts';
import { integrationChanged } from './integration-events.ts';
import { type CountedIntegration, keepIntegrations, limitedIntegrations } from './integration-store.ts';

/** Those that were disconnected do not count. */
export const countedIntegrations: LimitedThings = {
  policy: 'integrations',
  of: limitedIntegrations,
  async choose(tx, { events }, userId, ids) {
    await keepIntegrations(tx, userId, ids);
    await events.publish(tx, integrationChanged.of(userId));
  },
};

/** What exceeds the plan: connections, and portfolios that nothing is written into (BL-17, BL-19). */
export type Paused = { integrations: ReadonlySet<string>; portfolios: ReadonlySet<string> };

export async function pausedOf(on: Queries, services: Services, userId: string): Promise<Paused> {
  return {
    integrations: await readOnlyOf(on, services, userId, countedIntegrations),
    portfolios: await readOnlyOf(on, services, userId, countedPortfolios),
  };
}

/** Beyond the plan itself, or without any portfolio that could take what it brings. */
export function isPaused(row: CountedIntegration, { integrations, portfolios }: Paused): boolean {
  if (row.status === 'disconnected') return false;
  if (integrations.has(row.id)) return true;
  const accounts = row.portfolios === 'each' ? row.accounts : [];
  const fed = [row, ...accounts].flatMap(({ portfolio_id }) => portfolio_id ?? []);
  return fed.length > 0 && fed.every((id) => portfolios.has(id));
}

export async function refusePaused(on: Queries, services: Services, row: CountedIntegration): Promise<void> {
  if (isPaused(row, await pausedOf(on, services, row.user_id))) throw beyondPlan();
}
