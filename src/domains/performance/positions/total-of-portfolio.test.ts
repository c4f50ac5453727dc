import { describe, expect, it } from 'vitest';
import { buy } from '../../../../tests/support/records/ledger-rows.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, textOf } from '../../../foundation/decimal.ts';
import { figuresOf, measureReturns } from '../../valuation/measure-total.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { addUp, totalOfAll } from '../../valuation/total-value.ts';
import { totalOfHolding, totalOfPortfolio } from './total-of-portfolio.ts';
import { valueHolding } from './value-holding.ts';

const today = dayNumber('2024-01-08');
const rates = new RateBook([], today);

function holding(day: string, units: string, price: string, close: number, before: number, fee = '0') {
  const first = dayNumber('2024-01-01');
  const values = new Float64Array(today - first + 1).fill(Number.NaN);
  values[6] = before;
  values[7] = close;
  const newest = {
    price: decimal(String(close)),
    day: today,
    previous: decimal(String(before)),
    previousDay: today - 1,
  };
  const market = { currency: 'pln', factor: decimal('1'), closes: { first, values }, newest };
  return valueHolding(singleBook([buy(day, units, price, { fee })], 'fifo'), market, rates, 'pln', today)!;
}

const parts = [holding('2024-01-03', '10', '5', 6, 5.5, '2'), holding('2024-01-05', '4', '25', 20, 21)];
const portfolio = totalOfPortfolio({ holdings: parts, cash: null, followsCash: false }, today);

describe('a portfolio is the sum of its assets (rule P-1)', () => {
  it('in every figure', () => {
    expect(
      (['marketValue', 'openCost', 'unrealised', 'fees', 'profit', 'stake'] as const).map((name) =>
        textOf(portfolio[name]),
      ),
    ).toEqual(['140', '150', '-10', '2', '-12', '152']);
  });

  it('in its history, from the earliest day on', () => {
    expect(portfolio.daily.first).toBe(dayNumber('2024-01-03'));
    expect([...portfolio.daily.value]).toEqual([50, 50, 150, 150, 139, 140]);
    expect([...portfolio.daily.inflow]).toEqual([52, 0, 100, 0, 0, 0]);
  });

  it('in its last move', () => {
    expect(textOf(portfolio.lastMove!.amount)).toBe('1');
    expect(textOf(portfolio.lastMove!.base)).toBe('139');
  });
});

describe('several portfolios as one', () => {
  const all = totalOfAll([portfolio, totalOfHolding(parts[0]!)], today);

  it('add up likewise', () => {
    expect([textOf(all.marketValue), textOf(all.profit), textOf(all.stake)]).toEqual(['200', '-4', '204']);
    expect(all.daily.value.at(-1)).toBe(200);
    expect(textOf(all.lastMove!.amount)).toBe('6');
  });

  it('of nothing are nothing, on one day', () => {
    const nothing = totalOfAll([], today);
    expect([textOf(nothing.profit), nothing.lastMove, nothing.daily.value.length]).toEqual(['0', null, 1]);
    expect(figuresOf(nothing, measureReturns(nothing))).toMatchObject({
      market_value: '0',
      roi: null,
      irr: { percent: null, reason: 'empty' },
      twr: { percent: null, reason: 'empty' },
      changes: { '24h': null },
    });
  });
});

it('an unknown day leaves its sum unknown, and no other', () => {
  const series = (value: number[]) => ({
    first: today - 1,
    value: Float64Array.from(value),
    inflow: new Float64Array(2),
    outflow: new Float64Array(2),
  });
  expect([...addUp([series([1, 2]), series([Number.NaN, 3])], today).value]).toEqual([Number.NaN, 5]);
});

describe('figures on the wire', () => {
  const figures = figuresOf(portfolio, measureReturns(portfolio));

  it('are decimals as text, ratios as numbers (P-2, P-7)', () => {
    expect(figures).toMatchObject({
      market_value: '140',
      investment_sum: '150',
      net_invested: '152',
      profit: '-12',
      unrealised: '-10',
      fees: '2',
      dividends: { gross: '0', tax: '0', net: '0' },
      cash_result: '0',
    });
    expect(figures.roi).toBeCloseTo((-12 / 152) * 100, 9);
    expect(figures.unrealised_percent).toBeCloseTo((-10 / 150) * 100, 9);
  });

  it('have a change for each period, none from before the day before the first purchase (P-8)', () => {
    expect(figures.changes['24h']).toMatchObject({ amount: '1', from: '2024-01-07', to: '2024-01-08' });
    expect(figures.changes['24h']!.percent).toBeCloseTo(100 / 139, 9);
    for (const period of ['7D', '1M', '3M', 'YTD', '1Y', 'max'] as const)
      expect(figures.changes[period], period).toMatchObject({
        amount: '-12.00',
        from: '2024-01-02',
        to: '2024-01-08',
      });
  });
});
