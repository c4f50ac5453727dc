import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../support/all-calls.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { onPlan } from '../../support/callers/trader.ts';
import { oneIn } from '../../support/chance/chance.ts';
import { countedCases } from '../../support/policies/counted-cases.ts';
import { type LimitedWalory, startLimitedWalory } from '../../support/policies/limited-world.ts';
import { readOnlyCases } from '../../support/policies/read-only-cases.ts';
import { switchCases } from '../../support/policies/switch-cases.ts';
import { whoAsks, whoOnlyLocks } from '../../support/policies/who-asks.ts';
import { ownerOfEverything } from '../../support/route-table/owner-of-everything.ts';
import { routeTable } from '../../support/route-table/route-table.ts';
import type { Fixture } from '../../support/route-table/row.ts';

const root = new URL('../../../src/domains', import.meta.url).pathname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path.includes('server/') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ path, text }) => !path.startsWith('billing/') && pattern.test(text))
    .map(({ path }) => path);

const inTable = new Set([...countedCases, ...switchCases, ...readOnlyCases].map(({ call }) => call));

describe('limits of plans are asked for in one place (BL-16)', () => {
  test('nobody but billing reads what a plan allows', () => {
    expect(filesWith(/\blimitsOf\b|\bactiveSubscription\b/)).toEqual([]);
  });

  test('nobody refuses by the plan in words of their own', () => {
    expect(filesWith(/kind: 'upgrade' \}\)/)).toEqual([]);
  });

  test('every file that asks stands in the table with its calls', () => {
    const asking = filesWith(
      /\b(requireRoom|roomFor|requireFeature|requireActive|refusePaused|lockToWrite|beyondPlan)\(/,
    );
    expect(asking.sort()).toEqual(Object.keys(whoAsks).sort());
  });

  test('every call that asks has its cases, and only calls that there are', () => {
    const called = new Set(Object.values(whoAsks).flat());
    expect(
      [...called].filter((call) => !inTable.has(call) && call !== 'integrations.connectExternal'),
    ).toEqual([]);
    const known = new Set(allCalls.map(({ id }) => id));
    expect([...inTable].filter((call) => !known.has(call))).toEqual([]);
  });

  test('whoever holds a portfolio without asking takes something out of it', () => {
    expect(filesWith(/(?<!function )lockPortfolios\(tx,/).sort()).toEqual(Object.keys(whoOnlyLocks).sort());
  });
});

describe('a plan that has nothing', () => {
  let limited: LimitedWalory;
  let stranger: string;
  let owner: { person: Person; fixture: Fixture } | undefined;
  beforeAll(async () => {
    limited = await startLimitedWalory();
    stranger = (await newPerson(limited.walory)).id;
  });
  afterAll(() => limited.stop());

  const surelyRefused = ['portfolios.create', 'transactions.create', 'reports.pdf'];
  const isStillIn = async ({ browser, id }: Person) => {
    const { status, body } = await browser.get('/api/user');
    return status === 200 && body.data.id === id;
  };

  test('refuses no call that is not in the table: each is sent as its owner would', async () => {
    const refused: string[] = [];
    // That every call has a row is a test of its own. A short run sends one in three of those that are not in the table.
    const sent = allCalls.filter(({ id, answers }) => routeTable[id] && answers !== 'stream');
    const others = oneIn(
      3,
      sent.filter(({ id }) => !inTable.has(id)),
    );
    for (const call of [...others, ...sent.filter(({ id }) => surelyRefused.includes(id))]) {
      owner ??= await ownerOfEverything(limited.walory, stranger);
      await onPlan(limited.database, owner.person, 'plenty');
      const { path = call.path, body } = (await routeTable[call.id]!.send?.(owner.fixture)) ?? {};
      await onPlan(limited.database, owner.person, 'nothing');
      const answer = await owner.person.browser.send(call.method, path, body);
      if (answer.status === 403 && answer.body?.upgrade) refused.push(call.id);
      // It may have ended the session, or the account.
      if (/^(user|auth)\./.test(call.id) || !(await isStillIn(owner.person))) owner = undefined;
    }
    expect(refused.filter((call) => !inTable.has(call))).toEqual([]);
    expect(refused).toEqual(expect.arrayContaining(surelyRefused));
  });
});
