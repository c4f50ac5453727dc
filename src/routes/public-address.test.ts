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
    expect(at(spelling), spelling).toEqual({ proper: '/api-docs', question: '', shared: true });
  expect(at('/PL/Symbole/ETF/')).toEqual({ proper: '/pl/symbole/etf', question: '', shared: true });
  expect(at('/pl/')?.proper).toBe('/pl');
  expect(at('/')?.proper).toBe('/');
});

test('every spelling of a question is one question, and a long one is not kept (SF-15)', () => {
  const question = '?amount=600000&months=240';
  for (const spelling of [
    'months=240&amount=600000',
    'amount=600000&months=240&utm_source=mail',
    'amount=600%30%300&months=240&months=360',
  ])
    expect(at(`/tools/mortgage-overpayment?${spelling}`), spelling).toEqual({
      proper: '/tools/mortgage-overpayment',
      question,
      shared: true,
    });
  expect(at('/api-docs?q=bonds&x=1')?.question).toBe('?q=bonds');
  expect(at('/pricing?currency=eur')).toMatchObject({ question: '?currency=eur', shared: true });
  expect(at('/faq?q=bonds')?.question).toBe('');
  expect(at(`/api-docs?q=${'a'.repeat(399)}`)?.shared).toBe(false);
});

test('what a page is told once makes it a page for one', () => {
  expect(at('/login?utm_source=mail')?.shared).toBe(true);
  expect(at('/login?next=%2Fdashboard')?.shared).toBe(false);
  expect(at('/pl/logowanie?demo=1')?.shared).toBe(false);
  expect(at('/register?next=%2Fdashboard')?.shared).toBe(true);
  expect(at('/contact?sent=1')?.shared).toBe(false);
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
