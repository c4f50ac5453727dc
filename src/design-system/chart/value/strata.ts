import { areaPath, bandPath, linePath, type Point } from '../path.ts';
import type { ValueAxis } from './value-axis.ts';

export type ValuePoint = {
  /** A calendar day. */
  day: string;
  value: number;
  /** What was paid in until then. */
  invested: number;
  benchmark?: number;
  /** What of it is inflation, or the tax above it: hatched. */
  layer?: { of: 'inflation' | 'tax'; low: number; high: number };
  /** The value is not known that day: it is the last known one. */
  isCarried?: boolean;
};

/** Where the plot lies in the drawing: words stand outside of it. */
export type PlotFrame = { left: number; right: number; top: number; floor: number };

/** Where everything of the value chart lies; floats, because it is a drawing. */
export function strata(points: readonly ValuePoint[], { low, high }: ValueAxis, frame: PlotFrame) {
  const { left, right, top, floor } = frame;
  const x = (at: number) =>
    points.length > 1 ? left + (at / (points.length - 1)) * (right - left) : (left + right) / 2;
  // What lies below a short period's axis is out of sight, not below the floor.
  const y = (value: number) => Math.min(floor, top + ((high - value) / (high - low)) * (floor - top));
  const line = (of: (point: ValuePoint) => number): Point[] =>
    points.map((point, at) => [x(at), y(of(point))]);

  const value = line((point) => point.value);
  const invested = line((point) => point.invested);
  const soft = smooth(points.map((point) => point.invested));
  const layer = (share: number, phase: number): Point[] =>
    soft.map((paid, at) => {
      const wave = Math.sin((at / points.length) * 6.3 + phase) * (high - low) * 0.013;
      return [x(at), y(low + Math.max(0, paid - low) * share + wave)];
    });
  const bench = points.every((point) => point.benchmark !== undefined)
    ? linePath(line((point) => point.benchmark ?? 0))
    : undefined;
  return {
    x,
    y,
    valueLine: linePath(value),
    benchmarkLine: bench,
    amber: bandPath(
      line((point) => Math.max(point.value, point.invested)),
      invested,
    ),
    loss: points.some((point) => point.value < point.invested)
      ? bandPath(
          invested,
          line((point) => Math.min(point.value, point.invested)),
        )
      : undefined,
    layer: points.some(({ layer }) => layer)
      ? bandPath(
          line(({ layer, invested: paid }) => layer?.high ?? paid),
          line(({ layer, invested: paid }) => layer?.low ?? paid),
        )
      : undefined,
    stone: [areaPath(invested, floor), areaPath(layer(0.64, 0.4), floor), areaPath(layer(0.3, 2.2), floor)],
  };
}

/** The lower layers follow what was paid in, without its steps. */
function smooth(values: readonly number[]): number[] {
  const reach = Math.max(1, Math.round(values.length / 70));
  return values.map((_, at) => {
    const near = values.slice(Math.max(0, at - reach), at + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}
