import { expect, test } from 'vitest';
import {
  connectedState,
  differencesOf,
  fedBy,
  hasDifferences,
  mustWait,
  unexplained,
} from './connected-view.ts';

const done = { is: 'done', failure: null, added: 0, corrected: 0, removed: 0, waiting: 0 } as const;
const difference = (of: string) => ({
  of,
  portfolio_id: 'p',
  accounts: ['A'],
  kind: 'units' as const,
  label: of,
  title: null,
  broker: '2',
  ledger: '1',
  difference: '1',
});
const comparison = (...of: string[]) => ({
  at: '2026-11-15T10:00:00Z',
  differences: of.map(difference),
  explanations: [],
  agreeing: 3,
  unknown: [],
});
const connected = {
  status: 'connected' as const,
  is_read_only: false,
  portfolio_id: 'brokerage',
  account_portfolios: [{ account: 'A', name: null, portfolio_id: 'brokerage' }],
  last_result: done,
  comparison: comparison(),
  waiting: 0,
};

test('what needs the person is said first', () => {
  expect(connectedState(connected)).toBe('synchronised');
  expect(connectedState({ ...connected, waiting: 2 })).toBe('waits');
  expect(connectedState({ ...connected, waiting: 2, comparison: comparison('pko') })).toBe('differs');
  const failed = { ...done, is: 'failed', failure: 'unavailable' } as const;
  expect(connectedState({ ...connected, last_result: failed, comparison: comparison('pko') })).toBe('failed');
  expect(connectedState({ ...connected, last_result: failed }, true)).toBe('running');
  expect(connectedState({ ...connected, last_result: null })).toBe('first');
  const homeless = { ...connected, portfolio_id: null, waiting: 2, comparison: comparison('pko') };
  expect(connectedState(homeless)).toBe('homeless');
  expect(hasDifferences(homeless)).toBe(false);
  const half = [...connected.account_portfolios, { account: 'B', name: null, portfolio_id: null }];
  expect(connectedState({ ...connected, account_portfolios: half })).toBe('homeless');
  expect(connectedState({ ...connected, is_read_only: true, waiting: 2 })).toBe('paused');
  expect(connectedState({ ...connected, status: 'disconnected', waiting: 2 })).toBe('disconnected');
});

test('goes where its accounts go, each portfolio once', () => {
  const all = [{ id: 'brokerage' }, { id: 'dollars' }, { id: 'other' }];
  const account = (name: string, portfolio_id: string) => ({ account: name, name: null, portfolio_id });
  const each = [account('A', 'brokerage'), account('B', 'dollars'), account('C', 'dollars')];
  expect(fedBy({ ...connected, account_portfolios: each }, all)).toEqual(all.slice(0, 2));
  expect(fedBy({ ...connected, account_portfolios: [] }, all)).toEqual([{ id: 'brokerage' }]);
});

test('only a broker that named a time is not asked before it', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const waits = { ...done, is: 'failed', failure: 'rateLimited' } as const;
  const later = '2026-11-15T10:30:00Z';
  expect(mustWait({ last_result: waits, next_try_at: later }, now)).toBe(true);
  expect(mustWait({ last_result: waits, next_try_at: '2026-11-15T09:30:00Z' }, now)).toBe(false);
  expect(mustWait({ last_result: { ...waits, failure: 'unavailable' }, next_try_at: later }, now)).toBe(
    false,
  );
});

test('a difference is settled as it was seen, and one without an explanation is told apart', () => {
  const compared = comparison('pko', 'PLN', 'cdr');
  const explanation = {
    type: 'buy' as const,
    label: 'PKO',
    day: '2026-11-13',
    units: '1',
    price: '80',
    total: null,
    fee: '0',
    currency: 'PLN',
    portfolio_id: null,
    explains: ['pko', 'PLN'],
  };
  expect(unexplained({ ...compared, explanations: [explanation] }).map(({ of }) => of)).toEqual(['cdr']);
  expect(differencesOf(compared, explanation.explains)).toEqual([
    { of: 'pko', difference: '1' },
    { of: 'PLN', difference: '1' },
  ]);
});
