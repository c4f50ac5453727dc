import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson } from '../../support/callers/people.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory();
});
afterAll(() => walory.stop());

test('a wrong password and an unknown address get the same answer, and no session (A-3)', async () => {
  const { email } = await newPerson(walory);
  const visitor = await walory.visitor().arrive();
  const wrong = await visitor.post('/login', { email, password: 'nie-to-haslo' });
  const unknown = await visitor.post('/login', { email: 'nikt@example.pl', password: 'nie-to-haslo' });
  expect([wrong.status, wrong.body]).toEqual([
    422,
    { message: 'Invalid email or password. Try again.', errors: { email: ['invalidCredentials'] } },
  ]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(visitor.cookies.has('walory_session')).toBe(false);
});

test('a wrong password and an unknown address take comparably long (A-3)', async () => {
  const { email } = await newPerson(walory);
  const visitor = await walory.visitor().arrive();
  // Reckoned in work of this process, in which the product runs too: what else the host does takes time, but no work.
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < 8; i++) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `nikt-${i}@example.pl`],
    ] as const) {
      const before = process.cpuUsage();
      await visitor.post('/login', { email: address, password: 'nie-to-haslo' });
      const { user, system } = process.cpuUsage(before);
      times[kind].push(user + system);
    }
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[4]!;
  // Without the work of a check an unknown address would be answered some ten times sooner.
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2.5);
  expect(median(times.unknown)).toBeLessThan(median(times.known) * 2.5);
});

test('the address may be typed in capitals and with spaces', async () => {
  const { email, password } = await newPerson(walory);
  expect((await walory.visitor().signIn(` ${email.toUpperCase()} `, password)).status).toBe(200);
});

test('the session cookie is kept from scripts and other sites, and lasts only if asked to', async () => {
  const { email, password } = await newPerson(walory);
  const cookieOf = async (at: TestWalory, remember: boolean) => {
    const visitor = await at.visitor().arrive();
    const answer = await visitor.post('/login', { email, password, remember });
    return answer.headers.getSetCookie().find((line) => line.startsWith('walory_session='))!;
  };
  const passing = await cookieOf(walory, false);
  expect(passing).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const remembered = await cookieOf(walory, true);
  const expires = Date.parse(/Expires=([^;]+)/.exec(remembered)![1]!);
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30);
  const behindTls = await walory.another({ publicUrl: 'https://walory.example' });
  expect(await cookieOf(behindTls, false)).toContain('; Secure');
});

test('a session id that somebody brought along is never taken over', async () => {
  const { email, password } = await newPerson(walory);
  const victim = walory.visitor();
  victim.cookies.set('walory_session', 'x'.repeat(43));
  await victim.signIn(email, password);
  expect(victim.cookies.get('walory_session')).not.toBe('x'.repeat(43));
  const attacker = walory.visitor();
  attacker.cookies.set('walory_session', 'x'.repeat(43));
  expect((await attacker.get('/api/user')).status).toBe(401);
});

test('signing in again replaces the session of this browser', async () => {
  const { browser, email, password } = await newPerson(walory);
  const before = browser.cookies.get('walory_session')!;
  await browser.post('/login', { email, password });
  const left = walory.visitor();
  left.cookies.set('walory_session', before);
  expect((await left.get('/api/user')).status).toBe(401);
  expect((await browser.get('/api/user/sessions')).body.data).toHaveLength(1);
});

test('signing out ends the session at once and leaves a working CSRF token', async () => {
  const { browser, email, password } = await newPerson(walory);
  const session = browser.cookies.get('walory_session')!;
  expect((await browser.post('/logout')).status).toBe(200);
  expect(browser.cookies.has('walory_session')).toBe(false);
  const left = walory.visitor();
  left.cookies.set('walory_session', session);
  expect((await left.get('/api/user')).status).toBe(401);
  expect((await browser.post('/login', { email, password })).status).toBe(200);
});

test('a session ends by itself: after a day, or after the remembered thirty (A-8)', async () => {
  const { email, password } = await newPerson(walory);
  const [short, long] = [walory.visitor(), walory.visitor()];
  await short.signIn(email, password);
  await long.signIn(email, password, true);
  const statusAfter = async (hours: number) => {
    const later = await walory.later(hours);
    return Promise.all(
      [short, long].map(async (browser) => {
        const visitor = later.visitor();
        visitor.cookies.set('walory_session', browser.cookies.get('walory_session')!);
        return (await visitor.get('/api/user')).status;
      }),
    );
  };
  expect(await statusAfter(23)).toEqual([200, 200]);
  expect(await statusAfter(25)).toEqual([401, 200]);
  expect(await statusAfter(29 * 24)).toEqual([401, 200]);
  expect(await statusAfter(31 * 24)).toEqual([401, 401]);
});

test('the token of a session is stored only as a hash', async () => {
  const { browser, id } = await newPerson(walory);
  const rows = await walory.database.many(sql`select s::text as line from sessions s where user_id = ${id}`);
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('walory_session'));
});

/** Whether somebody waits for what another transaction on this database holds. */
async function waitingForALock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

test('a password that is changed while it is being checked opens no session', async () => {
  const { id, email, password } = await newPerson(walory);
  const client = new pg.Client({ connectionString: walory.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`update users set password_hash = password_hash || 'x' where id = $1`, [id]);
  const signingIn = walory.visitor().signIn(email, password);
  await expect.poll(() => waitingForALock(client)).toBe(true);
  await client.query('commit');
  await client.end();
  expect((await signingIn).status).toBe(422);
});

test('an account that is removed while its password is being checked is an unknown address', async () => {
  const { id, email, password } = await newPerson(walory);
  const client = new pg.Client({ connectionString: walory.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('delete from users where id = $1', [id]);
  const signingIn = walory.visitor().signIn(email, password);
  await expect.poll(() => waitingForALock(client)).toBe(true);
  await client.query('commit');
  await client.end();
  expect((await signingIn).status).toBe(422);
});

/** With the limits of a real installation, in one window of time however slow the machine is. */
async function startLimited(changes = {}): Promise<TestWalory> {
  return startTestWalory({ limitFactor: 1, clock: new Date().toISOString(), ...changes });
}

test('after ten wrong passwords an account is closed to guessing, others are not', async () => {
  const limited = await startLimited();
  const victim = await newPerson(limited);
  const other = await newPerson(limited);
  const guesser = await limited.visitor().arrive();
  for (let i = 0; i < 10; i++) {
    expect((await guesser.post('/login', { email: victim.email, password: `zgaduje-${i}` })).status).toBe(
      422,
    );
  }
  const refused = await guesser.post('/login', { email: victim.email, password: victim.password });
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({ message: 'Too many attempts. Try again later.' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await limited.visitor().signIn(other.email, other.password)).status).toBe(200);
  await limited.stop();
});

test('wrong passwords of strangers do not lock the owner out of a device that was in before (A-20)', async () => {
  const limited = await startLimited();
  const { email, password, browser } = await newPerson(limited);
  const other = await newPerson(limited);
  await browser.post('/logout');
  const guesser = await limited.visitor().arrive();
  for (let i = 0; i < 11; i++) await guesser.post('/login', { email, password: `zgaduje-${i}` });
  expect((await limited.visitor().signIn(email, password)).status, 'a device nobody knows').toBe(429);
  expect((await browser.signIn(email, password)).status, 'the owner’s own').toBe(200);
  // What one account's device is worth says nothing about another's.
  expect((await other.browser.signIn(email, password)).status).toBe(429);

  // The owner's device has ten tries of its own, and no more.
  await browser.post('/logout');
  await browser.arrive();
  const tries = await Promise.all(
    Array.from({ length: 11 }, (_, i) => browser.post('/login', { email, password: `pomylka-${i}` })),
  );
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  await limited.stop();
});

test('a made-up or stolen mark of a device is worth nothing for another account', async () => {
  const limited = await startLimited();
  const victim = await newPerson(limited);
  const thief = await newPerson(limited);
  const mark = decodeURIComponent(thief.browser.cookies.get('walory_devices')!);
  const ofVictim = decodeURIComponent(victim.browser.cookies.get('walory_devices')!).split('.')[0];
  const [, device, signature] = mark.split('.');
  for (const forged of [
    `${ofVictim}.${device}.${signature}`,
    `${ofVictim}.${device}.`,
    `${ofVictim}`,
    '~~~',
  ]) {
    const guesser = await limited.visitor().arrive();
    guesser.cookies.set('walory_devices', forged);
    for (let i = 0; i < 10; i++) await guesser.post('/login', { email: victim.email, password: 'x' });
    expect((await guesser.post('/login', { email: victim.email, password: 'x' })).status).toBe(429);
  }
  await limited.stop();
});

test('what a caller writes into X-Forwarded-For does not lift the limits', async () => {
  const limited = await startLimited({ trustProxy: true });
  const guesser = await limited.visitor().arrive();
  const statuses: number[] = [];
  for (let i = 0; i < 41; i++) {
    const headers = { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.7` };
    const answer = await guesser.post(
      '/login',
      { email: `nikt-${i}@example.pl`, password: 'x' },
      { headers },
    );
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(40).fill(422), 429]);
  await limited.stop();
});
