import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../../tests/support/records/ledger-rows.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, textOf } from '../../../foundation/decimal.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { totalOfPortfolio } from './total-of-portfolio.ts';
import { type CashValue, valueCash } from './value-cash.ts';
import { valueHolding } from './value-holding.ts';

const today = dayNumber('2024-01-08');
const rates = new RateBook(
  [
    { currency: 'usd', day: dayNumber('2024-01-02'), pln: '4' },
    { currency: 'usd', day: dayNumber('2024-01-05'), pln: '5' },
  ],
  today,
);
const own = [
  ledgerRow('deposit', '2024-01-02', { total: '1000', fee: '2' }),
  ledgerRow('exchange', '2024-01-03', { total: '400', toTotal: '100', toCurrency: 'usd', fee: '1' }),
  ledgerRow('interest', '2024-01-04', { total: '10', tax: '1.9' }),
  ledgerRow('fee', '2024-01-05', { total: '3', currency: 'usd' }),
  ledgerRow('withdrawal', '2024-01-06', { total: '50' }),
];
const asset = [
  buy('2024-01-04', '1', '60', { currency: 'usd', fee: '1' }),
  sell('2024-01-06', '1', '70', { currency: 'usd' }),
];

function cash(follows: boolean, rows = own, assetRows: LedgerRow[] = asset, shown = 'pln'): CashValue | null {
  return valueCash(
    { entries: singleBook(assetRows, 'fifo').entries, transfers: [] },
    rows,
    follows,
    rates,
    shown,
    today,
  );
}

describe('followed cash (rule L-7)', () => {
  const value = cash(true)!;

  it('is held by currency and worth today’s rate', () => {
    expect(
      value.balances.map(({ currency, amount, value }) => [currency, textOf(amount), textOf(value)]),
    ).toEqual([
      ['pln', '555.1', '555.1'],
      ['usd', '106', '530'],
    ]);
    expect(textOf(value.value)).toBe('1085.1');
  });

  it('knows money from outside alone: deposits and withdrawals before their fees', () => {
    expect([textOf(value.paidIn), textOf(value.takenOut)]).toEqual(['1000', '50']);
    expect([...value.daily.inflow]).toEqual([1000, 0, 0, 0, 0, 0, 0]);
    expect([...value.daily.outflow]).toEqual([0, 0, 0, 0, 50, 0, 0]);
  });

  it('is worth each day what it was at that day’s rate', () => {
    // 998; 597 + 100 dollars; 605.1 + 39 dollars; 36 dollars at 5; 106 dollars and 50 zł less.
    expect([...value.daily.value]).toEqual([998, 997, 761.1, 785.1, 1085.1, 1085.1, 1085.1]);
  });

  it('transfers of securities come from outside and move no cash but their fee', () => {
    const moved = [ledgerRow('transfer-in', '2024-01-03', { units: '2', price: '30', fee: '4' })];
    const value = cash(true, [], moved)!;
    expect([textOf(value.paidIn), textOf(value.value)]).toEqual(['60', '-4']);
  });

  it('may be owed: a balance below zero is kept as it is', () => {
    const value = cash(true, [], asset.slice(0, 1))!;
    expect(value.balances.map(({ amount }) => textOf(amount))).toEqual(['-61']);
  });
});

describe('cash that is not followed (rule L-7)', () => {
  const value = cash(false)!;

  it('has no balance and no value', () => {
    expect([value.balances, textOf(value.value), textOf(value.paidIn)]).toEqual([[], '0', '0']);
    expect([...value.daily.value]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('counts what was earned and paid beside the assets, and no deposit', () => {
    expect([value.interest, value.fees, value.taxes].map(textOf)).toEqual(['10', '18', '1.9']);
    expect([...value.daily.inflow]).toEqual([2, 1, 0, 15, 0, 0, 0]);
    expect([...value.daily.outflow]).toEqual([0, 0, 8.1, 0, 0, 0, 0]);
  });

  it('lists every row with its effect in the shown currency', () => {
    expect(value.entries.map((entry) => [entry.type, textOf(entry.flow)])).toEqual([
      ['deposit', '998'],
      ['exchange', '-1'],
      ['interest', '8.1'],
      ['fee', '-15'],
      ['withdrawal', '-50'],
    ]);
  });
});

describe('a portfolio either way (rules L-7, P-1)', () => {
  const holding = valueHolding(
    singleBook(asset, 'fifo'),
    { currency: 'usd', factor: decimal('1'), closes: null, newest: null },
    rates,
    'pln',
    today,
  )!;
  const total = (followsCash: boolean) =>
    totalOfPortfolio({ holdings: [holding], cash: cash(followsCash), followsCash }, today);

  it('earns the same, but for the currency gain on cash, which has a line of its own', () => {
    const [followed, not] = [total(true), total(false)];
    expect([textOf(followed.profit), textOf(not.profit)]).toEqual(['135.1', '96.1']);
    expect([textOf(followed.cashResult), textOf(not.cashResult)]).toEqual(['39', '0']);
  });

  it('is measured against deposits, or against purchases with their fees (P-2)', () => {
    expect([textOf(total(true).stake), textOf(total(false).stake)]).toEqual(['1000', '244']);
  });

  it('counts cash as value only where it is followed', () => {
    expect([textOf(total(true).marketValue), textOf(total(false).marketValue)]).toEqual(['1085.1', '0']);
  });

  it('money out and value less money in is the profit', () => {
    for (const followed of [true, false]) {
      const { daily, profit } = total(followed);
      const sum = (series: Float64Array) => series.reduce((all, each) => all + each, 0);
      expect(sum(daily.outflow) + daily.value.at(-1)! - sum(daily.inflow)).toBeCloseTo(
        Number(textOf(profit)),
        9,
      );
    }
  });
});

describe('what is not known (rule L-11)', () => {
  it('a balance or row in a currency without a rate leaves nothing to say', () => {
    expect(cash(true, [ledgerRow('deposit', '2024-01-02', { total: '1', currency: 'jpy' })])).toBeNull();
    expect(cash(false, [ledgerRow('fee', '2024-01-02', { total: '1', currency: 'jpy' })])).toBeNull();
    const exchange = { total: '1', toTotal: '150', toCurrency: 'jpy' };
    expect(cash(true, [ledgerRow('exchange', '2024-01-02', exchange)])).toBeNull();
  });

  it('nor can it be said in a currency without one', () => {
    expect(cash(true, own, asset, 'jpy')).toBeNull();
    expect(cash(false, own, [], 'jpy')).toBeNull();
    expect(textOf(cash(false, [], [], 'jpy')!.value)).toBe('0');
  });
});

it('the order of rows changes nothing, not even in the floats (L-2)', () => {
  const rows = [0.1, 0.2, 0.3, 0.7, 1e6, 1e-6].map((total) =>
    ledgerRow('deposit', '2024-01-03', { total: String(total).replace('1e-6', '0.000001') }),
  );
  const bytes = (list: LedgerRow[]) => Buffer.from(cash(true, list)!.daily.inflow.buffer).toString('hex');
  expect(bytes(rows.toReversed())).toBe(bytes(rows));
});
