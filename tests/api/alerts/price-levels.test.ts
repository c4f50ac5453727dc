import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';
import { ownAsset } from '../../support/records/sample-records.ts';

const our = ourBook();
let asset: string;
let jan: Trader;
beforeAll(async () => {
  jan = await Trader.start(our.walory);
  asset = await quotedAsset(our.walory.database, {
    ticker: 'KGHM',
    closes: { '2026-11-12': '99', '2026-11-13': '100' },
  });
});
beforeEach(() => our.walory.database.run(sql`delete from price_levels`));

type Fields = Record<string, unknown>;
const add = (fields: Fields = {}, trader = our.anna) =>
  trader.browser.post('/api/price-levels', { instrument_id: asset, level: '120', ...fields });
const levels = async (query = '') => (await our.anna.read(`/api/price-levels${query}`)).data;

describe('a price level', () => {
  test('is made, listed, changed and removed', async () => {
    const { body } = await must(add({ level: '120,50', note: '  half of it ' }));
    expect(body.data).toMatchObject({
      instrument_id: asset,
      ticker: 'KGHM',
      name: 'KGHM Inc',
      currency: 'pln',
      level: '120.5',
      direction: 'either',
      repeats: false,
      note: 'half of it',
      price: '100',
      price_day: '2026-11-13',
      is_simulated: true,
      crossed: null,
      is_done: false,
      version: 1,
    });
    const { id } = body.data;
    const change = { level: '90', direction: 'down', repeats: true, note: 'buy', version: 1 };
    await must(our.anna.browser.put(`/api/price-levels/${id}`, change));
    expect(await levels()).toMatchObject([{ id, level: '90', direction: 'down', repeats: true, version: 2 }]);
    const late = await our.refused(() => our.anna.browser.put(`/api/price-levels/${id}`, change));
    expect(late).toMatchObject({ status: 409, current: { id, version: 2 } });
    await must(our.anna.browser.delete(`/api/price-levels/${id}`));
    expect(await levels()).toEqual([]);
  });

  test.each([
    ['0', 'levelError'],
    ['-5', 'levelError'],
    ['', 'levelError'],
    ['about 7', 'levelError'],
    ['100000000.01', 'levelTooFar'],
    ['0.0000999999', 'levelTooFar'],
    ['0.0000000000001', 'maxValueError'],
  ])('of %s is refused with %s (AL-1)', async (level, error) => {
    const { status, errors } = await our.refused(() => add({ level }));
    expect([status, errors]).toEqual([422, { level: [error] }]);
  });

  test('may be a million times the price, and a millionth of it (AL-1)', async () => {
    await must(add({ level: '100000000' }));
    await must(add({ level: '0.0001' }));
    expect((await levels()).map(({ level }: { level: string }) => level)).toEqual(['0.0001', '100000000']);
  });

  test('of what has no price yet may be anything; of what is not there, nothing', async () => {
    const silent = await quotedAsset(our.walory.database);
    await must(add({ instrument_id: silent, level: '900000000000' }));
    for (const instrument_id of [newId(), 'x', ''])
      expect((await our.refused(() => add({ instrument_id }))).errors).toEqual({
        instrument_id: ['assetError'],
      });
    const own = (await must(jan.browser.post('/api/custom-assets', ownAsset))).body.data.id;
    expect((await our.refused(() => add({ instrument_id: own }))).errors).toEqual({
      instrument_id: ['assetError'],
    });
  });

  test('has a note of at most 100 characters', async () => {
    await must(add({ note: 'ł'.repeat(100) }));
    expect((await our.refused(() => add({ note: 'x'.repeat(101) }))).errors).toEqual({
      note: ['levelNoteError'],
    });
  });

  test('is one of 100 at most, also when many come at once (AL-1)', async () => {
    await our.walory.database.run(sql`
      insert into price_levels (user_id, id, instrument_id, level, direction, repeats, note, created_at, updated_at)
      select ${our.anna.id}, gen_random_uuid(), ${asset}, n, 'up', false, '', now(), now() from generate_series(1, 98) n`);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({ level: ['tooManyLevels'] });
    expect(await levels()).toHaveLength(100);
    await must(add({}, jan));
  });

  test('sent twice by one form is one', async () => {
    const submission_id = newId();
    const [one, other] = await Promise.all([add({ submission_id }), add({ submission_id })]);
    expect(one.body.data.id).toBe(other.body.data.id);
  });

  test('is found by its instrument, and by its owner only', async () => {
    const { id } = (await must(add())).body.data;
    expect(await levels(`?instrument_id=${asset}`)).toHaveLength(1);
    expect(await levels(`?instrument_id=${newId()}`)).toEqual([]);
    expect((await jan.read('/api/price-levels')).data).toEqual([]);
    expect((await jan.browser.delete(`/api/price-levels/${id}`)).status).toBe(404);
    expect((await jan.browser.put(`/api/price-levels/${id}`, { level: '1' })).status).toBe(404);
  });
});

describe('from which change on one is told (AL-3)', () => {
  const save = (notifications: Fields | undefined, id = our.anna.portfolio) =>
    our.anna.browser.put(`/api/portfolios/${id}`, {
      name: 'Emerytura',
      currency_id: currencyIds.pln,
      ...(notifications && { notifications }),
    });

  test('is kept for a portfolio, and stays where it is not named', async () => {
    expect((await must(save({ email: true }))).body.data.notifications).toEqual({
      email: true,
      sms: false,
      percent: null,
      coverage: null,
    });
    const set = await must(save({ email: true, percent: '3', coverage: 99.5 }));
    expect(set.body.data.notifications).toMatchObject({ percent: '3', coverage: '99.5' });
    const kept = { email: false, sms: false, percent: '3', coverage: '99.5' };
    expect((await must(save(undefined))).body.data.notifications).toEqual(kept);
    const [listed] = (await our.anna.read('/api/portfolios')).data;
    expect(listed.notifications).toEqual(kept);
    const none = await must(save({ percent: null, coverage: null }));
    expect(none.body.data.notifications).toMatchObject({ percent: null, coverage: null });
  });

  test.each(['2.99', '50.01', '3.001', '-5', 'ten', '', true])('is not %s', async (percent) => {
    expect((await our.refused(() => save({ percent }))).errors).toEqual({
      'notifications.percent': ['notifyPercentError'],
    });
  });

  test.each(['3', '50', '12.34', '12,5', 7])('may be %s', async (percent) => {
    const { body } = await must(save({ percent }));
    expect(body.data.notifications.percent).toBe(String(percent).replace(',', '.'));
  });

  test.each(['0.99', '100.01', '50.005'])('of coverage is not %s', async (coverage) => {
    expect((await our.refused(() => save({ coverage }))).errors).toEqual({
      'notifications.coverage': ['notifyCoverageError'],
    });
  });

  test('is kept for an asset', async () => {
    const buying = {
      parent_id: asset,
      portfolio_id: our.anna.portfolio,
      value: '10',
      volume: '1',
      currency_id: currencyIds.pln,
      added_at: '2026-01-02',
    };
    const { id } = (
      await must(
        our.anna.browser.post('/api/portfolio-assets', { ...buying, notifications: { percent: '4' } }),
      )
    ).body.data;
    const read = async () =>
      (await our.anna.read(`/api/portfolio-assets?portfolio_id=${our.anna.portfolio}`)).data[0].notifications;
    expect(await read()).toEqual({ email: false, sms: false, percent: '4' });
    const put = (notifications: Fields) =>
      our.anna.browser.put(`/api/portfolio-assets/${id}`, { notifications });
    await must(put({ email: true }));
    expect(await read()).toEqual({ email: true, sms: false, percent: '4' });
    await must(put({ percent: null }));
    expect(await read()).toMatchObject({ percent: null });
    expect((await our.refused(() => put({ percent: 51 }))).errors).toEqual({
      'notifications.percent': ['notifyPercentError'],
    });
  });
});
