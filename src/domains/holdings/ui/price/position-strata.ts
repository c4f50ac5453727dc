import { bandPath, linePath, type Point } from '../../../../design-system/chart/path.ts';

/** Units of height; a chart is never drawn much taller in pixels. */
const height = 900;

export type PositionPoint = { day: string; price: number; cost: number | null };

/**
 * A price over what the own units cost: the cost is stone, what lies between it and the price is amber above and a loss
 * below. Days without units have the price alone. Drawn to be stretched to any box, so words stand beside it.
 */
export function positionStrata(points: readonly PositionPoint[]) {
  const values = points.flatMap(({ price, cost }) => (cost === null ? [price] : [price, cost]));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || Math.abs(most) || 1;
  // Room below for the stone and the dividends in it.
  const low = least - span * 0.2;
  const high = most + span * 0.12;
  const toY = (value: number) => ((high - value) / (high - low)) * height;
  const at = (of: (point: PositionPoint) => number, from: number, to: number): Point[] =>
    points.slice(from, to).map((point, i) => [from + i, toY(of(point))]);
  const runs = heldRuns(points);
  const costs = runs.map(([from, to]) => at(({ cost }) => cost!, from, to));
  const bands = (of: (price: number, cost: number) => number) =>
    runs
      .map(([from, to], i) =>
        bandPath(
          at(({ price, cost }) => of(price, cost!), from, to),
          costs[i]!,
        ),
      )
      .join('');
  return {
    /** What an axis may name: no price below zero where none was. */
    low: least >= 0 ? Math.max(0, low) : low,
    high,
    box: `0 0 ${Math.max(1, points.length - 1)} ${height}`,
    line: linePath(at(({ price }) => price, 0, points.length)),
    cost: costs.map(linePath).join(''),
    stone: costs.map((line) => `${linePath(line)}V${height}H${line[0]![0]}Z`).join(''),
    gained: bands(Math.max),
    lost: bands(Math.min),
    /** Where a value stands, in percent of the height from the top. */
    placeOf: (value: number) => (toY(value) / height) * 100,
  };
}

/** Stretches of at least two places in which something was held. */
function heldRuns(points: readonly PositionPoint[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let from = -1;
  points.forEach(({ cost }, i) => {
    if (cost !== null && from < 0) from = i;
    const ends = cost === null || i === points.length - 1;
    if (from < 0 || !ends) return;
    const to = cost === null ? i : i + 1;
    if (to - from > 1) runs.push([from, to]);
    from = -1;
  });
  return runs;
}
