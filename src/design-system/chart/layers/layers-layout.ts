import { niceTicks } from '../nice-ticks.ts';
import { areaPath, linePath, type Point } from '../path.ts';

/** One layer of the ground: a height for each place. */
export type ChartLayer = {
  key: string;
  label: string;
  /** Stone lies below, in three shades; amber is what was gained and lies on top. */
  tone: 'stone1' | 'stone2' | 'stone3' | 'amber';
  values: readonly number[];
};

export type LayersFrame = { left: number; right: number; top: number; floor: number };

/** The highest value of an axis that holds all of it, and its round values. */
export function layersAxis(layers: readonly ChartLayer[], line: readonly number[] | undefined) {
  const count = layers[0]?.values.length ?? 0;
  let high = 0;
  for (let at = 0; at < count; at++) {
    let height = 0;
    for (const { values } of layers) height += values[at] ?? 0;
    high = Math.max(high, height, line?.[at] ?? 0);
  }
  return { high: high || 1, ticks: niceTicks(0, high || 1, 4).filter((tick) => tick > 0) };
}

/**
 * Layers on top of each other, the first at the bottom; floats, because it is a drawing. Each reaches down to the floor and
 * lies under those before it: paint the last first.
 */
export function layersLayout(
  layers: readonly ChartLayer[],
  line: readonly number[] | undefined,
  high: number,
  { left, right, top, floor }: LayersFrame,
) {
  const count = layers[0]?.values.length ?? 0;
  const x = (at: number) => (count > 1 ? left + (at / (count - 1)) * (right - left) : (left + right) / 2);
  const y = (value: number) => floor - (value / high) * (floor - top);
  const heights = new Array<number>(count).fill(0);
  const edges = layers.map(({ values }) =>
    heights.map((height, at): Point => {
      heights[at] = height + (values[at] ?? 0);
      return [x(at), y(heights[at])];
    }),
  );
  const amber = layers.findIndex(({ tone }) => tone === 'amber');
  return {
    x,
    y,
    areas: edges.map((edge) => areaPath(edge, floor)),
    /** Along the amber, where there is any. */
    amberLine: amber < 0 ? '' : linePath(edges[amber]!.filter((_, at) => layers[amber]!.values[at]! > 0)),
    line: line ? linePath(line.map((value, at): Point => [x(at), y(value)])) : '',
  };
}
