import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restorable } from '../../../src/domains/changes/server/restorable.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { slotsOf } from '../../../src/platform/domains/slot.ts';
import { domains } from '../../../src/routes/api/domains.ts';
import { allCalls } from '../../support/all-calls.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { ownAsset, sixtyForty } from '../../support/records/sample-records.ts';
import { ownerOfEverything } from '../../support/route-table/owner-of-everything.ts';
import { routeTable } from '../../support/route-table/route-table.ts';
import type { Fixture } from '../../support/route-table/row.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const tables = slotsOf(domains.flatMap(({ fills = [] }) => fills))
  .all(restorable)
  .flatMap((part) => part.tables);

/** What guards an account, leaves the product, or is the operator's (rule UN-1). */
const excepted = [
  'user.remove',
  'user.endSession',
  'user.deleteApiKey',
  'user.removeAvatar',
  'channels.removePhone',
  'channels.unsubscribe',
  'integrations.disconnect',
  'reports.unshare',
  'taxes.unshare',
  'ownStrategies.unshare',
  // Takes back what was made of two, and loses nothing.
  'customAssets.unlink',
  // Here of a file that was not imported; the other is below.
  'imports.undo',
];

let walory: TestWalory;
let person: Person;
let fixture: Fixture;
beforeAll(async () => {
  walory = await startTestWalory();
  const stranger = await newPerson(walory);
  ({ person, fixture } = await ownerOfEverything(walory, stranger.id));
});
afterAll(() => walory.stop());

test('the database keeps what rows were in exactly the tables that domains put back', async () => {
  const kept = await walory.database.many<{ name: string }>(sql`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname in ('keep_removed', 'keep_each') order by c.relname`);
  expect(kept.map(({ name }) => name)).toEqual(tables.toSorted());
});

/** A table of the list above, never what somebody typed. */
const named = (table: string) => sql([table] as unknown as TemplateStringsArray);

/** Every row of the person's that can come back, but for what only tells that it was touched. */
async function everything(): Promise<Record<string, string[]>> {
  const owned: Record<string, ReturnType<typeof sql>> = {
    instruments: sql`t.owner_id = ${person.id}`,
    price_years: sql`t.instrument_id in (select id from instruments where owner_id = ${person.id})`,
    provider_symbols: sql`t.instrument_id in (select id from instruments where owner_id = ${person.id})`,
  };
  const rows: Record<string, string[]> = {};
  for (const table of [...tables, 'latest_prices']) {
    const isOurs = owned[table === 'latest_prices' ? 'price_years' : table] ?? sql`t.user_id = ${person.id}`;
    const found = await walory.database.many<{ row: string }>(sql`
      select (to_jsonb(t) - 'version' - 'ledger_version' - 'updated_at')::text as row
      from ${named(table)} t where ${isOurs} order by 1`);
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

/** What must be there first, where the table of routes has nobody who has it. */
const prepared: Record<string, () => Promise<string | undefined>> = {
  'customAssets.delete': () => pricedAsset(),
  'customAssets.deletePrice': async () => `${await pricedAsset()}/prices/2026-01-05`,
  'onboarding.removeSample': async () => {
    expect((await person.browser.post('/api/onboarding/sample')).status).toBe(200);
    return undefined;
  },
  'strategies.disconnect': async () => {
    const portfolioId = (await fixture.portfolio()).id;
    const body = { strategyId: sixtyForty, portfolioId };
    expect((await person.browser.post('/api/strategies', body)).status).toBe(200);
    return `/api/strategies/${sixtyForty}?portfolioId=${portfolioId}`;
  },
  'strategies.unrate': async () => {
    const path = `/api/strategies/${sixtyForty}/rating`;
    expect((await person.browser.post(path, { rating: 4 })).status).toBe(200);
    return path;
  },
};

async function pricedAsset(): Promise<string> {
  const { id } = (await person.browser.post('/api/custom-assets', ownAsset)).body.data;
  for (const [day, close] of [
    ['2025-12-30', '10'],
    ['2026-01-05', '11'],
    ['2026-01-07', '12.5'],
  ])
    expect((await person.browser.put(`/api/custom-assets/${id}/prices/${day}`, { close })).status).toBe(200);
  return `/api/custom-assets/${id}`;
}

async function undoLast(): Promise<void> {
  const [change] = (await person.browser.get('/api/changes?undoable=1')).body.data;
  const answer = await person.browser.post(`/api/changes/${change.id}/undo`, {});
  expect(answer.body).toEqual({ data: { ok: true } });
}

const removals = allCalls.filter(
  (call) => call.method === 'DELETE' && call.access === 'user' && !call.path.startsWith('/api/admin'),
);

describe('whatever is removed can be undone, and everything is as it was (UN-1, UN-3)', () => {
  test.each(removals.map(({ id }) => id).filter((id) => !excepted.includes(id)))('%s', async (id) => {
    const call = removals.find((one) => one.id === id)!;
    const path = prepared[id]
      ? ((await prepared[id]()) ?? call.path)
      : ((await routeTable[id]!.send?.(fixture))?.path ?? call.path);
    const before = await everything();
    expect((await person.browser.delete(path)).status).toBe(200);
    expect(await everything()).not.toEqual(before);
    await undoLast();
    expect(await everything()).toEqual(before);
  });

  test('prices of one’s own that a file replaced, added or both', async () => {
    const path = `${await pricedAsset()}/prices`;
    const before = await everything();
    const csv = 'date,close\n2026-01-05,99\n2024-05-06,7\n';
    for (const replace of [true, false]) {
      const answer = await person.browser.post(path, { csv, replace });
      expect(answer.body.errors ?? answer.status).toBe(200);
      expect(await everything()).not.toEqual(before);
      await undoLast();
      expect(await everything()).toEqual(before);
    }
  });

  test('bonds that a file brought', async () => {
    await walory.database.run(sql`delete from bond_holdings where user_id = ${person.id}`);
    const before = await everything();
    const { body } = await routeTable['bonds.import']!.send!(fixture);
    const answer = await person.browser.post('/api/bonds/import', { ...(body as object), save: true });
    expect(answer.body.errors ?? answer.body.data.saved).toBe(1);
    await undoLast();
    expect(await everything()).toEqual(before);
  });

  test('what is excepted is there, and nothing else is', () => {
    const ids = removals.map(({ id }) => id);
    expect(excepted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
