import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { demoPlan } from '../../demo/demo-plan.ts';
import { demoPrices } from './demo-prices.ts';
import { plantPortfolio } from './plant-portfolio.ts';
import { seedDemoHistory } from './seed-demo-history.ts';

/** The demo account's portfolios, so that every page has something true to show on first start. */
export async function seedDemoPortfolios(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  const now = services.clock.now();
  const prices = await demoPrices(tx, dayInWarsaw(now), demoPlan);
  // Shown in the order of the plan.
  for (const [i, plan] of demoPlan.entries())
    await plantPortfolio(tx, user.id, {
      plan,
      prices,
      name: plan.name,
      origin: 'demo',
      at: new Date(now.getTime() + i),
    });
  await seedDemoHistory(tx, services, user);
}
