import { describe, expect, it } from 'vitest';
import { currentIn, differences, merged } from './transaction-conflict.ts';
import { type EditedTransaction, valuesOf } from './transaction-values.ts';

const current: EditedTransaction = {
  id: 't1',
  type: 'buy',
  portfolio_id: 'p1',
  asset_value_id: 'h1',
  currency_id: 'pln',
  amount: '30',
  price: '84.16',
  total: null,
  to_total: null,
  to_currency_id: null,
  numerator: null,
  denominator: null,
  fee: '0',
  tax: '0',
  created_at: '2026-11-13',
  time: null,
  note: 'from the office',
  version: 2,
};

const opened: EditedTransaction = { ...current, amount: '20', note: null, version: 1 };

describe('two who change the same transaction', () => {
  const mine = { ...valuesOf(opened), amount: '25', fee: '3', price: '84.160' };

  it('the second sees the fields that differ, in the order of the form', () => {
    expect(differences(mine, opened, current)).toEqual([
      { name: 'amount', mine: '25', theirs: '30' },
      { name: 'fee', mine: '3', theirs: '' },
      { name: 'note', mine: null, theirs: 'from the office' },
    ]);
  });

  it('the second keeps what they typed, and what they did not touch is the newer', () => {
    expect(merged(mine, opened, current)).toEqual({
      ...valuesOf(current),
      amount: '25',
      fee: '3',
      price: '84.160',
    });
  });

  it('who typed the same sees no difference', () => {
    expect(differences(valuesOf(current), opened, current)).toEqual([]);
    expect(differences({ ...valuesOf(current), amount: '30.00' }, opened, current)).toEqual([]);
    expect(differences({ ...valuesOf(current), amount: '300' }, opened, current)).toHaveLength(1);
  });

  it('an answer that is no transaction is not taken for one', () => {
    expect(currentIn(current)).toEqual(current);
    for (const other of [null, undefined, {}, { type: 'gift', version: 1 }, { type: 'buy' }, 'gone'])
      expect(currentIn(other)).toBeNull();
  });
});
