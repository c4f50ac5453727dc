import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DailyValues } from './daily-values.ts';
import { changeOf, valueChange } from './value-change.ts';

const series: DailyValues = {
  first: 100,
  value: Float64Array.of(1000, 1100, 1600, 1500),
  inflow: Float64Array.of(1000, 0, 400, 0),
  outflow: Float64Array.of(0, 0, 0, 50),
};

describe('the change over a period (rule P-7)', () => {
  it('is the difference of the values without the money that came and went', () => {
    expect(valueChange(series, 101, 103)).toEqual({
      kind: 'change',
      amount: 50,
      fraction: 50 / 1500,
      start: 1100,
      end: 1500,
      inflow: 400,
      outflow: 50,
    });
  });

  it('begins with nothing before the first day', () => {
    expect(valueChange(series, 99, 103)).toMatchObject({ amount: 150, fraction: 150 / 1400 });
    expect(valueChange(series, 7, 103)).toMatchObject({ amount: 150 });
  });

  it('has no percentage where nothing was there', () => {
    expect(valueChange(series, 50, 99)).toMatchObject({ amount: 0, fraction: null });
  });

  it('says what is not known', () => {
    const gap = { ...series, value: Float64Array.of(1000, Number.NaN, 1600, 1500) };
    expect(valueChange(gap, 101, 103)).toEqual({ kind: 'none', reason: 'unknown-start' });
    expect(valueChange(gap, 100, 101)).toEqual({ kind: 'none', reason: 'unknown-end' });
    expect(valueChange(series, 100, 104)).toEqual({ kind: 'none', reason: 'unknown-end' });
    expect(valueChange(gap, 100, 103)).toMatchObject({ kind: 'change' });
  });

  it('of two spans in a row adds up to that of both', () => {
    const grosze = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(grosze, grosze, grosze), { minLength: 3, maxLength: 30 }), (rows) => {
        const any: DailyValues = {
          first: 5,
          value: Float64Array.from(rows, ([value]) => value),
          inflow: Float64Array.from(rows, ([, inflow]) => inflow),
          outflow: Float64Array.from(rows, ([, , outflow]) => outflow),
        };
        const last = 4 + rows.length;
        const middle = 5 + (rows.length >> 1);
        const amount = (from: number, to: number) => {
          const change = valueChange(any, from, to);
          return change.kind === 'change' ? change.amount : Number.NaN;
        };
        expect(amount(4, middle) + amount(middle, last)).toBe(amount(4, last));
      }),
    );
  });

  it('can be put together from parts', () => {
    expect(changeOf({ start: 10, end: 12, inflow: 0, outflow: 1 })).toMatchObject({
      amount: 3,
      fraction: 0.3,
    });
  });
});
