import { read, type WorkBook } from '@e965/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportKinds } from '../../../src/domains/reports/report-kinds.ts';
import {
  type FileKey,
  keepFile,
  removeOldFiles,
  takeDocument,
} from '../../../src/domains/reports/server/files/report-file-store.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, onPlan, quotedAsset, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import type { Answer, Visitor } from '../../support/callers/visitor.ts';
import { ourBook, today } from '../../support/our-book.ts';
import { pdfPages } from '../../support/pdf-text.ts';
import { startTestWalory } from '../../support/test-walory.ts';

const our = ourBook();
const formula = '=SUM(1,2)';

/** Anna bought and sold in a portfolio whose name a spreadsheet might run. */
beforeEach(async () => {
  const { database } = our.walory;
  await database.run(sql`delete from reports`);
  await onPlan(database, our.anna, 'professional');
  const asset = await quotedAsset(database, {
    ticker: 'AKCJA',
    closes: { '2024-03-04': '100', '2024-12-30': '120', '2025-12-30': '150', '2026-11-13': '160' },
  });
  await tellMarketChanged(database);
  await our.anna.record('buy', '2024-03-04', { asset_id: asset, amount: '1000', price: '100', fee: '5' });
  await our.anna.record('sell', '2025-12-30', { asset_id: asset, amount: '250.5', price: '150', fee: '4' });
  await database.run(sql`update portfolios set name = ${formula} where user_id = ${our.anna.id}`);
  await our.anna.record('dividend', '2025-09-10', { asset_id: asset, total: '60', tax: '11.4' });
});

async function saved(kind = 'overview', name = 'Mój rok', trader: Trader = our.anna): Promise<string> {
  const definition = { kind, portfolios: 'all', period: { of: 'year', at: '2025' }, currency: 'pln' };
  const { body } = await must(trader.browser.post('/api/reports', { name, definition }));
  return body.data.id;
}

const inPolish = { headers: { 'x-locale': 'pl' } };
const inEnglish = { headers: { 'x-locale': 'en' } };

/** Asks until it is made. */
async function printed(
  id: string,
  language = inPolish,
  browser: Visitor = our.anna.browser,
): Promise<Answer> {
  let answer: Answer | undefined;
  await expect
    .poll(
      async () => {
        answer = await browser.get(`/api/reports/${id}/pdf`, language);
        return answer.status;
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(200);
  return answer!;
}

const workbook = async (id: string): Promise<WorkBook> =>
  read((await must(our.anna.browser.get(`/api/reports/${id}/xlsx`, inEnglish))).bytes, { cellNF: true });
const cellsOf = (book: WorkBook) =>
  Object.values(book.Sheets).flatMap((sheet) =>
    Object.entries(sheet).flatMap(([place, cell]) => (place.startsWith('!') ? [] : [cell])),
  );
const figures = (kind: string) => our.anna.read(`/api/report-figures?kind=${kind}&period=2025&currency=pln`);

describe('a report as a workbook', () => {
  it('has typed cells equal to the figures, and texts that stay texts (RP-14)', async () => {
    const book = await workbook(await saved());
    const report = await figures('overview');
    const sheet = book.Sheets['By portfolio, PLN']!;
    expect(sheet.A2).toMatchObject({ t: 's', v: formula });
    expect(sheet.B3).toMatchObject({ t: 'n', v: Number(report.figures.value_start), z: '#,##0.00' });
    expect(sheet.D3).toMatchObject({ t: 'n', v: Number(report.figures.profit) });
    expect(sheet.F3).toMatchObject({ t: 'n', z: '0.00%' });
    expect(sheet.F3.v * 100).toBeCloseTo(report.figures.twr.span_percent, 9);
    expect(cellsOf(book).filter(({ f }) => f !== undefined)).toEqual([]);
  });

  it('has days as days and exact units', async () => {
    const sheet = (await workbook(await saved('transactions'))).Sheets['Transactions, PLN']!;
    const dates = read(
      (await must(our.anna.browser.get(`/api/reports/${await saved('transactions')}/xlsx`, inEnglish))).bytes,
      {
        cellDates: true,
        UTC: true,
      },
    );
    expect(dates.Sheets['Transactions, PLN']!.A3.v).toEqual(new Date('2025-12-30T00:00:00Z'));
    expect(sheet.A3).toMatchObject({ t: 'n', z: 'yyyy-mm-dd' });
    expect(sheet.F3).toMatchObject({ t: 'n', v: 250.5 });
  });

  it.each(reportKinds)('can be had of %s, in both languages, with every table also as CSV', async (kind) => {
    const id = await saved(kind);
    const { data } = (await must(our.anna.browser.get(`/api/reports/${id}/tables`, inPolish))).body;
    const book = await workbook(id);
    expect(book.SheetNames).toHaveLength(data.length);
    for (const { key, rows } of data) {
      const csv = await must(our.anna.browser.get(`/api/reports/${id}/csv?table=${key}`, inPolish));
      expect(csv.headers.get('content-type')).toContain('text/csv');
      expect(csv.text.trim().split('\r\n').length).toBeGreaterThanOrEqual(rows + 1);
    }
  });
});

describe('a table as CSV', () => {
  it('is exact, and disarms what looks like a formula', async () => {
    const id = await saved();
    const { text, bytes } = await must(
      our.anna.browser.get(`/api/reports/${id}/csv?table=portfolios`, inPolish),
    );
    const { value_start, profit } = (await figures('overview')).figures;
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text).toContain(`Razem,${value_start},`);
    expect(text).toContain(`,${profit},`);
    expect(text).toContain(`\n'${formula},`);
  });

  it.each(['table=moon', ''])('that does not exist is refused: %j', async (query) => {
    const answer = await our.anna.browser.get(`/api/reports/${await saved()}/csv?${query}`);
    expect([answer.status, answer.body.errors]).toEqual([422, { table: ['reportTableError'] }]);
  });
});

describe('a report as PDF', () => {
  it('says the totals in both languages and numbers its pages (RP-14, RP-15)', async () => {
    const id = await saved();
    const first = await our.anna.browser.get(`/api/reports/${id}/pdf`, inPolish);
    expect([first.status, first.body]).toEqual([202, { data: { state: 'waiting', progress: 0 } }]);
    const answer = await printed(id);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('walory-overview-2025-2026-11-13.pdf');
    expect(answer.bytes.length).toBeLessThan(1_000_000);
    const pages = await pdfPages(answer.bytes);
    const polish = pages.join('\n');
    // 1000 at 120 before the year; 749.5 at 150 after it, 250.5 sold at 150 and a dividend.
    for (const text of ['Mój rok', 'Rok 2025', 'Wszystkie portfele', 'Spis treści', 'Skąd wziął się zysk'])
      expect(polish).toContain(text);
    expect(polish).toContain('120 000,00');
    expect(polish).toContain('112 425,00');
    expect(polish).toContain(formula);
    expect(pages[2]).toContain(`3 z ${pages.length}`);
    const english = (await pdfPages((await printed(id, inEnglish)).bytes)).join('\n');
    for (const text of [
      'Year 2025',
      'All portfolios',
      'Contents',
      'Where the profit came from',
      '112 425,00',
    ])
      expect(english).toContain(text);
  });

  it('has nothing of other people', async () => {
    const other = await Trader.start(our.walory, { name: 'Cudzy portfel' });
    const asset = await quotedAsset(our.walory.database, { ticker: 'TAJNA', closes: { '2025-01-02': '7' } });
    await other.record('buy', '2025-01-02', { asset_id: asset, amount: '54321', price: '7' });
    const id = await saved('transactions');
    const text = (await pdfPages((await printed(id)).bytes)).join('\n');
    const sheets = JSON.stringify((await workbook(id)).Sheets);
    expect(text).toContain('250,5');
    for (const planted of ['Cudzy', 'TAJNA', '54321', '54 321']) {
      expect(text).not.toContain(planted);
      expect(sheets).not.toContain(planted);
    }
  });

  it('is made anew when its figures change, and kept while they do not', async () => {
    const id = await saved();
    const before = await printed(id);
    expect((await printed(id)).bytes.equals(before.bytes)).toBe(true);
    await our.anna.record('deposit', '2025-05-05', { total: '1' });
    await our.walory.database.run(sql`update portfolios set name = 'Inny' where user_id = ${our.anna.id}`);
    await our.anna.record('fee', '2025-06-02', { total: '77.7' });
    expect((await our.anna.browser.get(`/api/reports/${id}/pdf`, inPolish)).status).toBe(202);
    const text = (await pdfPages((await printed(id)).bytes)).join('\n');
    expect(text).toContain('Inny');
    expect(text).not.toContain(formula);
  });

  it('goes with its report, and after a day', async () => {
    const { database } = our.walory;
    const count = async () => (await database.many(sql`select from report_files`)).length;
    const id = await saved();
    await printed(id);
    expect(await count()).toBe(1);
    await must(our.anna.browser.delete(`/api/reports/${id}`));
    expect([(await our.anna.browser.get(`/api/reports/${id}/pdf`)).status, await count()]).toEqual([404, 0]);
    await printed(await saved());
    await removeOldFiles(database, new Date('2026-11-14T11:59:00Z'));
    expect(await count()).toBe(1);
    await removeOldFiles(database, new Date('2026-11-14T12:01:00Z'));
    expect(await count()).toBe(0);
  });

  it('cut off in the middle leaves nothing half-made, and is made when it is tried again', async () => {
    // Nobody here works on what is asked for, so that a process can be played that took it and died.
    const asking = await startTestWalory({ clock: `${today}T12:00:00Z`, role: 'web' });
    const trader = await Trader.start(asking);
    const id = await saved('overview', 'Przerwany', trader);
    const ask = () => trader.browser.get(`/api/reports/${id}/pdf`, inPolish);
    expect((await ask()).status).toBe(202);
    const key = await asking.database.one<FileKey>(sql`
      select user_id as "userId", report_id as "reportId", audience, language, stamp from report_files`);
    await takeDocument(asking.database, key, new Date(`${today}T12:00:00Z`));
    const cut = await ask();
    expect([cut.status, cut.body.data]).toEqual([202, { state: 'making', progress: 0.5 }]);
    // Late work on figures that have changed since is not kept.
    await keepFile(asking.database, { ...key, stamp: 'older' }, Buffer.from('%PDF'));
    expect((await ask()).status).toBe(202);
    await asking.another({ role: 'all' });
    expect((await pdfPages((await printed(id, inPolish, trader.browser)).bytes))[0]).toContain('Przerwany');
    await asking.stop();
  });
});

describe('files of reports', () => {
  it('need a plan with exports: the upgrade is offered and nothing is made (RP-14)', async () => {
    const id = await saved();
    await onPlan(our.walory.database, our.anna, null);
    const unsaved = ['xlsx', 'csv', 'tables'].map(
      (path) => `/api/report-figures/${path}?kind=overview&period=2025&table=portfolios`,
    );
    const paths = ['pdf', 'xlsx', 'csv?table=portfolios', 'tables'].map(
      (path) => `/api/reports/${id}/${path}`,
    );
    for (const path of [...paths, ...unsaved]) {
      const answer = await our.anna.browser.get(path);
      expect([answer.status, answer.body]).toMatchObject([
        403,
        { message: 'Please upgrade your account', upgrade: true },
      ]);
    }
    expect(await our.walory.database.many(sql`select from report_files`)).toEqual([]);
  });

  it('can be had of a report that nobody saved, with the same figures', async () => {
    const query = 'kind=overview&period=2025&currency=pln&table=portfolios';
    const unsaved = await must(our.anna.browser.get(`/api/report-figures/csv?${query}`, inPolish));
    const same = await must(
      our.anna.browser.get(`/api/reports/${await saved()}/csv?table=portfolios`, inPolish),
    );
    expect(unsaved.text).toBe(same.text);
  });

  it('are nobody else’s', async () => {
    const id = await saved();
    await printed(id);
    const stranger = await Trader.start(our.walory);
    await onPlan(our.walory.database, stranger, 'professional');
    for (const path of ['pdf', 'xlsx', 'csv?table=portfolios', 'tables'])
      expect((await stranger.browser.get(`/api/reports/${id}/${path}`)).status).toBe(404);
  });
});
