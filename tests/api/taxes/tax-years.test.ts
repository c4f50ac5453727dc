import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';
import { type Any, importRows, paper, setTables } from './tax-ledger.ts';

const our = ourBook();
const usd = [
  { no: '008/A/NBP/2025', effectiveDate: '2025-01-13', mid: '4.15' },
  { no: '114/A/NBP/2025', effectiveDate: '2025-06-13', mid: '3.70' },
  { no: '008/A/NBP/2026', effectiveDate: '2026-01-13', mid: '3.60' },
  { no: '114/A/NBP/2026', effectiveDate: '2026-06-15', mid: '3.65' },
];
const dollars = { currency_id: currencyIds.usd };
let asset: { id: string; isin: string };

beforeEach(async () => {
  const { database } = our.walory;
  for (const table of [
    'import_documents',
    'tax_years',
    'tax_slips',
    'tax_losses',
    'tax_treaties',
    'tax_left_out',
  ])
    await database.run(
      sql`delete from ${sql([table] as unknown as TemplateStringsArray)} where user_id = ${our.anna.id}`,
    );
  await setTables(database, { USD: usd });
  asset = await paper(database);
});

const read = (path: string, trader = our.anna): Promise<Any> => trader.read(path);
const figure = (page: Any, name: string): number =>
  Number(page.lines.find(({ line }: Any) => line === name).value);
const refusal = async (answer: Promise<Any>) => {
  const { status, body } = await answer;
  return [status, body.errors];
};
const trade = (type: string, day: string, amount: string, price: string, more: object = {}) =>
  our.anna.record(type, day, { asset_id: asset.id, amount, price, ...dollars, ...more });
const bought = () => trade('buy', '2025-01-14', '10', '100');
const sold = () => trade('sell', '2025-06-16', '4', '150', { fee: '2' });
const stated = { slips: [], not_collected: '0', crypto_carried: null };
async function undoLast() {
  const [change] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
  await must(our.anna.browser.post(`/api/changes/${change.id}/undo`, {}));
  return change.kind;
}

describe('a year', () => {
  test('says what each figure is made of, down to the table of a lot (TX-14)', async () => {
    await bought();
    const { id } = await sold();
    const page = await read('/api/taxes/2025');
    expect([figure(page, 'otherRevenue'), figure(page, 'otherCost')]).toEqual([2220, 1667.4]);
    expect(page).toMatchObject({
      state: 'open',
      form: { name: 'PIT-38(18)', is_of_year: true },
      missing: [],
    });
    expect(page.hand_in).toEqual({ from: '2026-02-15', to: '2026-04-30' });
    const rows = await read('/api/taxes/2025/rows?line=otherRevenue&limit=1');
    expect(rows).toMatchObject({ meta: { total: 1 }, data: [{ id, kind: 'sale', value: '2220.00' }] });
    expect(await read(`/api/taxes/2025/sales/${id}`)).toMatchObject({
      ...{ revenue: '2220.00', cost: '1667.40', fee_pln: '7.40', income: '552.60', country: 'US' },
      rate: { mid: '3.7', table: '114/A/NBP/2025', day: '2025-06-13' },
      lots: [{ quantity: '4', whole_quantity: '10', whole_pln: '4150.00', pln: '1660.00', price: '100' }],
    });
  });

  test('of now is running and stands in the form of 2025; one before 2023 has figures and no fields (TX-11)', async () => {
    await bought();
    await trade('sell', '2026-06-16', '1', '200');
    const now = await read('/api/taxes/2026');
    expect(now).toMatchObject({ state: 'running', form: { name: 'PIT-38(18)', is_of_year: false } });
    const early = await read('/api/taxes/2022');
    expect(early.form).toBeNull();
    expect(early.lines.every(({ number }: Any) => number === null)).toBe(true);
    const { years } = await read('/api/taxes');
    expect(years.map(({ year, state }: Any) => [year, state])).toEqual([
      [2025, 'open'],
      [2026, 'running'],
    ]);
  });

  test('that is ahead, before the first rate or no year is refused in words (TX-14)', async () => {
    expect(await refusal(our.anna.browser.get('/api/taxes/2027'))).toEqual([422, { year: ['taxYearAhead'] }]);
    expect(await refusal(our.anna.browser.get('/api/taxes/2001'))).toEqual([
      422,
      { year: ['taxYearTooEarly'] },
    ]);
    expect((await our.anna.browser.get('/api/taxes/20x5')).status).toBe(404);
    expect(await refusal(our.anna.browser.get('/api/taxes/2025/rows?line=nonsense'))).toEqual([
      422,
      { line: ['taxLineError'] },
    ]);
    expect((await our.anna.browser.get('/api/taxes/2025/sales/nobody')).status).toBe(404);
  });

  test('is one’s own: another person sees nothing of it', async () => {
    await bought();
    const { id } = await sold();
    const ewa = await Trader.start(our.walory);
    expect(figure(await read('/api/taxes/2025', ewa), 'otherRevenue')).toBe(0);
    expect((await ewa.browser.get(`/api/taxes/2025/sales/${id}`)).status).toBe(404);
    const slips = [{ account: our.anna.portfolio, revenue: '1', cost: '1' }];
    expect(await refusal(ewa.browser.put('/api/taxes/2025/stated', { ...stated, slips }))).toEqual([
      422,
      { slips: ['taxAccountError'] },
    ]);
  });
});

describe('what is missing comes first (TX-13)', () => {
  test('units that came without their lots', async () => {
    await trade('transfer-in', '2025-01-14', '5', '100');
    await sold();
    const page = await read('/api/taxes/2025');
    expect(page.missing).toMatchObject([{ what: 'lots', quantity: '4', day: '2025-01-14' }]);
    expect(figure(page, 'otherRevenue')).toBe(0);
  });

  test('a rate, a tax that was withheld, and capital paid back', async () => {
    await trade('buy', '2025-03-14', '1', '100');
    await trade('sell', '2025-06-16', '1', '100');
    await our.anna.record('dividend', '2025-06-16', { asset_id: asset.id, total: '10', ...dollars });
    await our.anna.record('repayment', '2025-06-16', { asset_id: asset.id, total: '10', ...dollars });
    const page = await read('/api/taxes/2025');
    expect(page.missing.map(({ what }: Any) => what).sort()).toEqual(['decision', 'rate', 'withheld']);
    expect(page.missing.find(({ what }: Any) => what === 'rate')).toMatchObject({ rate_day: '2025-03-14' });
    expect([figure(page, 'otherRevenue'), figure(page, 'flatTax')]).toEqual([0, 7.03]);
  });
});

describe('rows of the ledger', () => {
  test('with a Polish payer, in IKE and on paper stay outside (TX-8, TX-17)', async () => {
    const polish = await paper(our.walory.database, { country: 'PL' });
    await our.anna.hold(polish.id, '2025-01-14', '10', '5');
    await our.anna.record('dividend', '2025-06-16', { asset_id: polish.id, total: '100', tax: '19' });
    const ike = await our.anna.addPortfolio({ name: 'For old age', kind: 'ike' });
    await trade('buy', '2025-01-14', '2', '100', { portfolio_id: ike });
    await trade('sell', '2025-06-16', '2', '150', { portfolio_id: ike });
    const trying = await our.anna.addPortfolio({ name: 'Trying out', is_virtual: true });
    await trade('buy', '2025-01-14', '2', '100', { portfolio_id: trying });
    await trade('sell', '2025-06-16', '2', '150', { portfolio_id: trying });
    const page = await read('/api/taxes/2025');
    expect(page.outside).toEqual([
      { reason: 'payer', count: 1 },
      { reason: 'IKE', count: 1 },
    ]);
    expect([figure(page, 'toPay'), page.wrappers]).toEqual([0, ['IKE']]);
    const { data } = await read('/api/taxes/2025/rows?line=outside');
    expect(data.map(({ reason }: Any) => reason)).toEqual(['payer', 'IKE']);
  });

  test('of two files name two accounts; FIFO runs in each, and typed rows go where there is enough (TX-4)', async () => {
    const row = { type: 'buy', day: '2025-01-14', isin: asset.isin, currency: 'USD', units: '10' };
    const accounts = new Map([
      ['U1', our.anna.portfolio],
      ['U2', our.anna.portfolio],
    ]);
    await importRows(
      our.anna,
      [
        { ...row, account: 'U1', price: '100' },
        { ...row, account: 'U2', price: '120', units: '20' },
      ],
      accounts,
    );
    await trade('sell', '2025-06-16', '15', '150');
    const page = await read('/api/taxes/2025');
    expect(figure(page, 'otherCost')).toBe(7470);
    expect(page.accounts.map(({ number }: Any) => number)).toEqual(['U1', 'U2', null]);
  });

  test('of a merger keep lots, of a spin-off bring a dividend at value, of a stock dividend units for nothing (TX-12)', async () => {
    const { asset_value_id } = await bought();
    const fresh = await paper(our.walory.database);
    const action = {
      portfolio_id: our.anna.portfolio,
      asset_value_id,
      ...dollars,
      created_at: '2025-01-15',
    };
    const send = (body: object) =>
      must(our.anna.browser.post('/api/corporate-actions', { ...action, ...body }));
    await send({ kind: 'stock-dividend', numerator: '1', denominator: '10' });
    await send({
      kind: 'spin-off',
      target_id: fresh.id,
      numerator: '1',
      denominator: '1',
      price: '20',
      share: '10',
    });
    await our.anna.record('sell', '2025-06-16', {
      asset_id: fresh.id,
      amount: '11',
      price: '30',
      ...dollars,
    });
    const page = await read('/api/taxes/2025');
    expect([figure(page, 'otherCost'), figure(page, 'otherRevenue')]).toEqual([913, 1221]);
    expect(figure(page, 'flatTax')).toBe(173.47);
    await must(our.anna.browser.put('/api/taxes/2025/readings', { readings: { spinoff: 'cost_split' } }));
    const split = await read('/api/taxes/2025');
    expect([figure(split, 'otherCost'), figure(split, 'flatTax')]).toEqual([415, 0]);
  });
});

describe('readings (TX-3)', () => {
  test('that matter are compared, one is chosen, and nothing else is taken', async () => {
    await bought();
    await sold();
    const before = await read('/api/taxes/2025/readings');
    const fee = before.readings.find(({ reading }: Any) => reading === 'sale_fee');
    expect(fee).toMatchObject({ chosen: 'cost', choices: [{ choice: 'cost' }, { choice: 'revenue' }] });
    expect(before.readings.some(({ reading }: Any) => reading === 'derivatives')).toBe(false);
    await must(our.anna.browser.put('/api/taxes/2025/readings', { readings: { sale_fee: 'revenue' } }));
    const page = await read('/api/taxes/2025');
    expect([figure(page, 'otherRevenue'), page.readings_on]).toEqual([2212.6, '2026-11-13']);
    const wrong = (readings: object) =>
      refusal(our.anna.browser.put('/api/taxes/2025/readings', { readings }));
    expect((await wrong({ sale_fee: 'maybe' }))[0]).toBe(422);
    expect((await wrong({ nonsense: 'yes' }))[0]).toBe(422);
  });
});

describe('what is said beside the ledger', () => {
  test('is taken within its bounds, and can be had back (TX-9, TX-16, UN-1)', async () => {
    await bought();
    await sold();
    const put = (path: string, body: object) => our.anna.browser.put(`/api/taxes/${path}`, body);
    const losses = (loss: object) =>
      refusal(put('losses', { losses: [{ year: 2023, amount: '100', deducted: '0', ...loss }] }));
    expect(await losses({ amount: '-5' })).toEqual([422, { 'losses.0.amount': ['taxAmountError'] }]);
    expect(await losses({ deducted: '101' })).toEqual([422, { deducted: ['taxLossUsedError'] }]);
    expect(await losses({ year: 2026 })).toEqual([422, { year: ['taxLossYearError'] }]);
    await must(put('losses', { losses: [{ year: 2023, amount: '100', deducted: '0' }] }));
    expect(figure(await read('/api/taxes/2025'), 'priorLosses')).toBe(50);
    const once = (year: number) => ({ readings: {}, loss_methods: [{ year, method: 'once' }] });
    expect((await refusal(put('2025/readings', once(2018))))[0]).toBe(422);
    await must(put('2025/readings', once(2023)));
    const page2023 = await read('/api/taxes/2025');
    expect([figure(page2023, 'priorLosses'), page2023.losses[0].method]).toEqual([100, 'once']);
    await must(put('2025/readings', { readings: {}, loss_methods: [{ year: 2023, method: null }] }));
    await must(put('losses', { losses: [] }));
    expect(await undoLast()).toBe('tax-data-changed');
    expect(figure(await read('/api/taxes/2025'), 'priorLosses')).toBe(50);
    const slip = { account: our.anna.portfolio, revenue: '2000', cost: '1000' };
    expect((await refusal(put('2025/stated', { ...stated, slips: [{ ...slip, cost: '-1' }] })))[0]).toBe(422);
    await must(put('2025/stated', { ...stated, slips: [slip], not_collected: '7.50' }));
    const page = await read('/api/taxes/2025');
    expect([
      figure(page, 'printedRevenue'),
      figure(page, 'otherRevenue'),
      figure(page, 'notCollected'),
    ]).toEqual([2000, 0, 7.5]);
    expect(page.printed).toMatchObject([{ own_revenue: '2220.00', own_cost: '1667.40' }]);
  });
});

test('a change of one asset among several is seen at once, and so is a row that is gone (TX-13)', async () => {
  const sold: string[] = [];
  for (let i = 0; i < 5; i++) {
    const { id } = await paper(our.walory.database);
    const fields = { asset_id: id, amount: '1' };
    await our.anna.record('buy', '2025-01-14', { ...fields, price: '10' });
    sold.push((await our.anna.record('sell', '2025-06-16', { ...fields, price: '20' })).id);
  }
  const revenue = async () => figure(await read('/api/taxes/2025'), 'otherRevenue');
  expect(await revenue()).toBe(100);
  const rows = (await read('/api/transactions')).data;
  const { id, portfolio_id, asset_value_id, currency_id } = rows.find((row: Any) => row.id === sold[1]);
  await must(
    our.anna.browser.put(`/api/transactions/${id}`, {
      ...{ type: 'sell', portfolio_id, asset_value_id, currency_id, amount: '1', price: '35' },
      created_at: '2025-06-16',
    }),
  );
  expect(await revenue()).toBe(115);
  await must(our.anna.browser.delete(`/api/transactions/${sold[3]}`));
  expect(await revenue()).toBe(95);
  await undoLast();
  expect(await revenue()).toBe(115);
});

describe('portfolios (TX-22)', () => {
  test('that are left out have their rows outside, and come back with an undo', async () => {
    await bought();
    const other = await our.anna.addPortfolio({ name: 'My brother’s' });
    await trade('buy', '2025-01-14', '2', '100', { portfolio_id: other });
    await trade('sell', '2025-06-16', '2', '150', { portfolio_id: other });
    const all = await read('/api/taxes/2025');
    expect(figure(all, 'otherRevenue')).toBe(1110);
    const leave = (left_out: string[]) => our.anna.browser.put('/api/taxes/portfolios', { left_out });
    await must(leave([other]));
    const page = await read('/api/taxes/2025');
    expect([figure(page, 'otherRevenue'), page.outside]).toEqual([0, [{ reason: 'left-out', count: 2 }]]);
    expect(page.stated.portfolios).toContainEqual({ id: other, name: 'My brother’s', is_left_out: true });
    expect(await undoLast()).toBe('tax-data-changed');
    expect(figure(await read('/api/taxes/2025'), 'otherRevenue')).toBe(1110);
    const unknown = [422, { left_out: ['taxPortfolioError'] }];
    expect(await refusal(leave(['00000000-0000-4000-8000-000000000000']))).toEqual(unknown);
    const ike = await our.anna.addPortfolio({ name: 'For old age', kind: 'ike' });
    expect(await refusal(leave([ike]))).toEqual(unknown);
  });
});

describe('a filed year (TX-15)', () => {
  const file = (year: number, filed_on: string) =>
    our.anna.browser.post(`/api/taxes/${year}/filing`, { filed_on });

  test('stays as it was, whatever the ledger says since, and tells the difference', async () => {
    await bought();
    const { id } = await sold();
    expect(await refusal(file(2026, '2026-11-01'))).toEqual([422, { year: ['taxYearNotOver'] }]);
    expect(await refusal(file(2025, '2025-12-31'))).toEqual([422, { filed_on: ['taxFiledOnError'] }]);
    await must(file(2025, '2026-04-01'));
    expect(await read('/api/taxes/2025')).toMatchObject({
      state: 'filed',
      difference: [],
      filed: { on: '2026-04-01' },
    });
    const again = { year: ['taxYearFiled'] };
    expect(await refusal(file(2025, '2026-04-02'))).toEqual([422, again]);
    const readings = { readings: { day: 'trade' } };
    expect(await refusal(our.anna.browser.put('/api/taxes/2025/readings', readings))).toEqual([422, again]);
    expect(await refusal(our.anna.browser.put('/api/taxes/2025/stated', stated))).toEqual([422, again]);
    await trade('sell', '2025-06-16', '1', '150');
    const page = await read('/api/taxes/2025');
    expect([page.state, figure(page, 'otherRevenue')]).toEqual(['changed', 2220]);
    expect(page.difference.find(({ line }: Any) => line === 'otherRevenue')).toEqual({
      ...{ line: 'otherRevenue', number: 22, filed: '2220.00', now: '2775.00' },
    });
    expect((await read('/api/taxes/2025/rows?line=otherRevenue')).data).toHaveLength(1);
    await must(our.anna.browser.delete(`/api/transactions/${id}`));
    expect(await read(`/api/taxes/2025/sales/${id}`)).toMatchObject({ revenue: '2220.00' });
  });

  test('opens again and closes with an undo; its loss passes on as it was filed (UN-1)', async () => {
    await bought();
    await trade('sell', '2025-06-16', '5', '50');
    await trade('sell', '2026-06-16', '1', '500');
    await must(file(2025, '2026-04-01'));
    await trade('sell', '2025-06-16', '1', '50');
    const filedLoss = figure(await read('/api/taxes/2025'), 'loss');
    expect(figure(await read('/api/taxes/2026'), 'priorLosses')).toBe(filedLoss / 2);
    await must(our.anna.browser.delete('/api/taxes/2025/filing'));
    expect(await read('/api/taxes/2025')).toMatchObject({ state: 'open', filed: null });
    expect(await refusal(our.anna.browser.delete('/api/taxes/2025/filing'))).toEqual([
      422,
      { year: ['taxYearNotFiled'] },
    ]);
    expect(await undoLast()).toBe('tax-year-reopened');
    expect(await read('/api/taxes/2025')).toMatchObject({ state: 'changed', filed: { on: '2026-04-01' } });
  });
});
