import { describe, expect, test } from 'vitest';
import {
  isPortfolioName,
  newPortfolio,
  portfolioBody,
  portfolioDifferences,
  portfolioIn,
  portfolioValues,
} from './portfolio-values.ts';

const record = {
  id: 'p1',
  name: 'Brokerage',
  currency_id: 'c1',
  currency: 'pln',
  is_virtual: false,
  is_sample: false,
  kind: 'ike' as const,
  lot_method: 'fifo' as const,
  follows_cash: true,
  notifications: { email: true, sms: false, percent: null, coverage: null },
  version: 4,
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('the form of a portfolio', () => {
  test('sends what it was opened with unless something is changed', () => {
    expect(portfolioBody(portfolioValues(record), { version: 4 })).toEqual({
      name: 'Brokerage',
      currency_id: 'c1',
      is_virtual: false,
      kind: 'ike',
      lot_method: 'fifo',
      follows_cash: true,
      notifications: { email: true, sms: false, percent: null, coverage: null },
      version: 4,
    });
  });

  test('begins with FIFO, without cash, told by mail of the usual move', () => {
    expect(newPortfolio('c2')).toMatchObject({
      currency_id: 'c2',
      lot_method: 'fifo',
      follows_cash: false,
      email: true,
      sms: false,
      percent: '',
      coverage: '',
    });
  });

  test.each([
    ['ab', false],
    ['  a  ', false],
    ['IKE', true],
    ['x'.repeat(50), true],
    ['x'.repeat(51), false],
    ['<b>IKE</b>', true],
  ])('a name of %j is good: %s', (name, good) => {
    expect(isPortfolioName(name)).toBe(good);
  });
});

describe('somebody else was quicker', () => {
  test('and the fields that differ are named in the order of the form', () => {
    const mine = portfolioValues(record);
    const theirs = { ...mine, name: 'Broker', follows_cash: false };
    expect(portfolioDifferences(mine, theirs)).toEqual(['name', 'follows_cash']);
    expect(portfolioDifferences({ ...mine, name: ' Brokerage ' }, mine)).toEqual([]);
  });

  test('and what the server answers is taken for a portfolio only if it is one', () => {
    expect(portfolioIn(record)?.version).toBe(4);
    expect(portfolioIn(null)).toBeNull();
    expect(portfolioIn({ version: 'x' })).toBeNull();
  });
});
