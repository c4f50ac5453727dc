export type Rect = { x: number; y: number; width: number; height: number };
export type Weighted<Item> = { item: Item; weight: number };
export type Placed<Item> = { item: Item; rect: Rect };

/**
 * Divides an area among items by weight, in tiles as near to squares as can be (Bruls, Huizing and van Wijk):
 * rows are filled along the shorter side of what is left, until one more item would make the row's tiles longer.
 * Items without a weight get no tile.
 */
export function squarify<Item>(items: readonly Weighted<Item>[], area: Rect): Placed<Item>[] {
  const queue = items.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  if (area.width <= 0 || area.height <= 0) return [];
  const placed: Placed<Item>[] = [];
  let left = area;
  let leftWeight = sumOf(queue);
  for (let at = 0; at < queue.length; ) {
    const row = queue.slice(at, at + rowLength(queue, at, left, leftWeight));
    at += row.length;
    const weight = sumOf(row);
    // The last row takes all that is left, so that no sliver remains from rounding.
    const share = at === queue.length ? 1 : weight / leftWeight;
    const [strip, rest] = cut(left, left.width >= left.height ? 'x' : 'y', share);
    placed.push(...alongRow(row, weight, strip, left.width >= left.height ? 'y' : 'x'));
    left = rest;
    leftWeight -= weight;
  }
  return placed;
}

function sumOf(items: readonly { weight: number }[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}

/** How many items the next row takes. */
function rowLength(queue: readonly { weight: number }[], at: number, left: Rect, leftWeight: number): number {
  const side = Math.min(left.width, left.height);
  const scale = (left.width * left.height) / leftWeight;
  const longest = (queue[at]?.weight ?? 0) * scale;
  let sum = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let next = at; next < queue.length; next++) {
    const size = (queue[next]?.weight ?? 0) * scale;
    sum += size;
    const worst = Math.max((side * side * longest) / (sum * sum), (sum * sum) / (side * side * size));
    if (worst > best) return next - at;
    best = worst;
  }
  return queue.length - at;
}

function alongRow<Item>(
  row: readonly Weighted<Item>[],
  weight: number,
  strip: Rect,
  axis: 'x' | 'y',
): Placed<Item>[] {
  let left = strip;
  let leftWeight = weight;
  return row.map(({ item, weight: own }, at) => {
    const [rect, rest] = cut(left, axis, at === row.length - 1 ? 1 : own / leftWeight);
    left = rest;
    leftWeight -= own;
    return { item, rect };
  });
}

/** Cuts a share off the beginning of an area; `x` cuts its width, `y` its height. */
function cut(area: Rect, axis: 'x' | 'y', share: number): [Rect, Rect] {
  const { x, y, width, height } = area;
  if (axis === 'x') {
    const first = width * share;
    return [
      { x, y, width: first, height },
      { x: x + first, y, width: width - first, height },
    ];
  }
  const first = height * share;
  return [
    { x, y, width, height: first },
    { x, y: y + first, width, height: height - first },
  ];
}

/** Wider than high, so that a ticker fits. */
const evenShape = 1.25;

/**
 * Divides an area among items of the same weight in rows, in their own order, every tile of exactly the same area:
 * a row with one item fewer is a little lower. Where nothing is larger than anything else, a grid is easier to read.
 */
export function evenRows<Item>(items: readonly Weighted<Item>[], area: Rect): Placed<Item>[] {
  const count = items.length;
  if (count === 0 || area.width <= 0 || area.height <= 0) return [];
  const rows = Math.max(
    1,
    Math.min(count, Math.round(Math.sqrt((count * area.height * evenShape) / area.width))),
  );
  const placed: Placed<Item>[] = [];
  let y = area.y;
  for (let row = 0; row < rows; row++) {
    const members = items.slice(Math.ceil((count * row) / rows), Math.ceil((count * (row + 1)) / rows));
    const height = (area.height * members.length) / count;
    const width = area.width / members.length;
    for (const [at, { item }] of members.entries())
      placed.push({ item, rect: { x: area.x + at * width, y, width, height } });
    y += height;
  }
  return placed;
}
