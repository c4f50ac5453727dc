import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, textOf, zero } from '../../../foundation/decimal.ts';
import type { TotalValue } from '../total-value.ts';
import { figuresOnBasis } from './basis-figures.ts';
import { basisHistory } from './basis-history.ts';
import { type DayTaxes, layerOf, onBasis, taxesTogether } from './change-basis.ts';
import { lifted, type PriceLevel, priceLevel } from './price-level.ts';

const day = dayNumber;
/** January +1 %, February +2 %: together 1.0302. */
const months = [
  { month: '2025-12', ratio: 1.005, isSimulated: false },
  { month: '2026-01', ratio: 1.01, isSimulated: false },
  { month: '2026-02', ratio: 1.02, isSimulated: false },
];
const levelTo = (last: string) => priceLevel(months, day('2025-12-30'), day(last))!;

const none = {
  ...{ openCost: zero, purchases: zero, purchaseFees: zero, proceeds: zero, dividendsGross: zero },
  ...{ dividendTax: zero, interest: zero, fees: zero, taxes: zero, realised: zero, realisedFx: zero },
  ...{ unrealised: zero, priceEffect: zero, fxEffect: zero, cashResult: zero },
};

/** 1,000 paid in on 31 December, 500 on 31 January; worth `value` at the end, and that on every day before. */
function paidIn(value: number, last: string): TotalValue {
  const first = day('2025-12-31');
  const length = day(last) - first + 1;
  const inflow = new Float64Array(length);
  inflow[0] = 1000;
  inflow[31] = 500;
  return {
    ...none,
    marketValue: decimal(String(value)),
    profit: decimal(String(value - 1500)),
    stake: decimal('1500'),
    stakeOf: 'purchases',
    lastMove: null,
    daily: { first, value: new Float64Array(length).fill(value), inflow, outflow: new Float64Array(length) },
  };
}

describe('consumer prices by day (BA-2)', () => {
  it('rise by a month’s change over the month, evenly over its days', () => {
    const level = levelTo('2026-02-28');
    expect(lifted(level, day('2025-12-31'), day('2026-02-28'))).toBeCloseTo(1.0302, 12);
    expect(lifted(level, day('2026-01-31'), day('2026-02-28'))).toBeCloseTo(1.02, 12);
    expect(lifted(level, day('2026-02-14'), day('2026-02-28'))).toBeCloseTo(1.02 ** 0.5, 12);
    expect(level).toMatchObject({ until: '2026-02', isKept: false });
  });

  it('stay at the last published month, which is named', () => {
    const level = levelTo('2026-04-10');
    expect(lifted(level, day('2025-12-31'), day('2026-04-10'))).toBeCloseTo(1.0302, 12);
    expect(level).toMatchObject({ until: '2026-02', isKept: true, isSimulated: false });
  });

  it('are not guessed for days before the first month, or without any', () => {
    expect(priceLevel(months, day('2025-10-01'), day('2026-02-28'))).toBeNull();
    expect(priceLevel([], day('2025-12-30'), day('2026-02-28'))).toBeNull();
  });
});

describe('real (BA-3)', () => {
  const total = paidIn(1700, '2026-04-10');
  const basis = { of: 'real', prices: levelTo('2026-04-10') } as const;

  it('lifts each deposit to the last day and leaves the value: 1,000 x 1.0302 + 500 x 1.02 = 1,540.20', () => {
    const { figures, layer, prices_until, prices_kept } = figuresOnBasis(total, basis);
    expect(figures).toMatchObject({ market_value: '1700', net_invested: '1540.2', profit: '159.8' });
    expect(figures.roi).toBeCloseTo((159.8 / 1540.2) * 100, 6);
    expect({ layer, prices_until, prices_kept }).toEqual({
      layer: '40.2',
      prices_until: '2026-02',
      prices_kept: true,
    });
  });

  it('counts returns above inflation: what grows as prices do has earned nothing', () => {
    const prices = levelTo('2026-02-28');
    const first = day('2025-12-31');
    const value = new Float64Array(60).map((_, i) => 1000 * lifted(prices, first, first + i));
    const inflow = new Float64Array(60);
    inflow[0] = 1000;
    const kept: TotalValue = {
      ...paidIn(1030.2, '2026-02-28'),
      profit: decimal('30.2'),
      daily: { first, value, inflow, outflow: new Float64Array(60) },
    };
    const { figures } = figuresOnBasis(kept, { of: 'real', prices });
    expect(figures.profit).toBe('0');
    expect(figures.twr.span_percent).toBeCloseTo(0, 9);
    expect(figures.irr.span_percent).toBeCloseTo(0, 6);
    expect(figures.changes['1M']?.amount).toMatch(/^-?0\.00$/);
  });

  it('draws values as they were over deposits in złoty of each day', () => {
    const options = { period: 'max', shown: 'pln', compared: null } as const;
    const history = basisHistory(total.daily, basis, options);
    const at = (of: string) => day(of) - day(history.first_day);
    expect(history.value[at('2026-01-31')]).toBe(1700);
    expect(history.invested[at('2026-01-31')]).toBe(1510);
    expect(history.layer!.value[at('2026-01-31')]).toBe(10);
    expect([history.invested.at(-1), history.layer!.value.at(-1)]).toEqual([1540.2, 40.2]);
    expect(basisHistory(total.daily, null, options).layer).toBeUndefined();
  });

  it('takes the headline and the end of the chart from the same deposits', () => {
    const history = basisHistory(total.daily, basis, { period: 'max', shown: 'pln', compared: null });
    expect(figuresOnBasis(total, basis).figures.net_invested).toBe(String(history.invested.at(-1)));
  });
});

describe('after tax (BA-4)', () => {
  const taxes: DayTaxes = {
    ...{ first: day('2026-04-09'), tax: Float64Array.of(10, 38), counted: ['securities'], uncovered: 1 },
  };
  const total = paidIn(1700, '2026-04-10');

  it('leaves what was paid in and takes the tax off value and profit', () => {
    const { figures, layer, taxed, uncovered } = figuresOnBasis(total, { of: 'after-tax', taxes });
    expect(figures).toMatchObject({ market_value: '1662', net_invested: '1500', profit: '162' });
    expect({ layer, taxed, uncovered }).toEqual({ layer: '38', taxed: ['securities'], uncovered: 1 });
  });

  it('draws what would be left each day, and the tax above it', () => {
    const options = { period: 'max', shown: 'pln', compared: null } as const;
    const { value, layer } = basisHistory(total.daily, { of: 'after-tax', taxes }, options);
    expect(value.slice(-3)).toEqual([1700, 1690, 1662]);
    expect(layer).toEqual({ of: 'tax', value: [...Array(value.length - 2).fill(0), 10, 38] });
  });

  it('adds the taxes of parts day by day', () => {
    const other: DayTaxes = {
      first: day('2026-04-10'),
      tax: Float64Array.of(5),
      counted: ['bonds'],
      uncovered: 0,
    };
    const all = taxesTogether([taxes, other], day('2026-04-10'));
    expect([...all.tax]).toEqual([10, 43]);
    expect(all).toMatchObject({ counted: ['securities', 'bonds'], uncovered: 1 });
    expect(textOf(layerOf(total, { of: 'after-tax', taxes: all }))).toBe('43');
    expect(textOf(onBasis(total, { of: 'after-tax', taxes: all }).marketValue)).toBe('1657');
  });
});

it('both bases leave a total without money as it is', () => {
  const prices: PriceLevel = levelTo('2026-02-28');
  const first = day('2026-02-28');
  const one = () => new Float64Array(1);
  const empty: TotalValue = {
    ...{ ...none, marketValue: zero, profit: zero, stake: zero, stakeOf: 'purchases', lastMove: null },
    daily: { first, value: one(), inflow: one(), outflow: one() },
  };
  expect(figuresOnBasis(empty, { of: 'real', prices }).figures).toMatchObject({ profit: '0', roi: null });
});
