import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '../../src/foundation/contract.ts';
import { joinDomains } from '../../src/platform/domains/registration.ts';
import { operatorPaths } from '../../src/platform/http/operator-routes.ts';
import { boundCalls } from '../../src/routes/api/bound-calls.ts';
import { domains } from '../../src/routes/api/domains.ts';
import { createPagePreviews } from '../../src/routes/previews/page-previews.ts';
import { allCalls } from '../support/all-calls.ts';
import { bearer, keyOf, newPerson, operator, type Person } from '../support/callers/people.ts';
import type { Visitor } from '../support/callers/visitor.ts';
import { oneIn } from '../support/chance/chance.ts';
import { lasting } from '../support/route-table/lasting.ts';
import { ownerOfEverything } from '../support/route-table/owner-of-everything.ts';
import { routeTable } from '../support/route-table/route-table.ts';
import type { Fixture, Row } from '../support/route-table/row.ts';
import { routesOf } from '../support/routes-of.ts';
import { startTestWalory, type TestWalory } from '../support/test-walory.ts';

let walory: TestWalory;
let stranger: Person;
let admin: Visitor;
beforeAll(async () => {
  walory = await startTestWalory();
  stranger = await newPerson(walory);
  admin = await operator(walory);
});
afterAll(() => walory.stop());

const newOwner = () => ownerOfEverything(walory, stranger.id);

type Options = Parameters<Visitor['send']>[3];

async function statusOf(
  browser: Visitor,
  call: AnyCall,
  row: Row,
  fixture: Fixture,
  options: Options = {},
): Promise<number> {
  const { path = call.path, body } = (await row.send?.(fixture)) ?? {};
  const answer =
    call.answers === 'stream'
      ? await browser.open(path, options)
      : await browser.send(call.method, path, body, options);
  return answer.status;
}

function rowOf(call: AnyCall): Row {
  const row = routeTable[call.id];
  if (!row) throw new Error(`${call.id} is not in the route table: say who may call it`);
  return row;
}

test('the table knows every declared call, and no call that is gone (rule SF-1)', () => {
  expect(Object.keys(routeTable).sort()).toEqual(allCalls.map((call) => call.id).sort());
});

test('every declared call is bound to an operation, and nothing else is (rule SF-1)', () => {
  const streams = { open: async () => {}, openMarket: async () => {}, closeAll: () => {}, count: 0 };
  const bound = boundCalls(joinDomains(domains), streams, createPagePreviews());
  expect(bound.map(({ call }) => call.id).sort()).toEqual(allCalls.map((call) => call.id).sort());
  expect(bound.filter(({ operation, stream }) => !operation && !stream)).toEqual([]);
});

test('the server has no route that is neither declared nor known infrastructure (rule SF-1)', () => {
  const declared = allCalls.map((call) => `${call.method} ${call.path}`);
  const infrastructure = [...operatorPaths, '/api/openapi.json'].map((path) => `GET ${path}`);
  const heads = ['HEAD /healthz', 'HEAD /readyz'];
  // The one click of mail programs, which send a form to a page.
  const clicks = ['', '/en', '/pl'].flatMap((prefix) =>
    ['less', 'newsletter/unsubscribe'].map((page) => `POST ${prefix}/${page}/:token`),
  );
  // Starting the demo without JavaScript.
  const demo = ['POST /demo'];
  const real = routesOf(walory.walory.app!).filter((route) => !route.endsWith(' /api/*'));
  expect(real.sort()).toEqual([...declared, ...infrastructure, ...heads, ...clicks, ...demo].sort());
});

test('two calls change something by GET, and they ask for the CSRF token (rule SF-2)', () => {
  const changing = allCalls.filter((call) => call.method === 'GET' && call.changes).map((call) => call.path);
  expect(changing).toEqual(['/api/brokers', '/api/email']);
  expect(allCalls.filter((call) => call.method !== 'GET' && !call.changes)).toEqual([]);
});

test('one call comes from another server, which signs it: no session and no CSRF token count (rule SF-2)', () => {
  const signed = allCalls
    .filter((call) => call.signedBy)
    .map((call) => [call.path, call.signedBy, call.access]);
  expect(signed).toEqual([['/api/billing/webhook', 'stripe-signature', 'anyone']]);
});

test('no call of security, billing or administration admits an API key (A-7)', () => {
  const closed = allCalls.filter((call) => !call.apiKey).map((call) => call.id);
  for (const call of allCalls.filter((one) => one.access === 'admin' || one.id.startsWith('admin.'))) {
    expect(closed, call.id).toContain(call.id);
  }
  expect(closed).toEqual(
    expect.arrayContaining(['user.update', 'user.changePassword', 'user.remove', 'user.createApiKey']),
  );
});

/** Who asks in a test: somebody with their records, their API key, and an operator who sees what they see. */
type Cast = { person: Person; fixture: Fixture; key: string; eyes(): Promise<Visitor> };

async function newCast(): Promise<Cast> {
  const { person, fixture } = await newOwner();
  return { person, fixture, key: await keyOf(person), eyes: () => lookingThrough(person) };
}

const changesThePerson = /^(user|auth|admin|subscription|billing)\./;
/** Their answer tells whether there was something to remove, or how many there may be. */
const needsNobodyBefore = ['onboarding.removeSample', 'strategies.unrate', 'watchlists.unwatch'];

let readers: Promise<Cast> | undefined;
let writers: Promise<Cast> | undefined;

/** One for all calls that only read, one for those that change records, and a new one for what changes the person. */
function castOf(call: AnyCall): Promise<Cast> {
  if (!call.changes) return readersOfAll();
  if (changesThePerson.test(call.id) || needsNobodyBefore.includes(call.id)) return newCast();
  writers ??= newCast().then(withEyes);
  return writers;
}

function readersOfAll(): Promise<Cast> {
  readers ??= newReaders();
  return readers;
}

async function newReaders(): Promise<Cast> {
  const cast = await withEyes(await newCast());
  return { ...cast, fixture: lasting(cast.fixture) };
}

/** With an operator who does not look away between two calls. */
async function withEyes(cast: Cast): Promise<Cast> {
  const eyes = await operator(walory);
  expect((await eyes.post('/api/admin/impersonate', { user_id: cast.person.id })).status).toBe(200);
  return { ...cast, eyes: async () => eyes };
}

let strangerToAll: Promise<Visitor> | undefined;

/** Somebody without an account: who cannot make a call stays what they are, for the next. */
function visitorFor(call: AnyCall): Promise<Visitor> {
  if (call.access === 'anyone') return walory.visitor().arrive();
  strangerToAll ??= walory.visitor().arrive();
  return strangerToAll;
}

describe.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('answers the visitor, the owner, the stranger, the key and the administrator each as it should', async () => {
    const row = rowOf(call);
    const { person, fixture, key, eyes } = await castOf(call);
    const { send: _request, ...expected } = row;
    // Whoever is refused leaves the records as they are, for the next.
    const untouched = lasting(fixture);
    const got: Record<string, number> = {};
    const ask = async (who: keyof typeof expected, browser: Visitor, options?: Options) => {
      const records = expected[who]! < 400 ? fixture : untouched;
      got[who] = await statusOf(browser, call, row, records, options);
    };
    await ask('visitor', await visitorFor(call));
    if (row.stranger) await ask('stranger', stranger.browser);
    await ask('key', walory.visitor(), bearer(key));
    await ask('eyes', await eyes());
    await ask('user', person.browser);
    if (row.admin) await ask('admin', await operatorInPerson());
    expect(got).toEqual(expected);
  });
});

/** The operator in their own account: back from wherever the last call left them. */
async function operatorInPerson(): Promise<Visitor> {
  await admin.delete('/api/admin/impersonate');
  if ((await admin.get('/api/admin/users')).status !== 200) admin = await operator(walory);
  return admin;
}

/** An administrator who sees what this person sees. */
async function lookingThrough(person: Person): Promise<Visitor> {
  const browser = await operatorInPerson();
  expect((await browser.post('/api/admin/impersonate', { user_id: person.id })).status).toBe(200);
  return browser;
}

describe('a changing call with a wrong CSRF token is refused', () => {
  const changing = allCalls.filter((call) => call.changes && !call.signedBy);
  let person: Person;
  let fixture: Fixture;
  let before: string;
  let turn = 0;
  beforeAll(async () => {
    const early = await walory.visitor().arrive();
    before = early.cookies.get('XSRF-TOKEN')!;
    ({ person, fixture } = await readersOfAll());
  });

  /** The same browser with another token in cookie and header. */
  function withToken(token: string): Visitor {
    const browser = walory.visitor();
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
    browser.cookies.set('XSRF-TOKEN', token);
    return browser;
  }

  test.each(changing.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_name, call) => {
      const row = rowOf(call);
      const own = person.browser.cookies.get('XSRF-TOKEN')!;
      const foreign = stranger.browser.cookies.get('XSRF-TOKEN')!;
      const headers = (more: Record<string, string>) => ({ headers: more });
      const ways: Record<string, [Visitor, Options?]> = {
        missing: [person.browser, { csrf: false }],
        'from before the sign-in': [withToken(before)],
        'of another session': [withToken(foreign)],
        'with a changed signature': [withToken(`${own.slice(0, -2)}xx`)],
        'in the header only': [withToken('x'), headers({ 'x-xsrf-token': own })],
        'sent by a foreign page': [person.browser, headers({ 'sec-fetch-site': 'cross-site' })],
      };
      // One place refuses for all calls: a short run tries each in one way, the next in another.
      const tried = oneIn(Object.keys(ways).length, Object.keys(ways), turn++);
      const refused: Record<string, number> = {};
      for (const how of tried) {
        const [browser, options] = ways[how]!;
        refused[how] = await statusOf(browser, call, row, fixture, options);
      }
      expect(refused).toEqual(Object.fromEntries(tried.map((how) => [how, 419])));
      const visitor = await statusOf(walory.visitor(), call, row, fixture);
      expect(visitor).toBe(call.access === 'anyone' ? 419 : 401);
    },
  );
});

test('the cookie of an ended session opens nothing any more', async () => {
  const { person, fixture } = await readersOfAll();
  const phone = walory.visitor();
  await phone.signIn(person.email, person.password);
  const left = walory.visitor();
  for (const [name, value] of phone.cookies) left.cookies.set(name, value);
  await phone.post('/logout');
  for (const call of allCalls.filter((one) => one.access !== 'anyone')) {
    expect(await statusOf(left, call, rowOf(call), fixture), call.id).toBe(401);
  }
});

test('an API key that was never given, and one in the wrong place, open nothing', async () => {
  const { person, fixture } = await newOwner();
  const key = await keyOf(person);
  const call = allCalls.find((one) => one.id === 'user.current')!;
  const visitor = walory.visitor();
  for (const authorization of [
    `Bearer wal_${'x'.repeat(43)}`,
    `Basic ${key}`,
    key,
    'Bearer ',
    `Bearer ${key} `.repeat(2),
  ]) {
    const status = await statusOf(visitor, call, rowOf(call), fixture, { headers: { authorization } });
    expect(status, authorization.replace(key, '<key>')).toBe(401);
  }
  visitor.cookies.set('walory_session', key);
  expect(await statusOf(visitor, call, rowOf(call), fixture)).toBe(401);
  const session = person.browser.cookies.get('walory_session')!;
  expect(await statusOf(walory.visitor(), call, rowOf(call), fixture, bearer(session))).toBe(401);
});
