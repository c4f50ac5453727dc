import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyCall } from '../../../src/foundation/contract.ts';
import { allCalls } from '../../support/all-calls.ts';
import type { Answer, Visitor } from '../../support/callers/visitor.ts';
import { databaseFacts } from '../../support/database/database-facts.ts';
import { ownerOfEverything } from '../../support/route-table/owner-of-everything.ts';
import { routeTable } from '../../support/route-table/route-table.ts';
import type { Fixture } from '../../support/route-table/row.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

/** What a visitor may send although it is not a reading GET: the way in and out, and what reads by POST. */
const exceptions = ['analyzer.call', 'auth.register', 'auth.signIn', 'auth.signOut', 'auth.visitDemo'];

let walory: TestWalory;
let visit: Visitor;
/** Everything there is belongs to the account that is looked at. */
let fixture: Fixture;
let facts: () => Promise<Record<string, string>>;
beforeAll(async () => {
  // Without a worker: what was queued must not change things while a visitor tries others.
  walory = await startTestWalory({ role: 'web' });
  const anybody = (await walory.visitor().register()).id;
  const browser = walory.visitor();
  const { id } = (await browser.signInAsDemo()).body.data;
  const owner = { id, email: 'demo@walory.local', password: 'demo-walory', browser };
  const everything = await ownerOfEverything(walory, anybody, owner);
  fixture = { ...everything.fixture, verificationToken: async () => 'a-token' };
  visit = await walory.visitor().visitDemo();
  facts = databaseFacts(walory.database);
});
afterAll(() => walory.stop());

type Sent = Pick<Answer, 'status'> & Partial<Answer>;

/** Sends right requests of several calls, and sees that they left everything as it was. */
async function answersOf(calls: readonly AnyCall[]): Promise<Record<string, Sent>> {
  const requests = new Map<AnyCall, { path?: string; body?: unknown }>();
  for (const call of calls) requests.set(call, (await routeTable[call.id]?.send?.(fixture)) ?? {});
  const before = await facts();
  const answers: Record<string, Sent> = {};
  for (const [call, { path = call.path, body }] of requests)
    answers[call.id] =
      call.answers === 'stream' ? await visit.open(path) : await visit.send(call.method, path, body);
  expect(await facts()).toEqual(before);
  return answers;
}

/** What each of them is expected to answer. */
const each = <Value>(calls: readonly AnyCall[], value: (call: AnyCall) => Value) =>
  Object.fromEntries(calls.map((call) => [call.id, value(call)]));

function statuses(answers: Record<string, Sent>): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).map(([id, { status }]) => [id, status]));
}

test('every write of a visitor is refused and changes nothing (A-29)', async () => {
  const writes = allCalls.filter(
    ({ id, changes, signedBy }) => changes && !signedBy && !exceptions.includes(id),
  );
  const answers = await answersOf(writes);
  expect(statuses(answers)).toEqual(each(writes, () => 403));
  const said = { message: 'This is a demo: sign up to change things.', demo: true };
  expect(new Set(Object.values(answers).map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify(said)]),
  );
});

test('what a visitor reads is answered as to the owner, and changes nothing (A-29)', async () => {
  const reads = allCalls.filter(({ changes, whileVisiting }) => !changes && whileVisiting);
  expect(statuses(await answersOf(reads))).toEqual(each(reads, ({ id }) => routeTable[id]!.user));
});

test('devices, the archive, documents that are made and what operators read are not shown to a visitor (A-29)', async () => {
  const closed = allCalls.filter(({ changes, whileVisiting }) => !changes && !whileVisiting);
  expect(statuses(await answersOf(closed))).toEqual(each(closed, () => 403));
  expect(closed.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['user.sessions', 'user.export', 'reports.pdf', 'admin.users', 'admin.audit']),
  );
});

test('nothing but the way in and out, and reading by POST, is excepted (A-29)', () => {
  const admitted = allCalls.filter((call) => call.changes && call.whileVisiting).map(({ id }) => id);
  expect(admitted.sort()).toEqual(exceptions);
});

test('simulations are read and not run (A-29)', async () => {
  const { id, portfolioId } = await fixture.simulation();
  const ask = (action?: string) =>
    visit.post('/api/portfolio-analyzer', { action, portfolio_id: portfolioId, simulation_id: id });
  const before = await facts();
  expect((await ask('fetch-single-portfolio-history-simulation')).body.id).toBe(id);
  expect((await ask('fetch-portfolio-history-simulations')).body.data).toHaveLength(1);
  for (const action of ['run-portfolio-history-simulation', 'interpret-portfolio-simulation', 'x', undefined])
    expect((await ask(action)).status, action).toBe(403);
  expect((await visit.post('/api/portfolio-analyzer', [])).status).toBe(403);
  expect(await facts()).toEqual(before);
});
