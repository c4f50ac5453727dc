import { expect, test } from 'vitest';
import type { DocumentChart, DocumentSection } from '../../document/report-document.ts';
import { comparedWith, curveOf, heroOf, type LinesChart } from './curve.ts';

const days = ['2025-01-01', '2025-01-02', '2025-01-03'];
const chart = (over: Partial<LinesChart>): LinesChart => ({
  of: 'lines',
  element: 'line-chart',
  title: 'Return',
  days,
  lines: [{ label: 'Return', values: [0, 4, 10] }],
  unit: 'percent',
  ...over,
});
const section = (...charts: DocumentChart[]): DocumentSection => ({
  title: 'Value',
  facts: [],
  charts,
  tables: [],
});

test('the return stands under the title, without it the value, and a drawdown never', () => {
  const value = chart({ element: 'area-chart', unit: { currency: 'pln' } });
  const drawdown = chart({ element: 'area-chart' });
  const made = chart({});
  expect(heroOf({ sections: [section(drawdown), section(value, made)] })).toBe(made);
  expect(heroOf({ sections: [section(drawdown, value)] })).toBe(value);
  expect(heroOf({ sections: [section(drawdown)] })).toBeNull();
});

test('a return is drawn from nothing gained, with room below and no other number on its axis', () => {
  const curve = curveOf(
    chart({
      lines: [
        { label: 'Return', values: [0, null, 10] },
        { label: 'WIG20', values: [0, 3, null] },
      ],
    }),
  )!;
  expect(curve.points.map(({ day, value, invested }) => [day, value, invested])).toEqual([
    ['2025-01-01', 0, 0],
    ['2025-01-03', 10, 0],
  ]);
  expect(curve.compared).toEqual([0, null]);
  expect(curve.axis.low).toBeLessThan(0);
  expect(Math.min(...curve.axis.ticks)).toBe(0);
});

test('a value has what was put in below it; alone it reaches down to the floor', () => {
  const lines = [
    { label: 'Value', values: [100, 110, 120] },
    { label: 'Money put in', values: [90, 90, 95] },
  ];
  const whole = curveOf(chart({ lines, unit: 'none' }))!;
  expect(whole.points.map(({ invested }) => invested)).toEqual([90, 90, 95]);
  expect(whole.benchmark).toBeUndefined();
  const alone = curveOf(chart({ lines: lines.slice(0, 1), unit: 'none' }))!;
  expect(alone.points.every(({ invested }) => invested === alone.axis.low)).toBe(true);
});

test('what it is compared with is told by its last known day, and only in percent', () => {
  const lines = [
    { label: 'Return', values: [0, 4, 10] },
    { label: 'WIG20', values: [0, 3.5, null] },
  ];
  expect(comparedWith(chart({ lines }))).toEqual({ label: 'WIG20', percent: 3.5 });
  expect(comparedWith(chart({ lines, unit: 'none' }))).toBeNull();
  expect(comparedWith(null)).toBeNull();
});
