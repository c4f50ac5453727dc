import { beforeAll, expect, test } from 'vitest';
import { loadSecrets, type Secrets } from '../secrets.ts';
import { isCsrfTokenFor, newCsrfToken, passesCsrf } from './csrf.ts';

let secrets: Secrets;
beforeAll(async () => {
  secrets = await loadSecrets('', '5a'.repeat(32));
});

test('a token holds for the session it was made for, and for no other', () => {
  const token = newCsrfToken(secrets, 'one');
  expect(isCsrfTokenFor(secrets, 'one', token)).toBe(true);
  expect(isCsrfTokenFor(secrets, 'two', token)).toBe(false);
  expect(isCsrfTokenFor(secrets, null, token)).toBe(false);
  expect(isCsrfTokenFor(secrets, 'one', newCsrfToken(secrets, null))).toBe(false);
});

test('each token is a new one and can stand in a cookie as it is', () => {
  const [one, two] = [newCsrfToken(secrets, null), newCsrfToken(secrets, null)];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^[\w-]+\.[\w-]+$/);
});

test('what we did not sign is no token', async () => {
  const others = await loadSecrets('', '6b'.repeat(32));
  const token = newCsrfToken(secrets, 'one');
  const [nonce, signature] = token.split('.') as [string, string];
  for (const forged of [
    undefined,
    '',
    '.',
    'x',
    nonce,
    `${nonce}.`,
    `.${signature}`,
    `x${token}`,
    newCsrfToken(others, 'one'),
  ]) {
    expect(isCsrfTokenFor(secrets, 'one', forged), String(forged)).toBe(false);
  }
});

test('cookie and header must agree, and no foreign page may be the sender', () => {
  const token = newCsrfToken(secrets, 'one');
  const other = newCsrfToken(secrets, 'one');
  const passes = (cookie: string | undefined, headers: Record<string, string | string[] | undefined>) =>
    passesCsrf(secrets, 'one', cookie, headers);
  expect(passes(token, { 'x-xsrf-token': token })).toBe(true);
  expect(passes(token, { 'x-xsrf-token': token, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(passes(token, { 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(passes(token, { 'x-xsrf-token': other })).toBe(false);
  expect(passes(token, {})).toBe(false);
  expect(passes(undefined, { 'x-xsrf-token': token })).toBe(false);
  expect(passes(token, { 'x-xsrf-token': [token, token] })).toBe(false);
});
