import { niceTicks } from '../nice-ticks.ts';
import { areaPath, bandPath, linePath, type Point } from '../path.ts';
import { thinLine } from '../thin-line.ts';
import type { ComparedLine } from './compared-line.ts';

export type CompareFrame = { width: number; height: number; narrow: boolean };

/** Kept free at the right for the badges where lines end. */
const aside = 56;
/** Stone under the plot, with the names of days on it. */
export const groundHeight = 34;

/** Where everything of a comparison lies; floats, because it is a drawing. */
export function compareLayout(
  days: number,
  lines: readonly ComparedLine[],
  { width, height, narrow }: CompareFrame,
) {
  const right = width - (narrow ? 40 : aside);
  const top = 20;
  const floor = height - groundHeight;
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const least = all.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const most = all.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const span = most - least || Math.abs(most) || 1;
  const [low, high] = [least - span * 0.12, most + span * 0.05];
  const x = (at: number) => (days > 1 ? (at / (days - 1)) * right : right / 2);
  const y = (value: number) => top + ((high - value) / (high - low)) * (floor - top);
  const own = lines.find(({ role }) => role === 'own');
  const hurdle = lines.find(({ role }) => role === 'hurdle');
  return {
    left: 0,
    right,
    top,
    floor,
    x,
    y,
    ticks: all.length > 0 ? niceTicks(low, high, 4).filter((tick) => y(tick) < floor - 8) : [],
    lines: lines.map(({ values }) => linePath(thinLine(pointsOf(values, x, y)))),
    /** Stone under the hurdle, as far as the drawing goes. */
    stone: hurdle ? areaPath(toEdge(thinLine(pointsOf(hurdle.values, x, y)), width), height) : '',
    bands: own && hurdle ? bandsBetween(own.values, hurdle.values, x, y) : [],
  };
}

export type CompareLayout = ReturnType<typeof compareLayout>;

function pointsOf(
  values: ComparedLine['values'],
  x: (at: number) => number,
  y: (value: number) => number,
): Point[] {
  return values.flatMap((value, at): Point[] => (value === null ? [] : [[x(at), y(value)]]));
}

/** Level from its last point on. */
function toEdge(line: readonly Point[], edge: number): Point[] {
  const last = line.at(-1);
  return last ? [...line, [edge, last[1]]] : [];
}

export type Band = { isAbove: boolean; path: string; from: number; to: number };

/** The room between a line and the one it should beat, cut where they cross. */
export function bandsBetween(
  own: ComparedLine['values'],
  hurdle: ComparedLine['values'],
  x: (at: number) => number,
  y: (value: number) => number,
): Band[] {
  const bands: Band[] = [];
  let upper: Point[] = [];
  let lower: Point[] = [];
  let isAbove: boolean | null = null;
  const close = () => {
    if (isAbove !== null && upper.length > 1)
      bands.push({ isAbove, path: bandPath(upper, lower), from: upper[0]![0], to: upper.at(-1)![0] });
    [upper, lower] = [[], []];
  };
  own.forEach((value, at) => {
    const wall = hurdle[at] ?? null;
    if (value === null || wall === null) {
      close();
      isAbove = null;
      return;
    }
    const ahead = value - wall;
    if (ahead !== 0 && isAbove !== null && ahead > 0 !== isAbove) {
      const before = own[at - 1]! - hurdle[at - 1]!;
      const part = before / (before - ahead);
      const crossing: Point = [x(at - 1 + part), y(own[at - 1]! + (value - own[at - 1]!) * part)];
      upper.push(crossing);
      lower.push(crossing);
      close();
      upper = [crossing];
      lower = [crossing];
    }
    if (ahead !== 0) isAbove = ahead > 0;
    upper.push([x(at), y(value)]);
    lower.push([x(at), y(wall)]);
  });
  close();
  return bands;
}
