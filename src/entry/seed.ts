import { accountLife } from '../domains/identity/server/account-life.ts';
import { seedDemo } from '../domains/identity/server/seed-demo.ts';
import type { JoinedDomains } from '../platform/domains/registration.ts';
import type { Services } from '../platform/services.ts';

/** What a fresh installation shows before anybody has entered anything. Runs at every start, under the set-up lock. */
export async function seed(services: Services, joined: JoinedDomains): Promise<void> {
  await joined.seed(services);
  // Last: the demo account holds what the others have put there.
  await seedDemo(services, joined.slots.all(accountLife));
}
