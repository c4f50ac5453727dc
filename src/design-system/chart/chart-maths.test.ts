import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathPoints } from '../../../tests/support/path-points.ts';
import { axisNumber, axisNumbers, niceTicks } from './nice-ticks.ts';
import { areaPath, bandPath, linePath } from './path.ts';
import { timeTicks } from './time-ticks.ts';

const days = (count: number, from = '2025-11-14') =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(from) + at * 864e5).toISOString().slice(0, 10),
  );

describe('value axis', () => {
  it('has round values inside the range', () => {
    expect(niceTicks(240_000, 430_000, 4)).toEqual([250_000, 300_000, 350_000, 400_000]);
    expect(niceTicks(5, 5)).toEqual([]);
    expect(niceTicks(0, 0.35, 4)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('never has more than asked for, nor any outside', () => {
    const range = fc.tuple(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
    );
    fc.assert(
      fc.property(range, fc.integer({ min: 2, max: 8 }), ([low, span], most) => {
        const ticks = niceTicks(low, low + span, most);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        const slack = span * 1e-6 + Math.abs(low) * 1e-9;
        for (const tick of ticks) expect(tick >= low - slack && tick <= low + span + slack).toBe(true);
      }),
    );
  });

  const english = { thousands: 'k', millions: 'M', billions: 'bn' };
  const polish = { thousands: 'tys.', millions: 'mln', billions: 'mld' };

  it('is short, in the words of the page and the digits of the currency (U-17)', () => {
    expect(axisNumbers([0, 200_000, 400_000], english, 'pl')).toEqual(['0', '200\u00a0k', '400\u00a0k']);
    expect(axisNumbers([200_000, 400_000], polish, 'pl')).toEqual(['200\u00a0tys.', '400\u00a0tys.']);
    expect(axisNumbers([750_000, 1_250_000], polish, 'en')).toEqual(['0.75\u00a0mln', '1.25\u00a0mln']);
    expect(axisNumbers([543_000, 543_500], english, 'pl')).toEqual(['543\u00a0k', '543,5\u00a0k']);
  });

  it('groups thousands that are written out (U-17)', () => {
    expect(axisNumbers([5000, 7500, 10_000], english, 'pl')).toEqual([
      '5\u202f000',
      '7\u202f500',
      '10\u202f000',
    ]);
    expect(axisNumbers([5000, 7500], polish, 'en')).toEqual(['5,000', '7,500']);
    expect(axisNumber(-900, 'pl')).toBe('\u2212900');
    expect(axisNumber(0.1 + 0.2, 'en')).toBe('0.3');
  });
});

describe('time axis', () => {
  it('names months over a year, and fewer where there is less room', () => {
    const year = days(366);
    expect(timeTicks(year, 1000)).toHaveLength(12);
    expect(timeTicks(year, 350).length).toBeLessThanOrEqual(4);
  });

  it('names days over a month and years over decades', () => {
    expect(timeTicks(days(30), 1000).every(({ kind }) => kind === 'day')).toBe(true);
    expect(
      timeTicks(days(365 * 20), 1000).every(({ kind, day }) => kind === 'year' && day.slice(5, 7) === '01'),
    ).toBe(true);
  });

  it('has nothing to say about a single day', () => {
    expect(timeTicks(days(1), 1000)).toEqual([]);
  });
});

it('draws lines, bands and areas', () => {
  const line = [
    [0, 1],
    [10, 2.04],
  ] as const;
  expect(linePath(line)).toBe('M0 1l10 1');
  expect(bandPath(line, line)).toBe('M0 1l10 1L10 2l-10 -1Z');
  expect(areaPath(line, 20)).toBe('M0 1l10 1V20H0Z');
  expect(areaPath([], 20)).toBe('');
  expect(linePath([])).toBe('');
});

it('draws a long line in steps that never drift, and what lies level as one', () => {
  const line = Array.from({ length: 500 }, (_, at) => [at * 2.347, 80 + 60 * Math.sin(at / 9)] as const);
  const rounded = line.map((point) => point.map((value) => Math.round(value * 10) / 10));
  expect(pathPoints(linePath(line)).at(-1)).toEqual(rounded.at(-1));
  const drawn = pathPoints(linePath(line)).map(String);
  // A point in the middle of a level stretch is on the line without being named.
  const turns = rounded.filter(
    ([, y], at) => rounded[at - 1]?.[1] !== y || (at < 499 && rounded[at + 1]?.[1] !== y) || at === 499,
  );
  expect(turns.map(String).every((point) => drawn.includes(point))).toBe(true);
  expect(
    linePath([
      [0, 5],
      [3, 5],
      [7, 5],
      [9, 1],
    ]),
  ).toBe('M0 5h7l2 -4');
});
