import { expect, test } from 'vitest';
import {
  amountIn,
  bookingOfTrade,
  currencyIn,
  isinIn,
  type PolishTrade,
  positiveIn,
} from './polish-trade.ts';

const trade: PolishTrade = {
  day: '2025-03-10',
  name: 'KGHM',
  side: 'buy',
  units: '10',
  price: '150',
  priceCurrency: 'PLN',
};

test('the side gives the sign of what was paid', () => {
  const gross = { amount: '1500', currency: 'PLN' };
  expect(bookingOfTrade({ ...trade, gross })).toMatchObject({
    cash: { amount: '-1500', currency: 'PLN' },
    cashIs: 'gross',
  });
  const net = { amount: '-1490', currency: 'PLN' };
  expect(bookingOfTrade({ ...trade, side: 'sell', gross, net })).toMatchObject({
    cash: { amount: '1490', currency: 'PLN' },
    cashIs: 'net',
  });
});

test('a bond keeps its price in percent and says that it is one', () => {
  expect(bookingOfTrade({ ...trade, name: 'DS1030', price: '97.2' })).toMatchObject({
    subtype: 'bond',
    instrument: { name: 'DS1030', kind: 'bond' },
    price: { amount: '97.2', currency: 'PLN' },
  });
});

test('prices and amounts in pence are told in pounds', () => {
  expect(bookingOfTrade({ ...trade, price: '7050.5', priceCurrency: 'GBX' })).toMatchObject({
    instrument: { currency: 'GBP' },
    price: { amount: '70.505', currency: 'GBP' },
  });
  expect(amountIn('1234,50', currencyIn('GBp'))).toEqual({ amount: '12.345', currency: 'GBP' });
});

test('what is not told stays unknown', () => {
  const { price, cash, cashIs, fee } = bookingOfTrade({
    ...trade,
    priceCurrency: undefined,
    fee: { amount: '0.00', currency: 'PLN' },
  });
  expect({ price, cash, cashIs, fee }).toEqual({});
});

test('cells that have moved are told by what cannot stand in them', () => {
  expect(currencyIn('PLN')).toBe('PLN');
  expect(currencyIn('')).toBeUndefined();
  expect(() => currencyIn('5,00')).toThrow('currencyMissing');
  expect(() => positiveIn('0', 'unitsMissing')).toThrow('numberUnreadable');
  expect(() => positiveIn('', 'unitsMissing')).toThrow('unitsMissing');
  expect(isinIn('PLKGHM000017')).toBe('PLKGHM000017');
  expect(isinIn('KGHM')).toBeUndefined();
});
