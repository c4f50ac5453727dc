import { readFile } from 'node:fs/promises';
import { fingerprintOf, layIn } from '../../../../platform/database/laid-in.ts';
import type { Services } from '../../../../platform/services.ts';
import { storeInflation } from './inflation-store.ts';
import { storePolicyRates } from './policy-rate-store.ts';
import { inflationIn, ratesIn } from './published-files.ts';

const read = (name: string) => readFile(new URL(`../../shipped/${name}`, import.meta.url), 'utf8');

/** At a start: what came with the product stands where nobody brought anything newer (rule BD-16). */
export async function loadShipped({ database }: Services): Promise<void> {
  const [inflation, rates] = await Promise.all([read('cpi-poland.csv'), read('policy-rates.csv')]);
  const months = inflationIn(inflation, 'shipped')!;
  const steps = ratesIn(rates, 'shipped')!;
  await layIn(database, 'published figures', fingerprintOf(months, steps), async (tx) => {
    await storeInflation(tx, months);
    await storePolicyRates(tx, steps);
  });
}
