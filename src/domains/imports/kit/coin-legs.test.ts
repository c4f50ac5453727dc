import { expect, test } from 'vitest';
import { decimal, zero } from '../../../foundation/decimal.ts';
import { type Leg, tradeOfLegs } from './coin-legs.ts';

const leg = (asset: string, amount: string, fee = '0'): Leg => ({
  asset,
  amount: decimal(amount),
  fee: decimal(fee),
});
const feeLeg = (asset: string, amount: string): Leg => ({
  asset,
  amount: decimal(amount),
  fee: zero,
  isFee: true,
});
const said = (legs: Leg[]) =>
  tradeOfLegs(legs)?.map(({ kind, instrument, units, cash, received, fee, subtype }) =>
    [
      kind,
      units,
      instrument?.symbol,
      cash && `${cash.amount} ${cash.currency}`,
      received && `for ${received.amount} ${received.currency}`,
      fee && `fee ${fee.amount} ${fee.currency}`,
      subtype,
    ]
      .filter(Boolean)
      .join(' '),
  );

test('money for a coin, with the fee in money', () => {
  expect(said([leg('EUR', '-100', '0.26'), leg('BTC', '0.002')])).toEqual([
    'buy 0.002 BTC -100.26 EUR fee 0.26 EUR',
  ]);
});

test('fills are added up, and a fee in the coin lessens what came', () => {
  expect(
    said([
      leg('EUR', '-60'),
      leg('EUR', '-40'),
      leg('BTC', '0.001'),
      leg('BTC', '0.001'),
      feeLeg('BTC', '-0.00001'),
    ]),
  ).toEqual(['buy 0.00199 BTC -100 EUR']);
});

test('a fee in a coin that is sold adds to what went', () => {
  expect(said([leg('BTC', '-0.01', '0.0001'), leg('EUR', '500')])).toEqual(['sell 0.0101 BTC 500 EUR']);
});

test('a coin for a coin has no value, and a fee in a third coin is a sale of it', () => {
  expect(said([leg('BTC', '-0.01'), leg('ETH', '0.2'), feeLeg('BNB', '-0.001')])).toEqual([
    'sell 0.01 BTC swap',
    'buy 0.2 ETH swap',
    'sell 0.001 BNB fee',
  ]);
});

test('many coins become one', () => {
  expect(said([leg('ADA', '-3'), leg('DOT', '-1'), leg('BNB', '0.01')])).toEqual([
    'sell 3 ADA swap',
    'sell 1 DOT swap',
    'buy 0.01 BNB swap',
  ]);
});

test('money for money', () => {
  expect(said([leg('PLN', '-425'), leg('EUR', '100', '0.2')])).toEqual([
    'exchange -425 PLN for 99.8 EUR fee 0.2 EUR',
  ]);
});

test('what cannot be told apart is not told', () => {
  expect(said([leg('EUR', '-100'), leg('BTC', '0.001'), leg('ETH', '0.01')])).toBeUndefined();
  expect(said([leg('EUR', '-100')])).toBeUndefined();
  expect(said([])).toBeUndefined();
});

test('a trade of more coins than anybody has is none', () => {
  const many = Array.from({ length: 100 }, (_, at) => leg(`C${at}`, '-1'));
  expect(said([...many, leg('BNB', '1')])).toBeUndefined();
});

test('a fee in a further currency is not lost, and one of a swap is a fee of its own (I-4)', () => {
  expect(said([leg('BTC', '0.01'), leg('USD', '-500', '2'), feeLeg('EUR', '-1')])).toEqual([
    'buy 0.01 BTC -502 USD fee 2 USD',
    'fee -1 EUR',
  ]);
  expect(said([leg('BTC', '0.01'), leg('ETH', '-0.2'), feeLeg('EUR', '-1')])?.at(-1)).toBe('fee -1 EUR');
});
