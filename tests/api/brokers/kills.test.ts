import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { currencyIds, must } from '../../support/callers/trader.ts';
import { type Account, Visitor } from '../../support/callers/visitor.ts';
import { chanceSeed, isSoak, often, tried } from '../../support/chance/chance.ts';
import { eventually } from '../../support/eventually.ts';
import { ownIntegration } from '../../support/records/own-integration.ts';
import { diceOf } from '../../support/records/random-ledger.ts';
import type { RunningProduct } from '../../support/running-product.ts';
import { product as start, usedFolder } from '../../support/used-products.ts';

const quiet = { WALORY_API_PER_MINUTE: '1000000', WALORY_CLOCK: '2026-11-13T12:00:00Z' };
let dataDir: string;
let product: RunningProduct;
beforeAll(async () => {
  dataDir = await usedFolder();
  product = await start(dataDir, quiet);
});

type Somebody = { account: Account; browser: Visitor };

async function somebody(): Promise<Somebody> {
  const browser = new Visitor(product.url);
  const account = await browser.register();
  await must(browser.post('/api/portfolios', { name: 'Emerytura', currency_id: currencyIds.pln }));
  return { account, browser };
}

const connectionOf = async ({ browser }: Somebody) =>
  (await must(browser.get('/api/integrations'))).body.data[0];

/** All rows without their ids, in their order. */
async function ledgerOf({ browser }: Somebody): Promise<string[]> {
  const { data } = (await must(browser.get('/api/transactions?limit=500'))).body;
  return data
    .map(({ type, created_at, name, amount, price, total, fee }: Record<string, string>) =>
      [type, created_at, name, amount, price, total, fee].join(' '),
    )
    .sort();
}

/** Asks until one that ended is heard of; whatever was cut off is left to itself. */
async function synchronised(person: Somebody) {
  const { id } = await connectionOf(person);
  return eventually(
    async () => {
      await must(person.browser.post(`/api/integrations/${id}/synchronise`, {}));
      const now = await connectionOf(person);
      return now.last_result?.is === 'done' && now;
    },
    () => 'never synchronised',
  );
}

// What a lost connection leaves at each write is tried in every run (`bad-days.test.ts`); the whole process is killed here.
const inSoak = test.runIf(isSoak);

inSoak(
  'a synchronisation that is killed at whatever moment brought all or nothing, and the next one nothing twice (rules SF-8, L-17)',
  async () => {
    const dice = diceOf(chanceSeed);
    const calm = await somebody();
    await ownIntegration(calm.browser);
    await synchronised(calm);
    const whole = await ledgerOf(calm);
    expect(whole.length).toBeGreaterThan(50);
    let cutOff = 0;
    for (let kill = 1; kill <= often(1); kill++) {
      const person = await somebody();
      await ownIntegration(person.browser);
      await sleep(dice.below(1200));
      await product.kill();
      product = await start(dataDir, quiet);
      person.browser = new Visitor(product.url);
      await person.browser.signIn(person.account.email, person.account.password);
      const where = `seed ${chanceSeed}, kill ${kill}`;
      // In one query: what was queued goes on by itself after the start.
      const { rows, accounts, last_result } = await connectionOf(person);
      // How far it came is kept with what it brought, never without.
      expect([rows, accounts.length], where).toEqual(rows ? [whole.length, 1] : [0, 0]);
      if (!last_result) cutOff += 1;
      await synchronised(person);
      expect(await ledgerOf(person), where).toEqual(whole);
      expect((await connectionOf(person)).comparison.differences, where).toEqual([]);
    }
    tried('synchronisations killed', often(1));
    tried('synchronisations cut off', cutOff);
  },
);
