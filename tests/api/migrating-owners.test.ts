import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../src/entry/project-root.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { alone, migrate } from '../../src/platform/database/migrate.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createJobQueue, defineJob } from '../../src/platform/jobs/job-queue.ts';
import { createLog } from '../../src/platform/log.ts';
import { bearer } from '../support/callers/people.ts';
import { oldPerson, oldTokens } from '../support/database/old-rows.ts';
import { freshDatabase, startTestWalory, type TestWalory } from '../support/test-walory.ts';

/** The first migration by which rows know their owner; a database of the release before ends earlier. */
const firstOfOwners = '20261115040100';

const migrationsFolder = path.join(root, 'migrations');
const log = createLog('silent');
const names = ['jan', 'ewa', 'ola'];
const run = defineJob<{ simulationId: string }>('backtest.run');

type Rows = Record<string, { row: string; user_id: string | null }[]>;

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let people: { id: string; simulationId: string }[];
let before: Rows;
let after: Rows;
let walory: TestWalory;
beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  const old = await mkdtemp(path.join(tmpdir(), 'walory-migrations-'));
  for (const name of await readdir(migrationsFolder))
    if (name < firstOfOwners) await copyFile(path.join(migrationsFolder, name), path.join(old, name));
  await alone(database, (client) => migrate(client, old, log));
  await rm(old, { recursive: true });
  people = [];
  for (const name of names) people.push(await oldPerson(database, name));
  await database.run(sql`update users set notify_email = false where id = ${people[1]!.id}`);
  const jobs = createJobQueue(database, log);
  await jobs.setUp([run]);
  for (const { simulationId } of people) await jobs.send(database, run, { simulationId });
  await jobs.stop();
  before = await everyRow();
  await alone(database, (client) => migrate(client, migrationsFolder, log));
  after = await everyRow();
  walory = await startTestWalory({ databaseUrl: fresh.url, role: 'web' });
});
afterAll(async () => {
  await walory.stop();
  await database.close();
  await fresh.drop();
});

/** Columns that came later and say of every row that was there what it has always been. */
const asAlways: Record<string, object> = {
  portfolios: { kind: 'ordinary', is_sample: false, is_kept: false },
  portfolio_strategies: { is_kept: false },
  integrations: { is_kept: false },
  plans: { is_offered: true, version: 1 },
  subscriptions: { provider: 'built-in' },
  notifications: { subject: '', is_simulated: false },
  audit_log: { refused: false },
  sessions: { is_visit: false },
};
/** Columns whose contents have moved to a table of their own, or that the product itself fills anew. */
const movedAway: Record<string, string[]> = {
  users: ['notify_email', 'notify_sms', 'search', 'last_seen_at', 'plan_slug', 'plan_from', 'plan_until'],
  // What a plan is called and costs for a year is the product's own; nobody carried anything over before.
  plans: ['names', 'year_pln', 'year_eur'],
  subscriptions: ['credit'],
  // What a currency is called is the product's own.
  currencies: ['names', 'is_usual', 'rates_version'],
};

/** What each row of our tables says, but for its owner where that is new; a column that came later says nothing. */
async function everyRow(): Promise<Rows> {
  const tables = await database.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations' order by 1`);
  const rows: Rows = {};
  for (const { name } of tables)
    rows[name] = (
      await database.raw(
        `
        select jsonb_strip_nulls($1::jsonb || (to_jsonb(t) - 'user_id' - $2::text[]))::text as row, to_jsonb(t) ->> 'user_id' as user_id
        from ${name} t order by 1, 2`,
        [JSON.stringify(asAlways[name] ?? {}), movedAway[name] ?? []],
      )
    ).rows as Rows[string];
  return rows;
}

const owners = (table: string) => after[table]!.map((row) => row.user_id);
const rowsOf = (rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.map(({ row }) => row)]));

test('a database of the release before keeps every row as it was', () => {
  // Tables that came later are empty, but for what has moved there.
  const later = Object.entries(rowsOf(after)).filter(([name]) => !(name in before));
  expect(later.filter(([, rows]) => rows.length).map(([name]) => name)).toEqual(['notification_settings']);
  const kept = Object.fromEntries(Object.entries(after).filter(([name]) => name in before));
  // The product brings more currencies; those that were there stay.
  const { currencies: known, ...others } = rowsOf(before);
  const { currencies: more, ...othersNow } = rowsOf(kept);
  expect(more).toEqual(expect.arrayContaining(known!));
  expect(othersNow).toEqual(others);
  const filled = ['transactions', 'sessions', 'simulation_lines', 'files', 'strategy_ratings'];
  for (const table of filled) expect(before[table]!.length).toBeGreaterThan(2);
  expect(after.transactions).toHaveLength(3 * 2 * 22);
});

test('whoever had switched mails about moves off keeps them off (N-18)', async () => {
  const settings = await database.many(sql`select user_id, choices, summary from notification_settings`);
  const choices = { portfolioMoved: { email: false }, assetMoved: { email: false } };
  expect(settings).toEqual([{ user_id: people[1]!.id, choices, summary: 'off' }]);
});

test('each row of the ledger has got the owner of its portfolio', async () => {
  const perPerson = { holdings: 2, transactions: 44, portfolio_strategies: 1, simulations: 1 };
  const below = { simulation_results: 1, simulation_lines: 2, simulation_sweeps: 1 };
  for (const [table, each] of Object.entries({ ...perPerson, ...below }))
    for (const { id } of people)
      expect(
        owners(table).filter((owner) => owner === id),
        table,
      ).toHaveLength(each);
  const strangers = await database.many(sql`
    select from transactions t join holdings h on h.id = t.holding_id join portfolios p on p.id = t.portfolio_id
    where t.user_id <> h.user_id or t.user_id <> p.user_id`);
  expect(strangers).toEqual([]);
});

test('a row cannot come to lie in somebody else’s portfolio', async () => {
  const [jan, ewa] = people;
  const moving = database.run(sql`
    update transactions set portfolio_id = (select id from portfolios where user_id = ${ewa!.id} limit 1)
    where user_id = ${jan!.id}`);
  await expect(moving).rejects.toMatchObject({ code: '23503' });
});

test('runs that were waiting know whose they are', async () => {
  const waiting = await database.many<{ data: object }>(
    sql`select data from jobs.job where name = 'backtest.run'`,
  );
  expect(waiting.map(({ data }) => data)).toEqual(
    expect.arrayContaining(people.map(({ id, simulationId }) => ({ userId: id, simulationId }))),
  );
});

test('who was signed in still is, and keys and links handed out before still work', async () => {
  const browser = await walory.visitor().arrive();
  for (const [i, name] of names.entries()) {
    const tokens = oldTokens(name);
    browser.cookies.set('walory_session', tokens.session);
    expect((await browser.get('/api/user')).body.data).toMatchObject({ id: people[i]!.id, name });
    const program = walory.visitor();
    expect((await program.get('/api/user', bearer(tokens.key))).body.data.id).toBe(people[i]!.id);
    const link = { type: 'email-verification', token: tokens.mail };
    const stranger = await walory.visitor().arrive();
    expect((await stranger.post('/api/email', link)).status).toBe(200);
    expect((await stranger.post('/api/email', link)).status).toBe(422);
  }
});

test('who goes takes everything along, and nothing of others', async () => {
  const [jan] = people;
  await database.run(sql`delete from portfolios where user_id = ${jan!.id}`);
  await database.run(sql`delete from users where id = ${jan!.id}`);
  const left = await everyRow();
  const others = people.slice(1).map(({ id }) => id);
  const ofOthers = (rows: Rows[string]) => rows.filter(({ user_id }) => others.includes(user_id!)).length;
  for (const [table, rows] of Object.entries(left)) {
    expect(
      rows.filter((row) => row.user_id === jan!.id),
      table,
    ).toEqual([]);
    expect(ofOthers(rows), table).toBe(ofOthers(after[table]!));
  }
  expect(ofOthers(left.transactions!)).toBe(2 * 44);
});
