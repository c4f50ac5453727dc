import { expect, test } from 'vitest';
import { type KnownListing, knownAs, listingOf } from './source-listing.ts';
import type { FoundSymbol, SourceName } from './source-port.ts';

const listing = (source: SourceName, found: Partial<FoundSymbol> & { code: string }) =>
  listingOf(source, { name: 'Name', ...found });

test.each([
  ['yahoo', { code: 'PKO.WA', kind: 'EQUITY', exchange: 'WSE' }, ['PKO', 'XWAR', 'PLN', 'unit', 'stocks']],
  ['yahoo', { code: 'AAPL', kind: 'EQUITY', exchange: 'NMS' }, ['AAPL', 'XNAS', 'USD', 'unit', 'stocks']],
  ['yahoo', { code: 'VOD.L', kind: 'EQUITY', exchange: 'LSE' }, ['VOD', 'XLON', 'GBP', 'pence', 'stocks']],
  ['yahoo', { code: 'BTC-USD', kind: 'CRYPTOCURRENCY' }, ['BTC', '', 'USD', 'unit', 'crypto']],
  ['yahoo', { code: 'XYZ.QQ', kind: 'EQUITY', exchange: 'QQQ' }, ['XYZ.QQ', '', null, 'unit', 'stocks']],
  ['eodhd', { code: 'IWDA.AS', kind: 'ETF', currency: 'EUR' }, ['IWDA', 'XAMS', 'EUR', 'unit', 'etf']],
  [
    'eodhd',
    { code: 'VOD.LSE', kind: 'Common Stock', currency: 'GBX' },
    ['VOD', 'XLON', 'GBP', 'pence', 'stocks'],
  ],
  [
    'eodhd',
    { code: 'MSFT.US', kind: 'Common Stock', currency: 'USD' },
    ['MSFT', '', 'USD', 'unit', 'stocks'],
  ],
  [
    'alphaVantage',
    { code: 'SAP.DEX', kind: 'Equity', currency: 'EUR' },
    ['SAP', 'XETR', 'EUR', 'unit', 'stocks'],
  ],
] as const)('%s: %j', (source, found, [ticker, mic, currency, unit, assetClass]) => {
  expect(listing(source, found)).toMatchObject({ ticker, mic, currency, unit, class: assetClass });
});

test('a coin is known by its short name and keeps its id as the symbol', () => {
  expect(listing('coinGecko', { code: 'usd-coin', name: 'USDC (USDC)', kind: 'crypto' })).toMatchObject({
    ticker: 'USDC',
    name: 'USDC',
    symbol: 'usd-coin',
    currency: 'USD',
  });
});

test('what cannot be held, and an ISIN that is none, are left out', () => {
  expect(listing('yahoo', { code: 'EURPLN=X', kind: 'CURRENCY' })).toBeUndefined();
  expect(listing('yahoo', { code: 'AAPL261218C', kind: 'OPTION' })).toBeUndefined();
  expect(listing('yahoo', { code: 'AAPL' })).toBeUndefined();
  expect(listing('eodhd', { code: 'A.US', kind: 'ETF', isin: 'unknown' })?.isin).toBeNull();
});

const pko: KnownListing = {
  id: 'pko',
  ticker: 'PKO',
  mic: 'XWAR',
  isin: 'PLPKO0000016',
  class: 'stocks',
  symbols: {},
};
const apple: KnownListing = { ...pko, id: 'aapl', ticker: 'AAPL', mic: 'XNAS', isin: 'US0378331005' };
const bitcoin: KnownListing = { ...pko, id: 'btc', ticker: 'BTC', mic: '', isin: null, class: 'crypto' };
const known = [pko, apple, bitcoin];

test('a paper that the catalogue has already is recognised, whoever found it and however', () => {
  const of = (source: SourceName, found: Partial<FoundSymbol> & { code: string }) =>
    knownAs(listing(source, found)!, known);
  expect(of('yahoo', { code: 'PKO.WA', kind: 'EQUITY' })).toBe('pko');
  expect(of('eodhd', { code: 'PKO.WAR', kind: 'Common Stock', isin: 'PLPKO0000016' })).toBe('pko');
  expect(of('eodhd', { code: 'AAPL.US', kind: 'Common Stock', currency: 'USD' })).toBe('aapl');
  expect(of('coinGecko', { code: 'bitcoin', name: 'Bitcoin (BTC)', kind: 'crypto' })).toBe('btc');
});

test('another listing of the same ISIN, and another paper of the same ticker, are their own', () => {
  expect(
    knownAs(listing('eodhd', { code: 'APC.XETRA', kind: 'Common Stock', isin: 'US0378331005' })!, known),
  ).toBeUndefined();
  expect(knownAs(listing('yahoo', { code: 'PKO.AS', kind: 'EQUITY' })!, known)).toBeUndefined();
});

test('a stored symbol decides over every rule', () => {
  const renamed = { ...pko, symbols: { yahoo: 'PKOBP.WA' } };
  expect(knownAs(listing('yahoo', { code: 'PKOBP.WA', kind: 'EQUITY' })!, [renamed])).toBe('pko');
  expect(knownAs(listing('yahoo', { code: 'PKO.WA', kind: 'EQUITY' })!, [renamed])).toBeUndefined();
});
