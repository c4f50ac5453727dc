import { seedDemo } from '../domains/identity/server/seed-demo.ts';
import { seedDemoMarket } from '../domains/market-data/server/demo/seed-demo-market.ts';
import type { Services } from '../platform/services.ts';
import { demoSeeds } from '../routes/api/bindings.ts';

/** What a fresh installation shows before anybody has entered anything. Runs at every start, under the set-up lock. */
export async function seed(services: Services): Promise<void> {
  await seedDemoMarket(services);
  await seedDemo(services, demoSeeds);
}
