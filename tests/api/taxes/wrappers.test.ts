import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';
import { type Any, cases, setTables } from './tax-ledger.ts';

const our = ourBook();
const silent = { tax_rate: null, born_on: null, has_pension_right: false, self_employed: [] };

beforeEach(async () => {
  await our.walory.database.run(sql`delete from wrapper_settings where user_id = ${our.anna.id}`);
  await our.anna.startOver(our.walory.database, { name: 'Emerytura', kind: 'ike', follows_cash: true });
});

const read = (path = '', id = our.anna.portfolio): Promise<Any> =>
  our.anna.read(`/api/portfolios/${id}/wrapper${path}`);
const pay = (day: string, total: string, more: object = {}): Promise<Any> =>
  our.anna.record('deposit', day, { total, ...more });
const refusal = async (answer: Promise<Any>) => {
  const { status, body } = await answer;
  return [status, body.errors];
};
const say = (saver: object) => our.anna.browser.put('/api/wrappers/saver', { ...silent, ...saver });
const mark = (id: string, body: object = { is_transfer: true }) =>
  our.anna.browser.put(`/api/transactions/${id}/wrapper-transfer`, body);
const way = (exits: Any, name: string) => exits.ways.find((one: Any) => one.way === name);

describe('the limit', () => {
  test('of each kind of account one has is read with its months, years and the deposit that crossed it (WR-1)', async () => {
    await pay('2025-03-03', '26019');
    await pay('2026-01-05', '20000');
    const { id } = await pay('2026-11-02', '9000');
    const ikze = await our.anna.addPortfolio({ name: 'IKZE', kind: 'ikze', follows_cash: true });
    await pay('2026-05-04', '8400', { portfolio_id: ikze });
    await must(say({ tax_rate: '12' }));
    const page = await read();
    expect(page.limits.map(({ kind }: Any) => kind)).toEqual(['ike', 'ikze']);
    expect(page.limits[0]).toMatchObject({
      ...{ limit: '28260.00', paid: '29000.00', room: '0.00', excess: '740.00', first_over: id },
      ...{ days_left: 48, no_limit: null, is_complete: true, next: { year: 2027, limit: null } },
    });
    expect(page.limits[0].months.map(Number)).toEqual([20000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9000, 0]);
    expect(page.limits[1]).toMatchObject({ room: '2904.00', deductible: '8400.00', saved: '1008.00' });
    expect(page.deposits.map((one: Any) => [one.pln, one.is_first_over])).toEqual([
      ['9000.00', true],
      ['20000.00', false],
    ]);
    expect(page.years.map(({ year, room }: Any) => [year, room])).toEqual([
      [2026, '0.00'],
      [2025, '0.00'],
    ]);
    expect((await read('', ikze)).limits[0].kind).toBe('ikze');
    expect((await read('?year=2025')).limits[0]).toMatchObject({ room: '0.00', days_left: null });
  });

  test('comes with the rate a deposit in another currency would count at, the same as once it is recorded (WR-4)', async () => {
    const { rate } = await read('?year=2026&currency=EUR&day=2026-11-04');
    expect(rate).toMatch(/^[3-5]\.\d+$/);
    await pay('2026-11-04', '100', { currency_id: currencyIds.eur });
    expect(Number((await read()).deposits[0].pln)).toBeCloseTo(100 * Number(rate), 2);
    expect((await read()).rate).toBeNull();
    expect((await read('?currency=XXX')).rate).toBeNull();
    expect(
      await refusal(our.anna.browser.get(`/api/portfolios/${our.anna.portfolio}/wrapper?day=2026-13-01`)),
    ).toEqual([422, { day: ['invalid'] }]);
  });

  test('is shared by portfolios of one kind, and not known where one of them follows no cash (WR-1)', async () => {
    await pay('2026-01-05', '20000');
    const other = await our.anna.addPortfolio({ name: 'IKE w banku', kind: 'ike', follows_cash: false });
    await our.anna.addPortfolio({ name: 'Na próbę', kind: 'ike', is_virtual: true });
    await pay('2026-02-05', '1000', { portfolio_id: other });
    const [limit] = (await read()).limits;
    expect(limit).toMatchObject({ paid: '21000.00', is_complete: false });
    expect(limit.portfolios.map(({ name }: Any) => name)).toEqual(['Emerytura', 'IKE w banku']);
  });

  test('has no place in an ordinary portfolio, nor in a year outside of what is kept (WR-2)', async () => {
    const ordinary = await our.anna.addPortfolio({ name: 'Makler' });
    expect(await read('', ordinary)).toMatchObject({ kind: 'ordinary', limits: [], deposits: [], years: [] });
    expect((await our.anna.browser.get(`/api/portfolios/${ordinary}/wrapper/exits`)).status).toBe(404);
    expect((await read('?year=2014')).limits[0]).toMatchObject({
      limit: null,
      room: null,
      no_limit: 'not-kept',
    });
    const asked = (year: string) =>
      refusal(our.anna.browser.get(`/api/portfolios/${our.anna.portfolio}/wrapper?year=${year}`));
    expect(await asked('2027')).toEqual([422, { year: ['taxYearAhead'] }]);
    expect(await asked('1999')).toEqual([422, { year: ['taxYearTooEarly'] }]);
  });

  test('takes nothing of what came from another account; only a deposit into one can be that (WR-4)', async () => {
    const { id } = await pay('2026-03-02', '90000');
    await must(mark(id, { is_transfer: true, carried: '60000' }));
    const page = await read();
    expect(page.limits[0]).toMatchObject({ paid: '0.00', room: '28260.00', first_over: null });
    expect(page.deposits[0]).toMatchObject({ is_transfer: true, carried: '60000' });
    await must(mark(id, { is_transfer: false }));
    expect((await read()).limits[0].excess).toBe('61740.00');
    const ordinary = await our.anna.addPortfolio({ name: 'Makler', follows_cash: true });
    const elsewhere = await pay('2026-03-02', '5', { portfolio_id: ordinary });
    expect(await refusal(mark(elsewhere.id))).toEqual([422, { is_transfer: ['notADeposit'] }]);
    const ewa = await Trader.start(our.walory);
    expect(
      (await ewa.browser.put(`/api/transactions/${id}/wrapper-transfer`, { is_transfer: true })).status,
    ).toBe(404);
    expect((await ewa.browser.get(`/api/portfolios/${our.anna.portfolio}/wrapper`)).status).toBe(404);
    expect((await ewa.browser.get(`/api/portfolios/${our.anna.portfolio}/wrapper/exits`)).status).toBe(404);
  });

  test('agrees with the published case, entered through the calls (s25)', async () => {
    const { accounts, operations, expected, marginal_rate } = cases.find(({ id }: Any) => id === 's25')!;
    await setTables(our.walory.database);
    await our.anna.startOver(our.walory.database);
    const ids = new Map<string, string>();
    for (const { id, wrapper } of accounts)
      ids.set(
        id,
        await our.anna.addPortfolio({
          name: `Account ${id}`,
          kind: wrapper.toLowerCase(),
          follows_cash: true,
        }),
      );
    const rows = new Map<string, string>();
    for (const { id, account, date, amount, transfer_in } of operations) {
      const made = await pay(date, String(amount), { portfolio_id: ids.get(account) });
      rows.set(id, made.id);
      if (transfer_in) await must(mark(made.id));
    }
    for (const { id, wrapper } of accounts)
      for (const [year, wanted] of Object.entries<Any>(expected.limits[wrapper] ?? {})) {
        const rate = marginal_rate?.[year];
        await must(say({ tax_rate: rate ? String(Math.round(Number(rate) * 100)) : null }));
        const [limit] = (await read(`?year=${year}`, ids.get(id))).limits;
        const figures = { limit: limit.limit, paid: limit.paid, room: limit.room, excess: limit.excess };
        expect(figures).toEqual({
          ...{ limit: wanted.limit, paid: wanted.paid, room: wanted.room, excess: wanted.excess },
        });
        expect(limit.first_over).toBe(wanted.first_over ? rows.get(wanted.first_over) : null);
        if (wanted.deductible) expect(limit.deductible).toBe(wanted.deductible);
        if (wanted.tax_saved) expect(limit.saved).toBe(wanted.tax_saved);
      }
  });
});

describe('what would be left', () => {
  const asset = () =>
    quotedAsset(our.walory.database, {
      closes: { '2024-01-02': '100', '2026-11-12': '140', '2026-11-13': '150' },
    });
  const buy = async (portfolio_id = our.anna.portfolio) =>
    our.anna.record('buy', '2024-01-02', {
      ...{ portfolio_id, asset_id: await asset(), amount: '100', price: '100', currency_id: currencyIds.pln },
    });

  test('of an IKE: all of it later, 19 % of the gain now, and an ordinary account beside it (WR-5, WR-6, WR-7)', async () => {
    await pay('2024-01-02', '12000');
    await buy();
    await our.anna.record('interest', '2025-02-03', { total: '100', currency_id: currencyIds.pln });
    const exits = await read('/exits');
    // 100 shares at 150, 2,000 that were not spent, 100 of interest.
    expect(exits).toMatchObject({ kind: 'ike', value: '17100.00', deposits: '12000.00', is_late: null });
    expect(way(exits, 'late')).toMatchObject({ net: '17100.00', tax: '0.00' });
    expect(way(exits, 'early')).toMatchObject({ net: '16131.00', tax: '969.00', rate: '19' });
    expect(exits.ordinary).toEqual({ years: [{ year: 2025, tax: '19.00' }], sale: '950.00', missing: 0 });
    expect(way(exits, 'ordinary')).toMatchObject({ net: '16131.00', tax: '969.00' });
    const taxes = await our.anna.read('/api/taxes/2025');
    expect([taxes.to_pay, taxes.wrappers, taxes.missing]).toEqual(['0.00', ['IKE'], []]);

    await must(say({ born_on: '1966-11-13' }));
    const sixty = { age: 60, late_from: '2026-11-13', years_with_deposits: 1, is_late: false };
    expect(await read('/exits')).toMatchObject(sixty);
    for (const year of [2021, 2022, 2023, 2025]) await pay(`${year}-05-05`, '1');
    expect(await read('/exits')).toMatchObject({ years_with_deposits: 5, is_late: true });
  });

  test('of an IKE after a withdrawal and a transfer: only with what is known of them (WR-6)', async () => {
    await pay('2024-01-02', '10000');
    await buy();
    const { id } = await pay('2026-01-05', '5000');
    await must(mark(id));
    expect(way(await read('/exits'), 'early')).toMatchObject({ net: null, reason: 'transfer' });
    await must(mark(id, { is_transfer: true, carried: '4000' }));
    expect(await read('/exits')).toMatchObject({ value: '20000.00', deposits: '14000.00' });
    // On 13 November all was worth 20,000: a quarter of it takes a quarter of the deposits along.
    await our.anna.record('withdrawal', '2026-11-13', { total: '5000' });
    expect(await read('/exits')).toMatchObject({ value: '15000.00', deposits: '10500.00' });
  });

  test('of an IKZE: 10 % of all later; now all of it is income, at the rate one states (WR-6)', async () => {
    const ikze = await our.anna.addPortfolio({ name: 'IKZE', kind: 'ikze', follows_cash: true });
    await pay('2024-01-02', '10000', { portfolio_id: ikze });
    const exits = () => read('/exits', ikze);
    expect(way(await exits(), 'late')).toMatchObject({ net: '9000.00', tax: '1000.00', rate: '10' });
    expect(way(await exits(), 'early')).toMatchObject({ net: null, reason: 'no-rate' });
    await must(say({ tax_rate: '12' }));
    expect(way(await exits(), 'early')).toMatchObject({ net: '8800.00', rate: '12', least: '6800.00' });
    await must(say({ tax_rate: '19' }));
    expect(way(await exits(), 'early')).toMatchObject({ net: '6800.00', rate: '32', least: null });
  });

  test('is not told without followed cash or without a price (WR-6)', async () => {
    await our.anna.startOver(our.walory.database, { kind: 'ike' });
    await buy();
    expect(way(await read('/exits'), 'early')).toMatchObject({ net: null, reason: 'no-cash' });
    expect(way(await read('/exits'), 'ordinary')).toMatchObject({ net: '14050.00', tax: '950.00' });
  });
});

describe('the published exits, entered through the calls (s26)', () => {
  const { exits, expected } = cases.find(({ id }: Any) => id === 's26')!;
  const of = (kind: string): Any[] => exits.filter((one: Any) => one.kind === kind);
  const wanted = ({ id }: Any) => expected.exits[id];
  const money = (text: string) => Number(text).toFixed(2);

  /** Deposits in so many years that come to an amount, and what was gained or lost beside them. */
  async function account(
    kind: string,
    { paid, value, years = 1 }: { paid: string; value: string; years?: number },
  ) {
    const portfolio_id = await our.anna.addPortfolio({ name: kind, kind, follows_cash: true });
    for (let at = 1; at < years; at += 1) await pay(`${2026 - at}-05-05`, '1', { portfolio_id });
    await pay('2026-05-05', String(Number(paid) - years + 1), { portfolio_id });
    const gain = (Number(value) - Number(paid)).toFixed(2);
    const row = { portfolio_id, total: gain.replace('-', ''), currency_id: currencyIds.pln };
    if (Number(gain) !== 0) await our.anna.record(Number(gain) < 0 ? 'fee' : 'interest', '2026-06-05', row);
    return portfolio_id;
  }

  test('an IKE given up, whole and in part', async () => {
    for (const one of of('ike_return')) {
      await our.anna.startOver(our.walory.database);
      const id = await account('ike', { paid: one.contributions, value: one.value });
      const { tax, net } = wanted(one);
      expect(way(await read('/exits', id), 'early')).toMatchObject({ tax: money(tax), net });
    }
    const [part] = of('ike_partial_return');
    await our.anna.startOver(our.walory.database);
    const id = await account('ike', { paid: part.contributions, value: part.value });
    await our.anna.record('withdrawal', '2026-11-13', { portfolio_id: id, total: part.amount });
    expect((await read('/exits', id)).deposits).toBe(wanted(part).contributions_left);
  });

  test('paid out at an age, after years of saving', async () => {
    for (const one of [...of('ike_payout'), ...of('ikze_payout')]) {
      await our.anna.startOver(our.walory.database);
      await must(say({ born_on: `${2026 - one.age}-11-13`, tax_rate: '12' }));
      const kind = one.kind === 'ike_payout' ? 'ike' : 'ikze';
      const value = one.value ?? '1000';
      const id = await account(kind, { paid: value, value, years: one.years_with_deposits });
      const page = await read('/exits', id);
      const { exempt, flat_10, tax, net } = wanted(one);
      expect([page.is_late, page.age]).toEqual([exempt ?? flat_10, one.age]);
      if (flat_10) expect(way(page, 'late')).toMatchObject({ tax: money(tax), net });
    }
  });

  test('a PPK before 60', async () => {
    const [one] = of('ppk_return');
    const fund = await quotedAsset(our.walory.database, { closes: { '2026-11-13': '1' } });
    const id = await our.anna.addPortfolio({ name: 'PPK', kind: 'ppk' });
    for (const payer of ['employee', 'employer', 'state'])
      await must(
        our.anna.browser.post(`/api/portfolios/${id}/ppk-payments`, {
          ...{ asset_id: fund, created_at: '2026-01-05', [payer]: one[payer].paid },
          price: (Number(one[payer].paid) / Number(one[payer].value)).toFixed(12),
        }),
      );
    const { early } = (await our.anna.read(`/api/portfolios/${id}/ppk`)).payout;
    const { to_zus, state_back, income, base, tax, net } = wanted(one);
    expect(early).toMatchObject({
      ...{
        to_insurance: to_zus,
        to_state: state_back,
        gain: income,
        base: money(base),
        tax: money(tax),
        net,
      },
    });
  });
});

test('what somebody says of themselves is checked, and a change of it can be undone (WR-3)', async () => {
  await must(say({ tax_rate: '32', born_on: '1985-04-12', self_employed: [2026, 2021, 2026] }));
  expect((await read()).saver).toEqual({
    ...{ tax_rate: '32', born_on: '1985-04-12', has_pension_right: false, self_employed: [2021, 2026] },
  });
  expect(await refusal(say({ tax_rate: '18' }))).toEqual([422, { tax_rate: ['saverRateError'] }]);
  expect(await refusal(say({ born_on: '2026-11-14' }))).toEqual([422, { born_on: ['bornOnError'] }]);
  expect(await refusal(say({ born_on: '1985-02-31' }))).toEqual([422, { born_on: ['bornOnError'] }]);
  expect(await refusal(say({ self_employed: [2020] }))).toEqual([
    422,
    { self_employed: ['selfEmployedError'] },
  ]);
  await must(say({ tax_rate: '12' }));
  const [change] = (await must(our.anna.browser.get('/api/changes?undoable=1'))).body.data;
  expect(change.kind).toBe('tax-data-changed');
  await must(our.anna.browser.post(`/api/changes/${change.id}/undo`, {}));
  expect((await read()).saver).toMatchObject({ tax_rate: '32', self_employed: [2021, 2026] });
});
