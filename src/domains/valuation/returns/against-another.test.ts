import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beta, trackingError } from './against-another.ts';
import { sortino } from './sortino.ts';

const byMonth = { perYear: 12, dividedBy: 'count-less-one' } as const;
const none = Number.NaN;

/** Twelve months of a portfolio and of an index; what numpy 2.4 says of them stands in the tests. */
const own = [0.021, -0.034, 0.015, 0.008, -0.012, 0.027, 0.004, -0.019, 0.031, 0.002, -0.006, 0.018];
const index = [0.017, -0.041, 0.022, 0.011, -0.02, 0.035, 0.001, -0.028, 0.04, -0.003, -0.009, 0.024];

const months = fc.array(fc.double({ min: -0.4, max: 0.6, noNaN: true }), { minLength: 3, maxLength: 60 });
/** Lines whose months differ enough for a ratio to mean something. */
const lively = months.filter((list) => Math.max(...list) - Math.min(...list) > 0.01);

describe('beta (rule CO-12)', () => {
  it('is the slope of a straight line through both, as np.cov / np.var and np.polyfit give it', () => {
    expect(beta(own, index)).toBeCloseTo(0.7637895781872335, 12);
  });

  it('of a line with itself is 1, and what moves twice as far has twice as much', () => {
    fc.assert(
      fc.property(lively, fc.double({ min: -3, max: 3, noNaN: true }), (line, times) => {
        expect(beta(line, line)).toBeCloseTo(1, 9);
        const scaled = line.map((value) => value * times + 0.01);
        expect(beta(scaled, line)).toBeCloseTo(times, 7);
      }),
    );
  });

  it('is none against a line that never moves, and with a single month (rule CO-10)', () => {
    expect(
      beta(
        own,
        own.map(() => 0.003),
      ),
    ).toBeNull();
    expect(beta([0.1], [0.2])).toBeNull();
    expect(beta([], [])).toBeNull();
  });

  it('counts months that both know', () => {
    expect(beta([...own, none, 0.5], [...index, 0.3, none])).toBeCloseTo(0.7637895781872335, 12);
    expect(beta(own.slice(0, 6), index)).toBeCloseTo(beta(own.slice(0, 6), index.slice(0, 6))!, 12);
  });
});

describe('tracking error (rule CO-13)', () => {
  it('is the deviation of the difference for a year, as np.std of it times the root of 12', () => {
    expect(trackingError(own, index, byMonth)).toBeCloseTo(0.023096634937898323, 12);
  });

  it('of a line with itself is 0, of one that is always ahead by the same too, and the same both ways', () => {
    fc.assert(
      fc.property(months, months, (line, other) => {
        expect(trackingError(line, line, byMonth)).toBe(0);
        const ahead = line.map((value) => value + 0.25);
        expect(trackingError(ahead, line, byMonth)).toBeCloseTo(0, 9);
        const least = Math.min(line.length, other.length);
        const [a, b] = [line.slice(0, least), other.slice(0, least)];
        expect(trackingError(a, b, byMonth)).toBeCloseTo(trackingError(b, a, byMonth)!, 12);
      }),
    );
  });

  it('is none with fewer than two months in common', () => {
    expect(trackingError([0.1, none], [0.2, 0.3], byMonth)).toBeNull();
  });
});

describe('Sortino ratio (rule CO-11)', () => {
  it('is the mean above safe money by the shortfall, for a year, as numpy reckons it', () => {
    expect(
      sortino(
        own.map((value) => value - 0.004),
        byMonth,
      ),
    ).toBeCloseTo(0.14492411955445036, 12);
  });

  it('does not change when all returns grow by the same factor, and turns with what is higher', () => {
    fc.assert(
      fc.property(lively, fc.double({ min: 0.1, max: 10, noNaN: true }), (line, times) => {
        const plain = sortino(line, byMonth);
        const scaled = sortino(
          line.map((value) => value * times),
          byMonth,
        );
        if (plain !== null && scaled !== null) expect(scaled).toBeCloseTo(plain, 6);
        const better = sortino(
          line.map((value) => value + 0.01),
          byMonth,
        );
        if (plain !== null && better !== null) expect(better).toBeGreaterThan(plain);
      }),
    );
  });

  it('is none where no month fell short, where nothing moves, and with a single month (rule CO-10)', () => {
    expect(sortino([0.01, 0.02, 0], byMonth)).toBeNull();
    expect(sortino([0, 0, 0], byMonth)).toBeNull();
    expect(sortino([-0.01], byMonth)).toBeNull();
    expect(sortino([none, -0.01, none], byMonth)).toBeNull();
  });
});
