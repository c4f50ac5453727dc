import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { demoGroups, demoPlan } from '../../demo/demo-plan.ts';
import { insertGroup, setMembers } from '../groups/group-store.ts';
import { demoPrices } from './demo-prices.ts';
import { plantPortfolio } from './plant-portfolio.ts';
import { seedDemoHistory } from './seed-demo-history.ts';

/** The demo account's portfolios, so that every page has something true to show on first start. */
export async function seedDemoPortfolios(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const now = services.clock.now();
  const prices = await demoPrices(tx, dayInWarsaw(now), demoPlan);
  const planted = new Map<string, string>();
  // Shown in the order of the plan.
  for (const [i, plan] of demoPlan.entries()) {
    const at = new Date(now.getTime() + i);
    planted.set(
      plan.name,
      await plantPortfolio(tx, user.id, { plan, prices, name: plan.name, origin: 'demo', at }),
    );
  }
  for (const [i, { name, portfolios }] of demoGroups.entries()) {
    const id = newId();
    await insertGroup(tx, user.id, { id, name, submission_id: null, at: new Date(now.getTime() + i) });
    await setMembers(
      tx,
      user.id,
      id,
      portfolios.map((one) => planted.get(one)!),
    );
  }
  await seedDemoHistory(tx, services, user);
}
