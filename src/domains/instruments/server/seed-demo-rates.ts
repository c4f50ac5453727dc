import type { Services } from '../../../platform/services.ts';
import { deleteRatesFrom, upsertRate } from './reference-store.ts';

/** Marks rates that were made up for the demonstration; wherever one is shown, the screen says so. */
export const simulatedSource = 'simulated';

const simulatedRates = { eur: '4.2415', usd: '3.6480', gbp: '4.8320', chf: '4.5310' };
const firstDay = '2016-01-04';

/** Real and simulated rates never mix: with the demo off the simulated ones go. */
export async function seedDemoRates({ database, settings }: Services): Promise<void> {
  if (!settings.demo) {
    await deleteRatesFrom(database, simulatedSource);
    return;
  }
  for (const [title, pln] of Object.entries(simulatedRates)) {
    await upsertRate(database, { title, day: firstDay, pln, source: simulatedSource });
  }
}
