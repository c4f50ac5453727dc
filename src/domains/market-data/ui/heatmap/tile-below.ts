import type { Rect } from '../../treemap-layout.ts';

/** The tile the up or down arrow leads to: the nearest one in that direction that stands in the same column. */
export function tileBelow(rects: readonly Rect[], from: number, direction: 'up' | 'down'): number {
  const start = rects[from];
  if (!start) return from;
  const turn = direction === 'down' ? 1 : -1;
  const middle = start.x + start.width / 2;
  let best = from;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [at, rect] of rects.entries()) {
    const ahead = direction === 'down' ? rect.y - (start.y + start.height) : start.y - (rect.y + rect.height);
    // Half a pixel, because tiles beside each other differ by rounding.
    if (at === from || ahead < -0.5) continue;
    const aside = Math.max(0, rect.x - middle, middle - (rect.x + rect.width));
    const distance = ahead + 3 * aside + turn * 1e-3 * rect.y;
    if (distance < bestDistance) {
      best = at;
      bestDistance = distance;
    }
  }
  return best;
}
