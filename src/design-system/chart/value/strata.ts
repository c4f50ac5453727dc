import { areaPath, bandPath, linePath, type Point } from '../path.ts';

export type ValuePoint = {
  /** A calendar day. */
  day: string;
  value: number;
  /** What was paid in until then. */
  invested: number;
  benchmark?: number;
  /** The value is not known that day: it is the last known one. */
  isCarried?: boolean;
};

type Frame = { width: number; height: number; top: number };

/** Where everything of the value chart lies; floats, because it is a drawing. */
export function strata(points: readonly ValuePoint[], { width, height, top }: Frame) {
  const all = points.flatMap(({ value, invested, benchmark }) => [value, invested, benchmark ?? value]);
  const least = Math.min(...all);
  const most = Math.max(...all);
  const span = most - least || Math.abs(most) || 1;
  // Room below for the layers of stone; never below zero unless a value is.
  const low = least >= 0 ? Math.max(0, least - span * 0.4) : least - span * 0.1;
  const high = most + span * 0.12;
  const x = (at: number) => (points.length > 1 ? (at / (points.length - 1)) * width : width / 2);
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top);
  const line = (of: (point: ValuePoint) => number): Point[] =>
    points.map((point, at) => [x(at), y(of(point))]);

  const value = line((point) => point.value);
  const invested = line((point) => point.invested);
  const soft = smooth(points.map((point) => point.invested));
  const layer = (share: number, phase: number): Point[] =>
    soft.map((paid, at) => {
      const wave = Math.sin((at / points.length) * 6.3 + phase) * (high - low) * 0.013;
      return [x(at), y(low + (paid - low) * share + wave)];
    });
  const bench = points.every((point) => point.benchmark !== undefined)
    ? linePath(line((point) => point.benchmark ?? 0))
    : undefined;
  return {
    low,
    high,
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
    stone: [
      areaPath(invested, height),
      areaPath(layer(0.64, 0.4), height),
      areaPath(layer(0.3, 2.2), height),
    ],
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
