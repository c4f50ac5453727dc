import { expect, it } from 'vitest';
import { bandsBetween, compareLayout } from './compare-layout.ts';

const same = (value: number) => value;

it('cuts the room between a line and its hurdle where they cross', () => {
  const bands = bandsBetween([100, 90, 110], [100, 100, 100], same, same);
  expect(bands.map(({ isAbove, from, to }) => [isAbove, from, to])).toEqual([
    [false, 0, 1.5],
    [true, 1.5, 2],
  ]);
});

it('has no room where one of both is not known, and none beside an equal line', () => {
  const bands = bandsBetween([100, null, 110, 120], [90, 90, null, 100], same, same);
  expect(bands).toEqual([]);
  expect(bandsBetween([100, 100, 100], [100, 100, 100], same, same)).toEqual([]);
});

it('keeps every known value inside the plot', () => {
  const lines = [
    { key: 'own', number: 1, label: 'You', values: [100, 163], role: 'own' as const },
    { key: 'a', number: 2, label: 'A', values: [null, 70], role: 'other' as const },
  ];
  const drawn = compareLayout(2, lines, { width: 800, height: 380, narrow: false });
  for (const value of [70, 100, 163]) {
    expect(drawn.y(value)).toBeGreaterThanOrEqual(drawn.top);
    expect(drawn.y(value)).toBeLessThanOrEqual(drawn.floor);
  }
  expect(drawn.x(1)).toBe(drawn.right);
});
