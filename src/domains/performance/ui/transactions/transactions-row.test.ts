import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../../foundation/format-number.ts';
import { noTerms } from '../../../ledger/terms/occasions.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import {
  addUp,
  chargesOf,
  isBeyondPlan,
  makesPair,
  movesMoney,
  phoneQuantity,
  priceNumber,
  quantityOf,
  shareOfTurnover,
  tickersOf,
  wholeActions,
} from './transactions-row.ts';

const purchase: TransactionOutput = {
  ...noTerms,
  id: 't1',
  type: 'buy',
  portfolio_id: 'p1',
  portfolio_name: 'Brokerage',
  asset_value_id: 'h1',
  asset_id: 'a1',
  ticker: 'PKO',
  name: 'PKO Bank Polski',
  class: 'stocks',
  mic: 'XWAR',
  currency_id: 'c1',
  currency: 'pln',
  amount: '20',
  price: '84.16',
  total: '1683.2',
  to_total: null,
  to_currency_id: null,
  to_currency: null,
  numerator: null,
  denominator: null,
  lots: null,
  fee: '3.2',
  tax: '0',
  created_at: '2026-11-13',
  time: null,
  note: null,
  origin: 'typed',
  is_read_only: false,
  other_portfolio_id: null,
  other_portfolio_name: null,
  event_id: null,
  event_kind: null,
  version: 1,
  amount_after: '340',
  value_after: '28614.4',
  flow: '-1686.4',
  fee_shown: '3.2',
  tax_shown: '0',
  realised: null,
  tags: [],
};
const row = (changes: Partial<TransactionOutput>): TransactionOutput => ({ ...purchase, ...changes });

const polish = numbersIn('pl');

describe('units and price of a row', () => {
  it('units are of the language, prices of their currency (rule U-1)', () => {
    const half = row({ amount: '1234.5', price: '1506.8', currency: 'usd' });
    expect(phoneQuantity(half, 'pln', polish)).toBe('1\u202f234,5 × 1,506.80 USD');
    expect(phoneQuantity(row({ amount: '0.5' }), 'pln', numbersIn('en'))).toBe('0.5 × 84,16 PLN');
  });

  it('are written in the format of their currency', () => {
    expect(phoneQuantity(purchase, 'pln', polish)).toBe('20 × 84,16 PLN');
    expect(phoneQuantity(row({ amount: '1', price: '506.8', currency: 'usd' }), 'pln', polish)).toBe(
      '1 × 506.80 USD',
    );
    expect(phoneQuantity(row({ amount: '0.0040', price: '338410' }), 'pln', polish)).toBe(
      '0,004 × 338\u202f410,00 PLN',
    );
  });

  it('keep the decimals a price has', () => {
    expect(priceNumber('0.00001234', 'USD')).toBe('0.00001234');
    expect(priceNumber('12.5000', 'PLN')).toBe('12,50');
  });

  it('of a split are its ratio', () => {
    const split = row({ type: 'split', amount: null, price: null, numerator: '4', denominator: '1' });
    expect(quantityOf(split, polish)).toEqual({ units: '4:1', price: null, currency: null });
    expect(phoneQuantity(split, 'pln', polish)).toBe('4:1');
  });

  it('of an exchange are what was bought, at its rate', () => {
    const exchange = row({
      type: 'exchange',
      amount: null,
      price: null,
      total: '1000',
      to_total: '235.76',
      to_currency: 'eur',
    });
    expect(quantityOf(exchange, polish)).toEqual({ units: '235,76', price: '4,2416', currency: 'PLN' });
  });

  it('of a dividend are its money, where that is in another currency than the one shown', () => {
    const dividend = row({ type: 'dividend', amount: null, price: null, total: '5.81', currency: 'usd' });
    expect(phoneQuantity(dividend, 'pln', polish)).toBe('$5.81');
    expect(phoneQuantity(dividend, 'usd', polish)).toBe('');
  });
});

describe('fee and tax', () => {
  it('are added', () => {
    expect(chargesOf(row({ fee_shown: '3.20', tax_shown: '1.05' }))).toBe('4.25');
  });
  it('are unknown without a rate', () => {
    expect(chargesOf(row({ fee_shown: null }))).toBeNull();
  });
  it('of a type that has none are zero', () => {
    expect(chargesOf(row({ type: 'split', fee_shown: null, tax_shown: null }))).toBe('0');
  });
});

describe('what selected rows add up to', () => {
  const nothing = {
    bought: '0',
    sold: '0',
    dividends: '0',
    interest: '0',
    deposits: '0',
    withdrawals: '0',
  };
  it('is exact', () => {
    expect(addUp([row({ flow: '-3.3' }), row({ flow: '-3.4' })])).toEqual({
      ...nothing,
      bought: '0.3',
      charges: '6.4',
      withoutRate: 0,
    });
  });
  it('keeps deposits apart from purchases, and leaves out what moves no money', () => {
    const plain = { fee_shown: '1', tax_shown: '0' };
    const rows = [
      row({ ...plain, type: 'deposit', flow: '999' }),
      row({ ...plain, type: 'withdrawal', flow: '-51' }),
      row({ ...plain, type: 'sell', flow: '199' }),
      row({ ...plain, type: 'dividend', flow: '80', tax_shown: '19' }),
      row({ ...plain, type: 'transfer-in', flow: '-5001' }),
    ];
    expect(addUp(rows)).toMatchObject({
      ...nothing,
      sold: '200',
      dividends: '81',
      deposits: '1000',
      withdrawals: '50',
    });
  });
  it('leaves out rows without a rate and counts them, but not those that move no money', () => {
    const split = row({ type: 'split', flow: null, fee_shown: null, tax_shown: null });
    expect(movesMoney(split)).toBe(false);
    expect(addUp([purchase, row({ flow: null, fee_shown: null }), split])).toEqual({
      ...nothing,
      bought: '1683.2',
      charges: '3.2',
      withoutRate: 1,
    });
  });
});

describe('fees of the turnover', () => {
  it('are in percent', () => {
    expect(shareOfTurnover({ fees: '418.20', bought: '96418.40', sold: '21906.15' })).toBe('0.353435');
  });
  it('are unknown without a turnover', () => {
    expect(shareOfTurnover({ fees: '12', bought: '0', sold: '0' })).toBeNull();
  });
});

describe('two rows make a transfer', () => {
  const left = row({ type: 'transfer-out', portfolio_id: 'a', amount: '5' });
  const came = row({ type: 'transfer-in', portfolio_id: 'b', amount: '5.0' });
  it('of the same asset and as many units in two portfolios', () => {
    expect(makesPair([came, left])).toBe(true);
  });
  it.each([
    ['alone', [left]],
    ['two that leave', [left, { ...left, portfolio_id: 'b' }]],
    ['in one portfolio', [left, { ...came, portfolio_id: 'a' }]],
    ['of another asset', [left, { ...came, asset_id: 'other' }]],
    ['fewer units', [left, { ...came, amount: '4' }]],
    ['linked already', [left, { ...came, other_portfolio_id: 'c' }]],
  ])('not %s', (_, rows) => expect(makesPair(rows)).toBe(false));
});

describe('rows of a corporate action (CA-7)', () => {
  const rows = [
    row({ id: 'came', type: 'transfer-in', ticker: 'CDR', event_id: 'e' }),
    row({ id: 'left', type: 'spin-off', ticker: 'PKO', event_id: 'e' }),
    row({ id: 'other' }),
  ];
  it('are ticked together, and unticked together', () => {
    const both = wholeActions(rows, new Set(), new Set(['left', 'other']));
    expect([...both].sort()).toEqual(['came', 'left', 'other']);
    expect([...wholeActions(rows, both, new Set(['left', 'other']))]).toEqual(['other']);
  });
  it('name what it happened to, and then what came out of it', () => {
    expect(tickersOf(rows, 'e')).toEqual(['PKO', 'CDR']);
  });
});

it('a row is beyond the plan by its own portfolio or that of its other half (BL-17)', () => {
  const half = row({ type: 'transfer-out', portfolio_id: 'a', other_portfolio_id: 'b' });
  expect(isBeyondPlan(half, new Set(['b']))).toBe(true);
  expect(isBeyondPlan(half, new Set(['a']))).toBe(true);
  expect(isBeyondPlan(half, new Set(['c']))).toBe(false);
});
