import { expect, it } from 'vitest';
import { apart, type ChartMark, marksByPlace } from './chart-mark.ts';

const mark = (day: string, kind: ChartMark['kind'] = 'buy'): ChartMark => ({
  day,
  kind,
  names: ['PKO'],
  count: 1,
});

it('puts a trade on its day, one between two days on the later, and none outside the chart (U-18)', () => {
  const weeks = ['2026-01-02', '2026-01-09', '2026-01-16'];
  const marks = [mark('2026-01-01'), mark('2026-01-02'), mark('2026-01-05', 'sell'), mark('2026-01-09')];
  const found = marksByPlace([...marks, mark('2026-01-17')], weeks);
  expect(found.get(0)).toEqual([marks[1]]);
  expect(found.get(1)).toEqual([marks[2], marks[3]]);
  expect([...found.keys()]).toEqual([0, 1]);
  expect(marksByPlace(marks, [])).toEqual(new Map());
});

it('draws no two of a kind on top of each other', () => {
  const at = (x: number, kind: ChartMark['kind'] = 'buy') => ({ kind, x });
  expect(apart([at(10), at(14), at(15, 'sell'), at(30)], 10)).toEqual([at(10), at(15, 'sell'), at(30)]);
});
