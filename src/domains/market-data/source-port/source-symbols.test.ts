import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currencyBySuffix, providerSymbol } from './source-symbols.ts';
import { currencyOf, impliedIn, inWholeUnits, quotedIn } from './source-units.ts';

test('two listings of one ISIN have symbols and currencies of their own', () => {
  const inAmsterdam = { ticker: 'ASML', mic: 'XAMS' };
  const inNewYork = { ticker: 'ASML', mic: 'XNAS' };
  expect(providerSymbol('yahoo', inAmsterdam)).toBe('ASML.AS');
  expect(providerSymbol('yahoo', inNewYork)).toBe('ASML');
  expect(providerSymbol('eodhd', inAmsterdam)).toBe('ASML.AS');
  expect(providerSymbol('eodhd', inNewYork)).toBe('ASML.US');
  expect(currencyBySuffix('eodhd', 'ASML.AS')).toBe('EUR');
  expect(currencyBySuffix('eodhd', 'ASML.US')).toBe('USD');
});

test('share classes, provider letters and exchanges that a provider lacks', () => {
  const classB = { ticker: 'BRK.B', mic: 'XNYS' };
  expect(providerSymbol('yahoo', classB)).toBe('BRK-B');
  expect(providerSymbol('stooq', classB)).toBe('brk-b.us');
  expect(providerSymbol('polygon', classB)).toBe('BRK.B');
  expect(providerSymbol('polygon', { ticker: 'PKO', mic: 'XWAR' })).toBeUndefined();
  expect(providerSymbol('stooq', { ticker: 'SAN', mic: 'XMAD' })).toBeUndefined();
  expect(providerSymbol('yahoo', { ticker: 'X', mic: 'NONE' })).toBeUndefined();
});

test('pence are a unit of the pound, and so are agorot and cents', () => {
  expect(currencyOf('GBp')).toEqual({ currency: 'GBP', unit: 'pence' });
  expect(currencyOf('GBX')).toEqual({ currency: 'GBP', unit: 'pence' });
  expect(currencyOf('GBP')).toEqual({ currency: 'GBP', unit: 'unit' });
  expect(currencyOf('ILA')).toEqual({ currency: 'ILS', unit: 'pence' });
  expect(currencyOf('')).toBeUndefined();
  expect(inWholeUnits('512.4', 'pence')).toBe('5.124');
});

test('a bond is quoted in percent of its nominal', () => {
  const bond = { code: 'ps0728', currency: 'PLN', unit: 'percent' as const };
  expect(quotedIn(bond, 'PLN')).toEqual({ currency: 'PLN', unit: 'percent' });
  expect(inWholeUnits('101.25', 'percent', '1000')).toBe('1012.5');
  expect(() => inWholeUnits('101.25', 'percent')).toThrow('nominal');
});

test('where a provider is silent the catalogue decides, and the exchange only where it is silent too', () => {
  expect(impliedIn({ code: 'X.LSE' }, 'GBX')).toEqual({ currency: 'GBP', unit: 'pence' });
  expect(impliedIn({ code: 'X.LSE', currency: 'USD' }, 'GBX')).toEqual({ currency: 'USD', unit: 'unit' });
  expect(impliedIn({ code: 'X.LSE', currency: 'GBP' }, 'GBX')).toEqual({ currency: 'GBP', unit: 'pence' });
  expect(impliedIn({ code: 'X.LSE', currency: 'GBP', unit: 'unit' }, 'GBX')?.unit).toBe('unit');
  expect(impliedIn({ code: '^spx' }, undefined)).toBeUndefined();
});

const samples = new URL('../../../../../shared/samples/market/gpw-identifiers.csv', import.meta.url);
test('twenty companies of GPW have the symbols that providers use', ({ skip }) => {
  skip(!existsSync(samples), 'the shared market samples are not beside this checkout');
  const rows = readFileSync(samples, 'utf8').trim().split('\n').slice(1);
  for (const line of rows) {
    const [, ticker = '', , , yahoo, stooq, , eodhd] = line.split(',');
    const listing = { ticker, mic: 'XWAR' };
    expect([
      providerSymbol('yahoo', listing),
      providerSymbol('stooq', listing),
      providerSymbol('eodhd', listing),
    ]).toEqual([yahoo, stooq, eodhd?.trim()]);
  }
  expect(rows.length).toBeGreaterThan(15);
});
