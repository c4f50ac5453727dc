import { describe, expect, test } from 'vitest';
import { meaningOf } from './kinds.ts';
import { dealOf } from './trade-comment.ts';

describe('units and price of a comment', () => {
  test.each([
    ['OPEN BUY 34/42.5658 @ 11.7480', { side: 'buy', units: '34', price: '11.748' }],
    ['OPEN BUY 0.6185 @ 484.55', { side: 'buy', units: '0.6185', price: '484.55' }],
    ['CLOSE BUY 2/4 @ 222.03', { side: 'sell', units: '2', price: '222.03' }],
    ['BUY 80 @ 19.32', { side: 'buy', units: '80', price: '19.32' }],
    ['OPEN SELL 1 @ 2', undefined],
    ['OPEN BUY 1 @ 2 @ 3', undefined],
    ['AAPL.US USD 0.2600/ SHR', undefined],
    [`OPEN BUY ${'1'.repeat(100_000)} @ 2`, undefined],
  ])('%s', (comment, expected) => {
    expect(dealOf(comment)).toEqual(expected);
  });
});

describe('what an operation is', () => {
  test.each([
    ['Sprzedaż akcji/ETF', '', undefined, 'sell'],
    ['DIVIDENT', '', 'A.US', 'dividend'],
    ['Kauf erfunden', 'OPEN BUY 1 @ 2', 'A.DE', 'buy'],
    ['Verkauf erfunden', 'CLOSE BUY 1 @ 2', 'A.DE', 'sell'],
    ['Steuer erfunden', 'A.US USD WHT 15%', 'A.US', 'tax'],
    ['Zins erfunden', 'Free-funds Interest 2025-05', undefined, 'interest'],
    ['Zinssteuer erfunden', 'Free-funds Interest Tax 2025-05', undefined, 'tax'],
    ['Einzahlung erfunden', 'PayU deposit, id=1', undefined, 'payment'],
    ['Etwas', 'deposit of shares', 'A.US', undefined],
    ['Etwas', 'A.US USD 0.5000/ SHR', 'A.US', undefined],
    ['Gebühr erfunden', 'BUY 80 @ 19.32', 'A.US', undefined],
  ])('%s, %s', (type, comment, symbol, kind) => {
    expect(meaningOf({ type, comment, symbol })?.kind).toBe(kind);
  });
});
