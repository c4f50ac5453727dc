import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, onPlan, quotedAsset, Trader, tellMarketChanged } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
const funds = '0193277e-0000-7000-8000-000000000202';
const closes = { '2026-11-12': '10', '2026-11-13': '10' };

type Facts = { isin?: string; sector?: string; country?: string; fund?: boolean; example?: boolean };

async function asset(ticker: string, facts: Facts = {}) {
  const { database } = our.walory;
  const id = await quotedAsset(database, { ticker, closes });
  await database.run(sql`
    update instruments set isin = ${facts.isin ?? null}, sector = ${facts.sector ?? null}, country = ${facts.country ?? null},
      mic = ${`X${ticker}`.slice(0, 4)}, source = ${facts.example ? 'simulated' : 'test'} where id = ${id}`);
  if (facts.fund) await database.run(sql`update instruments set class_id = ${funds} where id = ${id}`);
  return id;
}

const nvidia = { name: 'NVIDIA Corp', isin: 'US67066G1040', sector: 'technology', country: 'US' };
const fields = { as_of: '2026-10-31', positions: [{ ...nvidia, weight: '25' }] };

const looked = (query = '') => our.anna.read(`/api/look-through?currency=pln${query}`);
const save = (id: string, body: object, by = our.anna) => by.browser.put(`/api/make-ups/${id}`, body);
const upload = (id: string, csv: string, more: object = {}) =>
  our.anna.browser.post(`/api/make-ups/${id}/file`, { csv, as_of: '2026-10-31', ...more });

let share: string;
let fund: string;
beforeEach(async () => {
  await our.walory.database.run(sql`delete from make_ups`);
  await our.walory.database.run(sql`delete from instruments where source = 'test' and isin is not null
    and not exists (select from holdings h where h.instrument_id = instruments.id)`);
  share = await asset('NVDA', { isin: 'US67066G1040', sector: 'technology', country: 'US' });
  fund = await asset(`F${newId().slice(-6)}`, { fund: true });
  await tellMarketChanged(our.walory.database);
  await our.anna.hold(share, '2026-11-12', '30', '10');
  await our.anna.hold(fund, '2026-11-12', '70', '10');
});

type Row = { key: string; direct: string; inside: string; value: string; share: number };
const rowOf = (rows: Row[], key: string) => rows.find((row) => row.key === key);

describe('looking through', () => {
  it('shows a fund as unknown until somebody says what it holds, then as that (EX-1 to EX-5)', async () => {
    const before = await looked();
    expect(before).toMatchObject({ total: '1000.00', looked_through: 0, as_of: null });
    expect(before.sectors).toEqual([
      { key: 'technology', direct: '300.00', inside: '0.00', value: '300.00', share: 30 },
      { key: 'unknown', direct: '0.00', inside: '700.00', value: '700.00', share: 70 },
    ]);
    expect(before.companies).toMatchObject({ count: 1, unnamed: { value: '700.00', share: 70 } });

    await must(save(fund, fields));
    const after = await looked();
    expect(after.companies.data).toMatchObject([
      {
        ticker: 'NVDA',
        direct: '300.00',
        inside: '175.00',
        value: '475.00',
        share: 47.5,
        direct_share: 30,
        funds: 1,
      },
    ]);
    expect(rowOf(after.sectors, 'unknown')).toMatchObject({ value: '525.00', share: 52.5 });
    expect(rowOf(after.countries, 'US')).toMatchObject({ direct: '300.00', inside: '175.00' });
    expect(rowOf(after.currencies, 'usd')).toMatchObject({ value: '475.00', quoted: '0.00' });
    expect(rowOf(after.currencies, 'pln')).toMatchObject({
      value: '0.00',
      quoted: '1000.00',
      quoted_share: 100,
    });
    expect(after.funds).toMatchObject([
      { instrument_id: fund, make_up: { source: 'typed', as_of: '2026-10-31', positions: 1, named: '25' } },
    ]);

    await must(save(fund, { ...fields, hedged_to: 'eur', sectors: [{ key: 'health', weight: '100' }] }));
    const hedged = await looked();
    expect(rowOf(hedged.currencies, 'eur')).toMatchObject({ inside: '700.00' });
    expect(rowOf(hedged.sectors, 'health')).toMatchObject({ inside: '700.00', share: 70 });

    await must(our.anna.browser.delete(`/api/make-ups/${fund}`));
    expect((await looked()).sectors).toEqual(before.sectors);
    expect((await our.anna.browser.delete(`/api/make-ups/${fund}`)).status).toBe(404);
  });

  it('adds up to the page of all assets, and to chosen portfolios alone', async () => {
    const other = await our.anna.addPortfolio({ name: 'Other' });
    await our.anna.hold(share, '2026-11-12', '3', '10', { portfolio_id: other });
    const { figures } = await our.anna.performance('?currency=pln', 'all');
    const all = await looked();
    expect(Number(all.total)).toBe(Number(figures.market_value));
    expect(await looked(`&portfolios=${other}`)).toMatchObject({
      total: '30.00',
      portfolios: [{ id: other }],
    });
    expect(await looked(`&portfolios=${other},${our.anna.portfolio}`)).toMatchObject({ total: all.total });
    for (const unknown of [newId(), 'x', `${other},${newId()}`]) {
      const answer = await our.anna.browser.get(`/api/look-through?portfolios=${unknown}`);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ portfolios: ['chosenPortfoliosError'] });
    }
  });

  it('takes the example of a simulated fund until its owner says otherwise, by any listing of it (EX-7)', async () => {
    await our.walory.database.run(sql`update instruments set isin = null where isin = 'US9229083632'`);
    const voo = await asset('VOO', { fund: true, example: true, isin: 'US9229083632' });
    await tellMarketChanged(our.walory.database);
    await our.anna.hold(voo, '2026-11-12', '10', '10');
    const found = async () =>
      (await looked()).funds.find((one: { instrument_id: string }) => one.instrument_id === voo);
    expect(await found()).toMatchObject({ make_up: { source: 'example', as_of: '2026-10-31' } });
    expect((await our.anna.read(`/api/make-ups/${voo}`)).positions.length).toBeGreaterThan(30);
    await must(save(voo, fields));
    expect(await found()).toMatchObject({ make_up: { source: 'typed' } });
    await must(our.anna.browser.delete(`/api/make-ups/${voo}`));
    expect(await found()).toMatchObject({ make_up: { source: 'example' } });
  });

  it('compares two funds by the smaller weight (EX-6)', async () => {
    expect(await our.anna.read('/api/look-through/overlap')).toBeNull();
    const second = await asset(`G${newId().slice(-6)}`, { fund: true });
    await tellMarketChanged(our.walory.database);
    await our.anna.hold(second, '2026-11-12', '5', '10');
    await must(save(fund, fields));
    const apple = { name: 'Apple', isin: 'US0378331005', weight: '60' };
    await must(save(second, { ...fields, positions: [{ name: 'Nvidia', weight: '40' }, apple] }));
    const ask = (query: string) => our.anna.read(`/api/look-through/overlap?${query}`);
    expect(await ask('currency=pln')).toMatchObject({
      first: { instrument_id: fund, value: '700.00' },
      second: { instrument_id: second },
      percent: '25',
      value: '175.00',
      is_least: false,
      count: 1,
      shared: [{ first: '25', second: '40' }],
    });
    expect(await ask(`first=${second}&second=${fund}`)).toMatchObject({ percent: '25', value: '12.50' });
    expect(await ask(`first=${fund}&second=${fund}`)).toMatchObject({ percent: '100' });
    const refused = await our.anna.browser.get(`/api/look-through/overlap?first=${share}`);
    expect(refused.body.errors).toEqual({ first: ['makeUpFundError'] });
  });
});

describe('a make-up', () => {
  it('that cannot be gets a field error, and nothing is changed (EX-8)', async () => {
    await must(save(fund, fields));
    const before = await our.anna.read(`/api/make-ups/${fund}`);
    const faults = async (changes: object) => {
      const answer = await save(fund, { ...fields, ...changes });
      expect(answer.status).toBe(422);
      return answer.body.errors;
    };
    for (const weight of ['-1', '0', '0.0', 'NaN', '1e3', '100.1', ''])
      expect(await faults({ positions: [{ ...nvidia, weight }] })).toEqual({
        'positions.0.weight': ['makeUpWeightError'],
      });
    const twice = [
      { ...nvidia, weight: '60' },
      { name: 'Apple', weight: '40.6' },
    ];
    expect(await faults({ positions: twice })).toEqual({ positions: ['makeUpSumError'] });
    expect(await faults({ positions: [] })).toEqual({ positions: ['makeUpEmptyError'] });
    expect(await faults({ as_of: '2026-11-14' })).toEqual({ as_of: ['makeUpDayError'] });
    expect(await faults({ as_of: '2026-02-30' })).toEqual({ as_of: ['makeUpDayError'] });
    expect(await faults({ countries: [{ key: 'ZZ', weight: '1' }] })).toEqual({
      'countries.0.key': ['countryError'],
    });
    expect(await faults({ sectors: [{ key: 'magic', weight: '1' }] })).toEqual({
      'sectors.0.key': ['sectorError'],
    });
    expect(await faults({ positions: [{ ...nvidia, isin: 'US67066G1041', weight: '1' }] })).toEqual({
      'positions.0.isin': ['isinError'],
    });
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toEqual(before);
  });

  it("of another's own fund is not there, and what others say of a fund is theirs", async () => {
    const eve = await Trader.start(our.walory);
    const own = await must(
      eve.browser.post('/api/custom-assets', {
        name: 'Own fund',
        class_id: funds,
        currency_id: '0193277e-0000-7000-8000-000000000101',
      }),
    );
    for (const id of [own.body.data.id, newId(), 'x']) {
      expect((await save(id, fields)).status).toBe(404);
      expect((await our.anna.browser.get(`/api/make-ups/${id}`)).status).toBe(404);
      expect((await our.anna.browser.get(`/api/make-ups/${id}/export`)).status).toBe(404);
      expect((await upload(id, 'Name,Weight\nApple,1\n')).status).toBe(404);
    }
    await must(save(fund, fields));
    expect(await eve.read(`/api/make-ups/${fund}`)).toBeNull();
    expect((await eve.browser.delete(`/api/make-ups/${fund}`)).status).toBe(404);
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toMatchObject({ source: 'typed' });
  });

  it('that was replaced or removed comes back as it was, also with a fund of one’s own (EX-9, UN-1, UN-3)', async () => {
    const undo = async () => {
      const [change] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
      await must(our.anna.browser.post(`/api/changes/${change.id}/undo`, {}));
      return change;
    };
    const offered = async () =>
      (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data.length;
    const before = await offered();
    await must(save(fund, fields));
    expect(await offered()).toBe(before);
    const first = await our.anna.read(`/api/make-ups/${fund}`);
    const sums = await looked();
    await must(upload(fund, 'Name,Weight\nApple,60\n'));
    expect(await undo()).toMatchObject({ kind: 'make-up-replaced', about: { name: expect.any(String) } });
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toEqual(first);
    await must(our.anna.browser.delete(`/api/make-ups/${fund}`));
    expect(await undo()).toMatchObject({ kind: 'make-up-deleted' });
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toEqual(first);
    expect(await looked()).toEqual(sums);

    const own = { name: 'Own fund', class_id: funds, currency_id: '0193277e-0000-7000-8000-000000000101' };
    const { id } = (await must(our.anna.browser.post('/api/custom-assets', own))).body.data;
    await must(save(id, fields));
    await must(our.anna.browser.delete(`/api/custom-assets/${id}`));
    await undo();
    expect(await our.anna.read(`/api/make-ups/${id}`)).toMatchObject({ positions: [{ weight: '25' }] });
  });

  it('is one whoever writes first: twenty at once cross nobody (SF-11)', async () => {
    await must(save(fund, fields));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 4 === 0
          ? our.anna.browser.delete(`/api/make-ups/${fund}`)
          : save(fund, { ...fields, positions: [{ ...nvidia, weight: String(at + 1) }] }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([]);
  });

  it('comes from a file that is shown first; rows that cannot be are named by line (EX-8)', async () => {
    const csv = [
      'Fundusz XYZ, stan na 31.10.2026',
      'Nazwa;ISIN;Waga;Sektor;Kraj',
      'NVIDIA;US67066G1040;25,5%;Technologia;Stany Zjednoczone',
      'Apple;;-3;Technologia;US',
      ';;5;;',
      '=HYPERLINK("x");;10;Czary;Polska',
    ].join('\n');
    const { body } = await must(upload(fund, csv, { preview: true }));
    expect(body.data).toMatchObject({
      read: 4,
      stored: false,
      fault: null,
      refused: 2,
      problems: [
        { line: 4, reason: 'weight', value: '-3' },
        { line: 5, reason: 'name' },
      ],
      strange: ['Czary'],
      positions: 2,
      named: '35.5',
      rest: '64.5',
    });
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toBeNull();
    const refused = await upload(fund, csv);
    expect(refused.body.errors).toEqual({ csv: ['makeUpFileError'] });
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toBeNull();
    await must(upload(fund, csv, { skip: true }));
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toMatchObject({
      source: 'csv',
      positions: [
        { sector: 'technology', country: 'US' },
        { name: '=HYPERLINK("x")', sector: null, country: 'PL' },
      ],
    });

    const file = await our.anna.browser.get(`/api/make-ups/${fund}/export`);
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`);
    await must(upload(fund, file.text));
    expect((await our.anna.read(`/api/make-ups/${fund}`)).positions[1].name).toBe('=HYPERLINK("x")');
    await onPlan(our.walory.database, our.anna, 'professional');
    const page = await our.anna.browser.get('/api/look-through/export?currency=pln');
    expect(page.text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it.each([
    ['sum', 'Name,Weight\nA,60\nB,41\n'],
    ['noColumns', 'a,b\n1,2\n'],
    ['noRows', 'Name,Weight\n'],
    ['tooManyRows', `Name,Weight\n${'A,0.0001\n'.repeat(100_000)}`],
  ])('is refused whole: %s', async (fault, csv) => {
    const { body } = await must(upload(fund, csv, { preview: true }));
    expect(body.data).toMatchObject({ fault, stored: false });
    expect((await upload(fund, csv, { skip: true })).status).toBe(422);
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toBeNull();
  });

  it('of ten megabytes is not even read', async () => {
    const answer = await upload(fund, `Name,Weight\n${'x'.repeat(10 * 1024 * 1024)},1\n`);
    expect([413, 422]).toContain(answer.status);
    expect(await our.anna.read(`/api/make-ups/${fund}`)).toBeNull();
  });
});
