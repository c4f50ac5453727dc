import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '../../src/foundation/contract.ts';
import { newId } from '../../src/foundation/ids.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { allCalls } from '../support/all-calls.ts';
import { allFailures } from '../support/all-failures.ts';
import {
  fieldsOf,
  hostileBodies,
  hostileValue,
  hostileValues,
  nearly,
} from '../support/callers/hostile-input.ts';
import type { Account, Answer, Visitor } from '../support/callers/visitor.ts';
import { chanceSeed, isSoak, often, oneIn, tried } from '../support/chance/chance.ts';
import { databaseFacts } from '../support/database/database-facts.ts';
import { addAnnouncement } from '../support/records/add-announcement.ts';
import { dueDividend } from '../support/records/due/due-dividend.ts';
import { duePlan } from '../support/records/due/own-plan.ts';
import { addKnownAsset, addSplit } from '../support/records/known-asset.ts';
import { ownBond } from '../support/records/own-bond.ts';
import { ownDocument } from '../support/records/own-document.ts';
import { ownGroup } from '../support/records/own-group.ts';
import { ownIntegration } from '../support/records/own-integration.ts';
import { ownPortfolio } from '../support/records/own-portfolio.ts';
import { ownProperty } from '../support/records/own-property.ts';
import { ownSimulation } from '../support/records/own-simulation.ts';
import { ownStrategy } from '../support/records/own-strategy.ts';
import { sharedTaxYear, taxedSale } from '../support/records/own-tax-year.ts';
import { planDocument } from '../support/records/plan-document.ts';
import { ownAsset, tinyAvatar } from '../support/records/sample-records.ts';
import { ownSharedReport } from '../support/records/shared-report.ts';
import { ownWatchlist } from '../support/route-table/own-watchlist.ts';
import { routeTable } from '../support/route-table/route-table.ts';
import type { Fixture } from '../support/route-table/row.ts';
import { newReport } from '../support/route-table/rows/reports.ts';
import { newLevel } from '../support/route-table/rows/telling/alerts.ts';
import { newDeposit } from '../support/route-table/rows/wealth/deposits.ts';
import { newGoal } from '../support/route-table/rows/wealth/plans.ts';
import { startTestWalory, type TestWalory } from '../support/test-walory.ts';

let walory: TestWalory;
let administrator: Account;
let fixture: Fixture;
let facts: () => Promise<Record<string, string>>;
/** What the database held when it was last looked at; undefined since something was accepted. */
let unchanged: Record<string, string> | undefined;

beforeAll(async () => {
  // Without a worker: what an accepted request queued must not change things while others are tried.
  walory = await startTestWalory({ role: 'web' });
  const browser = walory.visitor();
  administrator = await browser.register();
  await walory.database.run(sql`update users set role = 'admin' where id = ${administrator.id}`);
  // With a plan that has everything, so that none stands before what is tried.
  await walory.database.run(sql`
    update subscriptions set plan_id = (select id from plans where slug = 'professional')
    where user_id = ${administrator.id}`);
  const anybody = (await walory.visitor().register()).id;
  const modules = (await browser.get('/api/investment-modules')).body.data;
  const avatar = (await browser.post('/api/avatars', { avatar: tinyAvatar })).body.data.avatar;
  const own = (await browser.post('/api/custom-assets', ownAsset)).body.data;
  const known = await addKnownAsset(walory.database);
  const split = await addSplit(walory.database);
  const portfolio = await ownPortfolio(walory.database, browser);
  const group = await ownGroup(walory.database, browser);
  const deposit = (await browser.post('/api/deposits', newDeposit)).body.data.id;
  const plan = await duePlan(walory.database, browser, portfolio);
  const sold = await taxedSale(browser, portfolio);
  const sharedTaxes = await sharedTaxYear(browser);
  const goal = (await browser.post('/api/goals', newGoal)).body.data.id;
  const strategy = await ownStrategy(browser);
  const waitsFor = { ...newLevel, instrument_id: known.id };
  const level = (await browser.post('/api/price-levels', waitsFor)).body.data.id;
  const about = { asset_id: known.id, note: 'Cheap' };
  const assetNote = (await browser.put('/api/asset-notes', about)).body.data.id;
  await browser.put('/api/asset-tags', { asset_id: known.id, tags: ['chips'] });
  const purchase = portfolio.transactionId;
  const decision = (await browser.put(`/api/decisions/${purchase}`, { why: 'Cheap' })).body.data.id;
  const watchlist = await ownWatchlist(walory.database, browser);
  const report = (await browser.post('/api/reports', newReport)).body.data.id;
  const shared = await ownSharedReport(browser, portfolio.id);
  const payment = await dueDividend(walory.database, portfolio);
  const document = await ownDocument(browser);
  const integration = await ownIntegration(browser);
  const bond = await ownBond(browser, { symbol: 'EDO0834', amount: 10, purchased_at: '2024-08-12' });
  const property = await ownProperty(browser);
  const simulation = await ownSimulation(walory.database, portfolio.id);
  const annotated = { ids: [portfolio.transactionId], action: 'note', note: 'New' };
  await browser.post('/api/transactions/bulk', annotated);
  const change = (await browser.get('/api/changes?undoable=1')).body.data[0].id;
  fixture = {
    // With the wrong password nothing is lost when all the rest is right.
    owner: { ...administrator, password: 'nie-to-haslo' },
    anybody,
    sessionId: async () => newId(),
    notificationId: async () => newId(),
    subscriptionId: async () => 'x'.repeat(43),
    moduleId: async () => modules[0].id,
    avatarId: async () => avatar.split('/').at(-1),
    verificationToken: async () => 'x'.repeat(43),
    ownAssetId: async () => own.id,
    madeUpAssetId: async () => own.id,
    splitId: async () => split,
    announcementId: () => addAnnouncement(walory.database),
    knownAsset: async () => known,
    portfolio: async () => portfolio,
    changeId: async () => change,
    group: async () => group,
    duePayment: async () => payment,
    depositId: async () => deposit,
    plan: async () => plan,
    openTaxYear: async () => 2024,
    filedTaxYear: async () => 2023,
    taxedSale: async () => sold,
    sharedTaxYear: async () => sharedTaxes,
    goalId: async () => goal,
    ownStrategy: async () => strategy,
    assetNoteId: async () => assetNote,
    tagName: async () => 'chips',
    decisionId: async () => decision,
    watchlist: async () => watchlist,
    levelId: async () => level,
    reportId: async () => report,
    sharedReport: async () => shared,
    documentId: async () => document,
    integration: async () => integration,
    bondId: async () => bond,
    property: async () => property,
    simulation: async () => simulation,
    planDocument: () => planDocument(walory.database, administrator.id),
  };
  facts = databaseFacts(walory.database);
});
afterAll(() => walory.stop());

/** What a failure may tell beside its message. */
const shapesOfFailure: Record<number, string[]> = {
  409: ['message', 'current'],
  422: ['message', 'errors', 'params'],
};

let signedIn: Visitor | undefined;

/** Somebody who may make this call, so that everything behind the access checks is reached. */
async function callerOf(call: AnyCall): Promise<Visitor> {
  if (call.access === 'anyone') return walory.visitor().arrive();
  // While nothing is accepted nobody is signed out: sessions are among the facts.
  if (signedIn && unchanged) return signedIn;
  if (signedIn && (await signedIn.get('/api/admin/users?search=nobody')).status === 200) return signedIn;
  // A value that was accepted may have moved the account to another address.
  await walory.database.run(
    sql`update users set email = ${administrator.email} where id = ${administrator.id}`,
  );
  signedIn = walory.visitor();
  expect((await signedIn.signIn(administrator.email, administrator.password)).status).toBe(200);
  return signedIn;
}

function expectDecent(answer: Answer, what: string): void {
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status === 200) return;
  // No refusal is longer than what a person reads, however much was sent (rule SF-13).
  expect(JSON.stringify(answer.body).length, what).toBeLessThan(60_000);
  expect(answer.headers.get('content-type'), what).toContain('application/json');
  expect(typeof answer.body?.message, what).toBe('string');
  expect(shapesOfFailure[answer.status] ?? ['message'], what).toEqual(
    expect.arrayContaining(Object.keys(answer.body)),
  );
  if (answer.status === 422) expect(Object.keys(answer.body), what).toContain('errors');
  if (answer.status !== 422) return;
  expect(Object.keys(answer.body.errors).length, what).toBeGreaterThan(0);
  expect(allFailures, what).toEqual(
    expect.arrayContaining(Object.values<string[]>(answer.body.errors).flat()),
  );
}

/**
 * Comparing the whole database takes longer than a request. A short run looks once after everything that was tried with
 * a call; a soak, which is asked what a violation came from, much more often.
 */
const isTimeToLook = (refusals: number) => isSoak && refusals % 6 === 0;

async function expectUnchanged(): Promise<void> {
  if (unchanged) expect(await facts()).toEqual(unchanged);
}
afterEach(expectUnchanged);

/** Sends hostile requests as one who may call, and sees that refused ones have changed nothing. */
async function attack<T>(
  call: AnyCall,
  input: fc.Arbitrary<T>,
  runs: number,
  send: (browser: Visitor, value: T) => Promise<Answer>,
) {
  let browser = await callerOf(call);
  let refusals = 0;
  unchanged ??= await facts();
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      const answer = await send(browser, value);
      expectDecent(answer, JSON.stringify(value)?.slice(0, 300));
      if (answer.status === 200) {
        unchanged = undefined;
        browser = await callerOf(call);
        unchanged = await facts();
        refusals = 0;
      } else if (isTimeToLook(++refusals)) await expectUnchanged();
    }),
    { seed: chanceSeed, numRuns: often(runs), endOnFailure: true },
  );
}

let turn = 0;

/** Puts hostile values into every field, the rest being right: each into one field in thirty, and in a soak into all. */
async function sweep(
  call: AnyCall,
  names: string[],
  send: (browser: Visitor, name: string, value: unknown) => Promise<Answer>,
) {
  for (const name of names) {
    const browser = await callerOf(call);
    unchanged ??= await facts();
    const values = oneIn(30, hostileValues, turn++);
    const answers = await Promise.all(values.map((value) => send(browser, name, value)));
    tried('hostile requests', answers.length);
    answers.forEach((answer, i) => {
      expectDecent(answer, `${name}: ${JSON.stringify(values[i]).slice(0, 300)}`);
    });
    if (answers.some((answer) => answer.status === 200)) unchanged = undefined;
    else if (isSoak) await expectUnchanged();
  }
}

type Part = 'body' | 'query' | 'params';

/** The calls that have this part, with their names. In a short run one part of each is hostile, the next part of the next one. */
const callsWith = (part: Part) =>
  allCalls
    .filter((call, at) => {
      const parts = (['body', 'query', 'params'] as const).filter((one) => call[one]);
      return isSoak ? parts.includes(part) : parts[at % parts.length] === part;
    })
    .map((call) => [`${call.method} ${call.path}`, call] as const);

async function rightRequest(call: AnyCall): Promise<{ path: string; body: Record<string, unknown> }> {
  const { path = call.path, body = {} } = (await routeTable[call.id]?.send?.(fixture)) ?? {};
  // Some requests need a record of their own.
  unchanged = undefined;
  return { path, body: body as Record<string, unknown> };
}

describe('a hostile body is refused decently and changes nothing', () => {
  test.each(callsWith('body'))('%s', async (_name, call) => {
    const { path, body } = await rightRequest(call);
    const post = (browser: Visitor, value: unknown) => browser.send(call.method, path, value);
    await sweep(call, [...fieldsOf(call.body).keys()], (browser, name, value) =>
      post(browser, { ...body, [name]: value }),
    );
    await attack(call, nearly(body, call.body), 1, post);
    await attack(call, hostileValue, 1, post);
    const text = fc.constantFrom(...hostileBodies);
    await attack(call, text, 1, (browser, raw) => browser.send(call.method, path, undefined, { raw }));
  });
});

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

/** Any value as a part of an address: encoded where that is possible, raw bytes where not. */
const addressPart = fc.oneof(
  hostileValue.map((value) => encodeURIComponent(asText(value)).slice(0, 3000)),
  fc
    .uint8Array({ maxLength: 12 })
    .map((bytes) => Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  fc.constantFrom('%2e%2e%2f', '%00', '%c0%ae', '.', '..', '%25', '%2F', ';a=b', '~', '*'),
);

describe('a hostile query is refused decently and changes nothing', () => {
  test.each(callsWith('query'))('%s', async (_name, call) => {
    const [path = '', right = ''] = (await rightRequest(call)).path.split('?');
    const names = [...new URLSearchParams(right).keys(), 'search', '__proto__'];
    await sweep(call, [...fieldsOf(call.query).keys()], (browser, name, value) => {
      const others = new URLSearchParams(right);
      others.delete(name);
      const text = encodeURIComponent(asText(value)).slice(0, 10_000);
      return browser.send(call.method, `${path}?${others}&${name}=${text}`);
    });
    const query = fc.array(fc.tuple(fc.constantFrom(...names), addressPart), { maxLength: 4 });
    await attack(call, query, 2, (browser, pairs) => {
      const changed = pairs.map(([name, value]) => `${name}=${value}`).join('&');
      return browser.send(call.method, `${path}?${right}&${changed}`);
    });
  });
});

describe('a hostile id is not found and changes nothing', () => {
  test.each(callsWith('params'))('%s', async (_name, call) => {
    const { path, body } = await rightRequest(call);
    const content = call.body ? body : undefined;
    const pattern = call.path.split('/');
    const names = pattern.filter((part) => part.startsWith(':'));
    const withPart = (name: string, part: string) =>
      path
        .split('/')
        .map((given, i) => (pattern[i] === name ? part : given))
        .join('/');
    await sweep(call, names, (browser, name, value) => {
      // What is empty or climbs makes another address.
      const part = encodeURIComponent(asText(value)).slice(0, 3000) || '%20';
      return browser.send(call.method, withPart(name, part), content);
    });
    await attack(
      call,
      addressPart.filter((part) => !/^\.*$/.test(part)),
      2,
      async (browser, part) => {
        const answer = await browser.send(call.method, call.path.replace(/:\w+/g, part), content);
        // A method and a path that happen to be another call are that call's own affair.
        expect([200, 400, 404, 422]).toContain(answer.status);
        return answer;
      },
    );
  });
});
