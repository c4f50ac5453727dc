import { expect, test } from 'vitest';
import { isSitePage, symbolOfType, symbolTextType } from './site-pages.ts';

test('a symbol’s text and its address lead to each other', () => {
  expect(symbolOfType(symbolTextType('stocks', 'pko'))).toEqual({ class: 'stocks', slug: 'pko' });
  expect(symbolOfType(symbolTextType('stocks'))).toEqual({ class: 'stocks', slug: null });
});

test('other pages are no symbols', () => {
  for (const type of ['symbols', 'tools/housing-loan-subsidy', 'home', 'symbols/stocks/pko/more'])
    expect(symbolOfType(type), type).toBeUndefined();
  expect(isSitePage('tools/housing-loan-subsidy')).toBe(true);
  expect(isSitePage('symbols/stocks')).toBe(false);
});
