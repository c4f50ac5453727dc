import { niceTicks } from '../nice-ticks.ts';
import { bandPath, linePath, type Point } from '../path.ts';

export type FanPoint = {
  /** A calendar day ahead. */
  day: string;
  /** What nine, five and one in ten futures exceed. */
  low: number;
  middle: number;
  high: number;
  /** What was, and not what may be: all three are the same. */
  isKnown?: boolean;
  /** A line beside them, from here on. */
  beside?: number;
};

type Frame = { width: number; height: number; narrow: boolean };

/** Where everything of a fan chart lies; floats, because it is a drawing. */
export function fanLayout(points: readonly FanPoint[], { width, height, narrow }: Frame, target?: number) {
  const left = narrow ? 68 : 80;
  const right = width - (narrow ? 4 : 168);
  const floor = height - 28;
  const values = points.flatMap((point) => [point.low, point.high, point.beside ?? point.low]);
  if (target !== undefined) values.push(target);
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const most = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const span = most - least || Math.abs(most) || 1;
  const low = Math.max(0, least - span * 0.08);
  const high = most + span * 0.05;
  const x = (at: number) =>
    points.length > 1 ? left + (at / (points.length - 1)) * (right - left) : (left + right) / 2;
  const y = (value: number) => 8 + ((high - value) / (high - low)) * (floor - 8);
  const line = (of: 'low' | 'middle' | 'high'): Point[] => points.map((point, at) => [x(at), y(point[of])]);
  return {
    left,
    right,
    x,
    y,
    ticks: points.length > 0 ? niceTicks(low, high, 4) : [],
    band: bandPath(line('high'), line('low')),
    edges: linePath(line('high')) + linePath(line('low')),
    middle: linePath(line('middle')),
    beside: linePath(
      points.flatMap(({ beside }, at): Point[] => (beside === undefined ? [] : [[x(at), y(beside)]])),
    ),
  };
}
