import { beforeEach, describe, expect, test } from 'vitest';
import { typedTypes } from '../../../src/domains/ledger/transaction-types.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { currencyIds } from '../../support/callers/trader.ts';
import { ourTrades } from '../../support/our-book.ts';

const our = ourTrades();

describe('every type is recorded with its own fields (L-1)', () => {
  const money = { total: '12.50' };
  const traded = { amount: '1.5', price: '4' };
  const fields: Record<string, Record<string, string>> = {
    buy: traded,
    sell: traded,
    'transfer-in': traded,
    'transfer-out': traded,
    dividend: money,
    interest: money,
    fee: money,
    tax: money,
    repayment: money,
    result: money,
    short: traded,
    cover: traded,
    deposit: money,
    withdrawal: money,
    exchange: { ...money, to_total: '3', to_currency_id: currencyIds.eur },
    split: { numerator: '4', denominator: '1' },
  };

  test.each(typedTypes)('%s', async (type) => {
    // What is held cannot be short (L-23).
    const begun = type === 'short' || type === 'cover' ? 'short' : 'buy';
    const { asset_value_id: holding } = await our.anna.record(begun, '2026-01-02', {
      ...{ asset_id: our.asset, amount: '10', price: '5' },
    });
    const { id } = await our.anna.record(type, '2026-02-03', {
      asset_value_id: holding,
      time: '09:30',
      note: 'Notatka',
      ...fields[type],
    });
    const { data, meta } = await our.anna.transactions();
    expect(meta.total).toBe(2);
    const row = data.find((each: { id: string }) => each.id === id);
    expect(row).toMatchObject({
      type,
      created_at: '2026-02-03',
      time: '09:30:00',
      note: 'Notatka',
      currency: 'pln',
      ...fields[type],
    });
    const hasAsset = !['deposit', 'withdrawal', 'exchange'].includes(type);
    expect(row.asset_value_id).toBe(hasAsset ? holding : null);
    expect(row.ticker).toBe(hasAsset ? 'AKCJA' : null);
    if (!fields[type]!.amount) expect([row.amount, row.price]).toEqual([null, null]);
    if (type !== 'split') expect([row.numerator, row.denominator]).toEqual([null, null]);
  });

  test('what a type does not have is not stored, whatever a form sends', async () => {
    const everything = { ...traded, ...money, numerator: '4', denominator: '1', fee: '2', tax: '1' };
    await our.anna.record('deposit', '2026-02-03', { ...everything, asset_value_id: newId() });
    const [row] = (await our.anna.transactions()).data;
    expect(row).toMatchObject({ asset_value_id: null, amount: null, price: null, numerator: null });
    expect(row).toMatchObject({ total: '12.50', fee: '2', tax: '0' });
  });

  test('each says which fields it lacks', async () => {
    const errors = (type: string) => our.errorsOf(() => our.anna.send(type, '2026-02-03'));
    expect(await errors('buy')).toEqual({
      asset_value_id: ['assetError'],
      amount: ['amountError'],
      price: ['priceError'],
    });
    expect(await errors('dividend')).toEqual({ asset_value_id: ['assetError'], total: ['totalError'] });
    expect(await errors('deposit')).toEqual({ total: ['totalError'] });
    expect(await errors('exchange')).toEqual({
      total: ['totalError'],
      to_total: ['totalError'],
      to_currency_id: ['currencyError'],
    });
    expect(await errors('split')).toEqual({
      asset_value_id: ['assetError'],
      numerator: ['ratioError'],
      denominator: ['ratioError'],
    });
    expect(await errors('gift')).toEqual({ type: ['invalid'] });
  });
});

describe('exact from the form to the database and back (L-5)', () => {
  test('eighteen decimals of units, twelve of a price, a billion billions', async () => {
    const holding = await our.anna.hold(
      our.asset,
      '2026-01-02',
      '999999999999.123456789012345678',
      '0.123456789012',
    );
    const [row] = (await our.anna.transactions()).data;
    expect(row).toMatchObject({ amount: '999999999999.123456789012345678', price: '0.123456789012' });
    expect(row.total).toBe('123456789011.891784789741196160232056090136');
    expect((await our.volumes())[holding]).toBe('999999999999.123456789012345678');
    await our.anna.record('sell', '2026-01-03', {
      asset_value_id: holding,
      amount: '999999999999.123456789012345677',
      price: '1',
    });
    expect((await our.volumes())[holding]).toBe('0.000000000000000001');
  });

  test('a comma is a decimal point, as a Pole types it', async () => {
    await our.anna.hold(our.asset, '2026-01-02', '1,5', '10,25');
    expect((await our.anna.transactions()).data[0]).toMatchObject({ amount: '1.5', price: '10.25' });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const holding = await our.anna.hold(our.asset, '2026-03-02', '10', '5', {
      fee: '1',
      tax: '0.5',
      note: 'pierwsza',
    });
    await our.anna.record('sell', '2026-04-02', {
      asset_value_id: holding,
      amount: '4',
      price: '6',
      fee: '2',
    });
    await our.anna.record('dividend', '2026-04-03', { asset_value_id: holding, total: '8', tax: '1.52' });
    await our.anna.record('deposit', '2025-01-02', { total: '100', note: 'Wpłata z konta' });
    await our.anna.record('fee', '2026-05-04', { total: '3' });
    await our.anna.record('tax', '2026-05-05', { total: '4' });
  });
  const types = async (query: string) =>
    (await our.anna.transactions(query)).data.map(({ type }: { type: string }) => type);

  test('is newest first, or oldest first, by pages that fit together', async () => {
    const all = ['tax', 'fee', 'dividend', 'sell', 'buy', 'deposit'];
    expect(await types('')).toEqual(all);
    expect(await types('?sort=oldest')).toEqual(all.toReversed());
    expect([...(await types('?limit=4')), ...(await types('?limit=4&start=4'))]).toEqual(all);
    expect([
      ...(await types('?sort=oldest&limit=4')),
      ...(await types('?sort=oldest&limit=4&start=4')),
    ]).toEqual(all.toReversed());
    expect(await types('?start=6')).toEqual([]);
  });

  test('is filtered by portfolio, asset, type, day, currency and words', async () => {
    const other = await our.anna.addPortfolio({ name: 'Na dom' });
    await our.anna.hold(our.asset, '2026-06-01', '1', '1', {
      portfolio_id: other,
      currency_id: currencyIds.usd,
    });
    expect(await types(`?portfolioId=${other}`)).toEqual(['buy']);
    expect(await types('?type=fee')).toEqual(['fee']);
    expect(await types('?from=2026-04-02&to=2026-05-04')).toEqual(['fee', 'dividend', 'sell']);
    expect(await types('?inCurrency=usd')).toEqual(['buy']);
    expect(await types(`?search=${encodeURIComponent('Wpłata')}`)).toEqual(['deposit']);
    expect(await types('?search=WPLATA')).toEqual(['deposit']);
    expect(await types('?search=akcja%20sa')).toEqual(['buy', 'dividend', 'sell', 'buy']);
    expect(await types('?search=na%20dom')).toEqual(['buy']);
    expect(await types('?search=%25')).toEqual([]);
    expect(await types('?search=_')).toEqual([]);
  });

  test('has totals of all that match, whatever page is shown (L-15)', async () => {
    const { totals, year, first_day } = await our.anna.transactions('?limit=1');
    expect(totals).toEqual({
      count: 6,
      bought: '50',
      bought_count: 1,
      sold: '24',
      sold_count: 1,
      dividends: '6.48',
      fees: '6',
      taxes: '4.5',
      withheld: '1.52',
      interest: '0',
      deposits: '100',
      withdrawals: '0',
      without_rate: 0,
    });
    expect(year).toEqual({ ...totals, count: 5, deposits: '0' });
    expect(first_day).toBe('2025-01-02');
    expect((await our.anna.transactions('?type=sell')).totals).toMatchObject({
      count: 1,
      bought: '0',
      sold: '24',
      fees: '2',
    });
  });

  test('shows amount and value after each order, and what a sale realised', async () => {
    const { data } = await our.anna.transactions('?type=sell');
    expect(data[0]).toMatchObject({
      amount_after: '6',
      value_after: '36',
      flow: '22',
      realised: '4',
      total: '24',
      fee_shown: '2',
    });
  });

  test('a filter that is none is a field error', async () => {
    const errors = async (query: string) =>
      (await our.anna.browser.get(`/api/transactions?${query}`)).body.errors;
    expect(await errors('from=2026-02-30')).toEqual({ from: ['invalid'] });
    expect(await errors('type=gift')).toEqual({ type: ['invalid'] });
    expect(await errors('sort=random')).toEqual({ sort: ['invalid'] });
    expect((await our.anna.transactions('?limit=501')).meta.limit).toBe(500);
    expect(Object.keys(await errors('start=-1'))).toEqual(['start']);
    expect(await errors('currency=%3Cb%3E')).toEqual({ currency: ['currencyError'] });
  });
});
