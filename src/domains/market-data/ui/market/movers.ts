import type { Period } from '../../period-change.ts';

type Moving = { changes: Record<Period, number | null> };

/** Up to a tenth of a percent either way a price stands still. */
const flatWithin = 0.1;

/** How many went up, down or nowhere over a period; what has no known change is not counted. */
export function breadth(quotes: readonly Moving[], period: Period) {
  const known = quotes.map(({ changes }) => changes[period]).filter((change) => change !== null);
  const up = known.filter((change) => change > flatWithin).length;
  const down = known.filter((change) => change < -flatWithin).length;
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
    up: sorted.filter((item) => change(item) > flatWithin).slice(0, count),
    down: sorted
      .filter((item) => change(item) < -flatWithin)
      .slice(-count)
      .reverse(),
  };
}
