import { describe, expect, it } from 'vitest';
import { belowHigh, drawdown } from './drawdown.ts';

describe('falls (rule P-12)', () => {
  it('the deepest one has its high, its low and the day it was made up', () => {
    expect(drawdown([1, 1.2, 0.9, 1.0, 1.3, 1.1, 1.25])).toEqual({
      deepest: expect.closeTo(0.25, 12),
      peak: 1,
      trough: 2,
      recovered: 4,
      longest: 3,
      current: expect.closeTo(1 - 1.25 / 1.3, 12),
    });
  });

  it('one that lasts is not made up, and lasts to the end', () => {
    expect(drawdown([1, 2, 1.5, 1.8, 1.2])).toMatchObject({
      recovered: null,
      longest: 3,
      current: expect.closeTo(0.4, 12),
    });
  });

  it('a later, deeper fall forgets how an earlier one ended', () => {
    expect(drawdown([1, 0.9, 1.1, 0.5])).toMatchObject({ peak: 2, trough: 3, recovered: null });
  });

  it('rising or level has none', () => {
    expect(drawdown([1, 1, 1.1, 1.1])).toMatchObject({ deepest: 0, longest: 0, current: 0 });
    expect(drawdown([])).toBeNull();
  });

  it('the distance from the high skips unknown prices, and needs one above zero', () => {
    expect(belowHigh([2, Number.NaN, 4, 3])).toEqual({ high: 4, at: 2, distance: -0.25 });
    expect(belowHigh([0])).toBeNull();
    expect(belowHigh([Number.NaN])).toBeNull();
  });
});
