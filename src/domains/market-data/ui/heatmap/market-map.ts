import { evenRows, type Placed, type Rect, squarify, type Weighted } from '../../treemap-layout.ts';

export const tileGap = 2;
export const sectorGap = 6;
export const sectorHead = 22;

/** More tiles than this are no picture any more, however large the screen. */
const mostTiles = 60;

export type MapSector<Item> = { key: string; rect: Rect; tiles: Placed<Item>[] };

type MapOptions<Item> = {
  items: readonly (Weighted<Item> & { sector: string })[];
  size: { width: number; height: number };
  /** Whether a tile of this size can print the item's ticker and signed number. */
  fits: (item: Item, rect: Rect) => boolean;
  /** All weigh the same: rows in their own order. */
  even?: boolean;
};

/**
 * Sectors by their weight, and in each its items by theirs. A colour without its number would tell nothing, so the
 * smallest items leave until every tile that is drawn can print it; they are found in the list.
 */
export function marketMap<Item>({ items, size, fits, even = false }: MapOptions<Item>): MapSector<Item>[] {
  let kept = [...items].sort((a, b) => b.weight - a.weight).slice(0, mostTiles);
  while (kept.length > 0) {
    const sectors = layOut(kept, size, even ? evenRows : squarify);
    const printable = new Set(
      sectors.flatMap(({ tiles }) =>
        tiles.filter(({ item, rect }) => fits(item, rect)).map(({ item }) => item),
      ),
    );
    const tooSmall = kept.filter(({ item }) => !printable.has(item));
    if (tooSmall.length === 0) return sectors;
    // A quarter at a time: what the smallest leave behind may be room enough for the next ones.
    const leaving = new Set(tooSmall.slice(-Math.ceil(tooSmall.length / 4)));
    kept = kept.filter((one) => !leaving.has(one));
  }
  return [];
}

function layOut<Item>(
  items: readonly (Weighted<Item> & { sector: string })[],
  size: { width: number; height: number },
  divide: typeof squarify<Item>,
): MapSector<Item>[] {
  const sectors = new Map<string, Weighted<Item>[]>();
  for (const { sector, ...member } of items) {
    sectors.set(sector, [...(sectors.get(sector) ?? []), member]);
  }
  const head = sectors.size > 1 ? sectorHead : 0;
  const gap = sectors.size > 1 ? sectorGap : 0;
  const weighted = [...sectors].map(([key, members]) => ({
    item: { key, members },
    weight: members.reduce((sum, { weight }) => sum + weight, 0),
  }));
  // Half a gap sticks out on every side, so that the outermost sectors reach the edge.
  const whole = { x: -gap / 2, y: -gap / 2, width: size.width + gap, height: size.height + gap };
  return squarify(weighted, whole).map(({ item: { key, members }, rect: outer }) => {
    const rect = shrunk(outer, gap / 2);
    const room = { x: rect.x, y: rect.y + head, width: rect.width, height: rect.height - head };
    const spread = shrunk(room, -tileGap / 2);
    const tiles = divide(members, spread).map((tile) => ({
      ...tile,
      rect: shrunk(tile.rect, tileGap / 2),
    }));
    return { key, rect, tiles };
  });
}

function shrunk({ x, y, width, height }: Rect, by: number): Rect {
  return {
    x: x + by,
    y: y + by,
    width: Math.max(0, width - 2 * by),
    height: Math.max(0, height - 2 * by),
  };
}
