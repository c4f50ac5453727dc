import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeEvents } from '../../../src/domains/market-data/server/indicators/indicator-store.ts';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { addKnownAsset } from '../../support/records/known-asset.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let admin: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-14T12:00:00Z' });
  admin = await operator(walory);
});
afterAll(() => walory.stop());

const splitDay = '2026-11-12';

/** Shares that stood at 400 and became four of 100 each, with a source that tells both. */
async function splitShare(source = 'test') {
  const asset = await addKnownAsset(walory.database);
  await walory.database.run(sql`delete from latest_prices where instrument_id = ${asset.id}`);
  const split = {
    id: newId(),
    instrument_id: asset.id,
    kind: 'split' as const,
    day: splitDay,
    numerator: '4.000',
    denominator: '1',
    amount: null,
    currency_id: null,
    declaration_day: null,
    record_day: null,
    payment_day: null,
    source,
  };
  await walory.database.transaction(async (tx) => {
    const closes = [
      ['2026-11-10', '400'],
      ['2026-11-11', '400'],
      [splitDay, '100'],
      ['2026-11-13', '110'],
    ] as const;
    const points = closes.map(([day, close]) => ({ day, close }));
    await storeHistory(tx, asset.id, points, source, new Date('2026-11-13T17:00:00Z'));
    await storeEvents(tx, [split]);
  });
  return { ...asset, split };
}

type Share = Awaited<ReturnType<typeof splitShare>>;

async function pageOf({ slug }: Share) {
  return (await admin.get(`/api/market/symbols/stocks/${slug}`)).body.data;
}
async function historyOf(share: Share): Promise<(number | null)[]> {
  return (await pageOf(share)).history.closes.filter((close: number | null) => close !== null);
}
async function listed(share: Share, locale = 'en') {
  const { data } = (await admin.get('/api/admin/splits?limit=200', { headers: { 'x-locale': locale } })).body;
  return data.find((split: { id: string }) => split.id === share.split.id);
}
function change({ split }: Share, undone: boolean) {
  return admin.put(`/api/admin/splits/${split.id}`, { undone });
}

test('the operator sees splits newest first, with day, ratio and source', async () => {
  const share = await splitShare('yahoo');
  expect(await listed(share, 'pl')).toMatchObject({
    ticker: 'ZNANY',
    name: 'Znany',
    class: 'stocks',
    day: splitDay,
    numerator: '4',
    denominator: '1',
    source: 'yahoo',
    is_simulated: false,
    undone_at: null,
  });
  const { data, meta } = (await admin.get('/api/admin/splits?limit=200')).body;
  const days = data.map((split: { day: string }) => split.day);
  expect(days).toEqual([...days].sort().reverse());
  expect(meta.total).toBe(data.length);
  expect(data.some((split: { is_simulated: boolean }) => split.is_simulated)).toBe(true);
  const second = (await admin.get('/api/admin/splits?start=1&limit=1')).body.data;
  expect(second).toEqual([data[1]]);
  const { ticker, id } = data[0];
  const idsOf = async (query: string) =>
    (await admin.get(`/api/admin/splits?${query}`)).body.data.map((split: { id: string }) => split.id);
  expect(await idsOf(`search=${encodeURIComponent(ticker)}`)).toContain(id);
  expect(await idsOf('search=no-such-asset')).toEqual([]);
  expect(await idsOf('state=undone')).toEqual(
    data
      .filter((split: { undone_at: string | null }) => split.undone_at)
      .map((split: { id: string }) => split.id),
  );
});

test('undoing a split gives the whole history its traded prices back, redoing adjusts it again (rules M-1, M-10)', async () => {
  const share = await splitShare();
  expect(await historyOf(share)).toEqual([100, 100, 100, 110]);
  expect((await change(share, true)).body.data.undone_at).toBe('2026-11-14T12:00:00.000Z');
  expect(await historyOf(share)).toEqual([400, 400, 100, 110]);
  expect((await change(share, false)).body.data.undone_at).toBeNull();
  expect(await historyOf(share)).toEqual([100, 100, 100, 110]);
});

test('the change of the day allows for the split as long as it holds', async () => {
  const share = await splitShare();
  await walory.database.run(sql`
    update latest_prices set price = 100, day = ${splitDay}, previous = 400, previous_day = '2026-11-11'
    where instrument_id = ${share.id}`);
  expect(await pageOf(share)).toMatchObject({ price: '100', previous: '100' });
  await change(share, true);
  expect(await pageOf(share)).toMatchObject({ price: '100', previous: '400' });
});

test('dividends from before the split are shown for the shares of today', async () => {
  const share = await splitShare();
  await walory.database.transaction((tx) =>
    storeEvents(tx, [
      {
        ...share.split,
        id: newId(),
        kind: 'dividend',
        day: '2026-05-05',
        numerator: null,
        denominator: null,
        amount: '44',
      },
    ]),
  );
  expect((await pageOf(share)).dividend_yield).toBeCloseTo(10, 6);
  await change(share, true);
  expect((await pageOf(share)).dividend_yield).toBeCloseTo(40, 6);
});

test('a split that a source tells again stays undone, from whatever source', async () => {
  const share = await splitShare();
  await change(share, true);
  for (const source of ['test', 'eodhd'])
    await walory.database.transaction((tx) => storeEvents(tx, [{ ...share.split, id: newId(), source }]));
  expect(await historyOf(share)).toEqual([400, 400, 100, 110]);
  expect((await listed(share)).undone_at).not.toBeNull();
  const rows = await walory.database.many(
    sql`select from corporate_events where instrument_id = ${share.id} and kind = 'split'`,
  );
  expect(rows).toHaveLength(1);
});

test('open browsers hear of it, once for each change', async () => {
  const share = await splitShare();
  const { browser } = await newPerson(walory);
  const person = await readEvents(browser);
  const visitor = await readEvents(walory.visitor(), {}, '/api/market/events');
  await change(share, true);
  await change(share, true);
  await change(share, false);
  for (const stream of [person, visitor]) {
    await expect.poll(() => stream.heard).toEqual(['MarketChanged', 'MarketChanged']);
    stream.leave();
  }
});

test('each change is in the audit log with what it was about and who did it', async () => {
  const share = await splitShare('stooq');
  await change(share, true);
  await change(share, true);
  await change(share, false);
  const entries = await walory.database.many<{ actor_id: string; action: string; detail: object }>(sql`
    select actor_id, action, detail from audit_log where detail->>'split' = ${share.split.id} order by id`);
  const detail = { split: share.split.id, ticker: 'ZNANY', day: splitDay, ratio: '4:1', source: 'stooq' };
  expect(entries.map(({ action, detail: about }) => [action, about])).toEqual([
    ['split-undone', detail],
    ['split-redone', detail],
  ]);
  const { id } = (await admin.get('/api/user')).body.data;
  expect(entries.every((entry) => entry.actor_id === id)).toBe(true);
});

test('two who press at once make one change', async () => {
  const share = await splitShare();
  const answers = await Promise.all(Array.from({ length: 6 }, () => change(share, true)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
  const entries = await walory.database.many(
    sql`select from audit_log where detail->>'split' = ${share.split.id}`,
  );
  expect(entries).toHaveLength(1);
});

test('what is no split of the catalogue is not there', async () => {
  const { browser, id } = await newPerson(walory);
  const share = await splitShare();
  await walory.database.run(sql`update instruments set owner_id = ${id} where id = ${share.id}`);
  expect((await change(share, true)).status).toBe(404);
  expect(await listed(share)).toBeUndefined();
  const [dividend] = await walory.database.many<{ id: string }>(
    sql`select id from corporate_events where kind = 'dividend' limit 1`,
  );
  expect((await admin.put(`/api/admin/splits/${dividend!.id}`, { undone: true })).status).toBe(404);
  expect((await admin.put('/api/admin/splits/no-such', { undone: true })).status).toBe(404);
  expect((await admin.put(`/api/admin/splits/${share.split.id}`, { undone: 'yes' })).status).toBe(422);
  expect((await browser.put(`/api/admin/splits/${share.split.id}`, { undone: true })).status).toBe(404);
});
