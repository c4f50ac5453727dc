import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DailyValues } from '../daily-values.ts';
import { annualised, dailyReturns, growthIndex, timeWeighted } from './time-weighted.ts';

function series(rows: [value: number, inflow?: number, outflow?: number][], first = 20_000): DailyValues {
  return {
    first,
    value: Float64Array.from(rows, ([value]) => value),
    inflow: Float64Array.from(rows, ([, inflow = 0]) => inflow),
    outflow: Float64Array.from(rows, ([, , outflow = 0]) => outflow),
  };
}

/** A portfolio whose money earns the given daily returns, whatever comes and goes. */
function earning(
  returns: readonly number[],
  inflows: readonly number[],
  shares: readonly number[],
): DailyValues {
  let value = 0;
  return series(
    returns.map((each, day) => {
      const inflow = day === 0 ? 1000 : (inflows[day] ?? 0);
      const grown = (value + inflow) * (1 + each);
      const outflow = grown * (shares[day] ?? 0);
      value = grown - outflow;
      return [value, inflow, outflow];
    }),
  );
}

describe('the time-weighted return (rule P-4)', () => {
  it('money paid in is no return, and works from the start of its day', () => {
    expect(timeWeighted(series([[100, 100], [200, 100], [220]]))).toMatchObject({ days: 2 });
    expect(
      dailyReturns(
        series([
          [100, 100],
          [210, 100],
        ]),
      ),
    ).toEqual(Float64Array.of(0, 210 / 200 - 1));
  });

  it('money taken out leaves at the end of its day', () => {
    expect(
      dailyReturns(
        series([
          [100, 100],
          [55, 0, 55],
        ]),
      )[1],
    ).toBeCloseTo(0.1, 12);
  });

  it('the first day counts from the purchase to its close', () => {
    expect(timeWeighted(series([[103, 100]]))).toMatchObject({ total: expect.closeTo(0.03, 12), days: 0 });
  });

  it('days with nothing at work have no return and the chain goes on', () => {
    const gap = series([[110, 100], [0, 0, 110], [0], [55, 50]]);
    expect(dailyReturns(gap)[2]).toBeNaN();
    expect(timeWeighted(gap)).toMatchObject({ total: expect.closeTo(0.21, 12) });
  });

  it('what floats leave of a sold holding is not a loss of everything', () => {
    expect(timeWeighted(series([[100, 100], [3e-12, 0, 110], [0], [0]]))).toMatchObject({
      total: expect.closeTo(0.1, 12),
    });
  });

  it('a real loss of everything stays one', () => {
    expect(timeWeighted(series([[100, 100], [0], [50, 50]]))).toMatchObject({ total: -1 });
  });

  it('a slice begins with the value of its first day, whose own flows do not count', () => {
    const slice = timeWeighted(series([[100, 100], [300, 150], [330], [363]], 500), 501, 503);
    expect(slice).toMatchObject({ total: expect.closeTo(0.21, 12), days: 2 });
  });

  it('counts days from the first money, not from the start of the period', () => {
    expect(timeWeighted(series([[0], [0], [100, 100], [101]], 10))).toMatchObject({ days: 1 });
    expect(timeWeighted(series([[100, 100], [101]], 10), 0, 11)).toMatchObject({ days: 1 });
  });

  it('nothing held and unknown values say so', () => {
    expect(timeWeighted(series([[0], [0]]))).toEqual({ kind: 'none', reason: 'nothing-held' });
    expect(timeWeighted(series([[100, 100], [Number.NaN], [100]]))).toEqual({
      kind: 'none',
      reason: 'unknown-value',
      from: 20_000,
      to: 20_002,
    });
  });
});

describe('the return of a year (rule P-5)', () => {
  it('exists from 365 days on', () => {
    expect(annualised(0.1, 364)).toBeNull();
    expect(annualised(0.1, 365)).toBeCloseTo(0.1, 12);
    expect(annualised(0.21, 730)).toBeCloseTo(0.1, 12);
    expect(annualised(-1, 730)).toBe(-1);
  });
});

describe('for any portfolio', () => {
  const days = fc.array(
    fc.record({
      earned: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      paid: fc.double({ min: 1, max: 1e5, noNaN: true }),
      taken: fc.double({ min: 0, max: 0.9, noNaN: true }),
    }),
    { minLength: 2, maxLength: 80 },
  );
  const growthOf = (portfolio: DailyValues) => {
    const found = timeWeighted(portfolio);
    if (found.kind === 'none') throw new Error(found.reason);
    return 1 + found.total;
  };

  it('flows of any size that earn the same change nothing', () => {
    fc.assert(
      fc.property(days, (list) => {
        const returns = list.map(({ earned }) => earned);
        const paid = list.map((day) => day.paid);
        const taken = list.map((day) => day.taken);
        const growth = growthOf(earning(returns, paid, taken));
        expect(growth / growthOf(earning(returns, [], []))).toBeCloseTo(1, 9);
      }),
    );
  });

  it('the index of its daily returns ends with the total', () => {
    fc.assert(
      fc.property(days, (list) => {
        const returns = list.map(({ earned }) => earned);
        const portfolio = earning(
          returns,
          list.map(({ paid }) => paid),
          [],
        );
        const last = growthIndex(dailyReturns(portfolio)).at(-1)!;
        expect(last / growthOf(portfolio)).toBeCloseTo(1, 9);
      }),
    );
  });
});
