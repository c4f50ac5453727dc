import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import { mailTo } from '../../support/callers/mailbox.ts';
import { newPerson } from '../../support/callers/people.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

async function withWalory(
  changes: Partial<Settings>,
  work: (other: TestWalory) => Promise<void>,
): Promise<void> {
  const other = await startTestWalory(changes);
  try {
    await work(other);
  } finally {
    await other.stop();
  }
}

const right = {
  username: 'Jan',
  email: 'jan@example.pl',
  password: 'bursztyn-1919',
  password_confirmation: 'bursztyn-1919',
  terms: true,
};

test('a person registers, is signed in, and starts the trial (A-10)', async () => {
  const jan = walory.visitor();
  const account = await jan.register({ username: 'Jan', onboard: false });
  const me = await jan.get('/api/user');
  expect(me.status).toBe(200);
  expect(me.body.data).toMatchObject({
    id: account.id,
    name: 'Jan',
    email: account.email,
    email_verified_at: null,
    onboarding_done_at: null,
    role: 'user',
    is_demo: false,
    impersonated: false,
    api_key: null,
    avatar: null,
    subscription: { is_trial: true },
    subscriptionPlan: { slug: 'trial' },
  });
  const { started_at, ends_at } = me.body.data.subscription;
  expect(Date.parse(ends_at) - Date.parse(started_at)).toBe(14 * 86_400_000);
  expect(me.body.data.subscriptionPlanPolicies).toEqual([
    { type: 'canCreateMorePortfolios', value: 10 },
    { type: 'canConnectMoreIntegrations', value: 5 },
    { type: 'canConnectMoreStrategies', value: 10 },
    { type: 'canHaveSMSNotifications', value: 0 },
    { type: 'canExportReportsToPDFOrCSV', value: 1 },
    { type: 'canHaveAccessToEducationMaterials', value: 1 },
  ]);
  expect(me.text).not.toContain('argon2');
});

test('a new account has its first module, a welcome in its language, a verification mail and an audit row', async () => {
  const ewa = walory.visitor();
  await ewa.arrive();
  const headers = { 'x-locale': 'pl' };
  const answer = await ewa.post('/register', { ...right, email: 'Ewa@Example.PL ' }, { headers });
  expect(answer.status).toBe(200);
  const modules = (await ewa.get('/api/investment-modules')).body.data;
  expect(modules.filter((module: { is_connected: boolean }) => module.is_connected)).toMatchObject([
    { slug: 'brokerage-investments' },
  ]);
  expect((await ewa.get('/api/notifications', { headers })).body.data).toMatchObject([
    { title: 'Witamy w\u00a0Walorach' },
  ]);
  expect((await ewa.get('/api/user')).body.data.email).toBe('ewa@example.pl');
  expect(await mailTo(walory.database, 'ewa@example.pl', 'verifyEmail')).toMatchObject({
    locale: 'pl',
    state: 'kept',
    subject: 'Potwierdź swój adres e-mail',
  });
  const audit = await walory.database.many(
    sql`select action from audit_log where subject_id = ${answer.body.data.id}`,
  );
  expect(audit).toEqual([{ action: 'registered' }]);
});

test.each([
  ['an address without a dot (A-1)', { email: 'jan@example' }, { email: ['emailError'] }],
  ['an address with a line break (A-1)', { email: 'jan@example.pl\nbcc: x@y.pl' }, { email: ['emailError'] }],
  ['two addresses (A-1)', { email: 'a@b.pl,c@d.pl' }, { email: ['emailError'] }],
  ['no name', { username: '  ' }, { username: ['usernameError'] }],
  ['a name with a control character', { username: 'Jan\u0007' }, { username: ['usernameError'] }],
  [
    'no password',
    { password: '', password_confirmation: '' },
    { password: ['passwordError', 'newPasswordTooWeak'] },
  ],
  [
    'a short password (A-2)',
    { password: '1234567', password_confirmation: '1234567' },
    { password: ['newPasswordTooWeak'] },
  ],
  [
    'two different passwords (A-2)',
    { password_confirmation: 'inne-haslo' },
    { password_confirmation: ['passwordsDoNotMatch'] },
  ],
  ['terms that are not accepted', { terms: false }, { terms: ['termsError'] }],
  ['terms accepted in words', { terms: 'true' }, { terms: ['termsError'] }],
])('registration refuses %s', async (_what, change, errors) => {
  const visitor = await walory.visitor().arrive();
  const answer = await visitor.post('/register', { ...right, ...change });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(errors);
  expect(visitor.cookies.has('walory_session')).toBe(false);
});

test('a registered address is refused in whatever letters, and the earlier account stays untouched (A-3)', async () => {
  const { email, password } = await newPerson(walory);
  const second = await walory.visitor().arrive();
  const answer = await second.post('/register', { ...right, email: email.toUpperCase() });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ email: ['emailTaken'] });
  expect(second.cookies.has('walory_session')).toBe(false);
  expect((await walory.visitor().signIn(email, password)).status).toBe(200);
});

test('of many registrations with one address at once, exactly one wins', async () => {
  const email = 'wyscig@example.pl';
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () =>
      (await walory.visitor().arrive()).post('/register', { ...right, email }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  for (const answer of answers.filter((one) => one.status === 422)) {
    expect(answer.body.errors).toEqual({ email: ['emailTaken'] });
  }
  const rows = await walory.database.many(sql`
    select u.id from users u join subscriptions s on s.user_id = u.id join mails m on m.recipient = u.email
    where u.email = ${email}`);
  expect(rows).toHaveLength(1);
});

test('who registers again while signed in leaves no session behind', async () => {
  const { browser } = await newPerson(walory);
  const left = walory.visitor();
  for (const [name, value] of browser.cookies) left.cookies.set(name, value);
  await browser.register();
  expect((await browser.get('/api/user')).status).toBe(200);
  expect((await left.get('/api/user')).status).toBe(401);
});

test('the demo account is there, verified, on the Professional plan, and operator on loopback', async () => {
  const demo = walory.visitor();
  expect((await demo.signInAsDemo()).status).toBe(200);
  const me = await demo.get('/api/user');
  expect(me.body.data).toMatchObject({
    is_demo: true,
    role: 'admin',
    subscriptionPlan: { slug: 'professional' },
  });
  expect(me.body.data.email_verified_at).not.toBeNull();
  const notices: { kind: string }[] = (await demo.get('/api/notifications')).body.data;
  // Its own strategy has left a band, which it is told; it has no trial to be welcomed to.
  expect(notices.filter(({ kind }) => kind !== 'bandLeft')).toEqual([]);
});

test('the demo account is gone where others could reach it, unless the operator wants it; then it is no operator', async () => {
  await withWalory({ host: '0.0.0.0' }, async (open) => {
    const local = open.url.replace('0.0.0.0', '127.0.0.1');
    const visitor = Object.assign(open.visitor(), { origin: local });
    expect((await visitor.signInAsDemo()).status).toBe(422);
    const wanted = await open.another({ demoAnywhere: true });
    const demo = Object.assign(wanted.visitor(), { origin: wanted.url.replace('0.0.0.0', '127.0.0.1') });
    expect((await demo.signInAsDemo()).status).toBe(200);
    expect((await demo.get('/api/user')).body.data).toMatchObject({ is_demo: true, role: 'user' });
  });
});

test.each([
  ['a proxy in front', { trustProxy: true }],
  ['a public address', { publicUrl: 'https://walory.example' }],
])(
  'the demo account is gone with %s, although the process itself listens on loopback',
  async (_what, settings) => {
    await withWalory(settings, async (reachable) => {
      expect((await reachable.visitor().signInAsDemo()).status).toBe(422);
    });
  },
);

test('nobody can take the address of the demo account and thereby keep it from being restored', async () => {
  await withWalory({ role: 'web' }, async (own) => {
    const demo = own.visitor();
    await demo.signInAsDemo();
    const { id } = (await demo.get('/api/user')).body.data;
    // As an older release let it.
    await own.database.run(sql`update users set email = 'inny@example.pl' where id = ${id}`);
    const squatter = await own.visitor().arrive();
    const registered = await squatter.post('/register', { ...right, email: 'demo@walory.local' });
    expect(registered.body.errors).toEqual({ email: ['emailTaken'] });
    const person = await newPerson(own);
    const moved = await person.browser.put(`/api/user/${person.id}`, {
      name: 'Jan',
      email: 'demo@walory.local',
      current_password: person.password,
    });
    expect(moved.body.errors).toEqual({ email: ['emailTaken'] });
    const restarted = await own.another();
    expect((await restarted.visitor().signInAsDemo()).status).toBe(200);
  });
});

test('with the demo off the first account becomes administrator, and only one of several at once (A-11)', async () => {
  await withWalory({ demo: false }, async (own) => {
    expect((await own.visitor().signInAsDemo()).status).toBe(422);
    const people = await Promise.all(Array.from({ length: 4 }, () => newPerson(own)));
    const later = await newPerson(own);
    const roles = await Promise.all(
      [...people, later].map(async ({ browser }) => (await browser.get('/api/user')).body.data.role),
    );
    expect(roles.slice(0, 4).sort()).toEqual(['admin', 'user', 'user', 'user']);
    expect(roles[4]).toBe('user');
    expect((await later.browser.get('/api/currencies')).body.data[0].exchange_rates).toEqual({ pln: '1' });
  });
});

test('after 14 days the trial falls back to the free plan (A-10)', async () => {
  const { email, password } = await newPerson(walory);
  const in13Days = await walory.later(13 * 24);
  const in15Days = await walory.later(15 * 24);
  const before = in13Days.visitor();
  await before.signIn(email, password);
  expect((await before.get('/api/user')).body.data.subscriptionPlan.slug).toBe('trial');
  const after = in15Days.visitor();
  await after.signIn(email, password);
  const { subscription, subscriptionPlan, subscriptionPlanPolicies } = (await after.get('/api/user')).body
    .data;
  expect([subscription, subscriptionPlan]).toEqual([null, null]);
  expect(subscriptionPlanPolicies.map((policy: { value: number }) => policy.value)).toEqual([
    1, 1, 1, 0, 0, 0,
  ]);
});

test('with plans off every limit is lifted (A-10)', async () => {
  const { email, password } = await newPerson(walory);
  const unlimited = await walory.another({ plans: false });
  const browser = unlimited.visitor();
  await browser.signIn(email, password);
  const { subscriptionPlanPolicies } = (await browser.get('/api/user')).body.data;
  for (const { type, value } of subscriptionPlanPolicies) {
    if (type === 'canHaveSMSNotifications') expect(value).toBe(1);
    expect(value).toBeGreaterThanOrEqual(1);
  }
  expect(subscriptionPlanPolicies[0].value).toBeGreaterThan(1e9);
  const settings = { email: true, sms: true, phone: '+48 600 100 200' };
  expect((await browser.post('/api/notifications', settings)).status).toBe(200);
});

test('more people at once than database connections: everybody gets an answer', async () => {
  await withWalory({ databasePool: 2, smtpUrl: 'smtp://127.0.0.1:9', role: 'web' }, async (small) => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(small)));
    const answers = await Promise.all(
      people.map(({ browser, id, password }, i) =>
        browser.put(`/api/user/${id}`, {
          name: 'Jan',
          email: `przeprowadzka-${i}@example.pl`,
          current_password: password,
        }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  });
});

test('registration is limited for each address, and says when it goes on (A-3, SF-5)', async () => {
  await withWalory({ limitFactor: 1, clock: new Date().toISOString() }, async (limited) => {
    const visitor = await limited.visitor().arrive();
    const wrong = { ...right, email: 'zajety@example.pl' };
    for (let i = 0; i < 10; i++) expect((await visitor.post('/register', wrong)).status).not.toBe(429);
    const answer = await visitor.post('/register', wrong);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  });
});
