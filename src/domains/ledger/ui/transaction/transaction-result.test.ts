import { describe, expect, it } from 'vitest';
import { type ResultName, resultOf } from './transaction-result.ts';
import type { HeldAsset } from './transaction-sources.ts';
import { bodyOf, type EditedTransaction, emptyValues, type TransactionValues } from './transaction-values.ts';

const held: HeldAsset = {
  holdingId: 'h1',
  assetId: 'a1',
  ticker: 'CDR',
  name: 'CD Projekt',
  class: 'stocks',
  mic: 'XWAR',
  volume: '72',
  averagePrice: '211.25',
  currencyId: 'pln',
  currency: 'pln',
  lots: null,
  currentPrice: '268.4',
  priceCurrency: 'PLN',
  priceUnit: 'unit',
  isKeptByBroker: false,
};
const typed = (given: Partial<TransactionValues>): TransactionValues => ({
  ...emptyValues('2026-11-15'),
  currencyId: 'pln',
  ...given,
});
/** The figures by name, and nothing else of them. */
function figures(given: Partial<TransactionValues>, holding: HeldAsset | null = held, edited?: object) {
  const list = resultOf(typed(given), holding, (edited ?? null) as EditedTransaction | null);
  return Object.fromEntries(list.map(({ name, value }) => [name, value])) as Partial<
    Record<ResultName, string | null>
  >;
}

describe('a sale', () => {
  const sale = { type: 'sell', amount: '40', price: '268.40', fee: '20.40' } as const;

  it('says what comes in, what it realises before fees (rule L-6) and what is left', () => {
    expect(figures(sale)).toEqual({ cashIn: '10715.6', realised: '2286', leftAfter: '32' });
  });

  it('that is edited gives its own units back first', () => {
    const edited = { type: 'sell', amount: '10', asset_value_id: 'h1' };
    expect(figures(sale, held, edited).leftAfter).toBe('42');
  });

  it('in another currency than the purchases leaves the profit unknown and says why', () => {
    const [, realised] = resultOf(typed({ ...sale, currencyId: 'eur' }), held);
    expect(realised).toMatchObject({ name: 'realised', value: null, reason: 'otherCurrency' });
  });

  it('says nothing it does not know yet', () => {
    expect(figures({ ...sale, amount: '73' }).leftAfter).toBeNull();
    expect(figures({ type: 'sell', amount: '4o' })).toEqual({
      cashIn: null,
      realised: null,
      leftAfter: null,
    });
    expect(figures(sale, null)).toEqual({ cashIn: '10715.6', realised: null, leftAfter: null });
  });
});

describe('a purchase', () => {
  const purchase = { type: 'buy', amount: '28', price: '300', fee: '5', tax: '1.5' } as const;

  it('says what goes out, the new average and the units held then', () => {
    expect(figures(purchase)).toEqual({ cashOut: '8406.5', averageAfter: '236.1', heldAfter: '100' });
  });

  it('of an asset that is not held has its own price as the average', () => {
    expect(figures(purchase, null)).toEqual({ cashOut: '8406.5', averageAfter: '300', heldAfter: '28' });
  });

  it('is exact where floats are not', () => {
    expect(figures({ type: 'buy', amount: '0.1', price: '0.2' }, null).cashOut).toBe('0.02');
    expect(
      figures({ type: 'buy', amount: '999999999999.000000000000000001', price: '1000000000000' }, null)
        .cashOut,
    ).toBe('999999999999000000000000.000001');
  });
});

describe('other types', () => {
  it('a dividend is net of tax and fee, and shown per unit', () => {
    expect(figures({ type: 'dividend', total: '308', tax: '58.52' })).toEqual({
      cashIn: '249.48',
      perUnit: '4.277778',
    });
  });

  it('a fee typed into another type is not counted where the type has none', () => {
    expect(figures({ type: 'interest', total: '100', tax: '19', fee: '7' })).toEqual({ cashIn: '81' });
  });

  it('a withdrawal costs its fee on top', () => {
    expect(figures({ type: 'withdrawal', total: '100', fee: '2' }, null)).toEqual({ cashOut: '102' });
    expect(figures({ type: 'deposit', total: '100', fee: '2' }, null)).toEqual({ cashIn: '98' });
  });

  it('an exchange tells its rate', () => {
    expect(
      figures({ type: 'exchange', total: '4241.5', toTotal: '1000', toCurrencyId: 'eur' }, null),
    ).toEqual({ cashOut: '4241.5', received: '1000', rate: '4.2415' });
    expect(figures({ type: 'exchange', total: '4241.5', toTotal: '0' }, null).rate).toBeNull();
  });

  it('a split multiplies units and divides the average', () => {
    expect(figures({ type: 'split', numerator: '4', denominator: '1' })).toEqual({
      heldNow: '72',
      heldAfter: '288',
      averageAfter: '52.8125',
    });
    expect(figures({ type: 'split', numerator: '0', denominator: '1' }).heldAfter).toBeNull();
  });

  it('a transfer moves units without money', () => {
    expect(figures({ type: 'transfer-out', amount: '2', price: '10' })).toEqual({
      worth: '20',
      leftAfter: '70',
    });
    expect(figures({ type: 'transfer-in', amount: '2', price: '10' })).toEqual({
      worth: '20',
      heldAfter: '74',
    });
  });
});

describe('what a sale brings where the oldest units go first', () => {
  const lots = [
    { id: 'a', day: '2024-01-02', units: '10', cost: '1000', currency: 'pln' },
    { id: 'b', day: '2025-01-02', units: '20', cost: '6000', currency: 'pln' },
  ];
  const oldest = { ...held, volume: '30', averagePrice: '233.33', lots };
  const sale = { type: 'sell', amount: '15', price: '400' } as const;

  it('is told by what they had cost, not by the average', () => {
    // 15 x 400 less 10 for 1 000 and 5 of those for 300.
    expect(figures(sale, oldest).realised).toBe('3500');
    const [, realised] = resultOf(typed(sale), oldest);
    expect(realised).toMatchObject({ name: 'realised', by: 'lots' });
    expect(resultOf(typed(sale), held)[1]).toMatchObject({ by: 'average' });
  });

  it('goes by the lots it names first, and then by the oldest (L-6)', () => {
    // 15 of those for 300; then 20 of them and 5 of those for 100.
    expect(figures({ ...sale, lots: 'b' }, oldest).realised).toBe('1500');
    expect(figures({ ...sale, lots: 'b', amount: '25' }, oldest).realised).toBe('3500');
  });

  it('is unknown for more than there is, for lots in another currency, and while that sale is edited', () => {
    expect(figures({ ...sale, amount: '31' }, oldest).realised).toBeNull();
    const foreign = { ...oldest, lots: [...lots, { ...lots[0]!, units: '1', cost: '9', currency: 'usd' }] };
    expect(resultOf(typed(sale), foreign)[1]).toMatchObject({ value: null, reason: 'otherCurrency' });
    const edited = { asset_value_id: 'h1', type: 'sell', amount: '5' } as EditedTransaction;
    expect(resultOf(typed(sale), oldest, edited)[1]).toMatchObject({ value: null, reason: 'editedSale' });
  });
});

describe('a transfer to another own portfolio', () => {
  it('has no price to enter: what is sent and what is shown is units', () => {
    const move = { type: 'transfer-out', amount: '12', otherPortfolioId: 'p2', price: '7' } as const;
    expect(figures(move)).toEqual({ leftAfter: '60' });
    const body = bodyOf(typed(move));
    expect(body).toMatchObject({ type: 'transfer-out', amount: '12', other_portfolio_id: 'p2' });
    expect(body).not.toHaveProperty('price');
    expect(bodyOf(typed({ ...move, type: 'sell' }))).not.toHaveProperty('other_portfolio_id');
  });
});
