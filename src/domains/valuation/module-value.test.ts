import { describe, expect, it } from 'vitest';
import { decimal, textOf, zero } from '../../foundation/decimal.ts';
import { type AllocationParts, allocationOf, type Part } from './allocation.ts';
import type { TotalFiguresResult, UpcomingOutput } from './figures-contract.ts';
import { figuresOf, measureReturns } from './measure-total.ts';
import { figuresOfModules, type ModuleValue, totalOfModules, upcomingOfModules } from './module-value.ts';
import type { TotalValue } from './total-value.ts';

const today = 20_000;

function total(value: number, days: number): TotalValue {
  const worth = decimal(String(value));
  const daily = {
    first: today - days + 1,
    value: new Float64Array(days).fill(value),
    inflow: new Float64Array(days),
    outflow: new Float64Array(days),
  };
  daily.inflow[0] = value - 10;
  const nothing = {
    purchaseFees: zero,
    proceeds: zero,
    dividendsGross: zero,
    dividendTax: zero,
    interest: zero,
    fees: zero,
    taxes: zero,
    realised: zero,
    realisedFx: zero,
    fxEffect: zero,
    cashResult: zero,
    lastMove: null,
  };
  const cost = decimal(String(value - 10));
  const gain = decimal('10');
  return {
    ...nothing,
    marketValue: worth,
    openCost: cost,
    purchases: cost,
    unrealised: gain,
    priceEffect: gain,
    profit: gain,
    stake: cost,
    stakeOf: 'purchases',
    daily,
  };
}

function parts(...list: Part[]): AllocationParts {
  return {
    by_class: list,
    by_portfolio: [],
    by_currency: list,
    none: list,
    by_instrument: [],
    by_broker: [],
  };
}

function moduleOf(value: number, days: number, more: Partial<TotalFiguresResult> = {}): ModuleValue {
  const sums = total(value, days);
  return {
    total: sums,
    figures: {
      ...figuresOf(sums, measureReturns(sums)),
      value_30_days_ago: null,
      holdings_count: 2,
      class_names: ['Shares'],
      first_day: '2024-05-01',
      last_synchronization: null,
      cash: [{ currency: 'pln', amount: '5', value: '5', is_negative: false }],
      cash_value: '5',
      missing: 1,
      estimated: 0,
      is_simulated: false,
      at_last_close: false,
      value_day: null,
      shown_currency: 'pln',
      sparkline: [],
      share: 100,
      ...more,
    },
    allocation: parts({ key: 'shares', label: 'Shares', value }),
    upcoming: [],
  };
}

describe('several modules as one (rule P-1)', () => {
  const shares = moduleOf(110, 60);
  const flats = moduleOf(50, 20, {
    class_names: ['Flats', 'Shares'],
    first_day: '2023-02-01',
    value_day: '2024-06-01',
    cash: [{ currency: 'pln', amount: '-9', value: '-9', is_negative: true }],
    cash_value: '-9',
    missing: 0,
    estimated: 3,
    is_simulated: true,
  });
  const all = figuresOfModules([shares, flats], today)!;

  it('add up in value, profit and history', () => {
    expect([all.market_value, all.profit, all.net_invested]).toEqual(['160', '20', '140']);
    const { daily } = totalOfModules([shares, flats], today);
    expect(daily.first).toBe(today - 59);
    expect([daily.value[0], daily.value.at(-1)]).toEqual([110, 160]);
    expect(all.value_30_days_ago).toBe('110.00');
  });

  it('say how complete and how fresh all of them are', () => {
    expect(all).toMatchObject({
      holdings_count: 4,
      class_names: ['Shares', 'Flats'],
      first_day: '2023-02-01',
      missing: 1,
      estimated: 3,
      is_simulated: true,
      value_day: '2024-06-01',
      cash: [{ currency: 'pln', amount: '-4', value: '-4', is_negative: true }],
      cash_value: '-4',
      share: 100,
    });
  });

  it('are not known where one of them is not', () => {
    const unknown = moduleOf(50, 20, { market_value: null, cash_value: null });
    const figures = figuresOfModules([shares, unknown], today)!;
    expect(figures).toMatchObject({ market_value: null, profit: null, cash_value: null, share: null });
  });

  it('keep to themselves what one alone says', () => {
    expect(figuresOfModules([shares], today)).toBe(shares.figures);
    expect(textOf(totalOfModules([shares], today).marketValue)).toBe('110');
    expect(figuresOfModules([], today)).toBeNull();
  });

  it('divide together, with shares that add up to 100', () => {
    const slices = allocationOf([
      parts({ key: 'shares', label: 'Shares', value: 1 }, { key: 'none', label: 'Nothing', value: 0 }),
      parts({ key: 'flats', label: 'Flats', value: 3 }, { key: 'shares', label: 'Shares', value: 2 }),
      parts({ key: 'gold', label: 'Gold', value: 3 }),
    ]).by_class;
    expect(slices.map(({ key, value }) => [key, value])).toEqual([
      ['flats', '3.00'],
      ['gold', '3.00'],
      ['shares', '3.00'],
    ]);
    expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 9);
  });

  it('tell what comes first from any of them', () => {
    const event = (id: string, day: string) => ({ id, day }) as UpcomingOutput;
    const upcoming = upcomingOfModules(
      [
        { ...shares, upcoming: [event('late', '2024-09-01'), event('soon', '2024-06-02')] },
        { ...flats, upcoming: [event('rent', '2024-06-10')] },
      ],
      2,
    );
    expect(upcoming.map(({ id }) => id)).toEqual(['soon', 'rent']);
  });
});
