import { beforeEach, describe, expect, test } from 'vitest';
import { currencyIds, must } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';
import { type Any, paper, setTables } from './tax-ledger.ts';

/** Rates before each of four days: 4.00, 4.10, 3.70 and 3.65. All figures below are worked out by hand from them. */
const [first, second, third, fourth] = ['2024-12-12', '2025-01-14', '2025-06-16', '2026-06-16'] as const;
const tables = [
  { no: '240/A/NBP/2024', effectiveDate: '2024-12-11', mid: '4.00' },
  { no: '008/A/NBP/2025', effectiveDate: '2025-01-13', mid: '4.10' },
  { no: '114/A/NBP/2025', effectiveDate: '2025-06-13', mid: '3.70' },
  { no: '114/A/NBP/2026', effectiveDate: '2026-06-15', mid: '3.65' },
];

const our = ourBook();
let asset = '';
beforeEach(async () => {
  await setTables(our.walory.database, { USD: tables });
  asset = (await paper(our.walory.database)).id;
});

const dollars = { currency_id: currencyIds.usd };
const record = (type: string, day: string, fields: object = {}) =>
  our.anna.record(type, day, { asset_id: asset, ...dollars, ...fields });
const units = (amount: string, price: string, more: object = {}) => ({ amount, price, ...more });
const yearOf = (year: number): Promise<Any> => our.anna.read(`/api/taxes/${year}`);
const lineOf = (page: Any, name: string) => page.lines.find(({ line }: Any) => line === name).value;
const soldIn = async (year: number) => {
  const page = await yearOf(year);
  return [lineOf(page, 'otherRevenue'), lineOf(page, 'otherCost')];
};
const read = async (readings: object, ...years: number[]) => {
  for (const year of years) await must(our.anna.browser.put(`/api/taxes/${year}/readings`, { readings }));
};
const nothing = ['0.00', '0.00'];

describe('each special case of the law enters through its form and is read from the page', () => {
  test('a short sale counts when it is covered, each leg at its rate; or in the year of the sale (TC-2)', async () => {
    await record('short', second, units('10', '100', { fee: '1' }));
    await record('cover', fourth, units('10', '80', { fee: '2' }));
    // 1000 x 4.10 - 1 x 4.10, and 800 x 3.65 + 2 x 3.65.
    const whole = ['4095.90', '2927.30'];
    expect([await soldIn(2025), await soldIn(2026)]).toEqual([nothing, whole]);
    await read({ short_sale: 'sold' }, 2025, 2026);
    expect([await soldIn(2025), await soldIn(2026)]).toEqual([whole, nothing]);
  });

  test('a written option counts when it ends, for nothing or assigned; or its premium when it came (TC-3)', async () => {
    await record('short', first, units('2', '170', { fee: '1', occasion: 'option' }));
    await record('cover', second, { amount: '1', occasion: 'expired' });
    // Half of 340 x 4.10, half of the fee of 1 x 4.00.
    expect([await soldIn(2024), await soldIn(2025)]).toEqual([nothing, ['697.00', '2.00']]);
    await record('cover', third, { amount: '1', occasion: 'assigned' });
    // The other half at 3.70; shares are delivered at the strike.
    expect(await soldIn(2025)).toEqual(['1326.00', '4.00']);
    const share = (await paper(our.walory.database)).id;
    await record('buy', third, { asset_id: share, ...units('10', '50') });
    await record('sell', fourth, { asset_id: share, ...units('10', '60') });
    expect(await soldIn(2026)).toEqual(['2190.00', '1850.00']);
    await read({ written_option: 'received' }, 2024, 2025);
    expect([await soldIn(2024), await soldIn(2025)]).toEqual([['1360.00', '4.00'], nothing]);
  });

  test('a bought option that expires is a cost; or none. One that is exercised is a cost (TC-3)', async () => {
    await record('buy', first, units('2', '150', { fee: '2' }));
    await record('sell', second, { amount: '1', occasion: 'expired' });
    // Half of 300 x 4.00 + 2 x 4.00.
    expect(await soldIn(2025)).toEqual(['0.00', '604.00']);
    await read({ expired_option: 'none' }, 2025);
    expect(await soldIn(2025)).toEqual(nothing);
    expect((await yearOf(2025)).outside).toEqual([{ reason: 'expired', count: 1 }]);
    await record('sell', third, { amount: '1', occasion: 'exercised' });
    expect(await soldIn(2025)).toEqual(['0.00', '604.00']);
  });

  test('a gift costs nothing, or what the donor paid; an inheritance what the deceased paid (TC-4)', async () => {
    await record('transfer-in', second, units('10', '30', { occasion: 'gift', prior_cost: '500' }));
    await record('sell', third, units('4', '100'));
    expect(await soldIn(2025)).toEqual(['1480.00', '0.00']);
    await read({ gift_cost: 'donor' }, 2025);
    expect(await soldIn(2025)).toEqual(['1480.00', '200.00']);
  });

  test('income of what was inherited is exempt up to the tax that was paid on it; without a cost it lacks its lots (TC-4)', async () => {
    const left = { occasion: 'inheritance', prior_cost: '1000', prior_tax: '300' };
    await record('transfer-in', second, units('10', '30', left));
    await record('sell', third, units('4', '100'));
    // 1480 - 4/10 of 300, against 4/10 of 1000.
    expect(await soldIn(2025)).toEqual(['1360.00', '400.00']);
    const other = (await paper(our.walory.database)).id;
    await record('transfer-in', second, {
      asset_id: other,
      ...units('1', '30', { occasion: 'inheritance' }),
    });
    await record('sell', third, { asset_id: other, ...units('1', '100') });
    expect((await yearOf(2025)).missing).toMatchObject([{ what: 'lots', quantity: '1', day: second }]);
  });

  test('a foreign bond that is redeemed brings a discount, or is a sale; of a Polish one the payer took the tax (TC-5)', async () => {
    const [foreign, polish] = [
      (await paper(our.walory.database, { kind: 'bond' })).id,
      (await paper(our.walory.database, { kind: 'bond', country: 'PL' })).id,
    ];
    for (const asset_id of [foreign, polish]) {
      await record('buy', second, { asset_id, ...units('10', '95') });
      await record('sell', third, { asset_id, ...units('10', '110', { occasion: 'redemption' }) });
    }
    const page = await yearOf(2025);
    // 1100 x 3.70 - 950 x 4.10 = 175.00, and 19 % of it.
    expect([lineOf(page, 'flatTax'), await soldIn(2025)]).toEqual(['33.25', nothing]);
    expect(page.outside).toEqual([{ reason: 'payer', count: 1 }]);
    await read({ bond_redemption: 'sale' }, 2025);
    expect(await soldIn(2025)).toEqual(['4070.00', '3895.00']);
  });

  test('the result of a contract is revenue or cost of its close; or each leg of its day (TC-1)', async () => {
    const legs = { opened_on: second, open_value: '5600', close_value: '5410' };
    await record('result', third, { total: '190', fee: '3', ...legs });
    await record('result', third, { total: '-250' });
    // 190 x 3.70, and 250 x 3.70 + 3 x 3.70.
    expect(await soldIn(2025)).toEqual(['703.00', '936.10']);
    await read({ derivatives: 'gross' }, 2025);
    // 5600 x 4.10 against 5410 x 3.70; of the other nobody told the legs.
    expect(await soldIn(2025)).toEqual(['22960.00', '20953.10']);
    expect((await yearOf(2025)).missing).toMatchObject([{ what: 'value' }]);
  });

  test('coins for coins are nothing (TX-10)', async () => {
    const [coin, other] = [
      (await paper(our.walory.database, { kind: 'crypto' })).id,
      (await paper(our.walory.database, { kind: 'crypto' })).id,
    ];
    await record('buy', second, { asset_id: coin, ...units('1', '100') });
    await record('sell', third, { asset_id: coin, ...units('1', '150', { occasion: 'swap' }) });
    await record('buy', third, { asset_id: other, ...units('3', '50', { occasion: 'swap' }) });
    await record('sell', third, { asset_id: other, ...units('3', '60') });
    const page = await yearOf(2025);
    expect([lineOf(page, 'cryptoRevenue'), lineOf(page, 'cryptoCost')]).toEqual(['666.00', '410.00']);
    expect(page.outside).toEqual([{ reason: 'swap', count: 2 }]);
  });

  test('a bond has its accrued interest in its price, and a fee the rate of its own currency (TX-5, L-26)', async () => {
    const fee = { fee: '5', fee_currency_id: currencyIds.pln };
    const { id } = await record('buy', second, units('10', '100', { accrued: '20', ...fee }));
    await record('sell', third, units('10', '101', { accrued: '5' }));
    // 1000 x 4.10 + 20 x 4.10 + 5, and 1010 x 3.70 + 5 x 3.70.
    expect(await soldIn(2025)).toEqual(['3755.50', '4187.00']);
    const change = {
      ...units('10', '100', { accrued: '20' }),
      ...fee,
      fee: '7',
      asset_id: asset,
      ...dollars,
    };
    await must(our.anna.browser.put(`/api/transactions/${id}`, our.anna.fields('buy', second, change)));
    expect(await soldIn(2025)).toEqual(['3755.50', '4189.00']);
    const { data } = await our.anna.read('/api/transactions');
    const charge = data.find(({ type }: Any) => type === 'fee');
    expect([data.length, charge.total, charge.currency]).toEqual([3, '7', 'pln']);
    const own = our.anna.browser.put(
      `/api/transactions/${charge.id}`,
      our.anna.fields('fee', second, { total: '1' }),
    );
    expect((await own).body.errors).toEqual({ type: ['chargeRowError'] });
    const [sale] = data.filter(({ type }: Any) => type === 'sell');
    await must(our.anna.browser.post('/api/transactions/bulk', { ids: [sale.id, id], action: 'delete' }));
    expect((await our.anna.read('/api/transactions')).data).toEqual([]);
  });

  test('a merger, as a switch of sub-funds is recorded too, keeps lots, days and cost; exchanged cash is nothing (TX-12, TX-13)', async () => {
    const { asset_value_id } = await record('buy', second, units('10', '100'));
    const target_id = (await paper(our.walory.database)).id;
    const ratio = { kind: 'merger', target_id, numerator: '2', denominator: '1', price: '60' };
    const of = { portfolio_id: our.anna.portfolio, asset_value_id, ...dollars, created_at: '2025-02-03' };
    await must(our.anna.browser.post('/api/corporate-actions', { ...of, ...ratio }));
    await our.anna.record('exchange', third, {
      ...{ total: '400', currency_id: currencyIds.pln, to_total: '100', to_currency_id: currencyIds.usd },
    });
    expect(await soldIn(2025)).toEqual(nothing);
    await record('sell', third, { asset_id: target_id, ...units('20', '60') });
    // 1200 x 3.70, and 1000 x 4.10.
    expect(await soldIn(2025)).toEqual(['4440.00', '4100.00']);
    expect((await yearOf(2025)).missing).toEqual([]);
  });

  test('lots that were moved between accounts twice keep their day and cost (TX-4)', async () => {
    const [middle, last] = [
      await our.anna.addPortfolio({ name: 'Middle' }),
      await our.anna.addPortfolio({ name: 'Last one' }),
    ];
    const { asset_value_id } = await record('buy', second, units('10', '100'));
    const move = (from: string, to: string, day: string, fields: object) =>
      our.anna.record('transfer-out', day, {
        ...dollars,
        portfolio_id: from,
        other_portfolio_id: to,
        ...fields,
      });
    await move(our.anna.portfolio, middle, '2025-02-03', { asset_value_id, ...units('8', '1') });
    const held = (await our.anna.read('/api/portfolio-assets?simplified=1')).data;
    const there = held.find(({ portfolio_id }: Any) => portfolio_id === middle).id;
    await move(middle, last, '2025-03-03', { asset_value_id: there, ...units('5', '1') });
    await record('sell', third, { portfolio_id: last, ...units('5', '150') });
    expect(await soldIn(2025)).toEqual(['2775.00', '2050.00']);
    expect((await yearOf(2025)).missing).toEqual([]);
  });
});

describe('what cannot be is refused in its field', () => {
  const refused = async (type: string, fields: object) => {
    const { status, body } = await our.anna.send(type, third, { asset_id: asset, ...dollars, ...fields });
    return status === 422 ? body.errors : status;
  };

  test('short in what is held, bought while short, covered beyond it (L-23)', async () => {
    await record('buy', second, units('10', '100'));
    expect(await refused('short', units('1', '100'))).toEqual({ amount: ['shortError'] });
    expect(await refused('cover', units('1', '100'))).toEqual({ amount: ['maxVolumeError'] });
    await record('sell', third, units('10', '100'));
    await record('short', third, units('3', '100'));
    expect(await refused('cover', units('4', '100'))).toEqual({ amount: ['maxVolumeError'] });
    expect(await refused('sell', units('1', '100'))).toEqual({ amount: ['maxVolumeError'] });
    const late = our.anna.send('buy', fourth, { asset_id: asset, ...dollars, ...units('1', '100') });
    expect((await late).body.errors).toEqual({ amount: ['coverError'] });
    await record('cover', third, units('3', '90'));
  });

  test('an option that is not held, a case of another type, a cost below zero, legs that are not the result (L-24, L-25)', async () => {
    expect(await refused('sell', { amount: '1', occasion: 'expired' })).toEqual({
      amount: ['maxVolumeError'],
    });
    expect(await refused('buy', units('1', '5', { occasion: 'gift' }))).toEqual({
      occasion: ['occasionError'],
    });
    const gift = units('1', '5', { occasion: 'gift', prior_cost: '-1' });
    expect(await refused('transfer-in', gift)).toEqual({ prior_cost: ['priorCostError'] });
    const legs = { opened_on: second, open_value: '100', close_value: '120' };
    expect(await refused('result', { total: '19', ...legs })).toEqual({ close_value: ['legsError'] });
    expect(await refused('result', { total: '20', ...legs, opened_on: null })).toEqual({
      opened_on: ['legsError'],
    });
    expect(await refused('result', { total: '0' })).toEqual({ total: ['totalError'] });
    await record('result', third, { total: '-20', ...legs });
  });
});
