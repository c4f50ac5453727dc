import { createHash } from 'node:crypto';
import { type BudgetRule, type BudgetStore, spendRequest, windowsAt } from '../source-port/source-budget.ts';
import { type GuardParts, guarded } from '../source-port/source-guard.ts';
import type { MarketSource, SourceName } from '../source-port/source-port.ts';
import { createAlphaVantageSource } from './alpha-vantage/source.ts';
import type { ProviderParts } from './ask-provider.ts';
import { createCoinGeckoSource } from './coingecko/source.ts';
import { createEcbSource } from './ecb/source.ts';
import { createEodhdSource } from './eodhd/source.ts';
import { createNbpSource } from './nbp/source.ts';
import { createPolygonSource } from './polygon/source.ts';
import { createStooqSource } from './stooq/source.ts';
import { createYahooSource } from './yahoo/source.ts';

/** What the operator set. A source that needs a key and has none is left out. */
export type SourceSettings = {
  alphaVantageKey?: string;
  alphaVantagePaid?: boolean;
  coinGeckoKey?: string;
  coinGeckoPaid?: boolean;
  eodhdKey?: string;
  stooqKey?: string;
  stooqAddress?: string;
  polygonKey?: string;
  polygonAddress?: string;
  /** Other addresses than the providers' own: a proxy, or a stand-in of a test. */
  addresses?: Partial<Record<SourceName, string>>;
  /** How long one request may take. */
  timeoutMs?: number;
  /** Sources that are not to be asked at all. */
  off?: SourceName[];
  /** Other budgets than those of the free plans. */
  budgets?: Partial<Record<SourceName, BudgetRule>>;
};

/** What the free plans allow; those without a key get what is decent. */
export const usualBudgets: Record<SourceName, BudgetRule> = {
  nbp: { perMinute: 120 },
  ecb: { perMinute: 30 },
  yahoo: { perMinute: 60, perDay: 5000 },
  alphaVantage: { perMinute: 5, perDay: 25 },
  coinGecko: { perMinute: 25, perMonth: 10_000 },
  eodhd: { perDay: 20 },
  stooq: { perMinute: 10, perDay: 50 },
  polygon: { perMinute: 5 },
  csv: {},
};

export type ReadySource = {
  source: MarketSource;
  name: SourceName;
  /** Tells keys apart in the counting of budgets, without being one. */
  account: string;
  budget: BudgetRule;
};

export type SourceWorld = GuardParts & { budget: BudgetStore; fetch?: typeof fetch };

/** Every source that the settings allow, behind its guard and its budget. */
export function createSources(settings: SourceSettings, world: SourceWorld): ReadySource[] {
  const ready: ReadySource[] = [];
  const add = (
    name: SourceName,
    key: string | undefined,
    make: (parts: ProviderParts & { address?: string; now: () => Date }) => MarketSource,
  ) => {
    if (settings.off?.includes(name)) return;
    const account = key ? createHash('sha256').update(key).digest('hex').slice(0, 12) : 'anyone';
    const budget = settings.budgets?.[name] ?? usualBudgets[name];
    const beforeRequest = () => {
      const now = world.now().getTime();
      return spendRequest(world.budget, windowsAt(name, account, budget, now), now);
    };
    const { timeoutMs } = settings;
    const source = make({
      fetch: world.fetch,
      now: world.now,
      beforeRequest,
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(settings.addresses?.[name] && { address: settings.addresses[name] }),
    });
    ready.push({ source: guarded(source, world), name, account, budget });
  };
  const { alphaVantageKey, coinGeckoKey, eodhdKey, stooqKey, polygonKey } = settings;
  add('nbp', undefined, createNbpSource);
  add('ecb', undefined, createEcbSource);
  add('yahoo', undefined, createYahooSource);
  if (coinGeckoKey)
    add('coinGecko', coinGeckoKey, (parts) =>
      createCoinGeckoSource({ ...parts, key: coinGeckoKey, paidPlan: settings.coinGeckoPaid }),
    );
  if (alphaVantageKey)
    add('alphaVantage', alphaVantageKey, (parts) =>
      createAlphaVantageSource({ ...parts, key: alphaVantageKey, paidPlan: settings.alphaVantagePaid }),
    );
  if (eodhdKey) add('eodhd', eodhdKey, (parts) => createEodhdSource({ ...parts, key: eodhdKey }));
  if (stooqKey)
    add('stooq', stooqKey, (parts) =>
      createStooqSource({ ...parts, key: stooqKey, addressTemplate: settings.stooqAddress }),
    );
  if (polygonKey)
    add('polygon', polygonKey, (parts) =>
      createPolygonSource({
        ...parts,
        key: polygonKey,
        ...(settings.polygonAddress && { address: settings.polygonAddress }),
      }),
    );
  return ready;
}
