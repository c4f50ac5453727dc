import { expect, test } from 'vitest';
import { isAuthority, loggablePath, plainPath } from './plain-path.ts';

test.each([
  '/reset-password/tajny',
  '/Reset-Password/tajny',
  '/pl/RESET-PASSWORD/tajny.data',
  '/%72eset-password/tajny',
  '//reset-password//tajny',
  '/reset-password%2Ftajny',
  '/en/verify-email/tajny/wiecej',
  '/pl/Undo-Email/tajny',
  '/Verify%2demail/tajny?x=tajny',
  '/reset-password/a%0atajny',
])('no spelling of a mailed link brings its token into the log: %s', (url) => {
  expect(loggablePath(url)).toMatch(/\/(reset-password|verify-email|undo-email)\/…$/);
});

test('other addresses are logged as they came, without their query and without end', () => {
  expect(loggablePath('/API/Portfolios/%zz?token=tajny')).toBe('/API/Portfolios/%zz');
  expect(loggablePath('/reset-password')).toBe('/reset-password');
  expect(loggablePath('/api/reports/0199b2c4-1111-7222-8333-444455556666')).toBe(
    '/api/reports/0199b2c4-1111-7222-8333-444455556666',
  );
  expect(loggablePath(`/${'a'.repeat(5000)}`)).toHaveLength(300);
  expect(plainPath('/PL//Dashboard/%41?x')).toBe('/pl/dashboard/a');
});

test('a host is a name or an address with a port that exists', () => {
  for (const host of [
    'localhost',
    'localhost:3000',
    'walory.example',
    '127.0.0.1:80',
    '[::1]:3000',
    'a_b.local',
  ])
    expect(isAuthority(host), host).toBe(true);
  for (const host of ['a:99999', 'a@b', '', 'a b', 'a/b', '[::1', 'a:b', 'a?b', 'a#b', 'ą.pl', undefined])
    expect(isAuthority(host), host).toBe(false);
});
