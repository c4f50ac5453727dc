import { expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { path } from '../i18n/paths.ts';
import { loggablePath } from '../platform/http/plain-path.ts';
import { publicAddress, tokenPages } from './public-address.ts';

const at = (address: string) => publicAddress(new URL(address, 'https://walory.example'));

test('every spelling of a public page leads to one address (SF-15)', () => {
  for (const spelling of [
    '/api-docs',
    '/API-Docs',
    '/api-docs/',
    '/api-docs//',
    '/%61pi-docs',
    '/%41PI%2ddocs',
    '/api-docs?x=1',
    '/api-docs?utm_source=mail&x=2',
  ])
    expect(at(spelling), spelling).toEqual({ proper: '/api-docs', shared: true });
  expect(at('/PL/Symbole/ETF/')).toEqual({ proper: '/pl/symbole/etf', shared: true });
  expect(at('/pl/')?.proper).toBe('/pl');
  expect(at('/')?.proper).toBe('/');
});

test('only what a page reads from its query makes it another page', () => {
  expect(at('/login?utm_source=mail')?.shared).toBe(true);
  expect(at('/login?next=%2Fdashboard')?.shared).toBe(false);
  expect(at('/pl/logowanie?demo=1')?.shared).toBe(false);
  expect(at('/register?next=%2Fdashboard')?.shared).toBe(true);
  expect(at('/tools/housing-loan-subsidy?months=240')?.shared).toBe(false);
  expect(at('/pl/narzedzia/procent-skladany?goal=x')?.shared).toBe(false);
  expect(at('/tools/mortgage-overpayment?utm_source=mail')?.shared).toBe(true);
});

test('pages of one person, links with secrets in any case, data and unknown addresses are never shared', () => {
  for (const address of [
    '/dashboard',
    '/pl/dashboard/settings',
    '/Dashboard',
    '/reset-password/AbC',
    '/Reset-Password/AbC',
    '/pl/verify-email/x',
    '/undo-email/x',
    '/reports/1',
    '/login.data',
    '/symbols/etf/x.data',
    '/no-such-page',
    '/%',
  ])
    expect(at(address), address).toBeUndefined();
});

test('every page with a token in its address is made for one person, and its token stays out of the log', () => {
  expect(tokenPages).toEqual(expect.arrayContaining(['resetPassword', 'verifyEmail', 'undoEmail']));
  for (const page of tokenPages)
    for (const locale of locales) {
      const address = path(page, locale, { token: 'tajny' });
      expect(address).toContain('tajny');
      expect(at(address), address).toBeUndefined();
      for (const spelling of [address, `${address}.data`, address.toUpperCase()])
        expect(loggablePath(spelling), spelling).not.toMatch(/tajny/i);
    }
});
