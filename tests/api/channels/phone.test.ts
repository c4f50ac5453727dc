import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { confirmedPhoneOf } from '../../../src/domains/channels/server/manage-phone.ts';
import { giveBackSms, takeSms } from '../../../src/domains/channels/server/sms-caps.ts';
import { createClock } from '../../../src/platform/clock.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { startSmsProvider, twilioAnswer } from '../../support/sms/local-provider.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

let lastNumber = 600_000_000;
/** Nobody else's: messages to it can be told from all others. */
function newNumber(): string {
  lastNumber += 1;
  return `+48${lastNumber}`;
}

/** Somebody whose plan has SMS. */
async function subscriber(of = walory): Promise<Person> {
  const person = await newPerson(of);
  await of.database.run(sql`
    update subscriptions set plan_id = (select id from plans where slug = 'professional') where user_id = ${person.id}`);
  return person;
}

async function codeTo(number: string, of = walory): Promise<string> {
  const mails = (await mailsTo(of.database, number)).filter(({ kind }) => kind === 'sms');
  return /\d{6}/.exec(mails.at(-1)?.plain ?? '')![0];
}

async function withCode({ browser }: Person, number = newNumber()) {
  await browser.put('/api/phone', { number });
  expect((await browser.post('/api/phone/code')).status).toBe(200);
  return { number, code: await codeTo(number) };
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const confirm = ({ browser }: Person, code: string) => browser.post('/api/phone/confirmation', { code });

test('a number is confirmed with the code that was sent to it (CH-2)', async () => {
  const person = await subscriber();
  const { browser } = person;
  expect((await browser.get('/api/phone')).body.data).toEqual({
    number: null,
    confirmed: false,
    code_until: null,
  });
  const number = newNumber();
  const typed = `${number.slice(3, 6)} ${number.slice(6, 9)}-${number.slice(9)}`;
  expect((await browser.put('/api/phone', { number: typed })).body.data).toEqual({
    number,
    confirmed: false,
    code_until: null,
  });
  expect(await confirmedPhoneOf(walory.database, person.id)).toBeUndefined();
  const sent = (await browser.post('/api/phone/code', undefined, { headers: { 'accept-language': 'pl' } }))
    .body;
  expect(sent.data.uncertain).toBe(false);
  const minutes = (Date.parse(sent.data.code_until) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  const code = await codeTo(number);
  expect((await browser.get('/api/phone')).body.data.code_until).toBe(sent.data.code_until);
  expect((await confirm(person, ` ${code} `)).body.data).toEqual({
    number,
    confirmed: true,
    code_until: null,
  });
  expect(await confirmedPhoneOf(walory.database, person.id)).toBe(number);
  expect((await confirm(person, code)).body.errors).toEqual({ code: ['codeSpent'] });
});

test('without a plan that has SMS there is no number to set and no code (A-14)', async () => {
  const { browser } = await newPerson(walory);
  for (const answer of [
    await browser.put('/api/phone', { number: newNumber() }),
    await browser.post('/api/phone/code'),
  ])
    expect([answer.status, answer.body.upgrade]).toEqual([403, true]);
});

test.each([
  '',
  'zadzwoń',
  '60010020',
  '+48 600 100 2001',
  '+0600100200',
  '6'.repeat(40),
  null,
  600100200,
  {},
])('%j is no phone number (CH-1)', async (number) => {
  const { browser } = await subscriber();
  const answer = await browser.put('/api/phone', { number });
  expect([answer.status, answer.body.errors]).toEqual([422, { number: ['phoneError'] }]);
});

test('no code goes out where there is no number', async () => {
  const { browser } = await subscriber();
  expect((await browser.post('/api/phone/code')).body.errors).toEqual({ number: ['phoneError'] });
});

describe('a code', () => {
  test('is guessed ten times and then works no more, not even the right one (CH-2)', async () => {
    const person = await subscriber();
    const { number, code } = await withCode(person);
    for (let guess = 1; guess <= 9; guess++)
      expect((await confirm(person, other(code))).body.errors).toEqual({ code: ['codeError'] });
    expect((await confirm(person, other(code))).body.errors).toEqual({ code: ['codeSpent'] });
    expect((await confirm(person, code)).body.errors).toEqual({ code: ['codeSpent'] });
    const fresh = await withCode(person, number);
    expect((await confirm(person, fresh.code)).status).toBe(200);
  });

  test('has ten tries also for who guesses all at once (CH-2)', async () => {
    const person = await subscriber();
    const { code } = await withCode(person);
    await Promise.all(Array.from({ length: 25 }, () => confirm(person, other(code))));
    const tries = await walory.database.one(
      sql`select code_tries from phone_confirmations where user_id = ${person.id}`,
    );
    expect(tries).toEqual({ code_tries: 10 });
    expect((await confirm(person, code)).status).toBe(422);
  });

  test.each(['12345', '1234567', 'abcdef', '１２３４５６', '', null])(
    'is six digits, not %j',
    async (code) => {
      const person = await subscriber();
      const answer = await person.browser.post('/api/phone/confirmation', { code });
      expect([answer.status, answer.body.errors]).toEqual([422, { code: ['codeError'] }]);
    },
  );

  test('works for ten minutes (CH-2)', async () => {
    const person = await subscriber();
    const { code } = await withCode(person);
    await walory.database.run(sql`
      update phone_confirmations set code_expires_at = now() - interval '1 second' where user_id = ${person.id}`);
    expect((await confirm(person, code)).body.errors).toEqual({ code: ['codeSpent'] });
    expect((await person.browser.get('/api/phone')).body.data.code_until).toBeNull();
  });

  test('is another with each message, and only the newest works (CH-2)', async () => {
    const person = await subscriber();
    const first = await withCode(person);
    const second = await withCode(person, first.number);
    if (first.code !== second.code) expect((await confirm(person, first.code)).status).toBe(422);
    expect((await confirm(person, second.code)).status).toBe(200);
  });

  test('confirms nobody else’s number, and no other one of the same person (CH-2)', async () => {
    const [person, stranger] = [await subscriber(), await subscriber()];
    const { code } = await withCode(person);
    expect((await confirm(stranger, code)).status).toBe(422);
    await person.browser.put('/api/phone', { number: newNumber() });
    expect((await confirm(person, code)).body.errors).toEqual({ code: ['codeSpent'] });
  });

  test('cannot be read from the database', async () => {
    const person = await subscriber();
    const { code } = await withCode(person);
    const row = await walory.database.one(sql`
      select to_jsonb(p) as kept from phone_confirmations p where user_id = ${person.id}`);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

test('three codes an hour for an account and for a number, whatever else is limited (CH-2)', async () => {
  const strict = await startTestWalory({ limitFactor: 1, role: 'web', smsPerPerson: 0, smsPerDay: 0 });
  onTestFinished(() => strict.stop());
  const person = await subscriber(strict);
  const number = newNumber();
  await person.browser.put('/api/phone', { number });
  for (let sent = 1; sent <= 3; sent++)
    expect((await person.browser.post('/api/phone/code')).status).toBe(200);
  const refused = await person.browser.post('/api/phone/code');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await person.browser.put('/api/phone', { number: newNumber() });
  expect((await person.browser.post('/api/phone/code')).status).toBe(429);
  const stranger = await subscriber(strict);
  await stranger.browser.put('/api/phone', { number });
  expect((await stranger.browser.post('/api/phone/code')).status).toBe(429);
});

describe('a confirmed number', () => {
  async function confirmed(): Promise<Person & { number: string }> {
    const person = await subscriber();
    const { number, code } = await withCode(person);
    expect((await confirm(person, code)).status).toBe(200);
    return { ...person, number };
  }

  test('needs no code, and none is sent (CH-2)', async () => {
    const { browser, number, id } = await confirmed();
    const answer = await browser.post('/api/phone/code');
    expect([answer.status, answer.body.errors]).toEqual([422, { number: ['phoneConfirmed'] }]);
    expect(await mailsTo(walory.database, number)).toHaveLength(1);
    expect(await confirmedPhoneOf(walory.database, id)).toBe(number);
  });

  test('stays so in another spelling (CH-2)', async () => {
    const { browser, number, id } = await confirmed();
    await browser.put('/api/phone', { number: number.replace('+48', '0048 ') });
    const phone = number.replace('+48', '');
    expect((await browser.post('/api/notifications', { email: true, sms: true, phone })).status).toBe(200);
    expect((await browser.get('/api/phone')).body.data).toMatchObject({ number: phone, confirmed: true });
    expect(await confirmedPhoneOf(walory.database, id)).toBe(number);
  });

  test.each(['PUT', 'POST'] as const)(
    'is none any more when it changes by %s, there and back (CH-2)',
    async (by) => {
      const { browser, number, id } = await confirmed();
      const change = (phone: string) =>
        by === 'PUT'
          ? browser.put('/api/phone', { number: phone })
          : browser.post('/api/notifications', { email: true, sms: true, phone });
      expect((await change(newNumber())).status).toBe(200);
      expect(await confirmedPhoneOf(walory.database, id)).toBeUndefined();
      await change(number);
      expect(await confirmedPhoneOf(walory.database, id)).toBeUndefined();
    },
  );

  test('is removed, and SMS with it (CH-2)', async () => {
    const { browser, id, number } = await confirmed();
    await browser.post('/api/notifications', { email: false, sms: true, phone: number });
    expect((await browser.delete('/api/phone')).status).toBe(200);
    expect((await browser.get('/api/user')).body.data).toMatchObject({
      phone: null,
      notification: { email: false, sms: false },
    });
    expect(await confirmedPhoneOf(walory.database, id)).toBeUndefined();
  });

  test('is in the archive, and goes with the account, as do messages to it (A-12)', async () => {
    const { browser, id, number, password } = await confirmed();
    const files = unzipSync((await browser.get('/api/user/export')).bytes);
    const channels = JSON.parse(strFromU8(files['channels.json']!));
    expect(channels).toMatchObject({ phone: { number, confirmed_at: expect.any(String) }, browsers: [] });
    expect(await mailsTo(walory.database, number)).not.toEqual([]);
    await browser.delete('/api/user', { password });
    expect(await mailsTo(walory.database, number)).toEqual([]);
    expect(await walory.database.many(sql`select from phone_confirmations where user_id = ${id}`)).toEqual(
      [],
    );
  });
});

test('a number that is none is not stored with the choice of channels either (CH-1)', async () => {
  const { browser } = await subscriber();
  for (const phone of ['60010020', '+48 600 100 2001']) {
    const answer = await browser.post('/api/notifications', { email: true, sms: false, phone });
    expect([answer.status, answer.body.errors]).toEqual([422, { phone: ['phoneError'] }]);
  }
});

describe('with a provider', () => {
  let provider: Awaited<ReturnType<typeof startSmsProvider>>;
  let sending: TestWalory;
  beforeAll(async () => {
    provider = await startSmsProvider(twilioAnswer);
    sending = await walory.another({
      role: 'web',
      smsProvider: 'twilio',
      smsUrl: provider.address,
      smsAccount: `AC${'0a'.repeat(16)}`,
      smsKey: 'right-key',
      smsFrom: 'Walory',
      smsTimeout: 1,
    });
  });
  afterAll(() => provider.close());

  async function ready(): Promise<Person> {
    const person = await subscriber(sending);
    await person.browser.put('/api/phone', { number: newNumber() });
    return person;
  }
  const lastCode = () => /\d{6}/.exec(provider.requests.at(-1)!.fields.get('Body')!)![0];

  test('the code arrives on the phone and nowhere else', async () => {
    const person = await ready();
    expect((await person.browser.post('/api/phone/code')).status).toBe(200);
    const { fields } = provider.requests.at(-1)!;
    expect(fields.get('To')).toBe((await person.browser.get('/api/phone')).body.data.number);
    expect(await mailsTo(walory.database, fields.get('To')!)).toEqual([]);
    expect((await confirm(person, lastCode())).status).toBe(200);
  });

  test('what it refuses, and what it cannot do now, is said in words (CH-4)', async () => {
    const person = await ready();
    provider.befall({ status: 400, body: { code: 21614 } });
    const refused = await person.browser.post('/api/phone/code');
    expect([refused.status, refused.body.errors]).toEqual([422, { number: ['phoneRefused'] }]);
    provider.befall({ status: 503, body: '' });
    const later = await person.browser.post('/api/phone/code');
    expect([later.status, later.body.errors]).toEqual([422, { number: ['codeNotSent'] }]);
  });

  test('a code that left without an answer can still be entered, and is not sent twice (CH-4)', async () => {
    const person = await ready();
    const before = provider.requests.length;
    provider.befall('hangUp');
    const answer = await person.browser.post('/api/phone/code');
    expect([answer.status, answer.body.data.uncertain]).toEqual([200, true]);
    expect(provider.requests).toHaveLength(before + 1);
    expect((await confirm(person, lastCode())).status).toBe(200);
  });

  test('the demo account, whose password everybody knows, sends nothing', async () => {
    const demo = sending.visitor();
    await demo.signInAsDemo();
    await demo.put('/api/phone', { number: newNumber() });
    const before = provider.requests.length;
    expect((await demo.post('/api/phone/code')).status).toBe(403);
    expect(provider.requests).toHaveLength(before);
  });
});

test('the operator of the demo reads messages to the demo’s own number alone (A-17)', async () => {
  const { number } = await withCode(await subscriber());
  const demo = walory.visitor();
  await demo.signInAsDemo();
  const own = newNumber();
  await demo.put('/api/phone', { number: own });
  expect((await demo.post('/api/phone/code')).status).toBe(200);
  const { data } = (await demo.get('/api/admin/outbox')).body;
  const to = data.map(({ recipient }: { recipient: string }) => recipient);
  expect(to).toContain(own);
  expect(to).not.toContain(number);
});

describe('most messages a day (CH-5)', () => {
  const counting = (smsPerPerson: number, smsPerDay: number, day: string) => ({
    settings: { ...walory.settings, smsPerPerson, smsPerDay },
    clock: createClock(`${day}T12:00:00Z`),
  });
  const take = (person: Person, services: ReturnType<typeof counting>) =>
    walory.database.transaction((tx) => takeSms(tx, services, person.id));

  test('hold for a person, also when many are sent at once, and end with the day', async () => {
    const [person, another] = [await newPerson(walory), await newPerson(walory)];
    const today = counting(3, 100, '2030-01-01');
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(person, today)));
    expect(taken.sort()).toEqual([...Array(5).fill('person'), ...Array(3).fill('taken')]);
    expect(await take(another, today)).toBe('taken');
    expect(await take(person, counting(3, 100, '2030-01-02'))).toBe('taken');
  });

  test('hold for the installation, and a person loses nothing by it', async () => {
    const [person, another] = [await newPerson(walory), await newPerson(walory)];
    const full = counting(2, 1, '2030-02-01');
    expect(await take(another, full)).toBe('taken');
    for (let tries = 0; tries < 3; tries++) expect(await take(person, full)).toBe('installation');
    const wider = counting(2, 10, '2030-02-01');
    expect([await take(person, wider), await take(person, wider), await take(person, wider)]).toEqual([
      'taken',
      'taken',
      'person',
    ]);
  });

  test('do not count what was not taken after all', async () => {
    const person = await newPerson(walory);
    const today = counting(1, 10, '2030-03-01');
    expect(await take(person, today)).toBe('taken');
    await walory.database.transaction((tx) => giveBackSms(tx, today, person.id));
    expect([await take(person, today), await take(person, today)]).toEqual(['taken', 'person']);
  });

  test('of nought send nothing', async () => {
    const person = await newPerson(walory);
    expect(await take(person, counting(0, 10, '2030-04-01'))).toBe('person');
    expect(await take(person, counting(1, 0, '2030-04-01'))).toBe('installation');
  });
});
