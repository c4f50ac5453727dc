import { describe, expect, it } from 'vitest';
import { addDays } from '../../../foundation/calendar-day.ts';
import { strata } from './strata.ts';
import { valueAxis } from './value-axis.ts';

const points = (count: number, value: (at: number) => number, invested = 280_000) =>
  Array.from({ length: count }, (_, at) => ({
    day: addDays('2026-01-01', at),
    value: value(at),
    invested,
  }));
const frame = { left: 100, right: 900, top: 16, floor: 300 };

describe('the axis of a value (U-17)', () => {
  it('does not begin at zero in a short period, so that the moves of a week are seen', () => {
    const week = points(8, (at) => 540_000 + at * 500);
    const axis = valueAxis(week);
    expect(axis.low).toBeGreaterThan(530_000);
    const drawn = strata(week, axis, frame);
    expect(drawn.y(540_000) - drawn.y(543_500)).toBeGreaterThan(100);
  });

  it('has what was paid in below the value in a long one', () => {
    const axis = valueAxis(points(366, (at) => 400_000 + at * 400));
    expect(axis.low).toBeLessThan(280_000);
  });

  it('keeps what lies below it inside the plot', () => {
    const week = points(8, (at) => 540_000 + at * 500);
    expect(strata(week, valueAxis(week), frame).y(280_000)).toBe(frame.floor);
  });

  it('does not blow up a standstill', () => {
    const { low, high } = valueAxis(points(8, (at) => 100_000 + (at % 2)));
    expect(high - low).toBeGreaterThan(150);
    expect(valueAxis([]).ticks).toEqual([]);
  });

  it('draws nothing left of the plot, where its words stand', () => {
    const year = points(366, (at) => 400_000 + at * 400);
    const drawn = strata(year, valueAxis(year), frame);
    for (const path of [drawn.valueLine, drawn.amber, ...drawn.stone])
      for (const [, x] of path.matchAll(/[ML]([\d.]+) /g))
        expect(Number(x)).toBeGreaterThanOrEqual(frame.left);
  });
});
