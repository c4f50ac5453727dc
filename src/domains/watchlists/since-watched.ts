import { type DaySeries, lastKnown } from '../market-data/day-series.ts';

/** Points of a line the size of a word. */
const mostPoints = 40;

/** Closes from the last one known on the day something was added, and how far they came (rule WL-3). */
export function sinceWatched(
  closes: DaySeries,
  added: number,
  today: number,
): { line: number[]; change: number | null } {
  const first = lastKnown(closes, added);
  const last = lastKnown(closes, today);
  if (!first || !last || !(first.value > 0) || last.day <= first.day) return { line: [], change: null };
  const steps = Math.min(mostPoints, last.day - first.day);
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const day = first.day + Math.round(((last.day - first.day) * step) / steps);
    return Number(lastKnown(closes, day)!.value.toPrecision(5));
  });
  return { line, change: (last.value / first.value - 1) * 100 };
}
