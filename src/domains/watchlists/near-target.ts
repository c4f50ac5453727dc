import type { Direction } from '../alerts/price-level.ts';

/** A price one waits for. */
export type WaitedFor = { id: string; level: string; direction: Direction };

export type Target = {
  id: string;
  level: string;
  /** Whether one waits for the price to fall to it or to rise to it. */
  way: 'below' | 'above';
  /** How far the price has to go, in percent of what it is; null without a price. */
  distance: number | null;
};

/** How far away the bar begins to fill, in percent. */
export const emptyAt = 25;
/** From here on it is near (rule WL-4). */
export const nearAt = 1;

/** The nearest of the prices one waits for (rule WL-4); the first one where there is no price. */
export function nearestTarget(levels: readonly WaitedFor[], price: string | null): Target | null {
  const targets = levels.map((level) => targetOf(level, price));
  return targets.reduce<Target | null>(
    (best, target) => (best === null || isNearer(target, best) ? target : best),
    null,
  );
}

function targetOf({ id, level, direction }: WaitedFor, price: string | null): Target {
  const now = Number(price);
  const distance = price === null || !(now > 0) ? null : (Number(level) / now - 1) * 100;
  const way = direction === 'either' ? ((distance ?? -1) < 0 ? 'below' : 'above') : ways[direction];
  return { id, level, way, distance };
}

const ways = { up: 'above', down: 'below' } as const;

function isNearer(a: Target, b: Target): boolean {
  return a.distance !== null && b.distance !== null && Math.abs(a.distance) < Math.abs(b.distance);
}

/** How full the bar is, from 0 to 100: at a quarter away it is empty, at the target full. */
export function fillOf(distance: number): number {
  return Math.max(0, 100 - (Math.abs(distance) / emptyAt) * 100);
}

export function isNear({ distance }: Pick<Target, 'distance'>): boolean {
  return distance !== null && Math.abs(distance) <= nearAt;
}
