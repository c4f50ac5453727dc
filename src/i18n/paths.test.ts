import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';
import { inLocale, type PageName, pageAt, pageNames, path, pattern, splitLocale } from './paths.ts';

describe('the addresses of pages (rule U-10)', () => {
  test.each([
    ['home', '/', '/pl'],
    ['about', '/about-us', '/pl/o-nas'],
    ['contact', '/contact', '/pl/kontakt'],
    ['faq', '/faq', '/pl/najczesciej-zadawane-pytania'],
    ['pricing', '/pricing', '/pl/cennik'],
    ['login', '/login', '/pl/logowanie'],
    ['register', '/register', '/pl/rejestracja'],
    ['symbols', '/symbols', '/pl/symbole'],
    ['tools', '/tools', '/pl/narzedzia'],
    ['loanCalculator', '/tools/housing-loan-subsidy', '/pl/narzedzia/kalkulator-kredyt-na-start'],
    ['forgotPassword', '/forgot-password', '/pl/forgot-password'],
    ['dashboard', '/dashboard', '/pl/dashboard'],
    ['settings', '/dashboard/settings', '/pl/dashboard/settings'],
    ['payment', '/dashboard/payment', '/pl/dashboard/payment'],
    ['admin', '/dashboard/admin', '/pl/dashboard/admin'],
    ['bonds', '/dashboard/bonds/list', '/pl/dashboard/bonds/list'],
    ['assets', '/dashboard/broker-investments/assets', '/pl/dashboard/broker-investments/assets'],
    ['properties', '/dashboard/real-estate/properties', '/pl/dashboard/real-estate/properties'],
  ] as [PageName, string, string][])('%s', (page, en, pl) => {
    expect([path(page, 'en'), path(page, 'pl')]).toEqual([en, pl]);
  });
});

test('parameters are filled in, encoded, and left out where they may be', () => {
  expect(path('symbol', 'pl', { class: 'stocks', asset: 'BRK/B' })).toBe('/pl/symbole/stocks/BRK%2FB');
  expect(path('resetPassword', 'en', { token: 'a.b' })).toBe('/reset-password/a.b');
  expect(path('resetPassword', 'pl')).toBe('/pl/reset-password');
  expect(() => path('symbol', 'en', { class: 'stocks' })).toThrow('path parameter asset is missing');
});

test('the locale is split off an address, and only a real one', () => {
  expect(splitLocale('/pl/kontakt')).toEqual({ locale: 'pl', bare: '/kontakt' });
  expect(splitLocale('/en/contact')).toEqual({ locale: 'en', bare: '/contact' });
  expect(splitLocale('/pl')).toEqual({ locale: 'pl', bare: '/' });
  expect(splitLocale('/plan')).toEqual({ locale: 'en', bare: '/plan' });
  expect(splitLocale('/de/kontakt')).toEqual({ locale: 'en', bare: '/de/kontakt' });
  expect(splitLocale('/')).toEqual({ locale: 'en', bare: '/' });
});

test('the address of a page in the other language is that page', () => {
  expect(inLocale('/pl/narzedzia/kalkulator-kredyt-na-start', 'en')).toBe('/tools/housing-loan-subsidy');
  expect(inLocale('/en/contact/', 'pl')).toBe('/pl/kontakt');
  expect(inLocale('/reports/abc', 'pl')).toBe('/pl/reports/abc');
  expect(inLocale('/no/such/page', 'pl')).toBe('/pl/no/such/page');
  expect(inLocale('/pl/nie/ma', 'en')).toBe('/nie/ma');
});

test('pages are recognised in both languages', () => {
  expect([pageAt('/pl/logowanie'), pageAt('/login'), pageAt('/en/login'), pageAt('/pl/login')]).toEqual([
    'login',
    'login',
    'login',
    undefined,
  ]);
});

/** Any page with any parameters: words as they come in addresses, odd characters included. */
const someAddress = fc.constantFrom(...pageNames).chain((page) => {
  const names = pattern(page, 'en')
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.replace(/^:|\?$/g, ''));
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((text) => text.isWellFormed());
  return fc
    .record(Object.fromEntries(names.map((name) => [name, value])))
    .map((params) => ({ page, params }));
});

test('from one language to the other and back is where one started, with the same parameters', () => {
  fc.assert(
    fc.property(someAddress, fc.constantFrom(...locales), ({ page, params }, from) => {
      const start = path(page, from, params);
      const other = from === 'en' ? 'pl' : 'en';
      const there = inLocale(start, other);
      expect(inLocale(there, from)).toBe(start);
      expect(inLocale(start, from)).toBe(start);
      expect(pageAt(there)).toBe(pageAt(start));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('no address leads away from this site', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom(...locales), (pathname, locale) => {
      const moved = inLocale(pathname || '/', locale);
      expect(moved.startsWith('/')).toBe(true);
    }),
    { seed: 1 },
  );
});
