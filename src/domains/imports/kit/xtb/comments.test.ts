import { describe, expect, test } from 'vitest';
import { meaningOf } from './kinds.ts';
import { dealOf } from './trade-comment.ts';

describe('units and price of a comment', () => {
  test.each([
    ['OPEN BUY 12/15.25 @ 8.4100', { side: 'buy', units: '12', price: '8.41' }],
    ['OPEN BUY 0.2145 @ 512.30', { side: 'buy', units: '0.2145', price: '512.3' }],
    ['CLOSE BUY 3/5 @ 9.20', { side: 'sell', units: '3', price: '9.2' }],
    ['BUY 60 @ 11.40', { side: 'buy', units: '60', price: '11.4' }],
    ['OPEN SELL 1 @ 2', undefined],
    ['OPEN BUY 1 @ 2 @ 3', undefined],
    ['A.US USD 0.5000/ SHR', undefined],
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
    ['Gebühr erfunden', 'BUY 60 @ 11.40', 'A.US', undefined],
  ])('%s, %s', (type, comment, symbol, kind) => {
    expect(meaningOf({ type, comment, symbol })?.kind).toBe(kind);
  });
});
