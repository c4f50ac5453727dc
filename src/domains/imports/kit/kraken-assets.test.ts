import { expect, test } from 'vitest';
import { plainAsset, sidesOfPair } from './kraken-assets.ts';

test('the first coins and currencies lose their letter, others keep theirs', () => {
  expect(['XXBT', 'XETH', 'ZEUR', 'XTZ', 'ZRX', 'xbt'].map(plainAsset)).toEqual([
    'BTC',
    'ETH',
    'EUR',
    'XTZ',
    'ZRX',
    'BTC',
  ]);
});

test('what is staked, lent or held is the coin itself', () => {
  expect(['DOT.S', 'DOT28.S', 'ETH2.S', 'ETH2', 'XBT.M', 'EUR.HOLD'].map(plainAsset)).toEqual([
    'DOT',
    'DOT',
    'ETH',
    'ETH',
    'BTC',
    'EUR',
  ]);
});

test('a pair is parted where its two names meet', () => {
  const said = (pair: string) => Object.values(sidesOfPair(pair) ?? {}).join(' ');
  expect(['XXBTZEUR', 'XTZEUR', 'ADAEUR', 'USDTZUSD', 'BTC/EUR', 'XETHXXBT', 'DOTUSDT'].map(said)).toEqual([
    'BTC EUR',
    'XTZ EUR',
    'ADA EUR',
    'USDT USD',
    'BTC EUR',
    'ETH BTC',
    'DOT USDT',
  ]);
  expect(sidesOfPair('NOBODYKNOWS')).toBeUndefined();
});
