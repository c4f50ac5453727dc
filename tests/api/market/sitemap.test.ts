import { get, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcedSlugs } from '../../../src/domains/instruments/server/announced-symbol-store.ts';
import { startWalory, type Walory } from '../../../src/entry/start-walory.ts';
import { type Database, openDatabase, type Queries } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { Visitor } from '../../support/callers/visitor.ts';
import { isSoak } from '../../support/chance/chance.ts';
import { testSettings } from '../../support/database/test-settings.ts';
import { freshDatabase } from '../../support/test-walory.ts';

const stocks = '0193277e-0000-7000-8000-000000000201';
const pln = '0193277e-0000-7000-8000-000000000101';
const most = 50_000;
/** A soak has as many as the product is made for; fewer, in two files, say the same of how they are made. */
const added = isSoak ? 100_000 : 30_000;
const files = isSoak ? 5 : 2;

/** The product with its addresses for search engines, and no pages behind the others. */
async function startWith(demo: boolean) {
  const fresh = await freshDatabase();
  const settings = testSettings({
    databaseUrl: fresh.url,
    demo,
    role: 'web',
    publicUrl: 'https://walory.example',
  });
  const walory: Walory = await startWalory(settings, {
    pages: async () => () => Promise.reject(new Error('no pages here')),
  });
  const database = openDatabase({ connectionString: fresh.url }, 2, () => {});
  return {
    database,
    visitor: new Visitor(walory.address),
    async stop() {
      await database.close();
      await walory.stop();
      await fresh.drop();
    },
  };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is still needed of all that was made; buffers go with the second collection. */
function heldBytes(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
}

describe('an installation with real prices and more symbols than fit into one file', () => {
  let walory: Awaited<ReturnType<typeof startWith>>;
  let database: Database;
  beforeAll(async () => {
    walory = await startWith(false);
    database = walory.database;
    await database.run(sql`
      insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
      select gen_random_uuid(), 'S' || n, ${stocks}, ${pln}, '{"en": "Share", "pl": "Akcja"}', 'test',
        'share-' || md5(n::text), 's' || n, now()
      from generate_series(1, ${added}::int) n`);
    await database.run(sql`
      insert into instruments (id, owner_id, ticker, class_id, currency_id, names, status, source, slug, search, created_at)
      values (gen_random_uuid(), null, 'OLD', ${stocks}, ${pln}, '{}', 'renamed', 'test', 'moved-on', 'old', now())`);
    await database.raw('vacuum analyze instruments');
  });
  afterAll(() => walory.stop());

  test('the sitemap is an index of files, each short enough, which together name every symbol once', async () => {
    const index = await walory.visitor.get('/sitemap.xml');
    expect(index.status).toBe(200);
    expect(index.headers.get('content-type')).toContain('application/xml');
    expect(index.text).toContain('<sitemapindex');
    const lists = addressesIn(index.text);
    expect(lists).toContain(`https://walory.example/sitemaps/stocks-${files}.xml`);
    expect(lists).not.toContain(`https://walory.example/sitemaps/stocks-${files + 1}.xml`);
    const named: string[] = [];
    for (const file of lists) {
      const list = await walory.visitor.get(new URL(file).pathname);
      const addresses = addressesIn(list.text);
      expect(addresses.length, file).toBeGreaterThan(0);
      expect(addresses.length, file).toBeLessThanOrEqual(most);
      expect(list.bytes.length, file).toBeLessThan(50 * 1024 * 1024);
      named.push(...addresses);
    }
    expect(new Set(named).size, 'no address twice').toBe(named.length);
    const english = named.filter((address) => /\/symbols\/stocks\/share-/.test(address));
    expect(english).toHaveLength(added);
    expect(named.filter((address) => /\/pl\/symbole\/stocks\/share-/.test(address))).toHaveLength(added);
    expect(named.filter((address) => address.includes('moved-on'))).toEqual([]);
    const pages = ['/', '/pl', '/symbols', '/pl/symbole', '/symbols/stocks', '/pl/symbole/crypto'];
    expect(named).toEqual(expect.arrayContaining(pages.map((page) => `https://walory.example${page}`)));
    expect(named.filter((address) => /dashboard|api\//.test(address))).toEqual([]);
  });

  test('each address names its other language', async () => {
    const { text } = await walory.visitor.get('/sitemaps/indices-1.xml');
    const entry = text
      .split('\n')
      .find((line) => line.includes('<loc>https://walory.example/pl/symbole/indices/'))!;
    const slug = /indices\/([^<]+)<\/loc>/.exec(entry)![1];
    expect(entry).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="https://walory.example/symbols/indices/${slug}"/>`,
    );
    expect(entry).toContain(
      `<xhtml:link rel="alternate" hreflang="pl" href="https://walory.example/pl/symbole/indices/${slug}"/>`,
    );
    expect(entry).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="https://walory.example/symbols/indices/${slug}"/>`,
    );
  });

  test('a file goes out compressed to whoever can read that, and may be kept for an hour', async () => {
    const packed = await fetch(`${walory.visitor.origin}/sitemaps/stocks-1.xml`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(addressesIn(await packed.text())).toHaveLength(most);
  });

  test('files that do not exist are not found', async () => {
    for (const file of [`stocks-${files + 1}.xml`, 'stocks-0.xml', 'stocks-x.xml', 'funds-1.xml', 'nonsense'])
      expect((await walory.visitor.get(`/sitemaps/${file}`)).status, file).toBe(404);
  });

  test('a reader who leaves in the middle harms nobody', async () => {
    await new Promise<void>((resolve, reject) => {
      const request = get(`${walory.visitor.origin}/sitemaps/stocks-1.xml`, { agent: false }, (answer) => {
        answer.once('data', () => answer.destroy());
        answer.once('close', resolve);
      });
      request.on('error', reject);
    });
    expect((await walory.visitor.get('/robots.txt')).text).toContain(
      'Sitemap: https://walory.example/sitemap.xml',
    );
  });

  test('tens of thousands of symbols go out in the memory of a few thousand, also to a reader who stops', async () => {
    const before = heldBytes();
    const file = (number: number) => `${walory.visitor.origin}/sitemaps/stocks-${number}.xml`;
    const stopped = await new Promise<IncomingMessage>((resolve, reject) => {
      get(file(1), { agent: false }, (answer) => answer.once('data', () => resolve(answer.pause()))).on(
        'error',
        reject,
      );
    });
    let sent = 0;
    // What earlier tests left behind may go meanwhile: less than before is as good.
    const more: number[] = [];
    for (let number = 1; number <= files; number++) {
      const answer = await fetch(file(number), { headers: { 'accept-encoding': 'identity' } });
      let [ofFile, isMeasured] = [0, false];
      for await (const part of answer.body!) {
        sent += part.length;
        ofFile += part.length;
        // Once in each, when most of it has gone.
        if (isMeasured || ofFile < 15_000_000) continue;
        isMeasured = true;
        more.push(heldBytes() - before);
      }
    }
    stopped.destroy();
    // Each symbol has an address in either language, of some four hundred bytes.
    expect(sent).toBeGreaterThan(800 * added);
    expect(more.length).toBeGreaterThan(0);
    expect(Math.max(...more)).toBeLessThan(12_000_000);
  });

  test('symbols are read in batches, from the index alone', async () => {
    let largest = 0;
    const statements: { text: string; values: readonly unknown[] }[] = [];
    const watched: Queries = {
      ...database,
      async many(statement) {
        statements.push(statement);
        const rows = await database.many(statement);
        largest = Math.max(largest, rows.length);
        return rows as never;
      },
    };
    let symbols = 0;
    for await (const slugs of announcedSlugs(watched, 'stocks', 5_000, 25_000)) symbols += slugs.length;
    expect(symbols).toBe(25_000);
    expect(largest).toBe(1000);
    const { rows } = await database.raw(`explain (analyze, format text) ${statements[3]!.text}`, [
      ...statements[3]!.values,
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Only Scan using instruments_announced');
    expect(plan).not.toMatch(/Sort|Seq Scan on instruments/);
  });
});

test('while prices are simulated the sitemap is one short list without symbols (rule M-11)', async () => {
  const walory = await startWith(true);
  const { text } = await walory.visitor.get('/sitemap.xml');
  expect(text).toContain('<urlset');
  expect(addressesIn(text)).toContain('https://walory.example/pl');
  expect(text).not.toMatch(/symbol/);
  for (const file of ['pages.xml', 'stocks-1.xml'])
    expect((await walory.visitor.get(`/sitemaps/${file}`)).status).toBe(404);
  await walory.stop();
});
