import { expect, test } from 'vitest';
import { pageAt } from '../../../i18n/paths.ts';
import { sitePages } from '../site-pages.ts';
import { addressOf } from './site-text.ts';

test('every text leads to a page of the site, in both languages', () => {
  for (const type of [...sitePages, 'symbols/stocks', 'symbols/stocks/pko']) {
    expect(pageAt(addressOf(type, 'en')), type).toBeDefined();
    expect(pageAt(addressOf(type, 'pl')), type).toBe(pageAt(addressOf(type, 'en')));
  }
});

test('a text is known by the English address of its page', () => {
  for (const type of sitePages.filter((page) => page !== 'home'))
    expect(addressOf(type, 'en')).toBe(`/${type}`);
  expect(addressOf('home', 'pl')).toBe('/pl');
  expect(addressOf('symbols/stocks/pko', 'pl')).toBe('/pl/symbole/stocks/pko');
});
