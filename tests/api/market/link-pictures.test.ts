import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWalory, type Walory } from '../../../src/entry/start-walory.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { pictureAddress } from '../../../src/routes/link-pictures/picture-address.ts';
import { picturedPages } from '../../../src/routes/link-pictures/pictured-pages.ts';
import { testSettings } from '../../support/database/test-settings.ts';
import { freshDatabase } from '../../support/test-walory.ts';

let walory: Walory;
let database: Database;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
  const settings = testSettings({ databaseUrl: fresh.url, role: 'web', limitFactor: 1 });
  walory = await startWalory(settings, {
    pages: async () => () => Promise.reject(new Error('no pages here')),
  });
  database = openDatabase({ connectionString: fresh.url }, 2, () => {});
});
afterAll(async () => {
  await database.close();
  await walory.stop();
  await fresh.drop();
});

const ask = (address: string, init: RequestInit = {}) => fetch(walory.address + address, init);
const bytesOf = async (address: string) => Buffer.from(await (await ask(address)).arrayBuffer());

describe('pictures of links (PS-15)', () => {
  test('every public page has one in each language, and no two are alike', async () => {
    const seen = new Map<string, string>();
    for (const page of picturedPages.values())
      for (const locale of locales) {
        const address = pictureAddress(page, locale);
        const answer = await ask(address);
        expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/png']);
        const tag = answer.headers.get('etag')!;
        expect(seen.get(tag), address).toBeUndefined();
        seen.set(tag, address);
      }
    expect(seen.size).toBe(picturedPages.size * 2);
  });

  test('every class of symbols has them, other sites may show them, and a day long nobody asks again', async () => {
    const symbols = await database.many<{ class: string; slug: string }>(sql`
      select distinct on (k.slug) k.slug as class, i.slug from instruments i
      join asset_classes k on k.id = i.class_id where i.owner_id is null and i.status = 'active'
        and k.slug in ('stocks', 'indices', 'etf', 'crypto', 'commodities', 'futures', 'bonds')`);
    expect(symbols).toHaveLength(7);
    for (const { class: kind, slug } of symbols) {
      const answer = await ask(pictureAddress(`symbols/${kind}/${slug}`, 'pl'));
      expect(answer.status, slug).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });

  test('who has the picture gets no second one, and a look at its head is enough', async () => {
    const address = pictureAddress('symbols/stocks/pko', 'en');
    const etag = (await ask(address)).headers.get('etag')!;
    const again = await ask(address, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const head = await ask(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  test('what has no page has no picture', async () => {
    for (const address of [
      '/og/pl/symbols/stocks/no-such-share.png',
      '/og/pl/symbols/no-such-class/pko.png',
      '/og/de/symbols/stocks/pko.png',
      '/og/pl/symbols/stocks/pko.svg',
      '/og/pl/symbols/stocks/.png',
      '/og/pl/no-such-page.png',
      '/og/pl/constructor.png',
      '/og/pl/home',
      `/og/pl/symbols/stocks/${'x'.repeat(250)}.png`,
      "/og/pl/symbols/stocks/'--.png",
    ])
      expect((await ask(address)).status, address).toBe(404);
  });

  test('an instrument of somebody’s own has none, whatever its address', async () => {
    const row = await database.maybe<{ id: string }>(sql`select id from users limit 1`);
    await database.run(sql`
      insert into instruments (id, owner_id, ticker, class_id, currency_id, names, status, source, slug, search, created_at)
      select gen_random_uuid(), ${row!.id}, 'MINE', class_id, currency_id, '{"en": "Mine"}', 'active', 'own', 'mine', 'mine', now()
      from instruments where slug = 'pko'`);
    expect((await ask('/og/en/symbols/stocks/mine.png')).status).toBe(404);
  });

  test('words of the operator take the place of the product’s own', async () => {
    const address = pictureAddress('about-us', 'en');
    const before = await bytesOf(address);
    await database.run(sql`
      insert into site_texts (type, lang, title, description, blocks, updated_at)
      values ('about-us', 'en', 'Who we are · Walory', 'Three people in Gdynia.', '[]', now())`);
    expect((await bytesOf(address)).equals(before)).toBe(false);
  });

  test('one that many ask for at once is drawn once, and strangers cannot have them drawn without end', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Share number ${at}`);
    for (const [at, name] of names.entries())
      await database.run(sql`
        insert into instruments (id, ticker, class_id, currency_id, names, source, slug, search, created_at)
        select gen_random_uuid(), ${`S${at}`}, class_id, currency_id, ${JSON.stringify({ en: name })}, 'test', ${`drawn-${at}`}, 's', now()
        from instruments where slug = 'pko'`);
    const same = await Promise.all(
      Array.from({ length: 30 }, () => ask('/og/en/symbols/stocks/drawn-0.png').then(({ status }) => status)),
    );
    expect(new Set(same)).toEqual(new Set([200]));
    const many = await Promise.all(
      names.map((_, at) => ask(`/og/pl/symbols/stocks/drawn-${at}.png`).then(({ status }) => status)),
    );
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(many.every((status) => status === 200 || status === 429)).toBe(true);
    for (const at of names.keys())
      expect((await ask(`/og/pl/symbols/stocks/drawn-${at}.png`)).status, 'one after the other').toBe(200);
  });
});
