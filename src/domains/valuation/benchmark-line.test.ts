import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchmarkLine } from './benchmark-line.ts';
import type { DailyValues } from './daily-values.ts';

function portfolio(rows: [value: number, inflow?: number, outflow?: number][]): DailyValues {
  return {
    first: 100,
    value: Float64Array.from(rows, ([value]) => value),
    inflow: Float64Array.from(rows, ([, inflow = 0]) => inflow),
    outflow: Float64Array.from(rows, ([, , outflow = 0]) => outflow),
  };
}
const none = Number.NaN;

describe('the benchmark line (rule P-10)', () => {
  it('buys and sells with the portfolio’s own money', () => {
    const line = benchmarkLine(
      portfolio([[100, 100], [120], [260, 130], [200, 0, 50]]),
      Float64Array.of(9, 10, 11, 13, 12),
    );
    expect(line).toEqual({
      kind: 'line',
      value: Float64Array.of(0, 100, 110, 260, 20 * 12 - 50),
      uncovered: 0,
    });
  });

  it('begins a period with the value the portfolio had', () => {
    const line = benchmarkLine(portfolio([[100, 100], [120], [90]]), Float64Array.of(50, 55), 101, 102);
    expect(line.kind === 'line' && line.value).toEqual(Float64Array.of(120, 132));
  });

  it('is sold out where more is taken than it had, says how much, and starts anew with the next money', () => {
    const flows = portfolio([[100, 100], [0, 0, 150], [0], [80, 80]]);
    const line = benchmarkLine(flows, Float64Array.of(10, 10, 12, 5, 4));
    expect(line).toEqual({ kind: 'line', value: Float64Array.of(0, 100, 0, 0, 80), uncovered: 30 });
  });

  it('is unknown from a flow on that no price serves', () => {
    const flows = portfolio([[100, 100], [100], [150, 50]]);
    const late = benchmarkLine(flows, Float64Array.of(10, 10, 11, none));
    expect(late.kind === 'line' && late.value).toEqual(Float64Array.of(0, 100, 110, none));
    expect(benchmarkLine(flows, Float64Array.of(none, none, 11, 12))).toEqual({
      kind: 'none',
      reason: 'no-price',
    });
  });

  it('without flows grows as the index does', () => {
    const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 50 }), price, (prices, value) => {
        const held = portfolio(prices.map(() => [value]));
        const line = benchmarkLine(held, Float64Array.from(prices), 100);
        if (line.kind === 'none') throw new Error('has prices');
        const growth = prices.at(-1)! / prices[0]!;
        expect(line.value.at(-1)! / line.value[0]! / growth).toBeCloseTo(1, 9);
        expect(line.uncovered).toBe(0);
      }),
    );
  });
});
