import { read as readBook, utils } from '@e965/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { simulatedSource } from '../../../src/domains/instruments/simulated-source.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import {
  addCloses,
  currencyIds,
  must,
  onPlan,
  Trader,
  tellMarketChanged,
} from '../../support/callers/trader.ts';
import { Visitor } from '../../support/callers/visitor.ts';
import { ourBook } from '../../support/our-book.ts';
import { pdfPages } from '../../support/pdf-text.ts';
import { type Any, importRows, paper, setTables } from './tax-ledger.ts';

const our = ourBook();
const usd = [
  { no: '008/A/NBP/2025', effectiveDate: '2025-01-13', mid: '4.15' },
  { no: '114/A/NBP/2025', effectiveDate: '2025-06-13', mid: '3.70' },
];
let asset: { id: string; isin: string };

beforeEach(async () => {
  const { database } = our.walory;
  for (const table of ['tax_years', 'tax_losses', 'tax_log', 'tax_links', 'tax_files'])
    await database.run(
      sql`delete from ${sql([table] as unknown as TemplateStringsArray)} where user_id = ${our.anna.id}`,
    );
  await setTables(database, { USD: usd });
  await onPlan(database, our.anna, 'professional');
  asset = await paper(database);
  const trade = { asset_id: asset.id, currency_id: currencyIds.usd };
  await our.anna.record('buy', '2025-01-14', { ...trade, amount: '10', price: '100' });
  await our.anna.record('sell', '2025-06-16', { ...trade, amount: '4', price: '150', fee: '2' });
});

const read = (path: string): Promise<Any> => our.anna.read(path);
const put = (path: string, body: object) => must(our.anna.browser.put(path, body));
const visitor = () => new Visitor(our.walory.url);
const formula = '=SUM(1+2)';

describe('the log of a year (TP-1)', () => {
  test('says who changed what, when, and what it made of the tax; what is undone stands there too', async () => {
    await put('/api/taxes/losses', { losses: [{ year: 2022, amount: '200', deducted: '0' }] });
    await put('/api/taxes/2025/readings', { readings: { sale_fee: 'revenue', loss_method: 'once' } });
    const [chosen, losses, ...none] = (await read('/api/taxes/2025/log')).data;
    expect(none).toEqual([]);
    expect(losses).toMatchObject({
      ...{ kind: 'losses', origin: 'person', before: '105', after: '86' },
      detail: [{ what: 'loss', key: '2022', from: null, to: '200 / 0' }],
    });
    expect(chosen).toMatchObject({ kind: 'readings', before: '86', after: '67' });
    expect(chosen.detail).toContainEqual({ what: 'reading', key: 'loss_method', from: null, to: 'once' });
    expect(chosen.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(chosen.hash).not.toBe(losses.hash);
    const [change] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
    await must(our.anna.browser.post(`/api/changes/${change.id}/undo`, {}));
    const [undone] = (await read('/api/taxes/2025/log')).data;
    expect(undone).toMatchObject({
      ...{ kind: 'undone', before: '86', after: '105', hash: null },
      detail: [{ what: 'loss', key: '2022', from: '200 / 0', to: null }],
    });
  });

  test('is not written where nothing was changed, and belongs to its owner', async () => {
    await put('/api/taxes/2025/readings', { readings: { sale_fee: 'cost' } });
    expect((await read('/api/taxes/2025/log')).data).toEqual([]);
    await put('/api/taxes/2025/readings', { readings: { sale_fee: 'revenue' } });
    const ewa = await Trader.start(our.walory);
    expect((await ewa.read('/api/taxes/2025/log')).data).toEqual([]);
  });
});

describe('files of a year', () => {
  const sheetsOf = async (locale: string): Promise<Any> => {
    const asked = our.anna.browser.get('/api/taxes/2025/xlsx', { headers: { 'x-locale': locale } });
    return readBook((await must(asked)).bytes);
  };

  test('a workbook has a sheet for each part, numbers as numbers and days as days (TP-3, TX-18)', async () => {
    await our.walory.database.run(
      sql`update portfolios set name = ${formula} where user_id = ${our.anna.id}`,
    );
    await put('/api/taxes/2025/readings', { readings: { sale_fee: 'revenue' } });
    const book = await sheetsOf('en');
    for (const name of ['Sales', 'Lots', 'Dividends', 'Losses', 'Crypto', 'Form', 'ZG', 'Rates', 'Log'])
      expect(book.SheetNames).toContain(name);
    const [head, sale] = utils.sheet_to_json(book.Sheets.Sales, { header: 1 }) as Any[][];
    const of = (name: string) => sale![head!.indexOf(name)];
    expect([of('Units'), of('Price'), of('Rate'), of('Revenue, zł')]).toEqual([4, 150, 3.7, 2212.6]);
    expect([of('NBP table'), of('Account')]).toEqual(['114/A/NBP/2025', formula]);
    const cells = Object.values(book.Sheets).flatMap((sheet) => Object.values(sheet as object));
    expect(cells.filter((cell: Any) => cell?.f !== undefined)).toEqual([]);
    // Days since the end of 1899.
    expect(of('Day')).toBe(45824);
    const notes = JSON.stringify(utils.sheet_to_json(book.Sheets.Notes, { header: 1 }));
    expect(notes).toContain('not tax advice');
    expect(JSON.stringify(utils.sheet_to_json(book.Sheets.Log, { header: 1 }))).toContain('Reading chosen');
    expect((await sheetsOf('pl')).SheetNames).toContain('Sprzedaże');
  });

  test('name the rate of a fee that was taken in another currency, at a purchase and at a sale (TP-2)', async () => {
    const eur = [
      { no: '009/A/NBP/2025', effectiveDate: '2025-01-13', mid: '4.26' },
      { no: '115/A/NBP/2025', effectiveDate: '2025-06-13', mid: '4.27' },
    ];
    await setTables(our.walory.database, { USD: usd, EUR: eur });
    const trade = { asset_id: (await paper(our.walory.database)).id, currency_id: currencyIds.usd };
    const charged = { fee: '3', fee_currency_id: currencyIds.eur };
    await our.anna.record('buy', '2025-01-14', { ...trade, amount: '1', price: '50', ...charged });
    await our.anna.record('sell', '2025-06-16', { ...trade, amount: '1', price: '60', ...charged });
    const rates = utils.sheet_to_json((await sheetsOf('en')).Sheets.Rates, { header: 1 }) as Any[][];
    expect(rates.slice(1).map(([currency, , table, rate]) => [currency, table, rate])).toEqual([
      ['EUR', '009/A/NBP/2025', 4.26],
      ['EUR', '115/A/NBP/2025', 4.27],
      ['USD', '008/A/NBP/2025', 4.15],
      ['USD', '114/A/NBP/2025', 3.7],
    ]);
  });

  test('say that they are none to file where a rate is of the simulated market, as the page does (TX-18)', async () => {
    const said = async () =>
      JSON.stringify(utils.sheet_to_json((await sheetsOf('en')).Sheets.Notes!, { header: 1 }));
    expect((await read('/api/taxes/2025')).is_simulated).toBe(false);
    expect(await said()).not.toContain('these are no figures to file');
    await setTables(our.walory.database, { USD: usd.map((one) => ({ ...one, no: simulatedSource })) });
    expect((await read('/api/taxes/2025')).is_simulated).toBe(true);
    expect(await said()).toContain('these are no figures to file');
  });

  test('say that they are incomplete while something is missing (TP-3)', async () => {
    const trade = { asset_id: (await paper(our.walory.database)).id, currency_id: currencyIds.usd };
    await our.anna.record('buy', '2025-01-14', {
      ...trade,
      amount: '1',
      price: '5',
      currency_id: currencyIds.eur,
    });
    await our.anna.record('sell', '2025-06-16', {
      ...trade,
      amount: '1',
      price: '9',
      currency_id: currencyIds.eur,
    });
    const book = await sheetsOf('en');
    expect(book.SheetNames).toContain('Missing');
    expect(JSON.stringify(utils.sheet_to_json(book.Sheets.Notes, { header: 1 }))).toContain('Incomplete');
  });

  test('a PDF is made in the background and kept (TP-2)', async () => {
    const ask = () => our.anna.browser.get('/api/taxes/2025/pdf', { headers: { 'x-locale': 'pl' } });
    expect((await ask()).status).toBe(202);
    await expect.poll(async () => (await ask()).status, { timeout: 60_000, interval: 200 }).toBe(200);
    const { bytes } = await ask();
    const text = (await pdfPages(bytes)).join(' ');
    for (const said of ['PIT-38 za 2025', 'nie porada podatkowa', '114/A/NBP/2025', '2 220,00'])
      expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
  });

  test('the fields to type in stand in the order of the form (TP-4)', async () => {
    const { fields, form, countries } = await read('/api/taxes/2025/fields');
    expect(form).toEqual({ name: 'PIT-38(18)', is_of_year: true });
    const numbers = fields.map(({ number }: Any) => number);
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => a - b));
    expect(fields.find(({ number }: Any) => number === 22)).toMatchObject({
      line: 'otherRevenue',
      value: '2220.00',
    });
    expect(fields.find(({ number }: Any) => number === 31).value).toBe('553');
    expect(fields.filter(({ line }: Any) => line === 'rate').map(({ part }: Any) => part)).toEqual([
      'securities',
      'crypto',
    ]);
    expect(countries).toEqual([
      {
        country: 'US',
        fields: [
          { number: 7, part: 'other', line: 'country', value: 'US' },
          { number: 29, part: 'other', line: 'countryIncome', value: '552.60' },
          { number: 30, part: 'other', line: 'countryTax', value: '0.00' },
        ],
      },
    ]);
    expect((await read('/api/taxes/2022/fields')).form).toBeNull();
  });
});

describe('the accountant’s link (TP-5)', () => {
  const share = async (body: object = {}) => (await put('/api/taxes/2025/link', body)).body.data;

  test('shows one year and nothing else, with its files, until it is taken back', async () => {
    const { id } = await share();
    expect((await share({ expires_on: '2027-12-31' })).id).toBe(id);
    const { body } = await must(visitor().get(`/api/shared-taxes/${id}`));
    expect(body.data).toMatchObject({ state: 'open', year: 2025, expires_on: '2027-12-31' });
    const text = JSON.stringify(body.data.document);
    expect(text).toContain('2220.00');
    expect(text).toContain('tax advice');
    const file = await visitor().get(`/api/shared-taxes/${id}/xlsx`);
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    // A link to a report is no link to a tax year.
    expect((await visitor().get(`/api/shared-reports/${id}`)).status).toBe(404);
    await must(our.anna.browser.delete('/api/taxes/2025/link'));
    expect((await visitor().get(`/api/shared-taxes/${id}`)).status).toBe(404);
    expect((await visitor().get(`/api/shared-taxes/${id}/xlsx`)).status).toBe(404);
    expect((await our.anna.browser.delete('/api/taxes/2025/link')).status).toBe(404);
  });

  test('tells nothing without its password, and a new one ends every pass', async () => {
    const { id, has_password } = await share({ password: 'otwórz się' });
    expect(has_password).toBe(true);
    const accountant = await visitor().arrive();
    const path = `/api/shared-taxes/${id}`;
    expect((await accountant.get(path)).body.data).toEqual({ state: 'locked' });
    expect((await accountant.get(`${path}/xlsx`)).status).toBe(404);
    const wrong = await accountant.post(`${path}/unlock`, { password: 'inne' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['sharedPasswordError'] }]);
    await must(accountant.post(`${path}/unlock`, { password: 'otwórz się' }));
    expect((await accountant.get(path)).body.data.state).toBe('open');
    await share({ password: 'drugie hasło' });
    expect((await accountant.get(path)).body.data).toEqual({ state: 'locked' });
    await share({ password: null });
    expect((await accountant.get(path)).body.data.state).toBe('open');
  });

  test('refuses a day that is over, a short password and a year ahead', async () => {
    const refused = async (path: string, body: object) =>
      (await our.anna.browser.put(path, body)).body.errors;
    expect(await refused('/api/taxes/2025/link', { expires_on: '2020-01-01' })).toEqual({
      expires_on: ['taxLinkExpiryError'],
    });
    expect(await refused('/api/taxes/2025/link', { password: 'abc' })).toEqual({
      password: ['taxLinkPasswordError'],
    });
    expect(await refused('/api/taxes/2090/link', {})).toEqual({ year: ['taxYearAhead'] });
    expect((await visitor().get(`/api/shared-taxes/${'x'.repeat(43)}`)).status).toBe(404);
  });
});

describe('planning', () => {
  const held = async (price: string): Promise<Any> => {
    await addCloses(our.walory.database, asset.id, { '2026-11-12': price });
    await tellMarketChanged(our.walory.database);
    return read('/api/taxes/2026/planning');
  };
  const sell = (units: string, given = asset.id) =>
    our.anna.browser.get(
      `/api/taxes/2026/planning/sale?instrument=${given}&account=${our.anna.portfolio}&units=${units}`,
    );

  beforeEach(() => setTables(our.walory.database, { USD: [...usd, now] }));
  const now = { no: '220/A/NBP/2026', effectiveDate: '2026-11-12', mid: '4.00' };

  test('a sale today comes to what the same sale comes to once it is recorded (TP-7)', async () => {
    const plan = await held('200');
    expect(plan).toMatchObject({ year: 2026, days_left: 48, to_pay: '0.00', day_reading: 'settlement' });
    expect(plan.positions).toHaveLength(1);
    // 5 units of 415 zł, sold for 5 × 200 × 4.
    const { body } = await must(sell('5'));
    expect(body.data).toMatchObject({
      ...{ revenue: '4000.00', cost: '2075.00', gain: '1925.00', tax_change: '366.00', net: '3634.00' },
      ...{ tax_year: 2026, to_pay_now: '0.00', to_pay_after: '366.00' },
      lots: [{ quantity: '5', pln: '2075.00', rate: { table: '008/A/NBP/2025' } }],
    });
    const trade = { asset_id: asset.id, currency_id: currencyIds.usd, amount: '5', price: '200' };
    await our.anna.record('sell', '2026-11-13', trade);
    expect((await read('/api/taxes/2026')).to_pay).toBe('366.00');
  });

  test('losses not realised, and what using them would change (TP-8)', async () => {
    const plan = await held('50');
    // 6 units of 415 zł, worth 200 zł each; there is nothing to take it off.
    expect(plan.losses).toEqual({ count: 1, amount: '-1290.00', tax_change: '0.00' });
    const other = await paper(our.walory.database);
    const trade = { asset_id: other.id, currency_id: currencyIds.pln, amount: '1' };
    await our.anna.record('buy', '2026-02-02', { ...trade, price: '100' });
    await our.anna.record('sell', '2026-03-02', { ...trade, price: '2100' });
    const after = await read('/api/taxes/2026/planning');
    expect(after).toMatchObject({ to_pay: '380.00', losses: { amount: '-1290.00', tax_change: '-245.00' } });
  });

  test('says what has no rate, and refuses what is not held, too much of it, and other years (TP-10)', async () => {
    await held('200');
    expect((await sell('7')).body.errors).toEqual({ units: ['maxVolumeError'] });
    expect((await sell('0')).status).toBe(422);
    expect((await sell('1', our.anna.portfolio)).status).toBe(404);
    expect((await our.anna.browser.get('/api/taxes/2025/planning')).body.errors).toEqual({
      year: ['taxYearNotRunning'],
    });
    await setTables(our.walory.database, {});
    expect((await read('/api/taxes/2026/planning')).unknown).toMatchObject([{ why: 'rate' }]);
  });

  test('what is held without a price or its lots is in no figure, and is named (TP-10)', async () => {
    const [unpriced, lotless] = [await paper(our.walory.database), await paper(our.walory.database)];
    // Without a quote, and paid in a currency that has no rate.
    const yen = { amount: '3', price: '900', currency_id: currencyIds.jpy };
    await our.anna.record('buy', '2026-02-02', { asset_id: unpriced.id, ...yen });
    await our.anna.record('transfer-in', '2026-02-02', { asset_id: lotless.id, amount: '2', price: '7' });
    const plan = await held('200');
    expect(plan.positions.map(({ instrument }: Any) => instrument.id)).toEqual([asset.id]);
    expect(plan.unknown.map(({ instrument, why }: Any) => [instrument.id, why])).toEqual(
      expect.arrayContaining([
        [unpriced.id, 'price'],
        [lotless.id, 'lots'],
      ]),
    );
  });

  test('at most 200 positions are reckoned, the largest, and how many are left out is said (TP-10)', async () => {
    const rows = [];
    for (let count = 0; count < 201; count += 1) {
      const { isin } = await paper(our.walory.database);
      rows.push({
        ...{ day: '2026-02-02', type: 'buy', account: 'A', isin, units: '1', currency: 'PLN' },
        price: String(1000 + count),
      });
    }
    await importRows(our.anna, rows, new Map([['A', our.anna.portfolio]]));
    const { positions, left_out } = await held('200');
    expect([positions.length, left_out]).toEqual([200, 2]);
    // 6 of 200 dollars each are the most; 1,000 and 1,001 zł are the least.
    expect([positions[0].revenue, positions.at(-1).revenue]).toEqual(['4800.00', '1002.00']);
  });
});
