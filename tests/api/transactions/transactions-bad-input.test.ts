import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/foundation/ids.ts';
import { currencyIds, must, Trader } from '../../support/callers/trader.ts';
import type { Answer } from '../../support/callers/visitor.ts';
import { ourTrades, today } from '../../support/our-book.ts';

const our = ourTrades();

describe('bad input changes nothing', () => {
  let holding: string;
  beforeEach(async () => {
    holding = await our.anna.hold(our.asset, '2026-03-02', '10', '5');
  });
  const purchase = (fields: Record<string, unknown>) =>
    our.errorsOf(() =>
      our.anna.send('buy', '2026-03-03', { asset_value_id: holding, amount: '1', price: '1', ...fields }),
    );

  test.each<[unknown, string]>([
    ['2026-11-14', 'tomorrow'],
    ['2126-01-01', 'in a hundred years'],
    ['2026-02-30', 'no such day'],
    ['1899-12-31', 'too long ago'],
    ['yesterday', 'no day'],
    ['', 'nothing'],
    [null, 'null'],
    [20260302, 'a number'],
  ])('the day %j (%s)', async (created_at) => {
    expect(await purchase({ created_at })).toEqual({ created_at: ['createdAtError'] });
  });

  test('today in Warsaw is a day of purchases', async () => {
    await our.anna.record('buy', today, { asset_value_id: holding, amount: '1', price: '1' });
  });

  test.each([
    ['0', 'amountError'],
    ['-1', 'amountError'],
    [0, 'amountError'],
    ['', 'amountError'],
    ['abc', 'amountError'],
    ['1e30', 'amountError'],
    [1e30, 'maxValueError'],
    [`1${'0'.repeat(30)}`, 'maxValueError'],
    ['1000000000000.1', 'maxValueError'],
    [`0.${'1234567890'.repeat(4)}`, 'maxValueError'],
    ['9'.repeat(55), 'maxValueError'],
    [{ value: 1 }, 'amountError'],
    [true, 'amountError'],
  ])('%j units', async (amount, key) => {
    expect(await purchase({ amount })).toEqual({ amount: [key] });
  });

  test('prices, fees and taxes out of bounds are reported together', async () => {
    expect(await purchase({ price: '-0.01', fee: '-1', tax: '1e5' })).toEqual({
      price: ['priceError'],
      fee: ['feeError'],
      tax: ['taxError'],
    });
    expect(await purchase({ price: '0.0000000000001', fee: '1000000000001' })).toEqual({
      price: ['maxValueError'],
      fee: ['maxValueError'],
    });
  });

  test('a split into more units than anything was ever split into, and purchases that lead there', async () => {
    const split = (numerator: string, denominator: string) => ({
      asset_value_id: holding,
      numerator,
      denominator,
    });
    const send = (fields: Record<string, unknown>) => () => our.anna.send('split', '2026-04-01', fields);
    expect(await our.errorsOf(send(split('1000000000000', '0.000000000000000001')))).toEqual({
      numerator: ['maxValueError'],
    });
    expect(await our.errorsOf(send(split('1', '0.000000000000000001')))).toEqual({
      numerator: ['maxValueError'],
    });
    await must(send(split('1000000000', '1'))());
    expect(await purchase({ amount: '1000000000000' })).toEqual({ amount: ['maxValueError'] });
  });

  test('times, notes and marks that are none', async () => {
    expect(await purchase({ time: '25:00' })).toEqual({ time: ['invalid'] });
    expect(await purchase({ note: 'x'.repeat(501) })).toEqual({ note: ['tooLong'] });
    expect(await purchase({ note: 'a\u0000b' })).toEqual({ note: ['invalid'] });
    expect(await purchase({ submission_id: 'double click' })).toEqual({ submission_id: ['invalid'] });
    expect(await purchase({ version: 1.5 })).toEqual({ version: ['invalid'] });
  });

  test('unknown currencies, portfolios and assets', async () => {
    expect(await purchase({ currency_id: newId() })).toEqual({ currency_id: ['currencyError'] });
    expect(await purchase({ currency_id: 'zloty' })).toEqual({ currency_id: ['currencyError'] });
    expect(await purchase({ portfolio_id: newId() })).toEqual({ portfolio_id: ['portfolioError'] });
    expect(await purchase({ portfolio_id: "' or 1=1" })).toEqual({ portfolio_id: ['portfolioError'] });
    expect(await purchase({ asset_value_id: newId() })).toEqual({ asset_value_id: ['assetError'] });
    expect(await purchase({ asset_value_id: null, asset_id: newId() })).toEqual({
      asset_value_id: ['assetError'],
    });
    expect(
      await our.errorsOf(() =>
        our.anna.send('exchange', '2026-03-03', {
          total: '1',
          to_total: '1',
          to_currency_id: currencyIds.pln,
        }),
      ),
    ).toEqual({ to_currency_id: ['currencyError'] });
  });

  test('a holding of another portfolio of one’s own is not this one’s', async () => {
    const other = await our.anna.addPortfolio();
    expect(await purchase({ portfolio_id: other })).toEqual({ asset_value_id: ['assetError'] });
  });

  test('HTML and formulas in a note are text', async () => {
    const note = '<script>alert(1)</script> =1+1 & "cudzysłów"';
    await our.anna.record('deposit', '2026-03-03', { total: '1', note });
    const { data, meta } = await our.anna.transactions(`?search=${encodeURIComponent('<script>')}`);
    expect(meta.total).toBe(1);
    expect(data[0].note).toBe(note);
  });
});

describe('other people’s records are not there', () => {
  test('neither to see nor to change', async () => {
    const jan = await Trader.start(our.walory);
    const holding = await our.anna.hold(our.asset, '2026-03-02', '10', '5');
    const { id } = await our.anna.record('sell', '2026-04-02', {
      asset_value_id: holding,
      amount: '1',
      price: '6',
    });
    const asJan = (fields: Record<string, unknown>) =>
      jan.fields('buy', '2026-03-03', { amount: '1', price: '1', ...fields });
    const status = async (request: () => Promise<Answer>) => (await our.refused(request)).status;
    expect(
      await status(() => jan.browser.put(`/api/transactions/${id}`, asJan({ asset_id: our.asset }))),
    ).toBe(404);
    expect(await status(() => jan.browser.delete(`/api/transactions/${id}`))).toBe(404);
    for (const action of ['delete', 'move', 'note'])
      expect(
        await status(() =>
          jan.browser.post('/api/transactions/bulk', { ids: [id], action, portfolio_id: jan.portfolio }),
        ),
      ).toBe(404);
    const errors = (fields: Record<string, unknown>) =>
      our.errorsOf(() => jan.browser.post('/api/transactions', asJan(fields)));
    expect(await errors({ asset_value_id: holding })).toEqual({ asset_value_id: ['assetError'] });
    expect(await errors({ asset_id: our.asset, portfolio_id: our.anna.portfolio })).toEqual({
      portfolio_id: ['portfolioError'],
    });
    expect((await jan.transactions()).meta.total).toBe(0);
    expect((await jan.transactions(`?portfolioId=${our.anna.portfolio}`)).meta.total).toBe(0);
    expect((await jan.transactions(`?assetId=${holding}`)).meta.total).toBe(0);
  });

  test('one’s own row cannot be moved into somebody else’s portfolio', async () => {
    const jan = await Trader.start(our.walory);
    const { id } = await our.anna.record('deposit', '2026-03-02', { total: '5' });
    const bulk = { ids: [id], action: 'move', portfolio_id: jan.portfolio };
    expect(await our.errorsOf(() => our.anna.browser.post('/api/transactions/bulk', bulk))).toEqual({
      portfolio_id: ['portfolioError'],
    });
    const fields = our.anna.fields('deposit', '2026-03-02', { total: '5', portfolio_id: jan.portfolio });
    expect(await our.errorsOf(() => our.anna.browser.put(`/api/transactions/${id}`, fields))).toEqual({
      portfolio_id: ['portfolioError'],
    });
  });

  test('an instrument of somebody’s own cannot be bought by others', async () => {
    const jan = await Trader.start(our.walory);
    const own = await must(
      jan.browser.post('/api/custom-assets', {
        name: 'Kolekcja znaczków',
        ticker: 'ZNACZKI',
        class_id: '0193277e-0000-7000-8000-000000000204',
        currency_id: currencyIds.pln,
      }),
    );
    const fields = { asset_id: own.body.data.id, amount: '1', price: '1' };
    expect(await our.errorsOf(() => our.anna.send('buy', '2026-03-03', fields))).toEqual({
      asset_value_id: ['assetError'],
    });
    await jan.record('buy', '2026-03-03', fields);
  });
});
