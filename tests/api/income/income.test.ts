import { beforeEach, describe, expect, it } from 'vitest';
import { templateCells } from '../../../src/domains/imports/template.ts';
import { writeCsv } from '../../../src/foundation/csv/write-csv.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, setRates, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let asset: string;
let ticker: string;

type Proposal = { id: string; gross: string; tax: string; paid_on: string; net: string; units: string };

beforeEach(async () => {
  const { database } = our.walory;
  await setRates(database, { usd: { '2020-01-02': '4' } });
  ticker = `Z${newId().slice(-7)}`;
  asset = await quotedAsset(database, { ticker, currency: 'usd', closes: { '2026-11-12': '200' } });
  await database.run(sql`update instruments set country = 'US' where id = ${asset}`);
  await database.run(sql`delete from import_documents where user_id = ${our.anna.id}`);
});

async function dividend(day: string, paid: string | null, amount = '0.26') {
  await our.walory.database.run(sql`
    insert into corporate_events (id, instrument_id, kind, day, amount, currency_id, payment_day, source)
    values (${newId()}, ${asset}, 'dividend', ${day}, ${amount}, ${currencyIds.usd}, ${paid}, 'test')`);
}

const income = async (query = '', trader = our.anna) =>
  (await must(trader.browser.get(`/api/income?currency=pln${query}`))).body.data;
const proposals = async (): Promise<Proposal[]> => (await income()).proposals;
const confirm = (payments: object[], more: object = {}) =>
  our.anna.browser.post('/api/income/confirm', { payments, ...more });
const rows = () =>
  our.walory.database.many<{ type: string; day: string; total: string; tax: string; origin: string }>(sql`
    select type, day, trim_scale(total)::text as total, trim_scale(tax)::text as tax, origin from transactions
    where user_id = ${our.anna.id} and type in ('dividend', 'interest', 'tax') order by day, total`);
/** Undoes what was done last and can be undone; says what it was. */
async function undoLast() {
  const [change] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
  await must(our.anna.browser.post(`/api/changes/${change.id}/undo`, {}));
  return change;
}
const hold = (day: string, amount: string) =>
  our.anna.record('buy', day, { asset_id: asset, amount, price: '100', currency_id: currencyIds.usd });

describe('dividends that are proposed', () => {
  it('are of the units held before the ex-day, after the tax of the country (IN-1, IN-2)', async () => {
    await hold('2026-06-01', '29');
    await our.anna.record('split', '2026-08-03', {
      asset_id: asset,
      numerator: '2',
      denominator: '1',
      currency_id: currencyIds.usd,
    });
    await hold('2026-11-09', '100');
    await dividend('2026-11-09', '2026-11-12');
    const [proposal, ...others] = await proposals();
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({ units: '58', gross: '15.08', tax: '2.26', paid_on: '2026-11-12' });
    expect(Number(proposal!.net)).toBeCloseTo(51.28, 6);
    const { open, received, months } = await income();
    expect([Number(open.net), open.count, Number(received.net)]).toEqual([51.28, 1, 0]);
    expect(Number(months[10].net)).toBe(51.28);
  });

  it('become one row each, whoever confirms them how often at once, and leave with an undo (IN-3, IN-4, UN-1)', async () => {
    await hold('2026-01-05', '10');
    await dividend('2026-02-02', '2026-02-12');
    await dividend('2026-05-04', '2026-05-14');
    const open = await proposals();
    expect(open).toHaveLength(2);
    const payments = open.map(({ id }) => ({ id }));
    const mark = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(payments, { submission_id: mark })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.transaction_ids.join())).size).toBe(1);
    expect(await rows()).toMatchObject([
      { type: 'dividend', day: '2026-02-12', total: '2.6', tax: '0.39', origin: 'feed' },
      { type: 'dividend', day: '2026-05-14', total: '2.6', tax: '0.39', origin: 'feed' },
    ]);
    const again = await confirm(payments, { submission_id: newId() });
    expect([again.status, again.body.errors]).toEqual([422, { payments: ['incomeAnswered'] }]);
    expect(Number((await income()).received.net)).toBeCloseTo(2 * 2.21 * 4, 6);
    expect(await undoLast()).toMatchObject({ kind: 'payments-confirmed', about: { count: 2 } });
    expect(await rows()).toEqual([]);
    expect(await proposals()).toEqual(open);
    const { body } = await must(our.anna.browser.get('/api/changes'));
    expect(body.data[1]).toMatchObject({ kind: 'payments-confirmed', can_restore: false });
  });

  it('are recorded as the person corrects them, and refused where that cannot be (IN-3)', async () => {
    await hold('2026-01-05', '10');
    await dividend('2026-11-02', '2026-11-12');
    const [{ id }] = (await proposals()) as [Proposal];
    const refused = async (fields: object) => (await confirm([{ id, ...fields }])).body.errors;
    expect(await refused({ tax: '2.61' })).toEqual({ tax: ['incomeTaxError'] });
    expect(await refused({ gross: '0' })).toEqual({ gross: ['totalError'] });
    expect(await refused({ paid_on: '2026-11-14' })).toEqual({ paid_on: ['incomeDayError'] });
    expect(await refused({ paid_on: '2026-11-01' })).toEqual({ paid_on: ['incomeDayError'] });
    expect(await rows()).toEqual([]);
    await must(confirm([{ id, gross: '2.7', tax: '0.81', paid_on: '2026-11-13' }]));
    expect(await rows()).toMatchObject([{ day: '2026-11-13', total: '2.7', tax: '0.81' }]);
  });

  it('of the future, of nobody and of somebody else are none to confirm (IN-3)', async () => {
    await hold('2026-01-05', '10');
    await dividend('2026-11-16', '2026-11-30');
    const id = `${our.anna.portfolio}.dividend:${asset}.2026-11-16`;
    const refusal = { payments: ['incomeEventError'] };
    expect((await confirm([{ id }])).body.errors).toEqual(refusal);
    expect((await confirm([{ id: 'nonsense' }])).body.errors).toEqual(refusal);
    expect(
      (await confirm([{ id: `${our.anna.portfolio}.dividend:${asset}.2026-02-31` }])).body.errors,
    ).toEqual(refusal);
    await dividend('2026-11-02', '2026-11-12');
    const [{ id: hers }] = (await proposals()) as [Proposal];
    const stranger = await Trader.start(our.walory);
    for (const call of ['confirm', 'dismiss', 'propose']) {
      const body = call === 'confirm' ? { payments: [{ id: hers }] } : { ids: [hers] };
      const answer = await stranger.browser.post(`/api/income/${call}`, body);
      expect([call, answer.status]).toEqual([call, 422]);
    }
    expect(await proposals()).toHaveLength(1);
    expect((await income('', stranger)).proposals).toEqual([]);
  });

  it('that are not one’s own stay away until that is taken back (IN-3)', async () => {
    await hold('2026-01-05', '10');
    await dividend('2026-11-02', '2026-11-12');
    const [{ id }] = (await proposals()) as [Proposal];
    await must(our.anna.browser.post('/api/income/dismiss', { ids: [id] }));
    const { proposals: left, dismissed } = await income();
    expect([left, dismissed.map((one: Proposal) => one.id)]).toEqual([[], [id]]);
    await must(our.anna.browser.post('/api/income/propose', { ids: [id] }));
    expect(await proposals()).toHaveLength(1);
    expect(await undoLast()).toMatchObject({ kind: 'payments-proposed', about: { type: 'dividend' } });
    expect(await proposals()).toEqual([]);
    await must(our.anna.browser.post('/api/income/propose', { ids: [id] }));
    await must(our.anna.browser.post('/api/income/dismiss', { ids: [id] }));
    expect(await undoLast()).toMatchObject({ kind: 'payments-dismissed', about: { name: ticker } });
    expect(await proposals()).toHaveLength(1);
  });

  it('are open again without their row, and answered again when it comes back (IN-4, UN-3)', async () => {
    await hold('2026-01-05', '10');
    await dividend('2026-11-02', '2026-11-12');
    const [{ id }] = (await proposals()) as [Proposal];
    const confirmed = await must(confirm([{ id }]));
    const [row] = confirmed.body.data.transaction_ids;
    await must(our.anna.browser.delete(`/api/transactions/${row}`));
    expect(await proposals()).toHaveLength(1);
    await undoLast();
    expect(await proposals()).toEqual([]);
    expect((await confirm([{ id }])).body.errors).toEqual({ payments: ['incomeAnswered'] });
    await must(our.anna.browser.delete(`/api/portfolios/${our.anna.portfolio}`));
    await undoLast();
    expect([await proposals(), await rows()]).toMatchObject([[], [{ total: '2.6' }]]);
    // Corrected meanwhile, it is not what was confirmed any more: undone is all of it or nothing.
    const { body } = await must(our.anna.browser.get('/api/changes?undoable=1'));
    const confirmation = body.data.find(({ kind }: { kind: string }) => kind === 'payments-confirmed');
    await our.walory.database.run(sql`update transactions set tax = 0.5 where id = ${row}`);
    const refused = await our.anna.browser.post(`/api/changes/${confirmation.id}/undo`, {});
    expect(refused.body.errors).toEqual({ id: ['changedSince'] });
    expect(await rows()).toHaveLength(1);
  });
});

describe('a dividend that a file tells as well', () => {
  /** The same payment as a broker booked it, a day later and some cents off. */
  async function importIt() {
    const cells = templateCells(
      [
        {
          day: '2026-11-13',
          type: 'Dividend',
          ticker,
          amount: '2.61',
          currency: 'USD',
          tax: '0.39',
          id: ticker,
        },
      ],
      'en',
    );
    const file = `data:text/csv;base64,${Buffer.from(writeCsv(cells)).toString('base64')}`;
    const { body } = await must(our.anna.browser.post('/api/import-documents', { file, name: 'ours.csv' }));
    const { counts } = body.document;
    if (counts.import)
      await must(our.anna.browser.put(`/api/import-documents/${body.fileName}`, { importAssets: true }));
    return counts;
  }

  it('is one row, whichever comes first (IN-5)', async () => {
    await hold('2026-01-05', '10');
    await dividend('2026-11-02', '2026-11-12');
    const [{ id }] = (await proposals()) as [Proposal];
    await must(confirm([{ id }]));
    expect(await importIt()).toMatchObject({ import: 0, duplicate: 1 });
    expect(await rows()).toMatchObject([{ day: '2026-11-12', total: '2.6', origin: 'feed' }]);
    await undoLast();
    expect(await proposals()).toHaveLength(1);
    expect(await importIt()).toMatchObject({ import: 1, duplicate: 0 });
    expect(await proposals()).toEqual([]);
    expect((await confirm([{ id }])).body.errors).toEqual({ payments: ['incomeAnswered'] });
    expect(await rows()).toMatchObject([{ day: '2026-11-13', total: '2.61', origin: 'import' }]);
  });
});

describe('what is expected', () => {
  it('is what was announced, else what was paid a year ago for today’s units (IN-7, IN-10, IN-11)', async () => {
    await hold('2025-01-06', '10');
    await dividend('2026-02-02', '2026-02-12', '0.25');
    await dividend('2026-11-16', '2026-11-30', '0.3');
    const [{ id }] = (await proposals()) as [Proposal];
    await must(confirm([{ id }]));
    const next = await income('&period=next');
    expect(next.payments.map((one: { day: string; basis: string }) => [one.day, one.basis])).toEqual([
      ['2026-11-30', 'announced'],
      ['2027-02-12', 'repeated'],
    ]);
    expect(Number(next.whole)).toBeCloseTo((3 - 0.45 + 2.5 - 0.38) * 4, 6);
    const year = await income();
    expect(Number(year.whole)).toBeCloseTo((2.12 + 2.55) * 4, 6);
    expect(year.yields).toMatchObject([{ ticker }]);
    expect(year.yields[0].percent).toBeCloseTo((2.12 / 1000) * 100, 9);
    const calendar = await our.anna.browser.get('/api/income/calendar.ics?currency=pln');
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20261130');
    expect(calendar.text).not.toContain('zł');
    expect((await our.anna.browser.get('/api/income/calendar.ics?currency=pln&amounts=1')).text).toContain(
      'zł',
    );
  });
});

describe('interest on cash', () => {
  /** The same interest as a broker books it: a day later, some grosze off, its tax apart (IN-5). */
  async function importInterest(portfolio_id: string) {
    const csv = [
      'ID;Type;Time;Symbol;Comment;Amount',
      '800000002;Podatek od odsetek od wolnych środków;03.11.2026 10:31:55;;Free-funds Interest Tax 2026-10;-11.9',
      '800000001;Odsetki od wolnych środków;03.11.2026 10:31:52;;Free-funds Interest 2026-10;62.61',
    ].join('\n');
    const file = `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`;
    const { body } = await must(our.anna.browser.post('/api/import-documents', { file, name: 'xtb.csv' }));
    const path = `/api/import-documents/${body.fileName}`;
    const portfolios = [{ account: '', portfolio_id }];
    const answer = await must(our.anna.browser.put(path, { portfolios, currency: 'PLN' }));
    expect(answer.body.document.counts).toMatchObject({ import: 0, duplicate: 2 });
  }

  it('is proposed for each month at the rate the person stated, and settings refuse nonsense (IN-6)', async () => {
    const { anna } = our;
    const cash = await anna.addPortfolio({ name: 'Gotówka', follows_cash: true });
    await anna.record('deposit', '2026-10-01', { portfolio_id: cash, total: '36500' });
    const settings = (rate: object, withholding: object[] = []) =>
      anna.browser.put('/api/income/settings', {
        withholding,
        cash: [
          { portfolio_id: cash, currency_id: currencyIds.pln, percent: '2', since: '2026-10-01', ...rate },
        ],
      });
    expect((await settings({ since: '2027-01-01' })).body.errors).toEqual({ since: ['incomeDayError'] });
    expect((await settings({ portfolio_id: newId() })).body.errors).toEqual({
      portfolio_id: ['portfolioError'],
    });
    expect((await settings({ percent: '101' })).status).toBe(422);
    await must(settings({}, [{ country: 'US', percent: '30' }]));
    const [proposal, ...others] = await proposals();
    expect(others).toEqual([]);
    // 31 days of 36 500 at 2 %: 62 zł, and the tax on it up to the grosz.
    expect(proposal).toMatchObject({ gross: '62', tax: '11.78', paid_on: '2026-11-02' });
    await must(confirm([{ id: proposal!.id }]));
    const confirmed = [{ type: 'interest', day: '2026-11-02', total: '62', tax: '11.78' }];
    expect(await rows()).toMatchObject(confirmed);
    await importInterest(cash);
    expect(await rows()).toMatchObject(confirmed);
    await hold('2026-01-05', '10');
    await dividend('2026-11-02', '2026-11-12');
    expect(await proposals()).toMatchObject([{ gross: '2.6', tax: '0.78' }]);
    await must(anna.browser.put('/api/income/settings', { withholding: [], cash: [] }));
  });
});
