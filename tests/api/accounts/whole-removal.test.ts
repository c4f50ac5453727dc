import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../../support/callers/event-reader.ts';
import { mailsTo } from '../../support/callers/mailbox.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { must } from '../../support/callers/trader.ts';
import { namesNobody, whatBecomesOf } from '../../support/database/tables-of-people.ts';
import { allTables, tablesWith } from '../../support/database/tables-with.ts';
import { eventually } from '../../support/eventually.ts';
import { sixtyForty } from '../../support/records/sample-records.ts';
import { ownerOfEverything } from '../../support/route-table/owner-of-everything.ts';
import type { Fixture } from '../../support/route-table/row.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let other: TestWalory;
let stranger: string;
beforeAll(async () => {
  walory = await startTestWalory();
  other = await walory.another();
  stranger = (await newPerson(walory)).id;
});
afterAll(() => walory.stop());

/** Somebody who has used whatever there is. */
async function whoHasEverything(): Promise<{ person: Person; link: string }> {
  const { person, fixture } = await ownerOfEverything(walory, stranger);
  const { id } = await fixture.portfolio();
  await must(person.browser.post('/api/strategies', { strategyId: sixtyForty, portfolioId: id }));
  const { link } = await fixture.sharedReport();
  const records: (keyof Fixture)[] = [
    'sessionId',
    'notificationId',
    'subscriptionId',
    'moduleId',
    'avatarId',
    'ownAssetId',
    'depositId',
    'ownStrategy',
    'levelId',
    'documentId',
    'property',
    'integration',
    'simulation',
  ];
  for (const make of records) await (fixture[make] as () => Promise<unknown>)();
  return { person, link };
}

const remove = ({ browser, password }: Person) => must(browser.delete('/api/user', { password }));

type Column = { table_name: string };
const columnsNamed = async (name: string): Promise<Set<string>> => {
  const { rows } = await walory.database.raw(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = $1`,
    [name],
  );
  return new Set((rows as Column[]).map(({ table_name }) => table_name));
};

describe('the removal of an account (A-27)', () => {
  test('every table either names nobody, or goes with the account, or says what becomes of it', async () => {
    const owned = await columnsNamed('user_id');
    const { rows } = await walory.database.raw(`
      with recursive gone as (
        select 'users'::regclass::oid as id
        union
        select c.conrelid from pg_constraint c join gone on gone.id = c.confrelid
        where c.contype = 'f' and c.confdeltype = 'c' and (c.confrelid = 'users'::regclass or exists (
          select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'user_id' and a.attnum = any(c.conkey))))
      select id::regclass::text as table_name from gone`);
    const goes = new Set((rows as Column[]).map(({ table_name }) => table_name));
    expect([...owned].filter((table) => !goes.has(table)).sort()).toEqual([]);
    const said = new Set([...namesNobody, ...Object.keys(whatBecomesOf)]);
    const tables = (await allTables(walory.database)).filter((name) => !name.startsWith('jobs.'));
    expect(tables.filter((name) => !owned.has(name) && !said.has(name))).toEqual([]);
    expect([...said].filter((name) => !tables.includes(name))).toEqual([]);
  });

  test('leaves no row of any table that names the id or the address, but the farewell and the log', async () => {
    const { person } = await whoHasEverything();
    expect((await tablesWith(walory.database, person.id)).length).toBeGreaterThan(30);
    await remove(person);
    // Work that was under way writes nothing more for somebody who is gone.
    await eventually(
      async () => (await tablesWith(walory.database, person.id)).join() === 'audit_log',
      () => 'something of the account is left',
    );
    expect(await tablesWith(walory.database, person.email)).toEqual(['mails']);
    expect((await mailsTo(walory.database, person.email)).map(({ kind }) => kind)).toEqual([
      'accountRemoved',
    ]);
  });

  test('is known to every process at once: sessions, shared links and streams of events end', async () => {
    const { person, link } = await whoHasEverything();
    const elsewhere = other.visitor();
    await elsewhere.signIn(person.email, person.password);
    const shared = `/api/shared-reports/${link}`;
    // Both remember what they answered.
    for (const place of [walory, other]) expect((await place.visitor().get(shared)).status).toBe(200);
    expect((await elsewhere.get('/api/portfolios')).body.data.length).toBeGreaterThan(0);
    const stream = await readEvents(elsewhere);
    await remove(person);
    for (const place of [walory, other]) expect((await place.visitor().get(shared)).status).toBe(404);
    await stream.waitForEnd();
    await eventually(
      async () => (await elsewhere.get('/api/portfolios')).status === 401,
      () => 'the session goes on elsewhere',
    );
    expect((await other.visitor().signIn(person.email, person.password)).status).toBe(422);
  });
});
