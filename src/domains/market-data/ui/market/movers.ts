import { plain, signOf } from '../../../../foundation/format-number.ts';
import type { Period } from '../../period-change.ts';

type Moving = { changes: Record<Period, number | null> };

/** Which way a row says it went: what it shows as 0,00% stood still (U-2). */
function wayOf(change: number): -1 | 0 | 1 {
  return signOf(plain(change) ?? '0');
}

/** How many went up, down or nowhere over a period; what has no known change is not counted. */
export function breadth(quotes: readonly Moving[], period: Period) {
  const known = quotes.map(({ changes }) => changes[period]).filter((change) => change !== null);
  const up = known.filter((change) => wayOf(change) > 0).length;
  const down = known.filter((change) => wayOf(change) < 0).length;
  return { up, flat: known.length - up - down, down };
}

/** Those that went furthest up and furthest down, furthest first. */
export function movers<Item extends Moving>(
  quotes: readonly Item[],
  period: Period,
  count: number,
): { up: Item[]; down: Item[] } {
  const change = (item: Item) => item.changes[period] ?? 0;
  const sorted = [...quotes].sort((a, b) => change(b) - change(a));
  return {
    up: sorted.filter((item) => wayOf(change(item)) > 0).slice(0, count),
    down: sorted
      .filter((item) => wayOf(change(item)) < 0)
      .slice(-count)
      .reverse(),
  };
}
