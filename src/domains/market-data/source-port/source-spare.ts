import type { BudgetWindow } from './source-budget.ts';

/** So many requests of each window are left to whoever fetches closes, whatever else there is to ask. */
const keptForCloses = 10;

/**
 * Whether a source's budget has something to spare for what can wait: less was used than an even spread over the day
 * or month would have used by now. A small budget is not gone by the morning that way, and a large one never empties.
 */
export function hasToSpare(windows: BudgetWindow[], used: number[], now: number): boolean {
  return windows.every((window, i) => {
    const begin = beginOf(window);
    const passed = (now - begin) / (window.endsAt - begin);
    return used[i]! + keptForCloses < window.limit * passed;
  });
}

function beginOf({ name, endsAt }: BudgetWindow): number {
  if (name === 'minute') return endsAt - 60_000;
  if (name === 'day') return endsAt - 86_400_000;
  const end = new Date(endsAt);
  return Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, 1);
}
