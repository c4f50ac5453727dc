import { expect, test } from 'vitest';
import { isOnNewConnect, isPolishBond, sideOf } from './polish-market.ts';

test('bonds are told by the month in their names or by the treasury’s ISIN', () => {
  for (const name of ['DS1030', 'WS0437', 'PKN0528', 'PRF0628']) expect(isPolishBond(name), name).toBe(true);
  for (const name of ['KGHM', 'ETFSP500', 'ETFBW20TR', 'DS1330', 'ZKA1', undefined])
    expect(isPolishBond(name), name).toBe(false);
  expect(isPolishBond('OBLIGACJA', 'PL0000198765')).toBe(true);
  expect(isPolishBond('KGHM', 'PLKGHM000017')).toBe(false);
});

test('sides are written in one letter or in a word', () => {
  expect(['K', 'Kupno', 'S', 'Sprzedaż', 'SPRZEDAZ', 'X', ''].map(sideOf)).toEqual([
    'buy',
    'buy',
    'sell',
    'sell',
    'sell',
    undefined,
    undefined,
  ]);
});

test('papers of NewConnect carry an ending', () => {
  expect(['WYMYSL-NC', 'WYMYSL-NC-FIX', 'KGHM', 'WYMYSL-C'].map(isOnNewConnect)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
