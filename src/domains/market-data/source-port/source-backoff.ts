export type BackoffRule = { firstMs: number; mostMs: number };

/**
 * How long to wait before trying again: doubled each time up to a limit, then a random part of its upper half,
 * so that many that failed together do not come back together.
 */
export function backoffMs(attempt: number, rule: BackoffRule, random: () => number): number {
  const full = Math.min(rule.mostMs, rule.firstMs * 2 ** Math.min(attempt, 30));
  return Math.round(full / 2 + (full / 2) * random());
}
