import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks, shortNumber } from './nice-ticks.ts';
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

  it('is short', () => {
    expect(shortNumber(400_000)).toBe('400\u00a0k');
    expect(shortNumber(1_250_000)).toBe('1,25\u00a0M');
    expect(shortNumber(-900)).toBe('\u2212900');
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
  expect(linePath(line)).toBe('M0 1L10 2');
  expect(bandPath(line, line)).toBe('M0 1L10 2L10 2L0 1Z');
  expect(areaPath(line, 20)).toBe('M0 1L10 2V20H0Z');
  expect(areaPath([], 20)).toBe('');
});
