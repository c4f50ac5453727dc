import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { onPlan, setRates, Trader } from '../../support/callers/trader.ts';
import { eventually } from '../../support/eventually.ts';
import { ownIntegration } from '../../support/records/own-integration.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-13T12:00:00Z' });
  anna = await Trader.start(walory);
  await onPlan(walory.database, anna, 'pro');
  await setRates(walory.database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});
afterAll(() => walory.stop());
beforeEach(async () => {
  await anna.startOver(walory.database);
  await walory.database.run(sql`delete from integrations where user_id = ${anna.id}`);
});

const the = async (id: string) =>
  (await anna.read('/api/integrations')).data.find((one: { id: string }) => one.id === id);
const rowsOf = async () => (await anna.read('/api/transactions?limit=500')).data;

/** Waits until a synchronisation has ended: the first one by itself, another because it is asked for. */
async function synchronised(id: string, which: 'first' | 'another') {
  if (which === 'another')
    await walory.database.run(sql`update integrations set last_result = null where user_id = ${anna.id}`);
  return eventually(
    async () => {
      const now = await the(id);
      if (now.last_result) return now;
      if (which === 'another') await anna.browser.post(`/api/integrations/${id}/synchronise`, {});
      return undefined;
    },
    () => 'never synchronised',
  );
}

describe('synchronising', () => {
  it('brings what the account did, read-only, and the same again changes nothing', async () => {
    const { id } = await ownIntegration(anna.browser);
    const first = await synchronised(id, 'first');
    expect(first).toMatchObject({ last_result: { is: 'done', failure: null, waiting: 0 }, failures: 0 });
    expect(first.last_result.added).toBeGreaterThan(50);
    expect(first.rows).toBe((await rowsOf()).length);
    expect(first.last_synced_at).not.toBeNull();
    const [row] = await rowsOf();
    expect(row.is_read_only).toBe(true);
    expect((await anna.browser.delete(`/api/transactions?ids=${row.id}`)).status).not.toBe(200);
    const holdings = (await anna.read('/api/portfolio-assets')).data;
    expect(new Set(holdings.map(({ broker_id }: { broker_id: string }) => broker_id))).toEqual(
      new Set(['demo']),
    );
    const before = await rowsOf();
    const second = await synchronised(id, 'another');
    expect(second.last_result).toMatchObject({ is: 'done', added: 0, corrected: 0, removed: 0 });
    expect(await rowsOf()).toEqual(before);
  });
});
