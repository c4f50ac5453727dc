import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { allMessages } from '../../../../i18n/messages.ts';
import { describedCloses } from './described-closes.ts';

const share = {
  name: 'Żabka',
  ticker: 'ZAB',
  history: { first_day: '2025-01-02', closes: [...Array.from({ length: 30 }, (_, at) => 20 + at), null] },
  price_source: 'eodhd',
  is_withheld: false,
};
const described = (given: Partial<typeof share>, locale: 'en' | 'pl' = 'en') =>
  describedCloses(
    { ...share, ...given },
    { address: 'https://walory.example/symbols/stocks/zab', locale },
    createTranslator({ locale, messages: allMessages(locale), namespace: 'symbols' }),
  );

test('closes that are shown are a set of data, from the first day to the last that has one (PS-16)', () => {
  expect(described({})).toEqual([
    {
      '@type': 'Dataset',
      name: 'Żabka (ZAB): closing prices',
      description:
        'Closing prices of Żabka (ZAB) from 2 January 2025 to 31 January 2025: every trading day of the last year, and one a week before that.',
      url: 'https://walory.example/symbols/stocks/zab',
      inLanguage: 'en',
      temporalCoverage: '2025-01-02/2025-01-31',
      variableMeasured: 'Closing price',
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: 'EODHD' },
    },
  ]);
  expect(JSON.stringify(described({}, 'pl'))).toContain('od 2 stycznia 2025 do 31 stycznia 2025');
});

test('none where prices are withheld, are not there or are only a few', () => {
  expect(described({ is_withheld: true })).toEqual([]);
  expect(described({ history: { first_day: null as never, closes: [] } })).toEqual([]);
  expect(described({ history: { first_day: '2025-01-02', closes: [1, 2, 3] } })).toEqual([]);
});

test('a file of the operator has no maker of its own', () => {
  expect(described({ price_source: 'csv' })[0]).not.toHaveProperty('creator');
});
