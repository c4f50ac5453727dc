import { expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { plotSvg } from './plot-svg.ts';

const days = Int32Array.from({ length: 900 }, (_, i) => dayNumber('2020-01-01') + i);
const rising = Float64Array.from(days, (_, i) => 1000 + i);
const plot = (lines: Parameters<typeof plotSvg>[0]['lines']) =>
  plotSvg({ title: 'Value', days, lines, theme: 'light', valueText: (value) => `${value} zł` });

test('every line is drawn once, the benchmark dashed and beneath', () => {
  const svg = plot([
    { slot: 1, label: 'Uniform', values: rising },
    { slot: 0, label: 'WIG20', values: rising.map((value) => value / 2) },
  ]);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(svg.indexOf('stroke-dasharray')).toBeLessThan(svg.indexOf('stroke="#0e5f5a"'));
  expect(svg).toContain('>2021<');
  expect(svg).toContain('1000 zł');
});

test('names cannot break out of the picture', () => {
  const svg = plot([{ slot: 2, label: '<script>alert("x")</script>', values: rising }]);
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;');
});

test('labels that would lie on each other are moved apart', () => {
  const svg = plot([1, 2, 3].map((slot) => ({ slot, label: `L${slot}`, values: rising })));
  const places = [...svg.matchAll(/y="([\d.]+)"[^>]*font-weight/g)].map((match) => Number(match[1]));
  expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(18);
  expect(places[2]! - places[1]!).toBeGreaterThanOrEqual(18);
});

test('a value that never moves, and a line that ends early, are drawn too', () => {
  const svg = plot([
    { slot: 1, label: 'Cash', values: new Float64Array(900).fill(5) },
    { slot: 2, label: 'Bankrupt', values: Float64Array.from([5, 3, 0]) },
  ]);
  expect(svg).not.toContain('NaN');
  expect(svg).not.toContain('Infinity');
});
