import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '../../foundation/calendar-day.ts';
import type { DailyValues } from './daily-values.ts';
import { measureReturns } from './measure-total.ts';
import { shownTwr } from './shown-twr.ts';

const first = '2022-03-01';

function returnsOf(rows: [value: number, inflow?: number, outflow?: number][]) {
  const daily: DailyValues = {
    first: dayNumber(first),
    value: Float64Array.from(rows, ([value]) => value),
    inflow: Float64Array.from(rows, ([, inflow = 0]) => inflow),
    outflow: Float64Array.from(rows, ([, , outflow = 0]) => outflow),
  };
  return measureReturns({ daily, lastMove: null });
}

const days = (count: number, value: number) => Array.from({ length: count }, (): [number] => [value]);
const day = (number: number) => addDays(first, number);

describe('the days a return is of (rule P-5)', () => {
  it('a portfolio of 90 days has no return of a year, but one since its first day', () => {
    const { twr_year, twr, irr } = returnsOf([[100, 100], ...days(89, 100), [110]]);
    for (const rate of [twr_year, twr, irr])
      expect(rate).toMatchObject({ is_annual: false, from: first, to: day(90), ended: false });
    expect(twr_year.percent).toBeCloseTo(10, 9);
    expect(irr.percent).toBeCloseTo(10, 6);
  });

  it('a year is one where money was at work on its first day and on its last', () => {
    const { twr_year } = returnsOf([[100, 100], ...days(399, 100), [110]]);
    expect(twr_year).toMatchObject({ is_annual: true, from: day(35), to: day(400) });
  });

  it('what was sold in the year has a return up to then, what was sold before it one of all its days', () => {
    const held = [[100, 100], ...days(499, 100), [0, 0, 121]] as [number, number?, number?][];
    const lately = returnsOf([...held, ...days(100, 0)]);
    expect(lately.twr_year).toMatchObject({ is_annual: false, to: day(500), ended: true });
    expect(shownTwr(lately)).toEqual({ rate: lately.twr_year, asked: '1Y' });
    const longAgo = returnsOf([...held, ...days(400, 0)]);
    expect(longAgo.twr_year).toMatchObject({ percent: null, reason: 'empty' });
    expect(shownTwr(longAgo)).toEqual({ rate: longAgo.twr, asked: 'max' });
    expect(longAgo.twr).toMatchObject({ is_annual: true, from: first, to: day(500), ended: true });
  });

  it('bought and sold within a day is too short for either', () => {
    const { twr, irr } = returnsOf([[0, 100, 101], ...days(30, 0)]);
    expect([twr.reason, irr.reason]).toEqual(['too-short', 'too-short']);
  });
});

describe('for any portfolio that is sold out', () => {
  const anyDay = fc.record({
    earned: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    paid: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 1e4, noNaN: true })),
    taken: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.9, noNaN: true }), fc.constant(1)),
  });

  it('waiting changes neither TWR nor IRR, and both are of the same days (rule P-5)', () => {
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 2, maxLength: 60 }), fc.nat(900), (list, waited) => {
        let value = 0;
        const rows = list.map(({ earned, paid, taken }, at): [number, number, number] => {
          const inflow = at === 0 ? 1000 : paid;
          const grown = (value + inflow) * (1 + earned);
          const outflow = at === list.length - 1 ? grown : grown * taken;
          value = taken === 1 ? 0 : grown - outflow;
          return [value, inflow, outflow];
        });
        const at = returnsOf(rows);
        const later = returnsOf([...rows, ...days(waited, 0)]);
        expect(later.twr).toEqual({ ...at.twr, ended: at.twr.percent !== null && later.twr.ended });
        expect(later.irr.percent).toBe(at.irr.percent);
        if (later.irr.percent !== null)
          expect([later.irr.from, later.irr.to, later.irr.is_annual]).toEqual([
            later.twr.from,
            later.twr.to,
            later.twr.is_annual,
          ]);
      }),
    );
  });
});
