import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { readEvents } from '../../support/callers/event-reader.ts';
import { newPerson, type Person } from '../../support/callers/people.ts';
import { złoty } from '../../support/records/sample-records.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

type GoldenCase = {
  series: string;
  bought: string;
  value?: Record<string, number>;
  interest?: Record<string, number>;
  at_maturity?: number;
};
const golden: { cases: GoldenCase[] } = JSON.parse(
  readFileSync(new URL('../../golden/poland/bonds.json', import.meta.url), 'utf8'),
);

let walory: TestWalory;
let anna: Person;
beforeAll(async () => {
  // A product of its own figures only, on a day when all of them are known.
  walory = await startTestWalory({ demo: false, clock: '2026-09-20T10:00:00Z' });
  anna = await newPerson(walory);
});
afterAll(() => walory.stop());

const purchase = { symbol: 'EDO0834', amount: 10, purchased_at: '2024-08-12' };

async function create(person: Person, body: object) {
  const answer = await person.browser.post('/api/bonds', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

async function listed(person: Person, query = '') {
  const answer = await person.browser.get(`/api/bonds${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const refusals = async (body: object) => {
  const before = (await listed(anna, '?closed=1')).meta.total;
  const answer = await anna.browser.post('/api/bonds', body);
  expect(answer.status, answer.text).toBe(422);
  expect((await listed(anna, '?closed=1')).meta.total, 'nothing is saved').toBe(before);
  return answer.body.errors;
};

describe('symbol, amount and day of purchase are enough', () => {
  test.each(golden.cases)('$series is worth what others reckon, to the grosz', async (given) => {
    const person = await newPerson(walory);
    const made = await create(person, { symbol: given.series, amount: 10, purchased_at: given.bought });
    expect(made).toMatchObject({ symbol: given.series, amount: 10, currency_id: złoty, total: '1000' });
    const on = async (day: string) => (await listed(person, `?on=${day}`)).data[0];
    for (const [day, value] of Object.entries(given.value ?? {})) {
      expect((await on(day)).value_each, day).toBe(value.toFixed(2));
      expect((await on(day)).value, day).toBe((value * 10).toFixed(2));
    }
    for (const [day, value] of Object.entries(given.interest ?? {}))
      expect((await on(day)).accrued_each, day).toBe(value.toFixed(2));
    if (given.at_maturity) expect(made.at_maturity.gross).toBe((given.at_maturity * 10).toFixed(2));
  });

  test('the table says margin, fee and rates, and where each rate is from (rule BD-3)', async () => {
    const made = await create(anna, purchase);
    expect(made).toMatchObject({ margin: '2', first_rate: '6.8', fee: '2', is_own: false, status: 'held' });
    const { data } = (await anna.browser.get(`/api/bonds/${made.id}`)).body;
    expect(data.periods[1]).toMatchObject({
      from: '2025-08-12',
      rate: { percent: '6.1', basis: 'published', reference: '4.1', of: '2025-06' },
    });
    expect(data.periods[3].rate).toBeNull();
    expect(data.instead.symbol).toBe('EDO0936');
  });

  test('a month that is missing makes the value unknown from that day, never a guess (rule BD-7)', async () => {
    const other = await startTestWalory({ demo: false, clock: '2026-09-20T10:00:00Z' });
    const person = await newPerson(other);
    await create(person, purchase);
    const known = await listed(person);
    expect(known.totals).toMatchObject({ unknown: 0, unknown_from: null });
    await other.database.run(sql`delete from inflation_months where month = '2025-06-01'`);
    const again = await other.another();
    const browser = again.visitor();
    await browser.signIn(person.email, person.password);
    // A start puts the shipped month back: it is taken away once more, under the running product.
    await other.database.run(sql`delete from inflation_months where month = '2025-06-01'`);
    const { data, totals } = (await browser.get('/api/bonds')).body;
    expect(data[0]).toMatchObject({ value: null, grown: null, redemption: null, unknown_from: '2025-08-12' });
    expect(totals).toMatchObject({ value: null, unknown: 1, unknown_from: '2025-08-12' });
    expect((await browser.get('/api/bonds?on=2025-08-11')).body.data[0].value).not.toBeNull();
    const stats = (await browser.get('/api/statistics?module=bonds')).body.data;
    expect(stats.figures).toMatchObject({ market_value: null, missing: 1 });
    await other.stop();
  });
});

test('what lies ahead is assumed, as last published or as the reader says, and shown to be (rule BD-8)', async () => {
  const person = await newPerson(walory);
  await create(person, purchase);
  await create(person, { symbol: 'TOS0127', amount: 10, purchased_at: '2024-01-02' });
  const { data, totals } = await listed(person);
  type Row = { symbol: string; at_maturity: { net: string; is_assumed: boolean } };
  const read = (rows: Row[], symbol: string) => rows.find((row) => row.symbol === symbol)!.at_maturity;
  expect(totals.assumed.inflation).toBe(totals.inflation.percent);
  expect(read(data, 'EDO0834').is_assumed).toBe(true);
  expect(read(data, 'TOS0127').is_assumed).toBe(false);
  const dearer = await listed(person, '?inflation=9.5');
  expect(dearer.totals.assumed.inflation).toBe('9.5');
  expect(Number(read(dearer.data, 'EDO0834').net)).toBeGreaterThan(Number(read(data, 'EDO0834').net));
  expect(read(dearer.data, 'TOS0127')).toEqual(read(data, 'TOS0127'));
});

describe('terms of one’s own (rule BD-12)', () => {
  test('another margin makes a series of one’s own, valued by it, seen by nobody else', async () => {
    const person = await newPerson(walory);
    const made = await create(person, { ...purchase, margin: '3' });
    expect(made).toMatchObject({ is_own: true, margin: '3' });
    const [row] = (await listed(person, '?on=2025-12-06')).data;
    expect(row.rate.percent).toBe('7.1');
    const own = (await person.browser.get('/api/bond-series?search=EDO0834')).body.data;
    expect(own.map((series: { is_own: boolean; margin: string }) => [series.is_own, series.margin])).toEqual([
      [true, '3'],
      [false, '2'],
    ]);
    const others = (await anna.browser.get('/api/bond-series?search=EDO0834')).body.data;
    expect(others).toHaveLength(1);
    const twin = await create(person, { ...purchase, margin: '3.00' });
    expect(twin.bond_id, 'the same terms are the same series').toBe(made.bond_id);
  });

  test('what stands in the form already is not one’s own', async () => {
    const [series] = (await anna.browser.get('/api/bond-series?search=EDO0834')).body.data;
    const made = await create(anna, {
      ...purchase,
      margin: series.margin,
      reference_rate: series.reference_rate,
    });
    expect(made.is_own).toBe(false);
  });

  test('a typed reference holds for every later year', async () => {
    const person = await newPerson(walory);
    await create(person, { ...purchase, reference_rate: '10' });
    const [row] = (await listed(person, '?on=2025-12-06')).data;
    expect(row.rate).toMatchObject({ percent: '12', basis: 'typed' });
  });

  test('a series that no table has is entered by hand and kept for that person', async () => {
    const person = await newPerson(walory);
    const byHand = { symbol: 'TOS0129', amount: 5, purchased_at: '2026-01-05' };
    await walory.database.run(sql`delete from bond_series where symbol = 'TOS0129'`);
    expect((await person.browser.post('/api/bonds', byHand)).body.errors).toEqual({
      symbol: ['symbolError'],
    });
    const made = await create(person, { ...byHand, first_rate: '4.9', currency_id: złoty, fee: '1' });
    expect(made).toMatchObject({ is_own: true, first_rate: '4.9', fee: '1' });
    expect(await create(person, byHand)).toMatchObject({ bond_id: made.bond_id });
    expect((await anna.browser.post('/api/bonds', byHand)).status).toBe(422);
  });

  test('a bond of Catalyst is its clean price and what has accrued (rule BD-11)', async () => {
    const person = await newPerson(walory);
    const made = await create(person, {
      symbol: 'ABC1130',
      amount: 2,
      purchased_at: '2026-05-04',
      currency_id: złoty,
      first_rate: '8',
      face_value: '1000',
      matures_on: '2030-11-15',
      coupons_a_year: 2,
      quote: '99.4',
    });
    // 128 days of a half-year of 184: 40 x 128/184.
    expect(made).toMatchObject({
      value_each: '1021.83',
      accrued_each: '27.83',
      value: '2043.66',
      kind: 'catalyst',
    });
    expect(made.next_payment).toMatchObject({
      day: '2026-11-15',
      gross: '80.00',
      tax: '15.20',
      net: '64.80',
    });
  });
});

describe('what cannot be is refused, field by field', () => {
  test.each([
    [{ amount: 0 }, { amount: ['amountError'] }],
    [{ amount: -5 }, { amount: ['amountError'] }],
    [{ amount: 1.5 }, { amount: ['amountError'] }],
    [{ amount: 'many' }, { amount: ['amountError'] }],
    [{ symbol: '' }, { symbol: ['symbolError'] }],
    [{ symbol: undefined }, { symbol: ['symbolError'] }],
    [{ symbol: 'EDO1399' }, { symbol: ['symbolError'] }],
    [{ symbol: 'COI0199' }, { symbol: ['symbolError'] }],
    [{ purchased_at: '' }, { purchased_at: ['boughtAtError'] }],
    [{ purchased_at: undefined }, { purchased_at: ['boughtAtError'] }],
    [{ purchased_at: '2026-09-21' }, { purchased_at: ['boughtAtError'] }],
    [{ purchased_at: '2024-02-30' }, { purchased_at: ['boughtAtError'] }],
    [{ purchased_at: '2024-09-12' }, { purchased_at: ['soldOtherMonth'] }],
    [{ symbol: 'OTS1024', purchased_at: '2024-11-04' }, { purchased_at: ['boughtAtError'] }],
    [{ margin: '1000' }, { margin: ['marginError'] }],
    [{ margin: '-1' }, { margin: ['marginError'] }],
    [{ reference_rate: 1000 }, { reference_rate: ['referenceRateError'] }],
    [{ currency_id: 'no' }, { currency_id: ['currencyError'] }],
    [{ bond_id: '0193277e-0000-7000-8000-00000000dead' }, { bond_id: ['symbolError'] }],
    [{ total: '-1' }, { total: ['totalError'] }],
    [{ fee: '999999999999' }, { fee: ['feeError'] }],
    [{ face_value: '0' }, { face_value: ['faceValueError'] }],
  ])('%o', async (change, errors) => {
    expect(await refusals({ ...purchase, ...change })).toEqual(errors);
  });

  test('a bond of Catalyst needs its rate and its day', async () => {
    const bare = { symbol: 'ABC1130', amount: 2, purchased_at: '2026-05-04', currency_id: złoty };
    expect(await refusals({ ...bare, matures_on: '2031-01-01' })).toEqual({
      first_rate: ['firstRateError'],
      matures_on: ['maturityError'],
    });
    expect(
      await refusals({ ...bare, first_rate: '8', matures_on: '2030-11-15', currency_id: undefined }),
    ).toEqual({
      currency_id: ['currencyError'],
    });
  });
});

describe('changing and removing', () => {
  test('a change keeps what it does not name, and the second of two writers hears of the first', async () => {
    const made = await create(anna, purchase);
    const changed = await anna.browser.put(`/api/bonds/${made.id}`, {
      amount: 20,
      purchased_at: '2024-08-20',
      version: 1,
    });
    expect(changed.body.data).toMatchObject({
      amount: 20,
      purchased_at: '2024-08-20',
      symbol: 'EDO0834',
      version: 2,
    });
    const late = await anna.browser.put(`/api/bonds/${made.id}`, { ...purchase, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ amount: 20 });
  });

  test('a form sent twice makes one holding', async () => {
    const person = await newPerson(walory);
    const once = { ...purchase, submission_id: crypto.randomUUID() };
    const [a, b] = await Promise.all([create(person, once), create(person, once)]);
    expect(a.id).toBe(b.id);
    expect((await listed(person)).meta.total).toBe(1);
  });

  test('nobody reads, changes or removes bonds of others', async () => {
    const made = await create(anna, purchase);
    const stranger = await newPerson(walory);
    const path = `/api/bonds/${made.id}`;
    expect((await stranger.browser.get(path)).status).toBe(404);
    expect((await stranger.browser.put(path, purchase)).status).toBe(404);
    expect((await stranger.browser.post(`${path}/redeem`, { day: '2025-12-06' })).status).toBe(404);
    expect((await stranger.browser.delete(path)).status).toBe(404);
    expect((await anna.browser.delete(path)).status).toBe(200);
    expect((await anna.browser.get(path)).status).toBe(404);
  });

  test('open pages hear of it, and the archive of one’s data has it', async () => {
    const person = await newPerson(walory);
    const stream = await readEvents(person.browser);
    await create(person, { ...purchase, margin: '3' });
    await stream.hears('UserPortfolioChanged');
    stream.leave();
    const files = unzipSync((await person.browser.get('/api/user/export')).bytes);
    const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
    expect(read('bonds.json')).toMatchObject([{ symbol: 'EDO0834', amount: 10 }]);
    expect(read('bond-series.json')).toMatchObject([{ symbol: 'EDO0834', margin: '3' }]);
  });
});

describe('what was paid is money that came (rules BD-14, BD-15)', () => {
  test('interest of a COI is a flow, after tax, and the holding goes on', async () => {
    const person = await newPerson(walory);
    await create(person, { symbol: 'COI1228', amount: 240, purchased_at: '2024-12-03' });
    const { data, totals } = await listed(person);
    const first = Number(data[0].first_rate) * 240;
    expect(Number(data[0].paid_out.gross)).toBeCloseTo(first, 2);
    expect(Number(totals.paid_out)).toBeCloseTo(first * 0.81, 1);
    const stats = (await person.browser.get('/api/statistics?module=bonds')).body.data;
    expect(Number(stats.figures.market_value)).toBe(Number(data[0].value));
    expect(Number(stats.figures.interest)).toBeCloseTo(first, 2);
    expect(Number(stats.figures.profit)).toBeCloseTo(Number(data[0].grown) + first * 0.81, 1);
    expect(stats.figures.irr.percent).toBeGreaterThan(3);
  });

  test('maturity closes the holding the day after', async () => {
    const person = await newPerson(walory);
    await create(person, { symbol: 'OTS1024', amount: 50, purchased_at: '2024-07-01' });
    expect((await listed(person)).data).toEqual([]);
    const [closed] = (await listed(person, '?closed=1')).data;
    expect(closed).toMatchObject({ status: 'matured', closed_on: '2024-10-01', value: '0.00' });
    expect(closed.paid_out).toEqual({ gross: '38.00', tax: '7.22', net: '30.78' });
    const stats = (await person.browser.get('/api/statistics?module=bonds&period=max')).body.data;
    expect(stats.figures).toMatchObject({ market_value: '0', profit: '30.78', holdings_count: 0 });
  });

  test('a part is given back, the rest stays as it was bought, and it can be taken back', async () => {
    const person = await newPerson(walory);
    const made = await create(person, { ...purchase, amount: 10 });
    const gone = await person.browser.post(`/api/bonds/${made.id}/redeem`, { day: '2025-12-06', amount: 4 });
    expect(gone.status, gone.text).toBe(200);
    const { data } = await listed(person, '?closed=1');
    expect(
      data.map((row: { amount: number; status: string; total: string }) => [
        row.amount,
        row.status,
        row.total,
      ]),
    ).toEqual([
      [6, 'held', '600'],
      [4, 'redeemed', '400'],
    ]);
    // 8.87 each less a fee of 2, less 19 %.
    expect(data[1].paid_out).toEqual({ gross: '27.48', tax: '5.22', net: '22.26' });
    const twice = await person.browser.post(`/api/bonds/${gone.body.data.id}/redeem`, { day: '2025-12-06' });
    expect(twice.body.errors).toEqual({ form: ['alreadyClosed'] });
    for (const day of ['2024-08-12', '2026-09-21', '2034-08-12', 'never'])
      expect((await person.browser.post(`/api/bonds/${made.id}/redeem`, { day })).body.errors).toEqual({
        day: ['redeemedOnError'],
      });
    expect((await person.browser.delete(`/api/bonds/${gone.body.data.id}/redeem`)).status).toBe(200);
    expect((await listed(person)).totals.bonds).toBe(10);
  });

  test('exchanged at maturity, the new holding keeps where it came from', async () => {
    const person = await newPerson(walory);
    const old = await create(person, { symbol: 'TOS1125', amount: 5, purchased_at: '2022-11-03' });
    const wrong = await person.browser.post(`/api/bonds/${old.id}/exchange`, { symbol: 'EDO1235' });
    expect(wrong.body.errors).toEqual({ symbol: ['exchangeError'] });
    const answer = await person.browser.post(`/api/bonds/${old.id}/exchange`, { symbol: 'EDO1135' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      symbol: 'EDO1135',
      amount: 5,
      total: '499.5',
      purchased_at: '2025-11-03',
      exchanged_from: old.id,
    });
    const { data } = (await person.browser.get(`/api/bonds/${answer.body.data.id}`)).body;
    expect(data.history).toEqual([
      { id: old.id, symbol: 'TOS1125', purchased_at: '2022-11-03', closed_on: '2025-11-03' },
    ]);
    expect((await listed(person, '?closed=1')).data[0]).toMatchObject({
      symbol: 'TOS1125',
      status: 'exchanged',
    });
    await person.browser.delete(`/api/bonds/${answer.body.data.id}`);
    expect((await listed(person, '?closed=1')).data).toMatchObject([
      { symbol: 'TOS1125', status: 'matured' },
    ]);
  });
});
