import type { Services } from '../../../../platform/services.ts';
import { windowsAt } from '../../source-port/source-budget.ts';
import { hasToSpare } from '../../source-port/source-spare.ts';
import { createSources, type ReadySource } from '../../sources/create-sources.ts';
import { databaseBudget, databaseHealth } from './source-store.ts';

const made = new WeakMap<Services, ReadySource[]>();

/**
 * The sources of this installation. None while the demonstration is on: real and simulated prices never mix.
 * Made once a process, because a circuit that opened must stay open.
 */
export function marketSources(services: Services): ReadySource[] {
  const { settings, database, clock } = services;
  if (settings.demo) return [];
  let ready = made.get(services);
  if (!ready) {
    ready = createSources(
      {
        alphaVantageKey: settings.alphaVantageKey || undefined,
        alphaVantagePaid: settings.alphaVantagePaid,
        coinGeckoKey: settings.coinGeckoKey || undefined,
        coinGeckoPaid: settings.coinGeckoPaid,
        eodhdKey: settings.eodhdKey || undefined,
        stooqKey: settings.stooqKey || undefined,
        stooqAddress: settings.stooqAddress || undefined,
        polygonKey: settings.polygonKey || undefined,
        polygonAddress: settings.polygonAddress || undefined,
        addresses: {
          nbp: settings.nbpUrl,
          ecb: settings.ecbUrl,
          yahoo: settings.yahooUrl,
          alphaVantage: settings.alphaVantageUrl,
          coinGecko: settings.coinGeckoUrl,
          eodhd: settings.eodhdUrl,
        },
        timeoutMs: settings.sourceTimeout * 1000,
        off: settings.sourcesOff,
      },
      {
        budget: databaseBudget(database),
        health: databaseHealth(database),
        now: () => clock.now(),
        random: Math.random,
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
    );
    made.set(services, ready);
  }
  return ready;
}

/** Whether a source may be asked for what can wait, by its day and its month: closes come first (rule M-18). */
export async function hasRequestsToSpare(
  { database, clock }: Services,
  { name, account, budget }: ReadySource,
): Promise<boolean> {
  const now = clock.now().getTime();
  const windows = windowsAt(name, account, { ...budget, perMinute: undefined }, now);
  return hasToSpare(windows, await databaseBudget(database).used(windows), now);
}
