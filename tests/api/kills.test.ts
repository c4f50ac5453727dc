import { beforeAll, expect, test } from 'vitest';
import { clusterFolder, killServer } from '../../src/platform/own-postgres/test-bench.ts';
import { currencyIds, must } from '../support/callers/trader.ts';
import { type Account, Visitor } from '../support/callers/visitor.ts';
import { chanceSeed, often, tried } from '../support/chance/chance.ts';
import { diceOf } from '../support/records/random-ledger.ts';
import type { RunningProduct } from '../support/running-product.ts';
import { product as start, usedFolder } from '../support/used-products.ts';

const quiet = { WALORY_API_PER_MINUTE: '1000000' };
let dataDir: string;
let product: RunningProduct;
let account: Account;
let portfolio: string;
beforeAll(async () => {
  dataDir = await usedFolder();
  product = await start(dataDir, quiet);
  const browser = new Visitor(product.url);
  account = await browser.register();
  const body = { name: 'Emerytura', currency_id: currencyIds.pln, follows_cash: true };
  portfolio = (await must(browser.post('/api/portfolios', body))).body.data.id;
});

const payment = () => ({
  type: 'deposit',
  portfolio_id: portfolio,
  currency_id: currencyIds.pln,
  created_at: '2026-01-05',
  total: '1',
});

/** Pays in, one złoty after another, until nobody answers any more; what was acknowledged is written down. */
async function payIn(browser: Visitor, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const answer = await browser.post('/api/transactions', payment()).catch(() => undefined);
    if (answer?.status !== 200) return;
    acknowledged.add(answer.body.data.id);
  }
}

async function signedIn(): Promise<Visitor> {
  const browser = new Visitor(product.url);
  expect((await browser.signIn(account.email, account.password)).status).toBe(200);
  return browser;
}

async function storedIds(browser: Visitor): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data, meta } = (await must(browser.get(`/api/transactions?limit=500&start=${ids.length}`))).body;
    ids.push(...data.map(({ id }: { id: string }) => id));
    if (ids.length >= meta.total || data.length === 0) return ids;
  }
}

const ends: Record<string, () => Promise<void>> = {
  'the product': () => product.kill(),
  'the database, and then the product': async () => {
    await killServer(await clusterFolder(dataDir), 'SIGKILL');
    await product.kill();
  },
  'the product, and then the database': async () => {
    await product.kill();
    await killServer(await clusterFolder(dataDir), 'SIGKILL');
  },
};

test('whatever is killed at whatever moment, what was acknowledged is there and adds up', async () => {
  const dice = diceOf(chanceSeed);
  const acknowledged = new Set<string>();
  const writers = 3;
  for (let kill = 1; kill <= often(1); kill++) {
    const browsers = await Promise.all(Array.from({ length: writers }, signedIn));
    const enough = acknowledged.size + 1 + dice.below(40);
    const paying = Promise.all(browsers.map((browser) => payIn(browser, acknowledged)));
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    const [what, end] = dice.oneOf(Object.entries(ends));
    await end();
    await paying;
    product = await start(dataDir, quiet);
    const browser = await signedIn();
    const stored = await storedIds(browser);
    const where = `seed ${chanceSeed}, kill ${kill} of ${what}`;
    expect(
      [...acknowledged].filter((id) => !stored.includes(id)),
      where,
    ).toEqual([]);
    // Each writer may have been cut off after its row was stored and before it heard of it.
    expect(stored.length, where).toBeLessThanOrEqual(acknowledged.size + writers);
    const { figures } = (await must(browser.get(`/api/portfolios/${portfolio}/performance`))).body.data;
    expect(figures.cash[0].amount, where).toBe(String(stored.length));
    for (const id of stored) acknowledged.add(id);
  }
  tried('kills', often(1));
  tried('acknowledged rows', acknowledged.size);
});
