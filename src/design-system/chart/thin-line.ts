import type { Point } from './path.ts';

/**
 * Drops what no screen can show: of the points in one column of pixels only the first, lowest, highest and last stay,
 * so that every peak is drawn while ten years of days stay a short path.
 */
export function thinLine(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length <= (last[0] - first[0]) * 4) return points;
  const kept: Point[] = [];
  for (let at = 0; at < points.length; ) {
    const column = Math.floor(points[at]![0]);
    let end = at;
    let low = at;
    let high = at;
    while (end < points.length && Math.floor(points[end]![0]) === column) {
      if (points[end]![1] < points[low]![1]) low = end;
      if (points[end]![1] > points[high]![1]) high = end;
      end++;
    }
    for (const index of new Set([at, Math.min(low, high), Math.max(low, high), end - 1]))
      kept.push(points[index]!);
    at = end;
  }
  return kept;
}
