import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { AlertWorker, addRealCloses } from '../../support/alerts/alert-worker.ts';
import { must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

const noon = '2026-11-13T12:00:00Z';
let walory: TestWalory;
let worker: AlertWorker;
let anna: Trader;
beforeAll(async () => {
  walory = await startTestWalory({ clock: noon, role: 'web' });
  worker = await AlertWorker.open(walory.settings, noon);
  anna = await Trader.start(walory);
  anna.portfolio = await anna.addPortfolio({ notifications: { email: true } });
});
afterAll(async () => {
  await worker.close();
  await walory.stop();
});

const closes = (from: string, to: string, id: string) =>
  addRealCloses(walory.database, id, { '2026-11-12': from, '2026-11-13': to });
const notices = () =>
  walory.database.many<{ params: Record<string, string>; parent_type: string; parent_id: string }>(sql`
    select params, parent_type, parent_id from notifications where user_id = ${anna.id} and kind = 'bandLeft' order by created_at`);
const channels = async () =>
  (
    await walory.database.many<{ channel: string }>(
      sql`select distinct channel from notification_messages where user_id = ${anna.id}`,
    )
  ).map(({ channel }) => channel);

test('a band that was left is told once, with the part, and again only after it was inside; a quiet strategy says nothing (AL-10)', async () => {
  const asset = await quotedAsset(walory.database, { ticker: 'RUCH' });
  const other = await quotedAsset(walory.database, { ticker: 'STOI' });
  await closes('100', '100', asset);
  await closes('100', '100', other);
  await anna.hold(asset, '2026-01-05', '10', '100');
  await anna.hold(other, '2026-01-05', '10', '100');
  const part = (id: string) => ({
    percent: '50',
    band: '2',
    counts: [{ kind: 'instrument', reference: id }],
  });
  const body = { name: 'Pół na pół', components: [part(asset), part(other)] };
  const { id } = (await must(anna.browser.post('/api/own-strategies', body))).body.data;
  await must(anna.browser.post('/api/strategies', { strategyId: id, portfolioId: anna.portfolio }));
  const tells = async (version: number, on: boolean) =>
    must(anna.browser.put(`/api/own-strategies/${id}`, { ...body, rules: { tells: on }, version }));
  // 105 and 100 are 51.2 and 48.8 percent; 110 and 100 are 52.4 and 47.6.
  await closes('110', '110', asset);
  await worker.look();
  expect(await notices()).toEqual([]);
  await tells(1, true);
  await closes('105', '105', asset);
  await worker.look('2026-11-13T12:10:00Z');
  expect(await notices()).toEqual([]);
  await closes('105', '110', asset);
  await worker.look('2026-11-13T12:20:00Z');
  await worker.look('2026-11-13T12:30:00Z');
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    params: { portfolio: 'Emerytura', strategy: 'Pół na pół', wanted: '50', side: 'above', count: '2' },
    parent_type: 'ownStrategy',
    parent_id: id,
  });
  expect(Number(notice!.params.held)).toBeCloseTo(52.380952, 6);
  expect(await channels()).toContain('email');
  await closes('105', '105', asset);
  await worker.look('2026-11-14T12:00:00Z');
  await closes('105', '110', asset);
  await worker.look('2026-11-15T12:00:00Z');
  expect(await notices()).toHaveLength(2);
});
