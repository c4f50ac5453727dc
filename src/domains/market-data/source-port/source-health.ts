import type { BreakerState } from './source-breaker.ts';
import { type BudgetRule, type BudgetStore, windowsAt } from './source-budget.ts';
import type { Capability, SourceFailureKind, SourceName } from './source-port.ts';

/** What is remembered of a source between calls. Times are ISO 8601 in UTC. */
export type HealthRecord = {
  source: SourceName;
  breaker: BreakerState;
  lastSuccess?: { at: string; capability: Capability };
  lastFailure?: { at: string; capability: Capability; kind: SourceFailureKind; detail: string };
};

export type HealthStore = {
  read(source: SourceName): Promise<HealthRecord | undefined>;
  write(record: HealthRecord): Promise<void>;
};

export type BudgetLeft = {
  window: 'minute' | 'day' | 'month';
  limit: number;
  left: number;
  resetsAt: string;
};

/** What the operator sees of a source. */
export type HealthReport = Omit<HealthRecord, 'breaker'> & {
  state: 'neverAsked' | 'working' | 'failing' | 'paused' | 'onTrial';
  /** When a paused source is asked again. */
  retryAt?: string;
  budget: BudgetLeft[];
};

export async function reportHealth(
  source: { name: SourceName; account: string; budget: BudgetRule },
  stores: { health: HealthStore; budget: BudgetStore },
  now: Date,
): Promise<HealthReport> {
  const windows = windowsAt(source.name, source.account, source.budget, now.getTime());
  const [record, used] = await Promise.all([stores.health.read(source.name), stores.budget.used(windows)]);
  const budget = windows.map((window, i) => ({
    window: window.name,
    limit: window.limit,
    left: Math.max(0, window.limit - used[i]!),
    resetsAt: new Date(window.endsAt).toISOString(),
  }));
  if (!record) return { source: source.name, state: 'neverAsked', budget };
  const { breaker, ...remembered } = record;
  const retryAt = breaker.state === 'open' ? new Date(breaker.until).toISOString() : undefined;
  return { ...remembered, state: stateOf(breaker), ...(retryAt ? { retryAt } : {}), budget };
}

function stateOf(breaker: BreakerState): HealthReport['state'] {
  if (breaker.state === 'open') return 'paused';
  if (breaker.state === 'halfOpen') return 'onTrial';
  return breaker.failures > 0 ? 'failing' : 'working';
}
