import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type SmsMishap,
  smsapiAnswer,
  startSmsProvider,
  twilioAnswer,
} from '../../../tests/support/sms/local-provider.ts';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { createClock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import { HandoverFailure } from '../outgoing/handover-failure.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { createSms, type SmsParts } from './create-sms.ts';

type Provider = Awaited<ReturnType<typeof startSmsProvider>>;
const providers: Record<'twilio' | 'smsapi', Provider> = {
  twilio: await startSmsProvider(twilioAnswer),
  smsapi: await startSmsProvider(smsapiAnswer),
};
let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({ role: 'web' });
});
afterAll(async () => {
  await walory.stop();
  for (const provider of Object.values(providers)) await provider.close();
});

const account = `AC${'0a'.repeat(16)}`;
function sms(provider: SmsParts['provider'], changes: Partial<SmsParts> = {}) {
  const url = provider === 'outbox' ? '' : providers[provider].address;
  const { database } = walory;
  const parts = { provider, url, account, key: 'right-key', from: 'Walory', timeoutSeconds: 1 };
  return createSms({ ...parts, database, clock: createClock(''), ...changes });
}

async function failureOf(sending: Promise<unknown>): Promise<HandoverFailure> {
  const failure = await sending.then(
    () => expect.fail('it was sent'),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(HandoverFailure);
  return failure as HandoverFailure;
}

const number = '+48600100200';

test('Twilio is asked in its own words, and its id comes back (CH-3)', async () => {
  const before = providers.twilio.requests.length;
  expect(await sms('twilio').send(number, 'Zażółć')).toEqual({ providerId: `SM${'0'.repeat(32)}` });
  const [request] = providers.twilio.requests.slice(before);
  expect(Object.fromEntries(request!.fields)).toEqual({ To: number, From: 'Walory', Body: 'Zazolc' });
  const service = `MG${'1b'.repeat(16)}`;
  await sms('twilio', { from: service }).send(number, 'x');
  expect(providers.twilio.requests.at(-1)!.fields.get('MessagingServiceSid')).toBe(service);
});

test('SMSAPI is asked in its own words, and its id comes back (CH-3)', async () => {
  expect(await sms('smsapi').send(number, 'Zażółć')).toEqual({ providerId: '5f0c1' });
  expect(Object.fromEntries(providers.smsapi.requests.at(-1)!.fields)).toEqual({
    to: '48600100200',
    message: 'Zazolc',
    from: 'Walory',
    format: 'json',
    encoding: 'utf-8',
    max_parts: '3',
  });
  await sms('smsapi', { from: '' }).send(number, 'x');
  expect(providers.smsapi.requests.at(-1)!.fields.has('from')).toBe(false);
});

const twilioError = (status: number, code: number) => ({
  status,
  body: { status, code, message: 'key right-key' },
});
const smsapiError = (error: number) => ({ body: { error, message: 'key right-key' } });
const mishaps: [provider: 'twilio' | 'smsapi', what: string, outcome: string, mishap: SmsMishap][] = [
  ['twilio', 'a number that is none', 'refused', twilioError(400, 21211)],
  ['twilio', 'somebody who unsubscribed', 'refused', twilioError(400, 21610)],
  ['twilio', 'a landline', 'refused', twilioError(400, 21614)],
  ['twilio', 'a mistake it does not name', 'refused', twilioError(400, 21999)],
  ['twilio', 'a sender of nobody', 'later', twilioError(400, 21606)],
  ['twilio', 'a wrong key', 'later', twilioError(401, 20003)],
  ['twilio', 'an inner fault', 'later', { status: 500, body: '<html>' }],
  ['twilio', 'maintenance', 'later', { status: 503, body: '' }],
  ['twilio', 'a gateway without an answer from behind', 'uncertain', { status: 504, body: '' }],
  ['twilio', 'a redirect', 'later', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
  ['twilio', 'a page instead of an answer', 'uncertain', { status: 200, body: '<!doctype html>' }],
  ['twilio', 'an answer without an id', 'uncertain', { status: 201, body: { status: 'queued' } }],
  ['twilio', 'an id that is none', 'uncertain', { status: 201, body: { sid: '<b>'.repeat(99) } }],
  ['twilio', 'half an answer', 'uncertain', 'breakOff'],
  ['twilio', 'silence', 'uncertain', 'silence'],
  ['twilio', 'a connection that is cut', 'uncertain', 'hangUp'],
  ['smsapi', 'a number that is none', 'refused', smsapiError(13)],
  ['smsapi', 'a text that is too long', 'refused', smsapiError(12)],
  ['smsapi', 'no credit', 'later', smsapiError(103)],
  ['smsapi', 'a wrong key', 'later', { status: 401, body: { error: 101 } }],
  ['smsapi', 'an inner fault', 'later', smsapiError(201)],
  ['smsapi', 'too many at once', 'later', smsapiError(203)],
  ['smsapi', 'one of the list refused', 'refused', { body: { count: 0, list: [{ error: 'x', id: null }] } }],
  ['smsapi', 'an empty list', 'uncertain', { body: { count: 0, list: [] } }],
  ['smsapi', 'an answer of null', 'uncertain', { body: 'null' }],
  ['smsapi', 'a page instead of an answer', 'uncertain', { body: '<html>' }],
  ['smsapi', 'maintenance', 'later', { status: 503, body: '<html>' }],
  ['smsapi', 'silence', 'uncertain', 'silence'],
];

test.each(mishaps)(
  '%s: %s is %s, asked once and told in our own words (CH-4)',
  async (provider, _what, outcome, mishap) => {
    const before = providers[provider].requests.length;
    providers[provider].befall(mishap);
    const failure = await failureOf(sms(provider).send(number, 'x'));
    expect(failure.outcome).toBe(outcome);
    expect(failure.message).not.toMatch(/right-key|<|600100200/);
    expect(failure.message.length).toBeLessThan(120);
    expect(providers[provider].requests).toHaveLength(before + 1);
  },
);

describe('how long to wait (CH-4)', () => {
  test.each([
    ['30', 30],
    ['0', 1],
    ['999999999', 86_400],
    ['soon', undefined],
  ])('Retry-After: %s', async (header, seconds) => {
    providers.twilio.befall({ status: 429, headers: { 'retry-after': header }, body: { code: 20429 } });
    const failure = await failureOf(sms('twilio').send(number, 'x'));
    expect([failure.outcome, failure.retryAfterSeconds]).toEqual(['later', seconds]);
  });

  test('is also told as a time of day', async () => {
    const header = new Date(Date.now() + 60_000).toUTCString();
    providers.smsapi.befall({ status: 429, headers: { 'retry-after': header }, body: '' });
    const { retryAfterSeconds } = await failureOf(sms('smsapi').send(number, 'x'));
    expect(retryAfterSeconds).toBeGreaterThan(55);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });
});

test('a slow answer is waited for, up to the time there is (CH-4)', async () => {
  providers.twilio.befall({ slow: 300 });
  await expect(sms('twilio').send(number, 'x')).resolves.toBeDefined();
  providers.twilio.befall({ slow: 1500 });
  expect((await failureOf(sms('twilio').send(number, 'x'))).outcome).toBe('uncertain');
});

test('what never left can be tried later: nobody listens, or the name leads nowhere (CH-4)', async () => {
  const gone = await startSmsProvider(twilioAnswer);
  await gone.close();
  for (const url of [gone.address, 'http://nowhere.invalid'])
    expect((await failureOf(sms('twilio', { url }).send(number, 'x'))).outcome).toBe('later');
});

test('without a provider messages are kept beside the mails, and never sent (CH-3)', async () => {
  const { providerId } = await sms('outbox').send(number, 'Kod <b> ż');
  const mail = await walory.database.one(sql`select * from mails where id = ${providerId}`);
  expect(mail).toMatchObject({ recipient: number, kind: 'sms', plain: 'Kod <b> z', state: 'kept' });
  expect(mail.html).toContain('Kod &lt;b&gt; z');
});

test.each([
  ['twilio', { account: 'x' }, 'WALORY_SMS_ACCOUNT'],
  ['twilio', { key: '' }, 'WALORY_SMS_KEY'],
  ['twilio', { from: '' }, 'WALORY_SMS_FROM'],
  ['twilio', { key: 'klucz z ą' }, 'WALORY_SMS_KEY'],
  ['smsapi', { key: '' }, 'WALORY_SMS_KEY'],
] as const)('%s without what it needs says so at the start: %o', (provider, changes, name) => {
  expect(() => sms(provider, changes)).toThrow(SettingsError);
  expect(() => sms(provider, changes)).toThrow(name);
});
