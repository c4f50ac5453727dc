import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitePages } from '../../../src/domains/site-texts/site-pages.ts';
import { addressOf } from '../../../src/domains/site-texts/ui/site-text.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { bearer, keyOf, newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let admin: Visitor;
beforeAll(async () => {
  walory = await startTestWalory({}, { pages: 'built' });
  admin = await operator(walory);
});
afterAll(() => walory.stop());

const draft = {
  type: 'about-us',
  lang: 'pl',
  title: 'Tytuł próbny </title><script>alert(1)</script>',
  description: 'Opis "próbny"',
  blocks: ['Akapit próbny <img src=x onerror=alert(1)>'],
  theme: 'dark',
};
const preview = (more: object = {}, browser = admin) =>
  browser.post('/api/admin/seo/preview', { ...draft, ...more });
const page = (browser: Visitor, address: string) =>
  browser.get(address, { headers: { accept: 'text/html' } });

test('the operator sees the page with words that are stored nowhere (PS-11)', async () => {
  const { status, body, headers } = await preview();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const { html } = body.data;
  expect(html).toContain('<html lang="pl" data-theme="dark"');
  expect(html).toContain('<title>Tytuł próbny &lt;/title&gt;&lt;script&gt;');
  expect(html).toContain('content="Opis &quot;próbny&quot;"');
  expect(html).toContain('Akapit próbny &lt;img src=x onerror=alert(1)&gt;');
  expect((await preview({ theme: 'light' })).body.data.html).toContain('data-theme="light"');
  expect(await walory.database.many(sql`select 1 from site_texts`)).toEqual([]);
  for (const browser of [admin, walory.visitor()]) {
    const shown = await page(browser, '/pl/o-nas');
    expect(shown.status).toBe(200);
    expect(shown.text, 'the page itself is as it was').not.toContain('Akapit próbny');
  }
});

test('it is made as for a visitor: nothing of the operator, no script, no link that leads away (PS-11)', async () => {
  const { name, email } = (await admin.get('/api/user')).body.data;
  const own = (await page(admin, '/pl/o-nas')).text;
  expect(own, 'a page of their own names the operator').toContain(name);
  const { html } = (await preview()).body.data;
  expect(html).not.toContain(name);
  expect(html).not.toContain(email);
  expect(html).toContain('<base target="_blank"');
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.filter((tag) => !/type="application\/ld\+json"/.test(tag))).toEqual([]);
  expect(html, 'no form of it could be sent').not.toMatch(/name="form_token" value="[^"]/);
});

test.each([...sitePages, 'symbols/stocks', 'symbols/stocks/pko'])(
  'every page can be seen: %s (PS-11)',
  async (type) => {
    for (const lang of ['en', 'pl'] as const) {
      const { status, body } = await preview({ type, lang, title: 'Próba', blocks: ['Akapit próbny'] });
      expect(status).toBe(200);
      expect(body.data.html).toContain('<title>Próba</title>');
      expect(body.data.html).toContain('Akapit próbny');
      expect(body.data.html).toContain(`<html lang="${lang}"`);
    }
  },
);

describe('who has no business with it', () => {
  test('gets nothing: strangers, people, keys, demo visitors and another site (PS-11, SF-2, SF-3)', async () => {
    const { browser, ...person } = await newPerson(walory);
    expect((await preview({}, await walory.visitor().arrive())).status).toBe(401);
    expect((await preview({}, browser)).status).toBe(404);
    const key = await keyOf({ browser, ...person });
    expect((await walory.visitor().post('/api/admin/seo/preview', draft, bearer(key))).status).toBe(403);
    expect((await admin.post('/api/admin/seo/preview', draft, { csrf: false })).status).toBe(419);
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, raw: 'type=home' };
    expect((await admin.post('/api/admin/seo/preview', undefined, form)).status).toBe(415);
  });

  test('has no address to try: a preview is no page, and no page may be framed (PS-11)', async () => {
    expect((await page(admin, '/api/admin/seo/preview')).status).toBe(404);
    const asked = `${addressOf('about-us', 'pl')}?preview=1&title=Obcy&draft=${encodeURIComponent(JSON.stringify(draft))}`;
    const { text, headers } = await page(walory.visitor(), asked);
    expect(text).not.toMatch(/Obcy<|Akapit próbny/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

test.each([
  ['no such page', { type: 'no-such' }, 404],
  ['no such symbol', { type: 'symbols/stocks/no-such' }, 404],
  ['a page of the dashboard', { type: 'dashboard' }, 404],
  ['an address that leads out', { type: '../dashboard' }, 422],
  ['a language we do not speak', { lang: 'de' }, 422],
  ['a look there is not', { theme: 'pink' }, 422],
  ['a title of two lines', { title: 'a\nb' }, 422],
  ['a title that is too long', { title: 'x'.repeat(121) }, 422],
  ['too many paragraphs', { blocks: Array(21).fill('x') }, 422],
  ['a paragraph that is too long', { blocks: ['x'.repeat(4001)] }, 422],
  ['a megabyte', { blocks: Array(20).fill('x'.repeat(60_000)) }, 413],
])('%s is not shown', async (_what, more, status) => {
  expect((await preview(more)).status).toBe(status);
});

test('a page that is switched off has no preview', async () => {
  const without = await walory.another({ plans: false });
  const browser = await operator(without);
  expect((await preview({ type: 'pricing' }, browser)).status).toBe(404);
  expect((await preview({ type: 'faq' }, browser)).status).toBe(200);
});
