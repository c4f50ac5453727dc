import { seedDemo } from '../domains/identity/server/seed-demo.ts';
import { seedDemoRates } from '../domains/instruments/server/seed-demo-rates.ts';
import type { Services } from '../platform/services.ts';
import { demoSeeds } from '../routes/api/bindings.ts';

/** What a fresh installation shows before anybody has entered anything. Runs at every start, under the set-up lock. */
export async function seed(services: Services): Promise<void> {
  await seedDemoRates(services);
  await seedDemo(services, demoSeeds);
}
