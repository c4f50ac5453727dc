import { startWalory } from '../../src/entry/start-walory.ts';
import type { Settings } from '../../src/platform/settings/settings-schema.ts';

// A process of the product, started by a test: settings come in as a message, log lines go to standard output.
process.once('message', async (settings: Settings) => {
  try {
    const walory = await startWalory(settings, { pages: 'none' });
    process.on('SIGTERM', async () => {
      await walory.stop();
      process.exit(0);
    });
    process.send!({ address: walory.address });
  } catch (error) {
    process.send!({ failure: (error as Error).message });
    process.exit(1);
  }
});
process.on('disconnect', () => process.exit(1));
