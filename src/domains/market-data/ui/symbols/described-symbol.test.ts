import { describe, expect, test } from 'vitest';
import { jsonLdText } from '../../../../design-system/site/json-ld.ts';
import { type DescribedSymbol, describedSymbol } from './described-symbol.ts';

const share: DescribedSymbol = {
  kind: 'stocks',
  ticker: 'PKO',
  name: 'PKO Bank Polski',
  mic: 'XWAR',
  isin: 'PLPKO0000016',
  url: 'https://walory.example/symbols/stocks/pko',
  website: 'https://www.pkobp.pl/',
  description: 'A bank.',
  employees: 26000,
  price: { value: '84.16', currency: 'pln', day: '2026-11-13' },
};

describe('structured data of a symbol', () => {
  test('a share is its company, with exchange and ticker', () => {
    expect(describedSymbol(share)).toMatchObject({
      '@type': 'Corporation',
      tickerSymbol: 'XWAR PKO',
      numberOfEmployees: { value: 26000 },
      makesOffer: { price: '84.16', priceCurrency: 'PLN' },
    });
  });

  test('without a price none is given, in no form', () => {
    for (const kind of ['stocks', 'etf', 'crypto']) {
      const text = jsonLdText([describedSymbol({ ...share, kind, price: null })]);
      expect(text).not.toContain('84.16');
      expect(text.toLowerCase()).not.toContain('price');
    }
  });

  test('what is unknown is left out', () => {
    const bare = { ...share, kind: 'crypto', isin: null, website: null, description: null, employees: null };
    const described = JSON.parse(jsonLdText([describedSymbol({ ...bare, price: null })]))['@graph'][0];
    expect(Object.keys(described)).toEqual(['@type', 'name', 'mainEntityOfPage', 'alternateName']);
  });
});
