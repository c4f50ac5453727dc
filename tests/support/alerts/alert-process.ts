import { openServices } from '../../../src/entry/open-services.ts';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import { type Order, obey } from './obey.ts';

// A worker in a process of its own, started by a test to be killed.
process.once('message', async (start: { settings: Settings; pushTo: number }) => {
  const { services } = await openServices(start.settings);
  process.on('message', async (order: Order) => {
    await obey(services, order, start.pushTo).catch((error) => console.error(error));
    process.send!({ done: order.id });
  });
  process.send!({ ready: true });
});
process.on('disconnect', () => process.exit(1));
