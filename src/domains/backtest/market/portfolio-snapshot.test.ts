import { expect, test } from 'vitest';
import { snapshotOf } from './portfolio-snapshot.ts';

const holding = (instrumentId: string, ticker: string, units: string, changes = {}) => ({
  instrumentId,
  ticker,
  name: ticker,
  currency: 'pln',
  priceUnit: 'unit' as const,
  nominal: null,
  class: 'stocks',
  units,
  ...changes,
});

test('one instrument with two brokers is one asset, its units summed exactly (rule B-2)', () => {
  const { assets } = snapshotOf({
    currency: 'pln',
    cash: [],
    holdings: [holding('1', 'PKO', '0.1'), holding('1', 'PKO', '0.2')],
  });
  expect(assets).toMatchObject([{ ticker: 'PKO', units: '0.3' }]);
});

test('tickers are made unique, and none means cash', () => {
  const { assets } = snapshotOf({
    currency: 'pln',
    cash: [],
    holdings: [
      holding('2', 'SHEL', '1'),
      holding('1', 'SHEL', '2'),
      holding('3', 'CASH', '3'),
      holding('4', 'BTC', '4', { class: 'crypto' }),
    ],
  });
  expect(assets.map(({ ticker, units, isCrypto }) => [ticker, units, isCrypto])).toEqual([
    ['BTC', '4', true],
    ['CASH.2', '3', false],
    ['SHEL', '2', false],
    ['SHEL.2', '1', false],
  ]);
});
