import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { currencyIds, must } from '../../support/callers/trader.ts';
import { type Account, Visitor } from '../../support/callers/visitor.ts';
import { chanceSeed, isSoak, often, tried } from '../../support/chance/chance.ts';
import { diceOf } from '../../support/records/random-ledger.ts';
import type { RunningProduct } from '../../support/running-product.ts';
import { product as start, usedFolder } from '../../support/used-products.ts';

const quiet = { WALORY_API_PER_MINUTE: '1000000' };
const rows = 5000;
let dataDir: string;
let product: RunningProduct;
let account: Account;
beforeAll(async () => {
  dataDir = await usedFolder();
  product = await start(dataDir, quiet);
  const browser = new Visitor(product.url);
  account = await browser.register();
  await must(browser.post('/api/portfolios', { name: 'Emerytura', currency_id: currencyIds.pln }));
});

async function signedIn(): Promise<Visitor> {
  const browser = new Visitor(product.url);
  expect((await browser.signIn(account.email, account.password)).status).toBe(200);
  return browser;
}

const header =
  'Date,Time,Type,Account,ISIN,Ticker,Exchange,Name,Units,Price,Amount,Currency,Fee,Tax,Received,Received currency,Ratio,Settled,Link,Note,ID';

/** Payments that no file before had. */
function fileOf(kill: number): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `2025-01-02,,Deposit,,,,,,,,1,PLN,,,,,,,,,k${kill}-${at}`,
  );
  return `data:text/csv;base64,${Buffer.from([header, ...lines].join('\n')).toString('base64')}`;
}

// What a lost connection leaves at each write is tried in every run (`at-once.test.ts`); the whole process is killed here.
const inSoak = test.runIf(isSoak);

inSoak('an import that is killed at whatever moment is there as a whole or not at all (I-6)', async () => {
  const dice = diceOf(chanceSeed);
  let before = 0;
  for (let kill = 1; kill <= often(1); kill++) {
    const browser = await signedIn();
    const { body } = await must(browser.post('/api/import-documents', { file: fileOf(kill), name: 'a.csv' }));
    expect(body.document.counts.import).toBe(rows);
    const path = `/api/import-documents/${body.fileName}`;
    const importing = browser.put(path, { importAssets: true }).catch(() => undefined);
    await Promise.race([importing, sleep(dice.below(4000))]);
    await product.kill();
    const acknowledged = (await importing)?.status === 200;
    product = await start(dataDir, quiet);
    const again = await signedIn();
    const stored = (await must(again.get('/api/transactions?limit=1'))).body.meta.total - before;
    const where = `seed ${chanceSeed}, kill ${kill}`;
    expect([0, rows], where).toContain(stored);
    if (acknowledged) expect(stored, where).toBe(rows);
    const { document } = (await must(again.get(path))).body;
    expect([document.state, document.imported], where).toEqual(stored ? ['imported', rows] : ['read', 0]);
    if (!stored) await must(again.put(path, { importAssets: true }));
    before += rows;
    expect((await must(again.get('/api/transactions?limit=1'))).body.meta.total, where).toBe(before);
  }
  tried('imports killed', often(1));
});
