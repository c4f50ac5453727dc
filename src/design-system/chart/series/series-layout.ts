import { fallsBelowHigh } from '../../../foundation/statistics/drawdown.ts';
import { niceTicks } from '../nice-ticks.ts';
import { areaPath, linePath, type Point } from '../path.ts';
import { thinLine } from '../thin-line.ts';
import type { LineSeries } from './line-series.ts';

export type SeriesFrame = {
  width: number;
  /** Of the plot of values. */
  height: number;
  /** Of the strip of drawdowns below it; 0 without one. */
  strip: number;
  narrow: boolean;
  /** Kept free at the right for end labels. */
  aside: number;
};

/** Room below the lines for the names of days. */
export const axisHeight = 32;

/** Where everything of a chart with several series lies; floats, because it is a drawing. */
export function seriesLayout(days: number, series: readonly LineSeries[], frame: SeriesFrame) {
  const { width, height, strip, narrow, aside } = frame;
  const left = narrow ? 84 : 124;
  const right = width - (narrow ? 0 : aside);
  const top = narrow ? 12 : 24;
  const floor = strip > 0 ? height : height - axisHeight;
  const all = series.flatMap(({ values }) => values);
  const least = all.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const most = all.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const span = most - least || Math.abs(most) || 1;
  const low = least >= 0 ? Math.max(0, least - span * 0.12) : least - span * 0.12;
  const high = most + span * 0.05;
  const x = (at: number) => (days > 1 ? left + (at / (days - 1)) * (right - left) : (left + right) / 2);
  const y = (value: number) => top + ((high - value) / (high - low)) * (floor - top);

  const falls =
    strip > 0 ? series.map(({ values }) => Array.from(fallsBelowHigh(values), (fall) => fall * 100)) : [];
  const deepest = Math.min(-1, falls.flat().reduce((worst, fall) => Math.min(worst, fall), 0) * 1.04);
  const stripTop = height + (narrow ? 34 : 14);
  const fallY = (fall: number) => stripTop + (fall / deepest) * (height + strip - axisHeight - stripTop);

  const lineOf = (values: readonly number[], place: (value: number) => number): readonly Point[] =>
    thinLine(values.map((value, at) => [x(at), place(value)]));
  return {
    left,
    right,
    top,
    floor,
    bottom: height + strip,
    x,
    y,
    fallY,
    falls,
    ticks: all.length > 0 ? niceTicks(low, high, 4).filter((tick) => y(tick) < floor - 8) : [],
    fallTicks: strip > 0 ? niceTicks(deepest, -1e-9, 2).filter((tick) => tick < 0) : [],
    lines: series.map(({ values }) => {
      const line = lineOf(values, y);
      return { line: linePath(line), area: areaPath(line, floor) };
    }),
    fallLines: falls.map((fall) => {
      const line = lineOf(fall, fallY);
      return { line: linePath(line), area: areaPath(line, fallY(0)) };
    }),
  };
}

export type SeriesLayout = ReturnType<typeof seriesLayout>;
