import type { Rect } from '../../treemap-layout.ts';

const card = { width: 208, height: 140, gap: 8 };

/** Beside the tile, right or left, inside the map; below or above it where neither side has room. */
export function cardPlace(tile: Rect, map: { width: number; height: number }): { left: number; top: number } {
  const right = tile.x + tile.width + card.gap;
  const left = tile.x - card.width - card.gap;
  const beside = right + card.width <= map.width ? right : left >= 0 ? left : undefined;
  if (beside !== undefined) return { left: beside, top: within(tile.y, map.height - card.height) };
  const below = tile.y + tile.height + card.gap;
  return {
    left: within(tile.x, map.width - card.width),
    top: below + card.height <= map.height ? below : Math.max(0, tile.y - card.height - card.gap),
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
