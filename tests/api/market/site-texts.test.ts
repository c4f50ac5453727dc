import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { newPerson, operator } from '../../support/callers/people.ts';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let admin: Visitor;
beforeAll(async () => {
  walory = await startTestWalory();
  admin = await operator(walory);
});
afterAll(() => walory.stop());

const symbol = 'symbols/stocks/pko';

function read(type: string, lang = 'pl') {
  return walory.visitor().get(`/api/seo/content?type=${encodeURIComponent(type)}&lang=${lang}`);
}
function draftOf(type: string, browser = admin) {
  return browser.get(`/api/admin/seo/content?type=${encodeURIComponent(type)}`);
}
function write(text: Record<string, unknown>, browser = admin) {
  const whole = { lang: 'pl', title: 'Tytuł', description: 'Opis', blocks: ['Akapit'], ...text };
  return browser.put('/api/admin/seo/content', whole);
}
function remove(type: string, lang = 'pl') {
  return admin.delete(`/api/admin/seo/content?type=${encodeURIComponent(type)}&lang=${lang}`);
}

test.each([
  ['home', 'en', /^Walory: everything you invest in/],
  ['home', 'pl', /^Walory: /],
  ['about-us', 'pl', /^O\snas · Walory$/],
  ['tools', 'pl', /^Kalkulatory finansowe · Walory$/],
  ['tools/housing-loan-subsidy', 'en', /^Housing loan subsidy calculator \(#naStart\) · Walory$/],
  ['tools/mortgage-overpayment', 'en', /^Mortgage overpayment calculator · Walory$/],
  ['symbols', 'en', /^Symbols: shares/],
  ['symbols/bonds', 'en', /^Bonds: prices/],
  [symbol, 'en', /^PKO.* \(PKO\): share price/],
])('%s in %s has words of the product’s own', async (type, lang, title) => {
  const { status, body } = await read(type, lang);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ type, lang, is_edited: false });
  expect(body.data.title).toMatch(title);
  expect(body.data.description.length).toBeGreaterThan(10);
});

test('what a symbol is, its page tells in the reader’s language', async () => {
  const [english, polish] = [(await read(symbol, 'en')).body.data, (await read(symbol, 'pl')).body.data];
  expect(english.blocks.length).toBeGreaterThan(0);
  expect(polish.blocks.length).toBeGreaterThan(0);
  expect(polish.blocks).not.toEqual(english.blocks);
});

test.each(['no-such', 'symbols/no-such', 'symbols/stocks/no-such', 'symbols/deposits', 'dashboard'])(
  'a page that does not exist has no words and can be given none: %s',
  async (type) => {
    expect((await read(type)).status).toBe(404);
    expect((await draftOf(type)).status).toBe(404);
    expect((await write({ type })).status).toBe(404);
    expect((await remove(type)).status).toBe(404);
  },
);

test.each([
  ['type', { type: '../etc' }, 'invalid'],
  ['lang', { type: 'home', lang: 'de' }, 'invalid'],
  ['title', { type: 'home', title: '  ' }, 'required'],
  ['title', { type: 'home', title: 'x'.repeat(121) }, 'tooLong'],
  ['description', { type: 'home', description: 'x'.repeat(301) }, 'tooLong'],
  ['description', { type: 'home', description: 'two\nlines' }, 'invalid'],
  ['blocks', { type: 'home', blocks: Array(21).fill('x') }, 'tooLong'],
  ['blocks.1', { type: 'home', blocks: ['fine', ''] }, 'required'],
  ['known_at', { type: 'home', known_at: 'yesterday' }, 'invalid'],
])('bad input names its field: %s', async (field, text, key) => {
  const answer = await write(text);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[field]).toEqual([key]);
});

test('a text of a symbol replaces the product’s own, in its language only, until it is taken back (rule M-12)', async () => {
  const text = { title: 'PKO po mojemu', description: 'Mój opis', blocks: ['Raz.', 'Dwa.'] };
  const own = (await read(symbol)).body.data;
  expect((await write({ type: symbol, ...text })).status).toBe(200);
  expect((await read(symbol)).body.data).toMatchObject({ ...text, is_edited: true });
  expect((await read(symbol, 'en')).body.data.is_edited).toBe(false);
  expect((await draftOf(symbol)).body.data).toMatchObject({
    type: symbol,
    pl: { own: { title: own.title, blocks: own.blocks }, edited: text },
    en: { edited: null },
  });
  expect((await remove(symbol)).status).toBe(200);
  expect((await read(symbol)).body.data).toEqual(own);
  expect((await remove(symbol)).status, 'twice is as good as once').toBe(200);
});

test('the list names every page and class, and the symbols that were changed', async () => {
  await write({ type: symbol });
  await write({ type: 'symbols/etf', lang: 'en' });
  const { data } = (await admin.get('/api/admin/seo/texts', { headers: { 'x-locale': 'pl' } })).body;
  const of = (type: string) => data.find((row: { type: string }) => row.type === type);
  expect(of('home')).toMatchObject({ name: 'Start', edited: [] });
  expect(of('symbols/etf').edited).toMatchObject([{ lang: 'en' }]);
  expect(of(symbol)).toMatchObject({ edited: [{ lang: 'pl' }] });
  expect(of(symbol).name).toMatch(/^PKO/);
  expect(of('symbols/stocks/cdr')).toBeUndefined();
});

test('a text outlives its symbol by its address alone, and can still be taken away', async () => {
  await walory.database.run(sql`
    insert into site_texts (type, lang, title, description, updated_at)
    values ('symbols/stocks/gone-xwar', 'pl', 'T', 'O', now())`);
  const { data } = (await admin.get('/api/admin/seo/texts')).body;
  expect(data).toContainEqual(
    expect.objectContaining({ type: 'symbols/stocks/gone-xwar', name: 'symbols/stocks/gone-xwar' }),
  );
  expect((await remove('symbols/stocks/gone-xwar')).status).toBe(200);
});

test('of two operators who change the same words the second is told', async () => {
  const type = 'symbols/crypto';
  expect((await write({ type, title: 'Pierwszy', known_at: null })).status).toBe(200);
  const refused = await write({ type, title: 'Drugi', known_at: null });
  expect(refused.status).toBe(409);
  expect((await read(type)).body.data.title).toBe('Pierwszy');
  const { updated_at } = (await draftOf(type)).body.data.pl.edited;
  expect((await write({ type, title: 'Drugi', known_at: updated_at })).status).toBe(200);
  expect((await write({ type, title: 'Trzeci', known_at: updated_at })).status).toBe(409);
  expect((await write({ type, title: 'Trzeci' })).status, 'who does not ask is not told').toBe(200);
});

test('every change is in the audit log with what it was about, and a refused one is not', async () => {
  const type = 'symbols/indices';
  await write({ type });
  await write({ type, known_at: null });
  await remove(type);
  await remove(type);
  const entries = await walory.database.many(sql`
    select action, detail, subject_id from audit_log where detail->>'type' = ${type} order by at, action desc`);
  expect(entries).toEqual([
    { action: 'site-text-written', detail: { type, lang: 'pl' }, subject_id: null },
    { action: 'site-text-removed', detail: { type, lang: 'pl' }, subject_id: null },
  ]);
});

test('nobody but the operator sees drafts or changes words', async () => {
  const { browser } = await newPerson(walory);
  expect((await draftOf('home', browser)).status).toBe(404);
  expect((await write({ type: 'home' }, browser)).status).toBe(404);
  expect((await draftOf('home', walory.visitor())).status).toBe(401);
  expect((await read('home')).body.data.is_edited).toBe(false);
});
