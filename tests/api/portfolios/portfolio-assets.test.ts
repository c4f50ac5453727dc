import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, onPlan, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
let jan: Trader;
beforeAll(async () => {
  jan = await Trader.start(our.walory);
});

describe('an asset of a portfolio (L-8)', () => {
  let asset: string;
  beforeEach(async () => {
    asset = await quotedAsset(our.walory.database, { ticker: 'PKO', closes: { '2026-11-12': '12' } });
  });
  const opening = (changes: Record<string, unknown> = {}) => ({
    parent_id: asset,
    portfolio_id: our.anna.portfolio,
    value: '10.5',
    volume: '4',
    currency_id: currencyIds.pln,
    added_at: '2026-01-02',
    ...changes,
  });
  const add = (changes: Record<string, unknown> = {}) =>
    our.anna.browser.post('/api/portfolio-assets', opening(changes));
  const put = (id: string, changes: Record<string, unknown>) =>
    our.anna.browser.put(`/api/portfolio-assets/${id}`, changes);
  const holdings = async () => (await our.anna.read('/api/portfolio-assets')).data;

  test('is created with its opening purchase', async () => {
    const { body } = await must(add({ fee: '3', notifications: { email: true } }));
    const [row] = (await our.anna.transactions()).data;
    expect(row).toMatchObject({
      id: body.data.transaction_id,
      asset_value_id: body.data.id,
      type: 'buy',
      origin: 'opening',
      amount: '4',
      price: '10.5',
      fee: '3',
      created_at: '2026-01-02',
    });
    expect(await holdings()).toMatchObject([
      {
        id: body.data.id,
        name: 'PKO',
        volume: '4',
        value: '10.5',
        current_price: '12',
        price_kind: 'carried',
        market_value: '48',
        investment_sum: '42',
        profit: '3',
        editable: true,
        opening: {
          value: '10.5',
          volume: '4',
          added_at: '2026-01-02',
          fee: '3',
          currency_id: currencyIds.pln,
        },
        notifications: { email: true, sms: false },
        transactions_count: 1,
      },
    ]);
  });

  test('that is held already gets another purchase', async () => {
    const first = await must(add());
    const second = await must(add({ volume: '6', value: '8' }));
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await holdings()).toMatchObject([
      { volume: '10', value: '9', transactions_count: 2, editable: false },
    ]);
  });

  test('shows what the held units cost on average, by the portfolio’s own way with lots (L-6)', async () => {
    for (const lot_method of ['fifo', 'average']) {
      await our.anna.startOver(our.walory.database, { lot_method });
      const { id } = (await must(add({ volume: '10', value: '10' }))).body.data;
      const trade = (type: string, day: string, amount: string, price: string) =>
        our.anna.record(type, day, { asset_value_id: id, amount, price });
      await trade('sell', '2026-01-05', '10', '12');
      expect((await our.anna.read('/api/portfolio-assets?closed=1')).data[0].value).toBe('10');
      await trade('buy', '2026-01-06', '10', '20');
      await trade('buy', '2026-01-07', '10', '30');
      await trade('sell', '2026-01-08', '10', '40');
      expect((await holdings())[0].value).toBe(lot_method === 'fifo' ? '30' : '25');
      await our.anna.record('split', '2026-01-09', { asset_value_id: id, numerator: '5', denominator: '1' });
      expect((await holdings())[0].value).toBe(lot_method === 'fifo' ? '6' : '5');
    }
  });

  test('is changed while its opening purchase is all there is', async () => {
    const { id } = (await must(add())).body.data;
    await must(
      put(id, {
        value: '11',
        volume: '5',
        currency_id: currencyIds.usd,
        added_at: '2026-02-02',
        fee: '1',
        version: 1,
      }),
    );
    const [row] = (await our.anna.transactions()).data;
    expect(row).toMatchObject({
      amount: '5',
      price: '11',
      currency: 'usd',
      fee: '1',
      created_at: '2026-02-02',
    });
    expect((await holdings())[0]).toMatchObject({ version: 2, currency: 'usd', value: '11' });
  });

  test('is read-only afterwards, but for its notifications', async () => {
    const { id } = (await must(add())).body.data;
    await our.anna.record('dividend', '2026-03-02', { asset_value_id: id, total: '5' });
    for (const [field, value] of Object.entries({
      value: '11',
      volume: '5',
      currency_id: currencyIds.usd,
      added_at: '2026-02-02',
      fee: '1',
    }))
      expect((await our.refused(() => put(id, { [field]: value }))).errors).toEqual({
        [field]: ['readOnlyError'],
      });
    await must(put(id, { notifications: { email: true } }));
    expect((await holdings())[0]).toMatchObject({
      editable: false,
      opening: null,
      notifications: { email: true },
    });
  });

  test('that a broker keeps is read-only', async () => {
    const { id } = (await must(add())).body.data;
    await our.walory.database.run(sql`
      update holdings set broker_id = 'xtb', ledger_version = ledger_version + 1 where id = ${id}`);
    await our.walory.database.run(
      sql`update portfolios set ledger_version = ledger_version + 1 where id = ${our.anna.portfolio}`,
    );
    expect((await our.refused(() => put(id, { value: '11' }))).errors).toEqual({ value: ['readOnlyError'] });
    expect(
      (
        await our.refused(() =>
          our.anna.send('buy', '2026-03-02', { asset_value_id: id, amount: '1', price: '1' }),
        )
      ).errors,
    ).toEqual({ asset_value_id: ['readOnlyError'] });
    expect((await holdings())[0]).toMatchObject({ broker_id: 'xtb', editable: false });
    await must(put(id, { notifications: { email: true } }));
  });

  test('the second of two tabs gets 409 with what it is now', async () => {
    const { id } = (await must(add())).body.data;
    await must(put(id, { value: '11', version: 1 }));
    expect(await our.refused(() => put(id, { value: '12', version: 1 }))).toMatchObject({
      status: 409,
      current: {
        id,
        value: '11',
        volume: '4',
        added_at: '2026-01-02',
        currency_id: currencyIds.pln,
        version: 2,
      },
    });
  });

  test('so does one whose purchase was changed as a transaction: nothing is lost', async () => {
    const { id, transaction_id } = (await must(add())).body.data;
    const edited = our.anna.fields('buy', '2026-01-02', {
      asset_value_id: id,
      amount: '4',
      price: '2.6',
      currency_id: currencyIds.usd,
    });
    await must(our.anna.browser.put(`/api/transactions/${transaction_id}`, edited));
    expect(await our.refused(() => put(id, { value: '10.5', volume: '5', version: 1 }))).toMatchObject({
      status: 409,
      current: { value: '2.6', currency_id: currencyIds.usd },
    });
    expect((await holdings())[0]).toMatchObject({
      currency: 'usd',
      value: '2.6',
      opening: { value: '2.6', currency_id: currencyIds.usd },
    });
  });

  test('is in the currency of the purchase that is left', async () => {
    const { transaction_id } = (await must(add())).body.data;
    await must(add({ currency_id: currencyIds.eur, value: '3' }));
    await must(our.anna.browser.delete(`/api/transactions/${transaction_id}`));
    expect((await holdings())[0]).toMatchObject({
      currency: 'eur',
      value: '3',
      opening: { currency_id: currencyIds.eur },
    });
  });

  test('is removed with its transactions, and says how many', async () => {
    const { id } = (await must(add())).body.data;
    await our.anna.record('dividend', '2026-03-02', { asset_value_id: id, total: '5' });
    await our.anna.record('deposit', '2026-03-02', { total: '5' });
    const answer = await must(our.anna.browser.delete(`/api/portfolio-assets/${id}`));
    expect(answer.body.data).toEqual({ ok: true, transactions: 2 });
    expect((await our.anna.transactions()).meta.total).toBe(1);
    expect(await holdings()).toEqual([]);
  });

  test('of somebody else is not there', async () => {
    const { id } = (await must(add())).body.data;
    expect(
      (await our.refused(() => jan.browser.put(`/api/portfolio-assets/${id}`, { value: '1' }))).status,
    ).toBe(404);
    expect((await our.refused(() => jan.browser.delete(`/api/portfolio-assets/${id}`))).status).toBe(404);
    expect((await our.refused(() => put(newId(), { value: '1' }))).status).toBe(404);
    expect((await our.refused(() => our.anna.browser.delete('/api/portfolio-assets/nonsense'))).status).toBe(
      404,
    );
  });

  test.each([
    [{ value: '0' }, { value: ['valueError'] }],
    [
      { value: '-1', volume: '0' },
      { value: ['valueError'], volume: ['volumeError'] },
    ],
    [{ volume: `1${'0'.repeat(30)}` }, { volume: ['maxValueError'] }],
    [{ volume: `0.${'1'.repeat(40)}` }, { volume: ['maxValueError'] }],
    [{ value: 1e30 }, { value: ['maxValueError'] }],
    [{ added_at: '2026-11-14' }, { added_at: ['createdAtError'] }],
    [{ added_at: '2026-02-30' }, { added_at: ['createdAtError'] }],
    [{ added_at: null }, { added_at: ['createdAtError'] }],
    [{ currency_id: newId() }, { currency_id: ['currencyError'] }],
    [{ parent_id: newId() }, { parent_id: ['assetError'] }],
    [{ parent_id: '' }, { parent_id: ['assetError'] }],
    [{ portfolio_id: newId() }, { portfolio_id: ['portfolioError'] }],
    [{ portfolio_id: '<b>' }, { portfolio_id: ['portfolioError'] }],
  ])('%j is refused and leaves no trace', async (changes, errors) => {
    expect(await our.refused(() => add(changes))).toMatchObject({ status: 422, errors });
  });

  test('nor can it be added to somebody else’s portfolio', async () => {
    expect((await our.refused(() => add({ portfolio_id: jan.portfolio }))).errors).toEqual({
      portfolio_id: ['portfolioError'],
    });
  });

  test('a change out of bounds is refused likewise', async () => {
    const { id } = (await must(add())).body.data;
    expect((await our.refused(() => put(id, { value: '0', volume: '-2' }))).errors).toEqual({
      value: ['valueError'],
      volume: ['volumeError'],
    });
    expect((await our.refused(() => put(id, { added_at: '2027-01-01' }))).errors).toEqual({
      added_at: ['createdAtError'],
    });
    expect((await our.refused(() => put(id, { currency_id: newId() }))).errors).toEqual({
      currency_id: ['currencyError'],
    });
  });
});

describe('one’s own data', () => {
  test('the archive holds the whole ledger, whatever the plan, and nothing of others', async () => {
    const asset = await quotedAsset(our.walory.database, { ticker: 'CDR' });
    const holding = await our.anna.hold(asset, '2026-01-02', '1.5', '10', { note: 'moja notatka' });
    await our.anna.record('exchange', '2026-01-03', {
      total: '40',
      to_total: '10',
      to_currency_id: currencyIds.usd,
    });
    await jan.record('deposit', '2026-01-03', { total: '987654' });
    await onPlan(our.walory.database, our.anna, null);
    const answer = await must(our.anna.browser.get('/api/user/export'));
    await onPlan(our.walory.database, our.anna, 'trial');
    const files = unzipSync(answer.bytes);
    const json = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!));
    expect(json('portfolios')).toMatchObject([
      { id: our.anna.portfolio, name: 'Emerytura', currency: 'pln' },
    ]);
    expect(json('portfolio-assets')).toMatchObject([{ id: holding, ticker: 'CDR' }]);
    expect(json('transactions')).toMatchObject([
      {
        type: 'buy',
        amount: '1.5',
        price: '10',
        day: '2026-01-02',
        note: 'moja notatka',
        asset_value_id: holding,
      },
      { type: 'exchange', total: '40', to_total: '10', to_currency: 'usd' },
    ]);
    expect(Buffer.from(files['transactions.json']!).toString()).not.toContain('987654');
  });

  test('a removed account takes its ledger along', async () => {
    const leaving = await Trader.start(our.walory);
    const asset = await quotedAsset(our.walory.database);
    await leaving.hold(asset, '2026-01-02', '1', '10');
    const { rows: before } = await countsOf(leaving);
    expect(before).toEqual([{ portfolios: 1, holdings: 1, transactions: 1 }]);
    await must(leaving.browser.delete('/api/user', { password: leaving.person.password }));
    const { rows: after } = await countsOf(leaving);
    expect(after).toEqual([{ portfolios: 0, holdings: 0, transactions: 0 }]);
  });

  const countsOf = ({ portfolio: id }: Trader) =>
    our.walory.database.raw(
      `select (select count(*) from portfolios where id = $1) as portfolios,
        (select count(*) from holdings where portfolio_id = $1) as holdings,
        (select count(*) from transactions where portfolio_id = $1) as transactions`,
      [id],
    );
});
