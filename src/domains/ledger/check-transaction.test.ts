import { describe, expect, it } from 'vitest';
import { dayGiven, faultsOf, fieldsOf } from './check-transaction.ts';
import { type TransactionType, transactionShapes, transactionTypes } from './transaction-types.ts';

const today = '2024-05-06';
type Given = Parameters<typeof faultsOf>[0];

/** Everything any type may have; `faultsOf` and `fieldsOf` look at what is theirs. */
const full: Omit<Given, 'type'> = {
  amount: '2',
  price: '3',
  total: '6',
  to_total: '1.5',
  to_currency_id: 'eur',
  currency_id: 'pln',
  numerator: '4',
  denominator: '1',
  asset_value_id: 'holding',
  asset_id: null,
  created_at: '2024-05-06',
  fee: '0.5',
  tax: '0.25',
};
const faults = (type: TransactionType, changes: Partial<Given> = {}) =>
  faultsOf({ type, ...full, ...changes }, today);

describe('each type has its own fields (rule L-1)', () => {
  it.each(transactionTypes)('%s with all it needs has no fault', (type) => {
    expect(faults(type)).toEqual({});
  });

  const needed: Record<TransactionType, string[]> = {
    buy: ['amount', 'asset_value_id', 'price'],
    sell: ['amount', 'asset_value_id', 'price'],
    'transfer-in': ['amount', 'asset_value_id', 'price'],
    'transfer-out': ['amount', 'asset_value_id', 'price'],
    dividend: ['asset_value_id', 'total'],
    repayment: ['asset_value_id', 'total'],
    'spin-off': ['asset_value_id', 'total'],
    result: ['asset_value_id', 'total'],
    short: ['amount', 'asset_value_id', 'price'],
    cover: ['amount', 'asset_value_id', 'price'],
    interest: ['total'],
    fee: ['total'],
    tax: ['total'],
    deposit: ['total'],
    withdrawal: ['total'],
    exchange: ['to_currency_id', 'to_total', 'total'],
    split: ['asset_value_id', 'denominator', 'numerator'],
  };

  it.each(transactionTypes)('%s says each field it lacks, and no other', (type) => {
    const nothing: Partial<Given> = {
      amount: null,
      price: null,
      total: null,
      to_total: null,
      to_currency_id: null,
      numerator: null,
      denominator: null,
      asset_value_id: null,
    };
    expect(Object.keys(faults(type, nothing)).sort()).toEqual(needed[type]);
  });

  it('has a message of its own for each field', () => {
    const none = { amount: null, price: '0', asset_value_id: undefined };
    expect(faults('buy', none)).toEqual({
      amount: ['amountError'],
      price: ['priceError'],
      asset_value_id: ['assetError'],
    });
    expect(faults('dividend', { total: '0.00' })).toEqual({ total: ['totalError'] });
    expect(faults('split', { numerator: '0', denominator: '' })).toEqual({
      numerator: ['ratioError'],
      denominator: ['ratioError'],
    });
  });

  it('zero is refused wherever there is a number', () => {
    expect(Object.keys(faults('sell', { amount: '0', price: '0.000' }))).toEqual(['amount', 'price']);
    expect(Object.keys(faults('exchange', { total: '0', to_total: '0' }))).toEqual(['total', 'to_total']);
  });

  it('money is exchanged for another currency', () => {
    expect(faults('exchange', { to_currency_id: 'pln' })).toEqual({ to_currency_id: ['currencyError'] });
  });

  it('an asset of the catalogue serves as well as one that is held', () => {
    expect(faults('buy', { asset_value_id: null, asset_id: 'asset' })).toEqual({});
  });
});

describe('the day (rule L-3)', () => {
  const dayFault = (created_at: string) => faults('buy', { created_at }).created_at;

  it('is today or earlier', () => {
    expect(dayFault('2024-05-06')).toBeUndefined();
    expect(dayFault('2024-05-07')).toEqual(['createdAtError']);
    expect(dayFault('9999-12-31')).toEqual(['createdAtError']);
  });

  it('exists, and is not before there were exchanges to speak of', () => {
    expect(dayFault('2024-02-30')).toEqual(['createdAtError']);
    expect(dayFault('2023-02-29')).toEqual(['createdAtError']);
    expect(dayFault('1899-12-31')).toEqual(['createdAtError']);
    expect(dayFault('0000-00-00')).toEqual(['createdAtError']);
    expect(dayFault('1900-01-01')).toBeUndefined();
  });

  it('is the one that was entered, whatever moment a client adds', () => {
    expect(dayGiven('2024-05-06T23:59:59.000Z')).toBe('2024-05-06');
    expect(dayFault('2024-05-06T23:59:59.000Z')).toBeUndefined();
  });
});

describe('what is stored (rule L-1)', () => {
  const stored = (type: TransactionType) => fieldsOf({ type, ...full });
  const filled = (type: TransactionType) =>
    Object.entries(stored(type))
      .filter(([, value]) => value !== null && value !== '0')
      .map(([name]) => name);

  it.each(transactionTypes)('of a %s are its own fields and no others', (type) => {
    const { amount, fee, tax } = transactionShapes[type];
    const fields = {
      units: ['units', 'price'],
      money: ['total'],
      exchange: ['total', 'to_total', 'to_currency_id'],
      ratio: ['numerator', 'denominator'],
    }[amount];
    expect(filled(type)).toEqual([...fields, ...(fee ? ['fee'] : []), ...(tax ? ['tax'] : [])]);
  });

  it('a split has neither price nor charges, a transfer no tax', () => {
    expect(stored('split')).toMatchObject({ units: null, price: null, total: null, fee: '0', tax: '0' });
    expect(stored('transfer-in')).toMatchObject({ fee: '0.5', tax: '0' });
  });

  it('charges that were left out are nothing', () => {
    expect(fieldsOf({ type: 'buy', ...full, fee: null, tax: null })).toMatchObject({ fee: '0', tax: '0' });
  });
});

describe('money that was taken or given back (rule L-16)', () => {
  it.each(['dividend', 'interest', 'fee', 'tax'] as const)('a %s may be below zero', (type) => {
    expect(faults(type, { total: '-5' })).toEqual({});
  });
  it.each(['deposit', 'withdrawal', 'exchange'] as const)('a %s may not', (type) => {
    expect(faults(type, { total: '-5' })).toEqual({ total: ['totalError'] });
  });
});
