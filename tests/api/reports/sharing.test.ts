import { read } from '@e965/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { elementsOfKind, reportKinds } from '../../../src/domains/reports/report-kinds.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { operator } from '../../support/callers/people.ts';
import { must, onPlan, quotedAsset, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { ourBook, today } from '../../support/our-book.ts';
import { pdfPages } from '../../support/pdf-text.ts';
import { ownProperty } from '../../support/records/own-property.ts';
import { startTestWalory } from '../../support/test-walory.ts';

const our = ourBook();
const year = { of: 'year', at: '2025' };
const names = { portfolio: 'Tajny portfel Zofii', property: 'Kawalerka u Heleny', city: 'Gdynia' };
let asset: string;

/** Anna bought 1,234 at 100, sold some, and has a flat. */
beforeEach(async () => {
  const { database } = our.walory;
  await database.run(sql`delete from reports`);
  await onPlan(database, our.anna, 'professional');
  asset = await quotedAsset(database, {
    ticker: 'AKCJA',
    closes: { '2024-03-04': '100', '2024-12-30': '120', '2025-12-30': '150', '2026-11-13': '160' },
  });
  await tellMarketChanged(database);
  await our.anna.record('buy', '2024-03-04', { asset_id: asset, amount: '1234', price: '100', fee: '5' });
  await our.anna.record('sell', '2025-12-30', {
    asset_id: asset,
    amount: '250.5',
    price: '150',
    fee: '1846.29',
  });
  await our.anna.record('dividend', '2025-09-10', { asset_id: asset, total: '6173.14', tax: '1172.93' });
  await database.run(sql`update portfolios set name = ${names.portfolio} where user_id = ${our.anna.id}`);
  await database.run(sql`delete from properties where user_id = ${our.anna.id}`);
  await ownProperty(our.anna.browser);
  await database.run(sql`update properties set name = ${names.property} where user_id = ${our.anna.id}`);
});

type Share = Record<string, unknown>;
const definitionOf = (kind: string) => ({ kind, portfolios: 'all', period: year, currency: 'pln' });

async function shared(share: Share = {}, definition: object = definitionOf('overview'), trader = our.anna) {
  const elements = ['line-chart', 'bar-chart', 'tables'];
  const body = { name: 'Mój rok', definition, share: { elements, ...share } };
  const { data } = (await must(trader.browser.post('/api/reports', body))).body;
  return { id: data.id as string, link: data.link.id as string, report: data };
}

const visitor = () => our.walory.visitor();
const opened = async (link: string, lang = 'pl') =>
  visitor().get(`/api/shared-reports/${link}`, { headers: { 'x-locale': lang } });
const documentAt = async (link: string, lang?: string) => (await must(opened(link, lang))).body.data.document;

async function printed(link: string): Promise<string> {
  const browser = visitor();
  let answer: Answer | undefined;
  await expect
    .poll(
      async () => {
        answer = await browser.get(`/api/shared-reports/${link}/pdf`, { headers: { 'x-locale': 'pl' } });
        return answer.status;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(200);
  return (await pdfPages(answer!.bytes)).join('\n');
}

/** Every number of money or units in an answer, as it may be written anywhere. */
function amountsIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => amountsIn(one, key));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => amountsIn(one, name));
  return typeof value === 'string' && /^-?\d+\.?\d*$/.test(value) && key !== 'year' ? [value] : [];
}

/** Spellings of an amount that says something: of at least four digits. */
function spellings(amount: string): string[] {
  const digits = amount.replace(/^-/, '');
  const [whole = '', rest = ''] = digits.split('.');
  if (whole.length < 4) return [];
  const grouped = (gap: string) => whole.replace(/\B(?=(\d{3})+$)/g, gap);
  return [
    digits,
    `${whole}.${rest.slice(0, 2)}`,
    grouped('\u202f'),
    grouped(' '),
    grouped('\u00a0'),
    grouped(','),
  ]
    .filter((text) => text.replace(/\D/g, '').length >= 4)
    .map((text) => text.replace(/\.$/, ''));
}

describe('a shared report (RP-17)', () => {
  it('opens without signing in, in the language of who reads, and shows the elements that were chosen', async () => {
    const { link, report } = await shared({ elements: ['bar-chart'], hides_amounts: false });
    expect(report.link).toMatchObject({
      elements: ['bar-chart'],
      hides_amounts: false,
      hides_names: true,
      frozen_on: '2026-11-13',
      expires_on: null,
      is_expired: false,
      has_password: false,
      opened: 0,
      opened_at: null,
    });
    const { data } = (await must(opened(link, 'pl'))).body;
    expect(data).toMatchObject({ state: 'open', hides_amounts: false, is_frozen: true, has_tables: false });
    const { sections, headlines, name } = data.document;
    expect(name).toBe('Mój rok');
    expect(headlines).toEqual([]);
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({ title: 'Skąd wziął się zysk', facts: [], tables: [] });
    expect(sections[0].charts.map((chart: { of: string }) => chart.of)).toEqual(['steps']);
    expect((await documentAt(link, 'en')).sections[0].title).toBe('Where the profit came from');
  });

  it('hides amounts and names and is frozen unless its owner says otherwise', async () => {
    const { link } = await shared();
    const before = await documentAt(link);
    await our.anna.record('buy', '2026-11-12', { asset_id: asset, amount: '10', price: '160' });
    await our.anna.record('buy', '2025-01-10', { asset_id: asset, amount: '500', price: '121' });
    expect(await documentAt(link)).toEqual(before);
    const living = await shared({ is_frozen: false });
    const now = await documentAt(living.link);
    expect(now.headlines).not.toEqual(before.headlines);
    await our.anna.record('sell', '2025-11-10', { asset_id: asset, amount: '500', price: '140' });
    expect((await documentAt(living.link)).headlines).not.toEqual(now.headlines);
  });

  it('stays as it was on its day until what it shows is changed', async () => {
    const { id, link } = await shared();
    const before = await documentAt(link);
    await our.anna.record('buy', '2025-01-10', { asset_id: asset, amount: '500', price: '121' });
    const change = (share: Share) => must(our.anna.browser.put(`/api/reports/${id}/link`, share));
    const elements = ['tables', 'line-chart', 'bar-chart'];
    const later = await change({ elements, expires_on: '2026-12-31' });
    expect(later.body.data.link).toMatchObject({ id: link, expires_on: '2026-12-31' });
    expect(await documentAt(link)).toEqual(before);
    await change({ elements: ['line-chart'] });
    const after = await documentAt(link);
    expect(after.headlines).not.toEqual(before.headlines);
    expect(after.sections.flatMap((one: { tables: unknown[] }) => one.tables)).toEqual([]);
  });

  it('is had by shared-portfolios where it is of one portfolio', async () => {
    const of = (portfolios: unknown) => ({ ...definitionOf('overview'), portfolios });
    const one = await shared({}, of([our.anna.portfolio]));
    const all = await shared();
    const answer = await must(visitor().get(`/api/shared-portfolios/${one.link}`));
    expect(answer.body).toEqual((await must(visitor().get(`/api/shared-reports/${one.link}`))).body);
    expect((await visitor().get(`/api/shared-portfolios/${all.link}`)).status).toBe(404);
  });

  it('is not made by who looks through the eyes of its owner', async () => {
    const admin = await operator(our.walory);
    await must(admin.post('/api/admin/impersonate', { user_id: our.anna.id }));
    const body = { name: 'x', definition: definitionOf('overview') };
    const refused = await admin.post('/api/reports', { ...body, share: { elements: ['tables'] } });
    expect(refused.status).toBe(403);
    const { id } = (await must(admin.post('/api/reports', body))).body.data;
    expect((await admin.put(`/api/reports/${id}/link`, { elements: ['tables'] })).status).toBe(403);
    expect((await our.anna.read(`/api/reports/${id}`)).link).toBeNull();
  });

  it('can be looked at before it is shared', async () => {
    const asked = 'kind=overview&period=2025&currency=pln&name=M%C3%B3j%20rok&elements=tables,line-chart';
    const preview = await our.anna.read(`/api/report-figures/shared?${asked}`);
    const { link } = await shared({ elements: ['tables', 'line-chart'] });
    expect(preview).toEqual(await documentAt(link, 'en'));
    for (const elements of ['', 'moon', 'pie-chart', 'tables,tables'])
      expect(
        (await our.anna.browser.get(`/api/report-figures/shared?kind=overview&name=x&elements=${elements}`))
          .body.errors,
      ).toEqual({ elements: ['reportElementsError'] });
  });
});

describe('what was not chosen (RP-18)', () => {
  it.each(reportKinds)('is not in the answer of %s, its workbook, its PDF or its picture', async (kind) => {
    const definition = { ...definitionOf(kind), benchmark: 'WIG20' };
    const { link } = await shared({ elements: elementsOfKind[kind] }, definition);
    const figures = await our.anna.read(`/api/report-figures?kind=${kind}&period=2025&currency=pln`);
    const secrets = [...new Set(amountsIn(figures.figures).flatMap(spellings))];
    expect(secrets.length).toBeGreaterThan(4);
    const answer = await must(opened(link));
    expect(answer.body.data.document.sections.length).toBeGreaterThan(0);
    const texts = { answer: answer.text, pdf: await printed(link) };
    const workbook = await visitor().get(`/api/shared-reports/${link}/xlsx`);
    if (workbook.status === 200)
      Object.assign(texts, { workbook: JSON.stringify(read(workbook.bytes).Sheets) });
    for (const [where, text] of Object.entries(texts)) {
      for (const secret of secrets) expect(text, `${where}: ${secret}`).not.toContain(secret);
      for (const name of Object.values(names)) expect(text, where).not.toContain(name);
      for (const id of [our.anna.portfolio, our.anna.id, our.anna.person.email])
        expect(text, where).not.toContain(id);
    }
  });

  it.each(reportKinds)(
    'every element of %s has something to show, and none that is not its own',
    async (kind) => {
      for (const element of elementsOfKind[kind]) {
        const { link } = await shared({ elements: [element], hides_amounts: false }, definitionOf(kind));
        const { sections } = await documentAt(link);
        const charts = sections.flatMap((section: { charts: { element: string }[] }) => section.charts);
        const tables = sections.flatMap((section: { tables: unknown[] }) => section.tables);
        if (element === 'tables') expect(tables.length, element).toBeGreaterThan(0);
        else expect(charts.length, element).toBeGreaterThan(0);
        expect(charts.every((chart: { element: string }) => chart.element === element)).toBe(true);
        if (element !== 'tables') expect(tables).toEqual([]);
      }
    },
  );

  it('names are there only where the owner lets them', async () => {
    const { link } = await shared({ hides_names: false, elements: ['tables'] });
    expect((await must(opened(link))).text).toContain(names.portfolio);
    const hidden = await shared({ elements: ['tables'], hides_amounts: false });
    const text = (await must(opened(hidden.link))).text;
    expect(text).not.toContain(names.portfolio);
    expect(text).toContain('Portfel 1');
  });
});

describe('a link stops (RP-19)', () => {
  const statuses = async (link: string) =>
    Promise.all(
      ['', '/pdf', '/xlsx', '/picture'].map(
        async (part) => (await visitor().get(`/api/shared-reports/${link}${part}`)).status,
      ),
    );
  const gone = [404, 404, 404, 404];

  it('at once when it is taken back, with nothing left of it', async () => {
    const { id, link } = await shared();
    expect(await statuses(link)).toEqual([200, 202, 200, 200]);
    await must(our.anna.browser.delete(`/api/reports/${id}/link`));
    expect(await statuses(link)).toEqual(gone);
    expect((await our.anna.browser.delete(`/api/reports/${id}/link`)).status).toBe(404);
    expect((await must(our.anna.browser.get(`/api/reports/${id}`))).body.data.link).toBeNull();
    const again = await must(our.anna.browser.put(`/api/reports/${id}/link`, { elements: ['tables'] }));
    expect(again.body.data.link.id).not.toBe(link);
    expect(await statuses(link)).toEqual(gone);
  });

  it('with its report, its last day and a portfolio it names', async () => {
    const removed = await shared();
    await must(our.anna.browser.delete(`/api/reports/${removed.id}`));
    expect(await statuses(removed.link)).toEqual(gone);
    const expired = await shared({ expires_on: '2026-11-13' });
    expect((await opened(expired.link)).status).toBe(200);
    await our.walory.database.run(sql`update report_links set expires_on = '2026-11-12'`);
    expect(await statuses(expired.link)).toEqual(gone);
    const { link } = (await must(our.anna.browser.get(`/api/reports/${expired.id}`))).body.data;
    expect(link.is_expired).toBe(true);
    const of = { ...definitionOf('overview'), portfolios: [our.anna.portfolio] };
    const orphans = [await shared({ is_frozen: false }, of), await shared({ is_frozen: true }, of)];
    for (const { link } of orphans) expect((await opened(link)).status).toBe(200);
    await must(our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`));
    for (const { link } of orphans) expect(await statuses(link)).toEqual(gone);
  });

  it('its files with the plan, the link itself not', async () => {
    const { link } = await shared();
    await onPlan(our.walory.database, our.anna, null);
    expect(await statuses(link)).toEqual([200, 404, 404, 200]);
    expect((await must(opened(link))).body.data.has_files).toBe(false);
  });

  it('is nobody else’s to change, and ids cannot be guessed', async () => {
    const { id, link } = await shared();
    const bert = await Trader.start(our.walory);
    expect((await bert.browser.put(`/api/reports/${id}/link`, { elements: ['tables'] })).status).toBe(404);
    expect((await bert.browser.delete(`/api/reports/${id}/link`)).status).toBe(404);
    const other = (await shared()).link;
    expect(other.slice(0, 21)).not.toBe(link.slice(0, 21));
    expect(other.slice(22)).not.toBe(link.slice(22));
    const flipped = link.slice(0, -2) + (link.at(-2) === 'A' ? 'B' : 'A') + link.at(-1);
    for (const guess of [flipped, id, link.toLowerCase(), `${link}A`, 'x', '../user', "'"])
      expect((await opened(encodeURIComponent(guess))).status, guess).toBe(404);
    expect((await opened(link)).status).toBe(200);
  });
});

describe('a password (RP-19)', () => {
  it('opens the report to the browser that said it, and to no other', async () => {
    const { id, link } = await shared({ password: 'sezam' });
    const browser = await visitor().arrive();
    const locked = await must(browser.get(`/api/shared-reports/${link}`));
    expect(locked.body).toEqual({ data: { state: 'locked' } });
    for (const part of ['/pdf', '/xlsx'])
      expect((await browser.get(`/api/shared-reports/${link}${part}`)).status).toBe(404);
    const unlock = (password: string) => browser.post(`/api/shared-reports/${link}/unlock`, { password });
    const wrong = await unlock('cebula');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['sharedPasswordError'] }]);
    await must(unlock('sezam'));
    expect((await must(browser.get(`/api/shared-reports/${link}`))).body.data.state).toBe('open');
    expect((await must(opened(link))).body.data.state).toBe('locked');
    await must(
      our.anna.browser.put(`/api/reports/${id}/link`, { elements: ['tables'], password: 'inne hasło' }),
    );
    expect((await must(browser.get(`/api/shared-reports/${link}`))).body.data.state).toBe('locked');
    await must(our.anna.browser.put(`/api/reports/${id}/link`, { elements: ['tables'] }));
    expect((await must(opened(link))).body.data.state).toBe('locked');
    await must(our.anna.browser.put(`/api/reports/${id}/link`, { elements: ['tables'], password: null }));
    expect((await must(opened(link))).body.data.state).toBe('open');
  });

  it('is tried ten times, then not at all for a while, whether right or wrong', async () => {
    const limited = await startTestWalory({ limitFactor: 1, clock: `${today}T12:00:00Z`, role: 'web' });
    const anna = await Trader.start(limited);
    const { link } = await shared({ password: 'sezam' }, undefined, anna);
    const browser = await limited.visitor().arrive();
    const unlock = (password: string) => browser.post(`/api/shared-reports/${link}/unlock`, { password });
    for (let at = 0; at < 10; at++) expect((await unlock(`próba ${at}`)).status).toBe(422);
    const refused = await unlock('sezam');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await must(browser.get(`/api/shared-reports/${link}`))).body.data.state).toBe('locked');
    await limited.stop();
  });
});

describe('openings (RP-19)', () => {
  it('are counted once for a visitor, never for the owner or before the password', async () => {
    const { id, link } = await shared({ password: 'sezam' });
    const linkNow = async () => (await must(our.anna.browser.get(`/api/reports/${id}`))).body.data.link;
    const browser = await visitor().arrive();
    const open = () => must(browser.post(`/api/shared-reports/${link}/openings`, undefined));
    await open();
    await must(our.anna.browser.post(`/api/shared-reports/${link}/openings`, undefined));
    expect(await linkNow()).toMatchObject({ opened: 0, opened_at: null });
    await must(browser.post(`/api/shared-reports/${link}/unlock`, { password: 'sezam' }));
    await open();
    await open();
    expect(await linkNow()).toMatchObject({ opened: 1, opened_at: '2026-11-13T12:00:00.000Z' });
  });
});

describe('bad input changes nothing', () => {
  const refusals: [string, Share, object][] = [
    ['no element', { elements: [] }, { 'share.elements': ['reportElementsError'] }],
    ['an unknown element', { elements: ['everything'] }, { 'share.elements.0': ['reportElementsError'] }],
    ['one element twice', { elements: ['tables', 'tables'] }, { 'share.elements': ['reportElementsError'] }],
    ['one of another kind', { elements: ['pie-chart'] }, { elements: ['reportElementsError'] }],
    ['a day that has passed', { expires_on: '2026-11-12' }, { expires_on: ['reportExpiryError'] }],
    ['no day', { expires_on: 'jutro' }, { 'share.expires_on': ['reportExpiryError'] }],
    ['a short password', { password: 'abc' }, { 'share.password': ['reportPasswordError'] }],
  ];
  it.each(refusals)('%s', async (_, share, errors) => {
    const body = {
      name: 'Mój rok',
      definition: definitionOf('overview'),
      share: { elements: ['tables'], ...share },
    };
    const answer = await our.anna.browser.post('/api/reports', body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await our.anna.read('/api/reports')).meta.total).toBe(0);
  });

  it('a portfolio of somebody else', async () => {
    const bert = await Trader.start(our.walory);
    const definition = { ...definitionOf('overview'), portfolios: [bert.portfolio] };
    const share = { elements: ['tables'] };
    const answer = await our.anna.browser.post('/api/reports', { name: 'x', definition, share });
    expect(answer.status).toBe(422);
    const asked = `kind=overview&name=x&elements=tables&portfolios=${bert.portfolio}`;
    const preview = await our.anna.browser.get(`/api/report-figures/shared?${asked}`);
    expect(preview.status).toBe(422);
    expect(preview.text).not.toContain('sections');
  });
});

describe('the picture of a link', () => {
  it('is a PNG of 1200 by 630, and of a locked one tells nothing', async () => {
    const pictureOf = async (link: string) =>
      (await must(visitor().get(`/api/shared-reports/${link}/picture?lang=pl`))).bytes;
    const open = await pictureOf((await shared()).link);
    expect(open.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([open.readUInt32BE(16), open.readUInt32BE(20)]).toEqual([1200, 630]);
    const [first, second] = [
      await pictureOf((await shared({ password: 'sezam' })).link),
      await pictureOf((await shared({ password: 'inne', elements: ['tables'] }, definitionOf('costs'))).link),
    ];
    expect(first.equals(second)).toBe(true);
    expect(first.equals(open)).toBe(false);
  });
});
