import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawdown, fallsBelowHigh, waysBelowHigh } from './drawdown.ts';

describe('falls day by day (rule P-12)', () => {
  it('are measured from the highest value so far', () => {
    expect([...fallsBelowHigh([100, 120, 90, 130])]).toEqual([0, 0, -0.25, 0]);
    expect([...fallsBelowHigh([100, 120, 90, 120, 60])]).toEqual([0, 0, -0.25, 0, -0.5]);
    expect([...fallsBelowHigh([])]).toEqual([]);
  });

  it('from nothing there are none', () => {
    expect([...fallsBelowHigh([0, 0])]).toEqual([0, 0]);
  });

  it('an unknown value has none that is known, and is no high', () => {
    expect([...fallsBelowHigh([2, Number.NaN, 1])]).toEqual([0, Number.NaN, -0.5]);
  });
});

describe('ways below a high (rule P-12)', () => {
  it('each has its high, its low and where it was made up', () => {
    expect(waysBelowHigh([1, 0.9, 1, 2, Number.NaN, 1, 1.5])).toEqual([
      { deepest: expect.closeTo(-0.1, 12), peak: 0, trough: 1, recovered: 2 },
      { deepest: -0.5, peak: 3, trough: 5, recovered: null },
    ]);
  });

  it('what is hardly below is at the high, where that is asked for', () => {
    const line = [1, 1 - 1e-12, 0.5, 1 - 1e-12];
    expect(waysBelowHigh(line, 1e-9)).toEqual([{ deepest: -0.5, peak: 1, trough: 2, recovered: 3 }]);
    expect(waysBelowHigh(line)).toEqual([{ deepest: -0.5, peak: 0, trough: 2, recovered: null }]);
  });
});

describe('falls in sum (rule P-12)', () => {
  it('the deepest one has its high, its low and the day it was made up', () => {
    expect(drawdown([1, 1.2, 0.9, 1.0, 1.3, 1.1, 1.25])).toEqual({
      deepest: expect.closeTo(-0.25, 12),
      peak: 1,
      trough: 2,
      recovered: 4,
      longest: 3,
      isOpen: false,
      high: 4,
      current: expect.closeTo(1.25 / 1.3 - 1, 12),
    });
  });

  it('one that lasts is not made up, and lasts to the end', () => {
    expect(drawdown([1, 2, 1.5, 1.8, 1.2])).toMatchObject({
      recovered: null,
      longest: 3,
      isOpen: true,
      current: expect.closeTo(-0.4, 12),
    });
  });

  it('a later, deeper fall forgets how an earlier one ended', () => {
    expect(drawdown([1, 0.9, 1.1, 0.5])).toMatchObject({ peak: 2, trough: 3, recovered: null });
  });

  it('a later, shallower one does not change when the deepest was made up', () => {
    expect(drawdown([1, 0.5, 1, 0.9, 1.2])).toMatchObject({ peak: 0, trough: 1, recovered: 2 });
  });

  it('rising or level has none', () => {
    expect(drawdown([1, 1, 1.1, 1.1])).toMatchObject({ deepest: 0, longest: 0, isOpen: false, current: 0 });
    expect(drawdown([1, 2, 3])?.deepest).toBe(0);
    expect(drawdown([])).toBeNull();
  });

  it('its length counts in calendar days where they are given', () => {
    expect(drawdown([100, 90, 100, 99, 101], [0, 4, 19, 20, 21])).toMatchObject({
      longest: 19,
      isOpen: false,
    });
    expect(drawdown([100, 90, 99], [0, 4, 50])).toMatchObject({ longest: 50, isOpen: true });
    expect(drawdown([100, 101], [0, 4])).toMatchObject({ longest: 0, isOpen: false });
  });

  it('the distance from the high skips unknown values, and needs one above zero', () => {
    expect(drawdown([2, Number.NaN, 4, 3])).toMatchObject({ high: 2, current: -0.25 });
    expect(drawdown([4, 3, Number.NaN])).toMatchObject({ high: 0, current: -0.25, longest: 1 });
    expect(drawdown([0])).toBeNull();
    expect(drawdown([Number.NaN])).toBeNull();
  });

  it('agrees with the falls day by day, whatever the line', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 }), (values) => {
        const falls = fallsBelowHigh(values);
        const { deepest, peak, trough, current } = drawdown(values)!;
        expect(deepest).toBe(Math.min(...falls));
        expect(deepest).toBe(falls[trough]!);
        expect(deepest).toBe(values[trough]! / values[peak]! - 1);
        expect(current).toBe(falls.at(-1));
      }),
    );
  });
});
