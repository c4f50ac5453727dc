import type { FastifyRequest } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { loadSecrets, type Secrets } from '../secrets.ts';
import { readSettings } from '../settings/read-settings.ts';
import { csrfCookie, newCsrfToken } from './csrf.ts';
import { drawnAt, isFromElsewhere, newFormToken, provesForm, senderOf } from './form-token.ts';

let secrets: Secrets;
beforeAll(async () => {
  secrets = await loadSecrets('', '5a'.repeat(32));
});

const now = new Date('2026-11-16T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test('a form is proved by the cookie it was drawn for, in the session that the cookie is for (SF-2)', () => {
  const cookie = newCsrfToken(secrets, 'one');
  const token = newFormToken(secrets, cookie, now);
  const proves = (sessionId: string | null, held: string | undefined, sent: string) =>
    provesForm(secrets, sessionId, { [csrfCookie]: held }, sent);
  expect(proves('one', cookie, token)).toBe(true);
  expect(proves(null, cookie, token), 'signed out since').toBe(false);
  expect(proves('two', cookie, token), 'another session').toBe(false);
  expect(proves('one', newCsrfToken(secrets, 'one'), token), 'another browser').toBe(false);
  expect(proves('one', undefined, token), 'no cookie').toBe(false);
  expect(proves('one', cookie, cookie), 'the cookie itself').toBe(false);
  expect(proves('one', cookie, '')).toBe(false);
});

test('each answer has another token, which can stand in a page as it is (SF-14)', () => {
  const cookie = newCsrfToken(secrets, null);
  const [one, two] = [newFormToken(secrets, cookie, now), newFormToken(secrets, cookie, now)];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^[\w.-]+$/);
});

test('a token tells when its form was drawn, and only one of ours does (PS-9)', async () => {
  const token = newFormToken(secrets, 'x', now);
  expect(drawnAt(secrets, token)).toEqual(now);
  const others = newFormToken(await loadSecrets('', '6b'.repeat(32)), 'x', now);
  for (const forged of [others, token.replace(/^./, 'z'), token.slice(0, -1), '', 'a.b.c.d'])
    expect(drawnAt(secrets, forged), forged).toBeUndefined();
});

test.each([
  ['at once', 0, 'machine'],
  ['before it was drawn', -60, 'machine'],
  ['within two seconds', 1.9, 'machine'],
  ['after two', 2, 'person'],
  ['after a day', 24 * 3600, 'person'],
  ['later', 24 * 3600 + 1, 'late'],
] as const)('who sends a form %s (PS-9)', (_when, seconds, sender) => {
  const token = newFormToken(secrets, 'x', ago(seconds));
  expect(senderOf(secrets, now, { bait: '', token })).toBe(sender);
  expect(senderOf(secrets, now, { bait: 'https://spam.example', token })).toBe('machine');
});

test('a call that comes from no form is no machine (PS-9)', () => {
  expect(senderOf(secrets, now, { bait: '', token: undefined })).toBe('person');
});

test.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://walory.example' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://walory.example' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'https://walory.example.evil.example' }, true],
  [{ origin: 'http://walory.example' }, true],
  [{ origin: 'null' }, true],
])('whether a form comes from another site: %j (PS-10)', (headers, isForeign) => {
  const settings = { ...readSettings({}), publicUrl: 'https://walory.example' };
  expect(isFromElsewhere(settings, { headers } as unknown as FastifyRequest)).toBe(isForeign);
});
