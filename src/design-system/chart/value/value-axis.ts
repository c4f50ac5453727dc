import { dayNumber } from '../../../foundation/calendar-day.ts';
import { niceTicks } from '../nice-ticks.ts';
import type { ValuePoint } from './strata.ts';

export type ValueAxis = { low: number; high: number; ticks: number[] };

/** Up to so many days the axis follows the value alone, so that its moves are seen. */
const shortPeriod = 100;
/** A period in which hardly anything moved is not blown up to look like drama. */
const leastSpan = 0.004;

/**
 * What the axis of a value chart covers. A long period shows what was paid in below the value; a short one begins near
 * the lowest value, where every day would otherwise look the same.
 */
export function valueAxis(points: readonly ValuePoint[]): ValueAxis {
  const isShort = daysOf(points) <= shortPeriod;
  const all = points.flatMap(({ value, invested, benchmark, layer }) => [
    layer?.of === 'tax' ? layer.high : value,
    value,
    benchmark ?? value,
    ...(isShort ? [] : [invested]),
  ]);
  const least = Math.min(...all);
  const most = Math.max(...all);
  const span = Math.max(most - least, Math.abs(most) * leastSpan) || 1;
  // Room below for the layers of stone; never below zero unless a value is.
  const low = least >= 0 ? Math.max(0, least - span * 0.4) : least - span * 0.1;
  const high = most + span * 0.12;
  return { low, high, ticks: points.length > 0 ? niceTicks(low, high, 4) : [] };
}

function daysOf(points: readonly ValuePoint[]): number {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? dayNumber(last.day) - dayNumber(first.day) : 0;
}
