import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { marketChanged } from '../market-events.ts';
import { storeInflation } from './inflation-store.ts';
import { storePolicyRates } from './policy-rate-store.ts';
import { inflationIn, ratesIn } from './published-files.ts';

/** Figures of a month come once; each morning is soon enough. */
export const refreshPublished = defineJob<Record<string, never>>('market.refresh-published', {
  schedule: '40 6 * * *',
});

const mostLetters = 3_000_000;

/** A file of the installation's own source of figures; null where none is set up or it is not to be had. */
export async function fetchFigureFile(
  { settings, log }: Services,
  name: 'cpi-poland.csv' | 'policy-rates.csv' | 'retail-bonds.csv',
): Promise<string | null> {
  if (!settings.figuresUrl) return null;
  try {
    const answer = await fetch(`${settings.figuresUrl.replace(/\/$/, '')}/${name}`, {
      signal: AbortSignal.timeout(settings.sourceTimeout * 1000),
      redirect: 'error',
    });
    const text = answer.ok ? await answer.text() : '';
    if (answer.ok && text.length <= mostLetters) return text;
    log.warn({ file: name, status: answer.status, letters: text.length }, 'published figures not fetched');
  } catch (error) {
    log.warn({ err: error, file: name }, 'published figures not fetched');
  }
  return null;
}

/** Newer rows of the source replace shipped and simulated ones; a file with a wrong row changes nothing. */
export async function fetchPublished(services: Services): Promise<void> {
  const { database, events, log } = services;
  const [inflation, rates] = await Promise.all([
    fetchFigureFile(services, 'cpi-poland.csv'),
    fetchFigureFile(services, 'policy-rates.csv'),
  ]);
  const months = inflation === null ? [] : inflationIn(inflation, 'source');
  const steps = rates === null ? [] : ratesIn(rates, 'source');
  if (!months || !steps)
    log.warn({ inflation: !!months, rates: !!steps }, 'published figures not understood');
  await database.transaction(async (tx) => {
    const changed = (await storeInflation(tx, months ?? [])) + (await storePolicyRates(tx, steps ?? []));
    if (changed > 0) await events.publish(tx, marketChanged.of());
  });
}
