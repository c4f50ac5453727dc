import { describe, expect, test } from 'vitest';
import {
  breadcrumbList,
  type DescribedSymbol,
  describedSymbol,
  jsonLdText,
  questionList,
} from './json-ld.ts';

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

describe('structured data', () => {
  test('a name cannot end the script element', () => {
    const text = jsonLdText([{ name: '</script><script>alert(1)</script><!-- & \u2028' }]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!-- & \u2028');
  });

  test('the way here is numbered from one', () => {
    expect(breadcrumbList([{ name: 'Symbols', url: 'https://walory.example/symbols' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Symbols', item: 'https://walory.example/symbols' },
      ],
    });
  });

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

  test('no questions, no page of questions', () => {
    expect(questionList([])).toEqual([]);
    expect(questionList([{ ask: 'Who?', answer: 'PKO.' }])).toHaveLength(1);
  });
});
