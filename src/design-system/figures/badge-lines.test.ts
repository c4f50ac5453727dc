import { expect, it } from 'vitest';
import { badgeLines } from './badge-lines.ts';

it('never shows two tickers alike (U-15)', () => {
  expect(badgeLines('PKO')).toEqual(['PKO']);
  expect(badgeLines('WS0428')).toEqual(['WS0428']);
  expect(badgeLines('WS0429')).toEqual(['WS0429']);
  expect(badgeLines('BTC-USD')).toEqual(['BTC-', 'USD']);
  expect(badgeLines('OBLIGACJE-2028')).not.toEqual(badgeLines('OBLIGACJE-2029'));
  for (const ticker of ['PKO', 'WS0428', 'BTC-USD', 'ABCDEFGHIJKL'])
    expect(badgeLines(ticker).join('')).toBe(ticker);
});
