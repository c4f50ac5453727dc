import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();

describe('nobody sells more than there is (L-3)', () => {
  let holding: string;
  let opening: string;
  beforeEach(async () => {
    const saved = await our.anna.record('buy', '2026-03-02', {
      asset_id: our.asset,
      amount: '10',
      price: '5',
    });
    [holding, opening] = [saved.asset_value_id, saved.id];
  });
  const sale = (day: string, amount: string, more = {}) => ({
    asset_value_id: holding,
    amount,
    price: '6',
    created_at: day,
    ...more,
  });

  test('on its own day: the answer names the most', async () => {
    const answer = await our.refused(() => our.anna.send('sell', '2026-03-02', sale('2026-03-02', '10.5')));
    expect(answer).toMatchObject({
      status: 422,
      errors: { amount: ['maxVolumeError'] },
      params: { max: '10' },
    });
    await our.anna.record('sell', '2026-03-02', sale('2026-03-02', '10'));
    expect((await our.volumes())[holding]).toBe('0');
  });

  test('before the purchase there is nothing, though there is now', async () => {
    const answer = await our.refused(() => our.anna.send('sell', '2026-03-01', sale('2026-03-01', '1')));
    expect(answer).toMatchObject({ errors: { amount: ['maxVolumeError'] }, params: { max: '0' } });
  });

  test('what later sales need cannot be sold earlier, counted through splits', async () => {
    await our.anna.record('split', '2026-04-01', {
      asset_value_id: holding,
      numerator: '4',
      denominator: '1',
    });
    await our.anna.record('sell', '2026-05-04', sale('2026-05-04', '30'));
    const answer = await our.refused(() => our.anna.send('sell', '2026-03-03', sale('2026-03-03', '3')));
    expect(answer.params).toEqual({ max: '2.5' });
    await our.anna.record('sell', '2026-03-03', sale('2026-03-03', '2.5'));
    expect((await our.volumes())[holding]).toBe('0');
  });

  test('an asset that is not held has nothing to sell', async () => {
    const other = await quotedAsset(our.walory.database);
    const fields = { asset_id: other, amount: '1', price: '1' };
    expect(await our.refused(() => our.anna.send('sell', '2026-03-03', fields))).toMatchObject({
      errors: { amount: ['maxVolumeError'] },
      params: { max: '0' },
    });
    expect(
      await our.errorsOf(() => our.anna.send('dividend', '2026-03-03', { asset_id: other, total: '1' })),
    ).toEqual({ asset_value_id: ['assetError'] });
  });

  test('a transfer out is bound likewise', async () => {
    const fields = sale('2026-03-03', '11');
    expect((await our.refused(() => our.anna.send('transfer-out', '2026-03-03', fields))).params).toEqual({
      max: '10',
    });
  });

  describe('an edit in the past that would make a later day negative is refused:', () => {
    let sold: string;
    beforeEach(async () => {
      sold = (await our.anna.record('sell', '2026-05-04', sale('2026-05-04', '8'))).id;
    });
    const put = (id: string, type: string, fields: Record<string, unknown>) =>
      our.anna.browser.put(`/api/transactions/${id}`, our.anna.fields(type, '2026-03-02', fields));
    const overdrawn = { amount: ['maxVolumeError'] };

    test('a smaller purchase, a later one, another asset, another type', async () => {
      const purchase = { asset_value_id: holding, amount: '10', price: '5' };
      expect(await our.errorsOf(() => put(opening, 'buy', { ...purchase, amount: '7.9' }))).toEqual(
        overdrawn,
      );
      expect(
        await our.errorsOf(() => put(opening, 'buy', { ...purchase, created_at: '2026-05-05' })),
      ).toEqual(overdrawn);
      const other = await our.anna.hold(await quotedAsset(our.walory.database), '2026-01-02', '1', '1');
      expect(await our.errorsOf(() => put(opening, 'buy', { ...purchase, asset_value_id: other }))).toEqual(
        overdrawn,
      );
      expect(await our.errorsOf(() => put(opening, 'dividend', { ...purchase, total: '5' }))).toEqual(
        overdrawn,
      );
      await must(put(opening, 'buy', { ...purchase, amount: '8' }));
    });

    test('an earlier or a larger sale', async () => {
      const earlier = sale('2026-03-01', '8');
      expect(await our.refused(() => put(sold, 'sell', earlier))).toMatchObject({
        errors: overdrawn,
        params: { max: '0' },
      });
      expect((await our.refused(() => put(sold, 'sell', sale('2026-05-04', '10.1')))).params).toEqual({
        max: '10',
      });
    });

    test('removing the purchase, alone or among others', async () => {
      expect(await our.errorsOf(() => our.anna.browser.delete(`/api/transactions/${opening}`))).toEqual(
        overdrawn,
      );
      const { id: deposit } = await our.anna.record('deposit', '2026-01-02', { total: '5' });
      const bulk = { ids: [deposit, opening], action: 'delete' };
      expect(await our.errorsOf(() => our.anna.browser.post('/api/transactions/bulk', bulk))).toEqual(
        overdrawn,
      );
      await must(our.anna.browser.post('/api/transactions/bulk', { ids: [opening, sold], action: 'delete' }));
      expect((await our.anna.transactions()).meta.total).toBe(1);
    });

    test('moving the purchase away', async () => {
      const elsewhere = await our.anna.addPortfolio();
      const bulk = { ids: [opening], action: 'move', portfolio_id: elsewhere };
      expect(await our.errorsOf(() => our.anna.browser.post('/api/transactions/bulk', bulk))).toEqual(
        overdrawn,
      );
      const alone = { portfolio_id: elsewhere, asset_id: our.asset, amount: '10', price: '5' };
      expect(await our.errorsOf(() => put(opening, 'buy', alone))).toEqual(overdrawn);
    });

    test('a split that makes less of it', async () => {
      const fields = { asset_value_id: holding, numerator: '1', denominator: '3' };
      expect(await our.errorsOf(() => our.anna.send('split', '2026-04-01', fields))).toEqual(overdrawn);
    });
  });

  test('two sales at once cannot both take the last units', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => our.anna.send('sell', '2026-05-04', sale('2026-05-04', '4'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422, 422, 422]);
    expect((await our.volumes())[holding]).toBe('2');
  });

  test('after an uneven split the most that is named sells all of it', async () => {
    await our.anna.record('split', '2026-04-01', {
      asset_value_id: holding,
      numerator: '1',
      denominator: '3',
    });
    const { params } = await our.refused(() => our.anna.send('sell', '2026-05-04', sale('2026-05-04', '4')));
    expect(params.max).toBe('3.333333333333333333');
    await our.anna.record('sell', '2026-05-04', sale('2026-05-04', params.max));
    expect((await our.volumes())[holding]).toBe('0');
    expect((await our.anna.performance()).holdings).toEqual([]);
  });
});

describe('splits (L-9)', () => {
  let holding: string;
  beforeEach(async () => {
    holding = await our.anna.hold(our.asset, '2026-03-02', '10', '40');
    await our.walory.database.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, numerator, denominator, source)
      values (${newId()}, ${our.asset}, 'split', '2026-05-04', 4, 1, 'test')`);
  });
  const proposed = async (trader = our.anna) => (await trader.read('/api/transactions/proposed-splits')).data;
  const accept = (trader = our.anna, changes = {}) =>
    trader.send('split', '2026-05-04', {
      asset_value_id: holding,
      numerator: '4',
      denominator: '1',
      ...changes,
    });

  test('one that a feed knows is proposed for what was held before that day', async () => {
    expect(await proposed()).toMatchObject([
      {
        asset_value_id: holding,
        portfolio_id: our.anna.portfolio,
        ticker: 'AKCJA',
        day: '2026-05-04',
        numerator: '4',
        denominator: '1',
        units_before: '10',
        units_after: '40',
      },
    ]);
    const jan = await Trader.start(our.walory);
    await jan.hold(our.asset, '2026-05-04', '1', '10');
    expect(await proposed(jan)).toEqual([]);
  });

  test('accepted it is proposed no more; removed it is again', async () => {
    const { body } = await must(accept());
    expect([await proposed(), (await our.volumes())[holding]]).toEqual([[], '40']);
    await must(our.anna.browser.delete(`/api/transactions/${body.data.id}`));
    expect(await proposed()).toHaveLength(1);
    expect((await our.volumes())[holding]).toBe('10');
  });

  test('accepted in two tabs, or many times at once, it applies once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => accept(our.anna, { submission_id: newId() })),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await our.volumes())[holding]).toBe('40');
    expect((await accept(our.anna, { numerator: '8', denominator: '2' })).body.data.id).toBe(
      answers[0]!.body.data.id,
    );
  });

  test('another ratio on that day is refused, and so is an edit that would make a second', async () => {
    await must(accept());
    expect(await our.errorsOf(() => accept(our.anna, { numerator: '5' }))).toEqual({
      numerator: ['ratioError'],
    });
    const { id } = await our.anna.record('split', '2026-06-01', {
      asset_value_id: holding,
      numerator: '2',
      denominator: '1',
    });
    const fields = our.anna.fields('split', '2026-05-04', {
      asset_value_id: holding,
      numerator: '4',
      denominator: '1',
    });
    expect(await our.errorsOf(() => our.anna.browser.put(`/api/transactions/${id}`, fields))).toEqual({
      numerator: ['ratioError'],
    });
    await must(our.anna.browser.put(`/api/transactions/${id}`, { ...fields, created_at: '2026-06-02' }));
    expect((await our.volumes())[holding]).toBe('160');
  });

  test('one that the operator has undone is not proposed', async () => {
    await our.walory.database.run(
      sql`update corporate_events set undone_at = now() where instrument_id = ${our.asset}`,
    );
    expect(await proposed()).toEqual([]);
  });

  test('where two portfolios become one, the split both had stays once', async () => {
    await must(accept());
    const other = await our.anna.addPortfolio();
    const there = await our.anna.hold(our.asset, '2026-03-02', '5', '40', { portfolio_id: other });
    await must(accept(our.anna, { asset_value_id: there, portfolio_id: other }));
    const { data } = await our.anna.transactions(`?portfolioId=${our.anna.portfolio}`);
    const ids = data.map(({ id }: { id: string }) => id);
    await must(our.anna.browser.post('/api/transactions/bulk', { ids, action: 'move', portfolio_id: other }));
    expect(await our.volumes()).toEqual({ [there]: '60' });
  });
});
