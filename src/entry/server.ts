import { demoEmail, demoIsWanted, demoPassword } from '../domains/identity/server/seed-demo.ts';
import { readSettings, SettingsError } from '../platform/settings/read-settings.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';
import { startWalory } from './start-walory.ts';

function greet(settings: Settings, address: string): void {
  const shown = settings.publicUrl || `http://localhost:${new URL(address).port}`;
  console.log(`\n  Walory is ready: ${shown}`);
  if (demoIsWanted(settings)) console.log(`  Demo sign-in:    ${demoEmail} / ${demoPassword}`);
  console.log('  Stop with Ctrl+C.\n');
}

try {
  const settings = readSettings(process.env);
  const walory = await startWalory(settings);
  if (walory.address) greet(settings, walory.address);
  else console.log('\n  Walory worker is ready.\n');
  process.send?.('ready');
  let stopping = false;
  const leave = async () => {
    if (stopping) return;
    stopping = true;
    // Whoever does not finish in time is cut off; what was acknowledged is already in the database.
    setTimeout(() => process.exit(1), 15_000).unref();
    await walory.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
  // Whoever started us is gone without a word: nobody could end us any more.
  process.on('disconnect', leave);
} catch (error) {
  console.error(
    `\n  ${error instanceof SettingsError ? error.message : `Walory could not start: ${(error as Error).message}`}\n`,
  );
  if (!(error instanceof SettingsError)) console.error(error);
  process.exit(1);
}
