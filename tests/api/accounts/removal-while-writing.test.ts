import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { quotedAsset, Trader } from '../../support/callers/trader.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { demoIntegration } from '../../support/records/own-integration.ts';
import { newPortfolio, ownAsset } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let asset: string;
beforeAll(async () => {
  walory = await startTestWalory();
  await walory.database.run(sql`update plans set portfolios = 10000 where slug = 'trial'`);
  asset = await quotedAsset(walory.database, { closes: { '2024-02-01': '10' } });
});
afterAll(() => walory.stop());

const rounds = 5;

/** Writes again and again until the account is gone. */
async function untilGone(write: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    const { status, text } = await write();
    if (status >= 500) throw new Error(text);
    statuses.push(status);
    if (status === 401 || statuses.length > 2000) return statuses;
  }
}

test('whatever is written while an account is removed is done or refused, never a fault', async () => {
  for (let round = 0; round < rounds; round++) {
    const trader = await Trader.start(walory);
    const { browser, portfolio } = trader;
    const buy = () => trader.fields('buy', '2024-02-01', { asset_id: asset, amount: '1', price: '10' });
    const writes = [
      () => browser.post('/api/portfolios', newPortfolio()),
      () => browser.post('/api/custom-assets', { ...ownAsset, name: newId().slice(0, 20) }),
      () => browser.post('/api/transactions', { ...buy(), submission_id: newId() }),
      () => browser.post('/api/transactions', { ...buy(), submission_id: newId() }),
      () => browser.put(`/api/portfolios/${portfolio}`, { ...newPortfolio(), name: newId().slice(0, 20) }),
      () => browser.post('/api/user/api-key'),
      // With the job that brings what the account there did.
      () => browser.post('/api/integrations', demoIntegration),
      () => browser.get('/api/brokers?action=refresh-assets'),
    ].map(untilGone);
    const removal = await browser.send('DELETE', '/api/user', { password: trader.person.password });
    expect(removal.status, removal.text).toBe(200);
    for (const statuses of await Promise.all(writes)) expect(statuses.at(-1)).toBe(401);
    const left = await walory.database.one<{ rows: number }>(
      sql`select count(*) as rows from portfolios where user_id = ${trader.id}`,
    );
    expect(left.rows).toBe(0);
  }
});
