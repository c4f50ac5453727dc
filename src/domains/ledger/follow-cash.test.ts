import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell, split } from '../../../tests/support/records/ledger-rows.ts';
import { textOf } from '../../foundation/decimal.ts';
import { cashBalances, cashMoves, cashRow } from './follow-cash.ts';
import type { LedgerRow } from './ledger-row.ts';

const day = '2024-05-06';
const moves = (row: LedgerRow) =>
  cashMoves(cashRow(row)).map(({ currency, amount }) => `${textOf(amount)} ${currency}`);
const balances = (rows: LedgerRow[]) =>
  Object.fromEntries([...cashBalances(rows)].map(([currency, amount]) => [currency, textOf(amount)]));

describe('what a row does to followed cash (rule L-7)', () => {
  const charges = { fee: '2', tax: '0.5', currency: 'usd' };

  it('a purchase takes its cost with fee and tax from its own currency', () => {
    expect(moves(buy(day, '3', '10', charges))).toEqual(['-32.5 usd']);
  });

  it('a sale and a dividend bring what is left of them', () => {
    expect(moves(sell(day, '3', '10', charges))).toEqual(['27.5 usd']);
    expect(moves(ledgerRow('dividend', day, { total: '10', ...charges }))).toEqual(['7.5 usd']);
    expect(moves(ledgerRow('interest', day, { total: '10', tax: '1.9' }))).toEqual(['8.1 pln']);
  });

  it('a deposit comes in less its fee, a withdrawal goes out with it', () => {
    expect(moves(ledgerRow('deposit', day, { total: '100', fee: '1' }))).toEqual(['99 pln']);
    expect(moves(ledgerRow('withdrawal', day, { total: '100', fee: '1' }))).toEqual(['-101 pln']);
  });

  it('a fee and a tax of their own are paid', () => {
    expect(moves(ledgerRow('fee', day, { total: '4' }))).toEqual(['-4 pln']);
    expect(moves(ledgerRow('tax', day, { total: '5' }))).toEqual(['-5 pln']);
  });

  it('an exchange moves two currencies, its fee in the one that is given', () => {
    const row = ledgerRow('exchange', day, {
      total: '400',
      fee: '1',
      toTotal: '100',
      toCurrency: 'usd',
    });
    expect(moves(row)).toEqual(['-401 pln', '100 usd']);
  });

  it('securities come and go without money, but for what it costs', () => {
    const given = { units: '5', price: '7' };
    expect(moves(ledgerRow('transfer-in', day, { ...given, fee: '3' }))).toEqual(['-3 pln']);
    expect(moves(ledgerRow('transfer-out', day, given))).toEqual(['0 pln']);
  });

  it('a split moves nothing', () => {
    expect(moves(split(day, '4:1'))).toEqual([]);
  });
});

describe('balances (rule L-7)', () => {
  it('are kept by currency, and may be below zero', () => {
    const rows = [
      ledgerRow('deposit', '2024-01-02', { total: '1000' }),
      ledgerRow('exchange', '2024-01-03', { total: '400', toTotal: '100', toCurrency: 'usd' }),
      buy('2024-01-04', '2', '60.05', { currency: 'usd', fee: '1' }),
      buy('2024-01-05', '10', '50.10', { fee: '3' }),
    ];
    expect(balances(rows)).toEqual({ pln: '96', usd: '-21.1' });
  });

  it('do not depend on the order of the rows', () => {
    const rows = [
      ledgerRow('deposit', '2024-01-02', { total: '0.1' }),
      ledgerRow('deposit', '2024-01-02', { total: '0.2' }),
      ledgerRow('withdrawal', '2024-01-03', { total: '0.3' }),
    ];
    expect(balances(rows)).toEqual({ pln: '0' });
    expect(balances(rows.toReversed())).toEqual({ pln: '0' });
  });
});
