import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { setRates } from '../../support/callers/trader.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();
const samples = path.resolve(import.meta.dirname, '../../../src/domains/imports/formats/trading212/samples');
const dataUrl = (bytes: Buffer | string) => `data:text/csv;base64,${Buffer.from(bytes).toString('base64')}`;
const plain = readFileSync(path.join(samples, 'plain.csv'));

async function upload(bytes: Buffer | string, name = 'export.csv') {
  return our.anna.browser.post('/api/import-documents', { file: dataUrl(bytes), name });
}
const change = (fileName: string, body: object) =>
  our.anna.browser.put(`/api/import-documents/${fileName}`, body);
const rowsOf = async () => (await our.anna.read('/api/transactions?limit=100')).data;

let apple: string;
beforeEach(async () => {
  const { database } = our.walory;
  const [listed] = await database.many<{ id: string }>(
    sql`select id from instruments where isin = 'US0378331005' and mic = 'XNAS'`,
  );
  apple = listed!.id;
  await database.run(sql`delete from import_documents where user_id = ${our.anna.id}`);
  await setRates(database, { usd: { '2020-01-02': '4' }, eur: { '2020-01-02': '4.3' } });
});

describe('a file of a broker', () => {
  it('shows what would come of it before anything is recorded', async () => {
    const { status, body } = await upload(plain);
    expect(status).toBe(200);
    expect(body.document).toMatchObject({
      format: 'trading212',
      state: 'read',
      counts: { all: 6, import: 6, ignored: 0, duplicate: 0, asks: 0 },
      days: { from: '2025-02-03', to: '2025-06-30' },
      instruments: [{ isin: 'US0378331005', rows: 3, is: { id: apple, ticker: 'AAPL' } }],
    });
    expect(body.data).toHaveLength(6);
    expect(body.data.find(({ line }: { line: number }) => line === 3)).toMatchObject({
      created_at: '2025-02-03',
      ticker: 'AAPL',
      value: '-776.25',
      currency: 'EUR',
      quantity: '3.5',
      state: 'import',
    });
    expect(await rowsOf()).toEqual([]);
  });

  it('is recorded at once, with exactly its cash, and a second time changes nothing', async () => {
    const { fileName } = (await upload(plain)).body;
    const { body } = await change(fileName, { importAssets: true });
    expect(body.document).toMatchObject({ state: 'imported', imported: 6 });
    const rows = await rowsOf();
    expect(rows).toHaveLength(6);
    const bought = rows.find(({ type }: { type: string }) => type === 'buy');
    expect(await our.anna.read(`/api/transactions/${bought.id}/source`)).toMatchObject({
      name: 'export.csv',
      line: 3,
      text: expect.stringContaining('EOF1000000001'),
      price: { amount: '228.1', currency: 'USD' },
      fee: { amount: '1.16', currency: 'EUR' },
      rate: '1.03',
    });
    const { portfolio } = await our.anna.performance();
    expect(portfolio.follows_cash).toBe(true);
    const cash = await our.walory.database.one<{ sum: string }>(sql`
      select sum(case type when 'buy' then -coalesce(total, units * price) - fee
        when 'sell' then coalesce(total, units * price) - fee when 'withdrawal' then -total
        else total - tax end) as sum from transactions where user_id = ${our.anna.id}`);
    expect(Number(cash.sum)).toBeCloseTo(1312.49, 6);
    const again = await upload(plain);
    expect(again.body.document.counts).toMatchObject({ import: 0, duplicate: 6 });
    expect((await change(again.body.fileName, { importAssets: true })).status).toBe(422);
    expect(await rowsOf()).toHaveLength(6);
  });

  it('that is longer than one before brings only what is new', async () => {
    const lines = plain.toString().trimEnd().split('\n');
    const first = (await upload(lines.slice(0, 4).join('\n'))).body;
    await change(first.fileName, { importAssets: true });
    const whole = (await upload(plain)).body;
    expect(whole.document.counts).toMatchObject({ import: 3, duplicate: 3 });
    await change(whole.fileName, { importAssets: true });
    expect(await rowsOf()).toHaveLength(6);
  });

  it('stands in the history by its name, and so does taking it back, which can be undone (UN-1, UN-2)', async () => {
    const { fileName } = (await upload(plain)).body;
    await change(fileName, { importAssets: true });
    const history = async () => (await our.anna.read('/api/changes?group=brought')).data;
    expect((await history())[0]).toMatchObject({
      kind: 'file-imported',
      origin: 'file',
      about: { count: 6, name: 'export.csv', document: fileName },
      undo_seconds: 0,
    });
    const rows = await rowsOf();
    await our.anna.browser.delete(`/api/import-documents/${fileName}`);
    expect(await rowsOf()).toEqual([]);
    const [undone] = (await our.anna.read('/api/changes?undoable=1')).data;
    expect(undone).toMatchObject({ kind: 'import-undone', about: { count: 6, name: 'export.csv' } });
    expect((await our.anna.browser.post(`/api/changes/${undone.id}/undo`, {})).status).toBe(200);
    const known = ({ id, total, units }: { id: string; total: string; units: string }) => [id, total, units];
    expect((await rowsOf()).map(known)).toEqual(rows.map(known));
    const { body } = await our.anna.browser.get(`/api/import-documents/${fileName}`);
    expect(body.document).toMatchObject({ state: 'imported', imported: 6 });
    const again = await upload(plain);
    expect(again.body.document.counts, 'as if it had never been away').toMatchObject({ duplicate: 6 });
  });

  it('can be undone as a whole; what was typed on top of it is named first', async () => {
    const { fileName } = (await upload(plain)).body;
    await change(fileName, { importAssets: true });
    const [holding] = (await our.anna.read('/api/portfolio-assets')).data;
    await our.anna.record('sell', '2025-12-01', { asset_value_id: holding.id, amount: '2', price: '270' });
    const leaning = await our.anna.read(`/api/import-documents/${fileName}/leaning`);
    expect(leaning.data).toMatchObject([{ type: 'sell', day: '2025-12-01', ticker: 'AAPL', units: '2' }]);
    expect((await our.anna.browser.delete(`/api/import-documents/${fileName}`)).status).toBe(422);
    expect(await rowsOf()).toHaveLength(7);
    expect((await our.anna.browser.delete(`/api/import-documents/${fileName}?leaning=remove`)).status).toBe(
      200,
    );
    expect(await rowsOf()).toEqual([]);
    const { body } = await our.anna.browser.get(`/api/import-documents/${fileName}`);
    expect(body.document).toMatchObject({ state: 'undone', imported: 0 });
  });

  it('of no kind we know is refused, whatever it is called', async () => {
    for (const [bytes, key] of [
      ['%PDF-1.7 …', 'onlyDocumentsAllowed'],
      ['<!doctype html><html><body>Session expired', 'onlyDocumentsAllowed'],
      ['', 'documentEmpty'],
      [Buffer.from('504b0304', 'hex'), 'documentBroken'],
      [`"${'"'.repeat(1_000_001)}`, 'documentCellTooLong'],
      [';'.repeat(2000), 'documentTooWide'],
    ] as const) {
      const { status, body } = await upload(bytes as string);
      expect([status, body.errors], String(key)).toEqual([422, { file: [key] }]);
    }
    expect((await our.anna.read('/api/import-documents')).data).toEqual([]);
  });

  it('of a known kind that has changed names the columns, and all others are matched (I-1)', async () => {
    const { body } = await upload(plain.toString().replace('No. of shares', 'Shares held'));
    const { like, mapping } = body.document;
    expect(like).toEqual({
      format: 'trading212',
      missing: ['No. of shares'],
      unknown: expect.arrayContaining(['Shares held']),
    });
    const header = plain.toString().split('\n')[0]!.split(',');
    const at = (label: string) => header.indexOf(label);
    expect(mapping.columns).toMatchObject({
      day: at('Time'),
      kind: at('Action'),
      symbol: at('Ticker'),
      isin: at('ISIN'),
      price: at('Price / share'),
      amount: at('Total'),
      currency: at('Currency (Total)'),
    });
    expect(mapping.columns).not.toHaveProperty('units');
  });

  it('whose columns nobody knows is read once somebody says what they are, and recognised the next time', async () => {
    const lines = [
      'Kiedy;Co;Walor;Ile;Po ile;Razem',
      '14.09.2026;nabyto;PKO;40;82,10;3284,00',
      '02.10.2026;zbyto;PKO;6;90,00;540,00',
    ];
    const { body } = await upload(lines.join('\n'), 'moje.csv');
    expect(body.document).toMatchObject({ format: null, counts: { all: 3, import: 0 } });
    expect(body.data[1]).toEqual({ line: 2, cells: lines[1]!.split(';') });
    expect((await change(body.fileName, { importAssets: true })).status).toBe(422);
    const mapping = {
      name: 'Old broker',
      columns: { day: 0, kind: 1, symbol: 2, units: 3, price: 4, amount: 5 },
      decimal: ',',
      day_order: 'dayFirst',
      words: { nabyto: 'buy', zbyto: 'sell' },
      currency: 'PLN',
    };
    const half = await change(body.fileName, { mapping: { ...mapping, columns: { day: 0 } } });
    expect([half.status, half.body.errors]).toEqual([422, { mapping: ['columnsMissing'] }]);
    const read = await change(body.fileName, { mapping });
    expect(read.body.document).toMatchObject({ format: 'mapping', counts: { all: 2, import: 2 } });
    await change(body.fileName, { importAssets: true });
    expect(await rowsOf()).toMatchObject([
      { type: 'sell', ticker: 'PKO', amount: '6', price: '90' },
      { type: 'buy', ticker: 'PKO', amount: '40', price: '82.1' },
    ]);
    const next = await upload([...lines, '03.10.2026;nabyto;PKO;1;91,00;91,00'].join('\n'));
    expect(next.body.document).toMatchObject({
      format: 'mapping',
      counts: { all: 3, import: 1, duplicate: 2 },
    });
  });
});
