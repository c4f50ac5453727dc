import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillOf, isNear, nearestTarget } from './near-target.ts';
import { sinceWatched } from './since-watched.ts';

const level = (price: string, direction: 'up' | 'down' | 'either' = 'down') => ({
  id: price,
  level: price,
  direction,
});

describe('a target', () => {
  it('is the nearest of the prices one waits for, and says which way (WL-4)', () => {
    expect(nearestTarget([], '100')).toBeNull();
    expect(nearestTarget([level('80'), level('104', 'up'), level('95')], '100')).toMatchObject({
      level: '104',
      way: 'above',
    });
    expect(nearestTarget([level('101', 'either')], '100')).toMatchObject({ way: 'above' });
    expect(nearestTarget([level('99', 'either')], '100')).toMatchObject({ way: 'below' });
    expect(nearestTarget([level('80'), level('90')], null)).toMatchObject({ level: '80', distance: null });
  });

  it('fills its bar as the price comes near, and is amber within 1% (WL-4)', () => {
    expect([fillOf(0), fillOf(-12.5), fillOf(25), fillOf(-300)]).toEqual([100, 50, 0, 0]);
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(price, price, price, (now, a, b) => {
        const [one, other] = [a, b].map((at) => nearestTarget([level(String(at))], String(now))!);
        const [near, far] = Math.abs(a - now) <= Math.abs(b - now) ? [one, other] : [other, one];
        expect(fillOf(near!.distance!)).toBeGreaterThanOrEqual(fillOf(far!.distance!) - 1e-9);
        expect(isNear(one!)).toBe(Math.abs(a / now - 1) * 100 <= 1);
      }),
    );
  });
});

describe('since it is watched', () => {
  const closes = { first: 100, values: Float64Array.from([10, Number.NaN, 12, Number.NaN, 15]) };

  it('counts from the last close of the day it was added on (WL-3)', () => {
    expect(sinceWatched(closes, 101, 104)).toEqual({ line: [10, 10, 12, 12, 15], change: 50 });
    expect(sinceWatched(closes, 103, 104).change).toBeCloseTo(25, 9);
  });

  it('has no change where there are too few closes', () => {
    expect(sinceWatched(closes, 104, 104)).toEqual({ line: [], change: null });
    expect(sinceWatched(closes, 99, 104)).toEqual({ line: [], change: null });
  });
});
