import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { mailTo } from '../../support/callers/mailbox.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

async function profileOf({ browser }: Person) {
  return (await browser.get('/api/user')).body.data;
}

describe('personal information', () => {
  test('is stored as typed, without spaces around it, and answered with success and a message', async () => {
    const person = await newPerson(walory);
    const answer = await person.browser.put(`/api/user/${person.id}`, {
      name: '  Żaneta Łoś-Śmiała  ',
      email: person.email,
      city: 'Łódź ',
      streetAddress: "Pl. św. Floriana 1/2 m. 3'; --",
      postalCode: '90-001',
    });
    expect(answer.body).toEqual({ success: true, message: 'Settings saved' });
    const inPolish = await person.browser.put(
      `/api/user/${person.id}`,
      { name: '  Żaneta Łoś-Śmiała  ', email: person.email, city: 'Łódź ', postalCode: '90-001' },
      { headers: { 'x-locale': 'pl' } },
    );
    expect(inPolish.body).toEqual({ success: true, message: 'Ustawienia zapisane' });
    expect(await profileOf(person)).toMatchObject({
      name: 'Żaneta Łoś-Śmiała',
      username: 'Jan Kowalski',
      address: { city: 'Łódź', street: '', zip: '90-001' },
    });
  });

  test('username and first name are fields of their own, left alone by whoever does not send them', async () => {
    const person = await newPerson(walory, { username: 'janek' });
    const save = (fields: object) =>
      person.browser.put(`/api/user/${person.id}`, { name: 'Jan Kowalski', email: person.email, ...fields });
    await save({ username: ' janek77 ', first_name: 'Jan' });
    const own = { name: 'Jan Kowalski', username: 'janek77', first_name: 'Jan' };
    expect(await profileOf(person)).toMatchObject(own);
    await save({});
    expect(await profileOf(person)).toMatchObject(own);
    await save({ first_name: '' });
    expect(await profileOf(person)).toMatchObject({ ...own, first_name: null });
    expect((await save({ username: ' ' })).body.errors).toEqual({ username: ['usernameError'] });
    expect((await save({ first_name: 'x'.repeat(61) })).body.errors).toEqual({ first_name: ['tooLong'] });
  });

  test('the demo account keeps its address, and says so in the caller’s language', async () => {
    const demo = walory.visitor();
    await demo.signInAsDemo();
    const { id, name } = (await demo.get('/api/user')).body.data;
    const move = (locale: string) =>
      demo.put(
        `/api/user/${id}`,
        { name: 'Inna', email: 'inna@example.pl', current_password: 'demo-walory' },
        { headers: { 'x-locale': locale } },
      );
    expect((await move('en')).body).toEqual({
      success: false,
      message: 'The demo account keeps its e-mail address. Nothing was changed.',
    });
    expect((await move('pl')).body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^Konto demo zachowuje/),
    });
    expect((await demo.get('/api/user')).body.data).toMatchObject({ name, email: 'demo@walory.local' });
  });

  test('a new address has to be verified again; the old one is told, the new one gets a link (A-6)', async () => {
    const person = await newPerson(walory);
    await walory.database.run(sql`update users set email_verified_at = now() where id = ${person.id}`);
    const email = `nowy-${person.email}`;
    await person.browser.put(`/api/user/${person.id}`, {
      name: 'Jan',
      email: email.toUpperCase(),
      current_password: person.password,
    });
    expect(await profileOf(person)).toMatchObject({ email, email_verified_at: null });
    expect(await mailTo(walory.database, person.email, 'emailChanged')).toBeDefined();
    expect(await mailTo(walory.database, email, 'verifyEmail')).toBeDefined();
    expect((await walory.visitor().signIn(email, person.password)).status).toBe(200);
    expect((await walory.visitor().signIn(person.email, person.password)).status).toBe(422);
  });

  test('the same address stays verified', async () => {
    const person = await newPerson(walory);
    await walory.database.run(sql`update users set email_verified_at = now() where id = ${person.id}`);
    await person.browser.put(`/api/user/${person.id}`, { name: 'Inne imię', email: person.email });
    expect((await profileOf(person)).email_verified_at).not.toBeNull();
  });

  test('the address of another account is refused and nothing else is stored', async () => {
    const [person, other] = [await newPerson(walory), await newPerson(walory)];
    const answer = await person.browser.put(`/api/user/${person.id}`, {
      name: 'Zmiana',
      email: other.email,
      current_password: person.password,
    });
    expect([answer.status, answer.body.errors]).toEqual([422, { email: ['emailTaken'] }]);
    expect(await profileOf(person)).toMatchObject({ name: 'Jan Kowalski', email: person.email });
  });

  test('of two moves to one address at once exactly one succeeds', async () => {
    const people = [await newPerson(walory), await newPerson(walory)];
    const email = 'cel-przeprowadzki@example.pl';
    const answers = await Promise.all(
      people.map(({ browser, id, password }) =>
        browser.put(`/api/user/${id}`, { name: 'Jan', email, current_password: password }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  test.each([
    ['no name', { name: '' }, { name: ['nameError'] }],
    ['a name of several lines', { name: 'Jan\nKowalski' }, { name: ['nameError'] }],
    ['a name without end', { name: 'x'.repeat(61) }, { name: ['nameError'] }],
    ['a wrong address', { email: 'jan' }, { email: ['emailError'] }],
    ['a city without end', { city: 'x'.repeat(121) }, { city: ['tooLong'] }],
    ['half a character', { city: '\ud83d' }, { city: ['invalid'] }],
  ])('%s is refused', async (_what, change, errors) => {
    const person = await newPerson(walory);
    const answer = await person.browser.put(`/api/user/${person.id}`, {
      name: 'Jan',
      email: person.email,
      ...change,
    });
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });
});

describe('channels of notifications', () => {
  test('are chosen, and SMS needs a plan that has it', async () => {
    const person = await newPerson(walory);
    const save = (choice: object) => person.browser.post('/api/notifications', choice);
    expect((await save({ email: false, sms: false, phone: '+48 600 100 200' })).body).toEqual({
      data: { ok: true },
    });
    expect(await profileOf(person)).toMatchObject({
      notification: { email: false, sms: false },
      phone: '+48 600 100 200',
    });
    const refused = await save({ email: true, sms: true, phone: '+48 600 100 200' });
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Please upgrade your account', upgrade: true },
    ]);
    expect((await profileOf(person)).notification).toEqual({ email: false, sms: false });
    await walory.database.run(sql`
      update subscriptions set plan_id = (select id from plans where slug = 'professional') where user_id = ${person.id}`);
    expect((await save({ email: true, sms: true, phone: '600100200' })).status).toBe(200);
    expect((await profileOf(person)).notification).toEqual({ email: true, sms: true });
  });

  test.each([
    ['SMS without a number', { email: true, sms: true }, { phone: ['phoneError'] }],
    ['letters as a number', { email: true, sms: false, phone: 'zadzwoń' }, { phone: ['phoneError'] }],
    ['a number without end', { email: true, sms: false, phone: '1'.repeat(21) }, { phone: ['phoneError'] }],
    ['words instead of yes and no', { email: 'yes', sms: 0 }, { email: ['invalid'], sms: ['invalid'] }],
  ])('%s is refused', async (_what, choice, errors) => {
    const person = await newPerson(walory);
    const answer = await person.browser.post('/api/notifications', choice);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  test('a removed notification is gone, and cannot be removed again', async () => {
    const { browser } = await newPerson(walory);
    const [{ id }] = (await browser.get('/api/notifications')).body.data;
    expect((await browser.delete(`/api/notifications/${id}`)).status).toBe(200);
    expect((await browser.get('/api/notifications')).body).toEqual({
      data: [],
      meta: { total: 0, start: 0, limit: 100, unread: 0 },
    });
    expect((await browser.delete(`/api/notifications/${id}`)).status).toBe(404);
  });
});

describe('the onboarding', () => {
  test('stores the investor profile and stamps its end, once', async () => {
    const person = await newPerson(walory, { onboard: false });
    const finish = (answers: object) => person.browser.post('/api/user/onboarding', answers);
    expect((await profileOf(person)).onboarding_done_at).toBeNull();
    expect((await finish({ familiarity: 3, reason: 4, scope: 'personal-and-professional' })).body).toEqual({
      data: { ok: true },
    });
    const first = await profileOf(person);
    expect(first).toMatchObject({ familiarity: 3, reason: 4, scope: 'personal-and-professional' });
    expect(first.onboarding_done_at).not.toBeNull();
    await finish({ familiarity: 1, reason: 1, scope: 'personal' });
    const second = await profileOf(person);
    expect(second).toMatchObject({ familiarity: 1, onboarding_done_at: first.onboarding_done_at });
    const again = walory.visitor();
    expect((await again.signIn(person.email, person.password)).body.data.onboarding_done).toBe(true);
  });

  test.each([
    ['nothing', {}, { familiarity: ['familiarityError'], reason: ['reasonError'], scope: ['scopeError'] }],
    [
      'answers beyond the scale',
      { familiarity: 4, reason: 0, scope: 'personal' },
      { familiarity: ['familiarityError'], reason: ['reasonError'] },
    ],
    [
      'half answers',
      { familiarity: 1.5, reason: 1, scope: 'x' },
      { familiarity: ['familiarityError'], scope: ['scopeError'] },
    ],
    [
      'numbers as words',
      { familiarity: '1', reason: 1, scope: 'personal' },
      { familiarity: ['familiarityError'] },
    ],
  ])('%s is refused', async (_what, answers, errors) => {
    const person = await newPerson(walory, { onboard: false });
    const answer = await person.browser.post('/api/user/onboarding', answers);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await profileOf(person)).onboarding_done_at).toBeNull();
  });
});

describe('investment modules', () => {
  test('are connected and disconnected, twice is no fault, and others are not touched', async () => {
    const [person, other] = [await newPerson(walory), await newPerson(walory)];
    const slugs = async ({ browser }: Person) =>
      (await browser.get('/api/investment-modules')).body.data
        .filter((module: { is_connected: boolean }) => module.is_connected)
        .map((module: { slug: string }) => module.slug);
    const bonds = (await person.browser.get('/api/investment-modules')).body.data.at(-1);
    expect(bonds).toMatchObject({ slug: 'bonds', is_connected: false });
    expect(bonds.languages).toContainEqual({ lang: 'pl', name: 'Obligacje skarbowe' });
    for (let i = 0; i < 2; i++) {
      expect((await person.browser.post('/api/investment-modules', { module_id: bonds.id })).status).toBe(
        200,
      );
    }
    expect(await slugs(person)).toEqual(['brokerage-investments', 'bonds']);
    expect(await slugs(other)).toEqual(['brokerage-investments']);
    expect((await person.browser.delete(`/api/investment-modules/${bonds.id}`)).status).toBe(200);
    expect((await person.browser.delete(`/api/investment-modules/${bonds.id}`)).status).toBe(404);
    expect(await slugs(person)).toEqual(['brokerage-investments']);
  });

  test.each(['', 'bonds', '00000000-0000-0000-0000-000000000000', 7])(
    'there is no module %j',
    async (module_id) => {
      const { browser } = await newPerson(walory);
      const answer = await browser.post('/api/investment-modules', { module_id });
      expect([answer.status, answer.body.errors]).toEqual([422, { module_id: ['moduleError'] }]);
    },
  );
});
