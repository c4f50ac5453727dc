import type { Services } from '../../../../platform/services.ts';
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
