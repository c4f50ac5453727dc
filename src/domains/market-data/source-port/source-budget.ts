import { SourceFailure, type SourceName } from './source-port.ts';

export type BudgetRule = { perMinute?: number; perDay?: number; perMonth?: number };

/** One stretch of time in which only so many requests may be sent; `bucket` names it for all processes. */
export type BudgetWindow = {
  name: 'minute' | 'day' | 'month';
  bucket: string;
  limit: number;
  /** Milliseconds since 1970. */
  endsAt: number;
};

/** Counts requests for all processes that share a key. */
export type BudgetStore = {
  /** Counts one request in every window, or in none of them if one is full. */
  spend(windows: BudgetWindow[]): Promise<boolean>;
  used(windows: BudgetWindow[]): Promise<number[]>;
};

/** The windows that a moment lies in. `account` tells keys apart without being one. Days are UTC days. */
export function windowsAt(
  source: SourceName,
  account: string,
  rule: BudgetRule,
  now: number,
): BudgetWindow[] {
  const iso = new Date(now).toISOString();
  const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)].map(Number) as [
    number,
    number,
    number,
  ];
  const window = (
    name: BudgetWindow['name'],
    stamp: string,
    limit: number,
    endsAt: number,
  ): BudgetWindow => ({
    name,
    bucket: `${source}:${account}:${name}:${stamp}`,
    limit,
    endsAt,
  });
  const windows: BudgetWindow[] = [];
  if (rule.perMinute !== undefined) {
    const start = Math.floor(now / 60_000);
    windows.push(window('minute', iso.slice(0, 16), rule.perMinute, (start + 1) * 60_000));
  }
  if (rule.perDay !== undefined)
    windows.push(window('day', iso.slice(0, 10), rule.perDay, Date.UTC(year, month - 1, day + 1)));
  if (rule.perMonth !== undefined)
    windows.push(window('month', iso.slice(0, 7), rule.perMonth, Date.UTC(year, month, 1)));
  return windows;
}

/** Takes one request from the budget, or says when there will be one again; the provider is not asked then. */
export async function spendRequest(store: BudgetStore, windows: BudgetWindow[], now: number): Promise<void> {
  if (windows.length === 0 || (await store.spend(windows))) return;
  const used = await store.used(windows);
  const full = windows.filter((window, i) => used[i]! >= window.limit);
  const endsAt = Math.max(...full.map((window) => window.endsAt), now + 1000);
  throw new SourceFailure('limit', `own budget a ${full.at(-1)?.name ?? 'window'} is used up`, {
    asked: false,
    retryAfterSeconds: Math.ceil((endsAt - now) / 1000),
  });
}
