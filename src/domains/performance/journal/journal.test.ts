import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../../tests/support/records/ledger-rows.ts';
import { ledgerValues } from '../../../../tests/support/valued-ledger/ledger-values.ts';
import { twoPortfolios, withoutRates } from '../../../../tests/support/valued-ledger/two-portfolios.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { textOf } from '../../../foundation/decimal.ts';
import { Journal, type JournalFilter } from './journal.ts';

const everything: JournalFilter = {
  search: null,
  noted: new Set(),
  portfolioId: null,
  holdingId: null,
  type: null,
  from: null,
  to: null,
  currency: null,
  tagged: null,
};
const journal = new Journal(twoPortfolios());
const found = (filter: Partial<JournalFilter>) =>
  journal.find({ ...everything, ...filter }).matching.map(({ id }) => id);

describe('the list of all transactions', () => {
  it('is newest first, with those that belong to no asset', () => {
    const days = journal.entries.map(({ day }) => day);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(journal.entries.map(({ id }) => id)).toEqual([
      'sold spy',
      'dividend',
      'bought dream',
      'bought kgh',
      'paid in',
      'bought spy',
    ]);
    expect(journal.firstDay).toBe(dayNumber('2024-01-02'));
  });

  it('inside a day it has the ledger’s own order backwards (rule L-2)', () => {
    const day = '2024-01-02';
    const rows = [
      sell(day, '1', '11', { id: 'out' }),
      buy(day, '2', '10', { id: 'in' }),
      ledgerRow('fee', day, { id: 'fee', total: '1' }),
    ];
    const holdings = [{ id: 'a', portfolio_id: 'p', rows }];
    const one = new Journal(ledgerValues({ today: day, portfolios: [{ id: 'p' }], holdings }));
    expect(one.entries.map(({ id }) => id)).toEqual(['out', 'fee', 'in']);
    expect(one.entries.map(({ unitsAfter }) => textOf(unitsAfter!))).toEqual(['1', '2', '2']);
  });

  it('inside a day rows of a corporate action stand together, whatever their assets did besides (CA-7)', () => {
    const day = '2024-01-02';
    const event = 'merged';
    const left = [
      buy(day, '2', '10', { id: 'bought' }),
      ledgerRow('repayment', day, { id: 'cash', total: '1', event }),
      ledgerRow('transfer-out', day, { id: 'gone', units: '2', price: '10', event, link: 'l' }),
    ];
    const came = [
      ledgerRow('transfer-in', day, { id: 'came', units: '1', price: '20', event, link: 'l' }),
      sell(day, '1', '20', { id: 'sold' }),
    ];
    const holdings = [
      { id: 'a', portfolio_id: 'p', rows: left },
      { id: 'b', portfolio_id: 'p', rows: [buy(day, '1', '5', { id: 'between' })] },
      { id: 'c', portfolio_id: 'p', rows: came },
    ];
    const one = new Journal(ledgerValues({ today: day, portfolios: [{ id: 'p' }], holdings }));
    expect(one.entries.map(({ id }) => id)).toEqual(['sold', 'came', 'gone', 'cash', 'between', 'bought']);
  });

  it('an empty ledger has none', () => {
    const nothing = new Journal(ledgerValues({ today: '2024-01-02', portfolios: [], holdings: [] }));
    expect([nothing.entries, nothing.firstDay]).toEqual([[], null]);
    expect(nothing.find(everything).totals).toMatchObject({ count: 0, bought: '0', deposits: '0' });
  });
});

describe('a filter', () => {
  it.each([
    ['a portfolio', { portfolioId: 'pension' }, ['dividend', 'bought kgh', 'paid in']],
    ['a holding', { holdingId: 'spy' }, ['sold spy', 'bought spy']],
    ['a type', { type: 'deposit' }, ['paid in']],
    [
      'days',
      { from: dayNumber('2024-01-03'), to: dayNumber('2024-02-01') },
      ['dividend', 'bought dream', 'bought kgh'],
    ],
    ['a currency', { currency: 'usd' }, ['sold spy', 'bought spy']],
    ['a ticker', { search: 'kgh' }, ['dividend', 'bought kgh']],
    ['a name in any language, folded', { search: 'miedz' }, ['dividend', 'bought kgh']],
    ['an ISIN', { search: 'plkghm' }, ['dividend', 'bought kgh']],
    [
      'the name of the portfolio, for its cash as well',
      { search: 'emerytura' },
      ['dividend', 'bought kgh', 'paid in'],
    ],
    ['a note', { search: 'gift', noted: new Set(['paid in']) }, ['paid in']],
    [
      'signs that fold to nothing, which only a note can have',
      { search: '', noted: new Set(['dividend']) },
      ['dividend'],
    ],
    ['two things at once', { type: 'buy', currency: 'pln' }, ['bought dream', 'bought kgh']],
  ] as [string, Partial<JournalFilter>, string[]][])('by %s', (_, filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  it('asked again gives the same answer, and another note another one', () => {
    const filter = { ...everything, type: 'buy' as const };
    expect(journal.find(filter)).toBe(journal.find({ ...filter }));
    expect(journal.find({ ...filter, noted: new Set(['x']) })).not.toBe(journal.find(filter));
  });
});

describe('the sums of a list', () => {
  it('are in the shown currency, each row at its own day’s rate (rules P-3, L-15)', () => {
    expect(journal.find(everything).totals).toEqual({
      count: 6,
      bought: '4507',
      bought_count: 3,
      sold: '2200',
      sold_count: 1,
      dividends: '16.2',
      fees: '5',
      taxes: '0',
      withheld: '3.8',
      interest: '0',
      // Apart from what was bought with it.
      deposits: '1000',
      withdrawals: '0',
      without_rate: 0,
    });
  });

  it('what was withheld from a dividend is not among the taxes, a tax of its own is (rules P-1, L-15)', () => {
    const day = '2024-01-02';
    const rows = [
      ledgerRow('dividend', day, { total: '100', tax: '19' }),
      ledgerRow('tax', day, { total: '7' }),
      ledgerRow('fee', day, { total: '2', fee: '0.5' }),
      buy(day, '1', '10', { fee: '1', tax: '3' }),
    ];
    const holdings = [{ id: 'a', portfolio_id: 'p', rows }];
    const ledger = ledgerValues({ today: day, portfolios: [{ id: 'p' }], holdings });
    expect(new Journal(ledger).find(everything).totals).toMatchObject({
      dividends: '81',
      withheld: '19',
      taxes: '10',
      fees: '3.5',
    });
  });

  it('has each kind of money for itself, and units that move without money in none (L-15)', () => {
    const day = '2024-01-02';
    const rows = [
      buy(day, '5', '10'),
      ledgerRow('transfer-in', day, { units: '3', price: '100' }),
      ledgerRow('transfer-out', day, { units: '1', price: '100' }),
      ledgerRow('split', day, { ratio: '2:1' }),
    ];
    const cash = [
      ledgerRow('deposit', day, { total: '500', fee: '2' }),
      ledgerRow('withdrawal', day, { total: '40' }),
      ledgerRow('interest', day, { total: '10', tax: '1.9' }),
    ];
    const holdings = [{ id: 'a', portfolio_id: 'p', rows }];
    const portfolios = [{ id: 'p', follows_cash: true, rows: cash }];
    const { totals } = new Journal(ledgerValues({ today: day, portfolios, holdings })).find(everything);
    expect(totals).toEqual({
      count: 7,
      bought: '50',
      bought_count: 1,
      sold: '0',
      sold_count: 0,
      dividends: '0',
      interest: '10',
      deposits: '500',
      withdrawals: '40',
      fees: '2',
      taxes: '1.9',
      withheld: '0',
      without_rate: 0,
    });
  });

  it('rows without a rate are counted and not summed (rule L-11)', () => {
    expect(new Journal(withoutRates()).find(everything).totals).toMatchObject({
      count: 1,
      bought_count: 1,
      bought: '0',
      without_rate: 1,
    });
  });
});
