import { readFile } from 'node:fs/promises';
import type { Services } from '../../../../platform/services.ts';
import { readInflation, readPolicyRates } from '../../shipped/read-shipped.ts';
import { storeInflation } from './inflation-store.ts';
import { storePolicyRates } from './policy-rate-store.ts';

const read = (name: string) => readFile(new URL(`../../shipped/${name}`, import.meta.url), 'utf8');

/** At each start: what came with the product stands where nobody brought anything newer (rule BD-16). */
export async function loadShipped({ database }: Services): Promise<void> {
  const [inflation, rates] = await Promise.all([read('cpi-poland.csv'), read('policy-rates.csv')]);
  const origin = 'shipped' as const;
  await database.transaction(async (tx) => {
    await storeInflation(
      tx,
      readInflation(inflation).map(({ monthly, ...month }) => ({
        ...month,
        ratio: monthly === null ? null : 1 + Number(monthly) / 100,
        origin,
      })),
    );
    await storePolicyRates(
      tx,
      readPolicyRates(rates).map((rate) => ({ ...rate, origin })),
    );
  });
}
