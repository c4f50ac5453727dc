import type { BudgetStore, BudgetWindow } from './source-budget.ts';
import type { HealthRecord, HealthStore } from './source-health.ts';
import type { SourceName } from './source-port.ts';

export function createMemoryBudget(): BudgetStore {
  const counts = new Map<string, { used: number; endsAt: number }>();
  const usedIn = (window: BudgetWindow) => counts.get(window.bucket)?.used ?? 0;
  return {
    async spend(windows) {
      if (windows.some((window) => usedIn(window) >= window.limit)) return false;
      for (const window of windows)
        counts.set(window.bucket, { used: usedIn(window) + 1, endsAt: window.endsAt });
      const newest = Math.min(...windows.map((window) => window.endsAt));
      for (const [bucket, { endsAt }] of counts) if (endsAt < newest - 60_000) counts.delete(bucket);
      return true;
    },
    async used(windows) {
      return windows.map(usedIn);
    },
  };
}

export function createMemoryHealth(): HealthStore {
  const records = new Map<SourceName, HealthRecord>();
  return {
    async read(source) {
      return records.get(source);
    },
    async write(record) {
      records.set(record.source, record);
    },
  };
}
