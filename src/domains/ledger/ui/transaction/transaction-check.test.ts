import { describe, expect, it } from 'vitest';
import {
  placeErrors,
  type ReportedErrors,
  schemaErrors,
} from '../../../../design-system/forms/form-errors.ts';
import { transactionFields } from '../../contract.ts';
import { type TransactionType, transactionTypes } from '../../transaction-types.ts';
import { faultsIn, fieldOf, isAbove, mostUnits } from './transaction-check.ts';
import {
  bodyOf,
  type EditedTransaction,
  emptyValues,
  nextValues,
  type TransactionValues,
  valuesOf,
} from './transaction-values.ts';

const today = '2026-11-15';
const complete: TransactionValues = {
  ...emptyValues(today),
  type: 'buy',
  portfolioId: 'p1',
  otherPortfolioId: '',
  followCash: false,
  asset: 'asset:a1',
  currencyId: 'c1',
  amount: '20',
  lots: '',
  price: '84.16',
  total: '100',
  toTotal: '20',
  toCurrencyId: 'c2',
  numerator: '4',
  denominator: '1',
  fee: '',
  tax: '',
  day: today,
  time: '',
  note: '',
  tags: '',
  why: '',
  changeMind: '',
};

/** As the form asks: the contract first, then the rules of the type, under the fields that are shown. */
function errorsIn(values: TransactionValues, today: string, most: string | null = null) {
  const byContract = schemaErrors(transactionFields, bodyOf(values));
  const byRules = Object.entries(faultsIn(values, today, most));
  return placed([...byContract, ...byRules], values).errors;
}

function placed(reported: ReportedErrors, values: TransactionValues) {
  return placeErrors(reported, (name) => fieldOf(name, values));
}

describe('what is said of the entries before they are sent', () => {
  it.each(transactionTypes)('a complete %s has no fault', (type) => {
    expect(errorsIn({ ...complete, type }, today)).toEqual({});
  });

  it.each<[TransactionType, string[]]>([
    ['buy', ['amount', 'asset', 'currencyId', 'portfolioId', 'price']],
    ['sell', ['amount', 'asset', 'currencyId', 'portfolioId', 'price']],
    ['dividend', ['asset', 'currencyId', 'portfolioId', 'total']],
    ['fee', ['currencyId', 'portfolioId', 'total']],
    ['deposit', ['currencyId', 'portfolioId', 'total']],
    ['exchange', ['currencyId', 'portfolioId', 'toCurrencyId', 'toTotal', 'total']],
    ['split', ['asset', 'numerator', 'portfolioId']],
  ])('an empty %s misses just its own fields', (type, fields) => {
    expect(Object.keys(errorsIn({ ...emptyValues(today), type }, today)).sort()).toEqual(fields);
  });

  it.each([
    ['a day to come', { day: '2026-11-16' }, { day: 'createdAtError' }],
    ['no day', { day: '' }, { day: 'createdAtError' }],
    ['a day that does not exist', { day: '2026-02-30' }, { day: 'createdAtError' }],
    ['zero units', { amount: '0' }, { amount: 'amountError' }],
    ['a negative price', { price: '-5' }, { price: 'priceError' }],
    ['an absurd amount', { amount: '1000000000000000000000000000000' }, { amount: 'maxValueError' }],
    ['forty decimals', { price: `0.${'1'.repeat(40)}` }, { price: 'maxValueError' }],
    ['a negative fee', { fee: '-1' }, { fee: 'feeError' }],
    ['words for a tax', { tax: 'some' }, { tax: 'taxError' }],
    ['a novel for a note', { note: 'x'.repeat(501) }, { note: 'tooLong' }],
    ['money of zero', { type: 'deposit', total: '0.00' }, { total: 'totalError' }],
    ['an exchange into itself', { type: 'exchange', toCurrencyId: 'c1' }, { toCurrencyId: 'currencyError' }],
  ] as const)('%s is refused', (_, given, errors) => {
    expect(errorsIn({ ...complete, ...given }, today)).toEqual(errors);
  });
});

describe('units to give away, before they are sent', () => {
  const sale = { ...complete, type: 'sell', asset: 'holding:h1' } as const;

  it('are no more than are held', () => {
    expect(errorsIn(sale, today, '20')).toEqual({});
    expect(errorsIn(sale, today, '19.5')).toEqual({ amount: 'maxVolumeError' });
  });

  it('are left to the server where it alone knows', () => {
    expect(errorsIn(sale, today, null)).toEqual({});
  });

  it('must be units at all before they can be too many', () => {
    expect(errorsIn({ ...sale, amount: '0' }, today, '-1')).toEqual({ amount: 'amountError' });
  });
});

describe('what the server says', () => {
  it('stands under the fields of the form', () => {
    expect(
      placed(
        [
          ['asset_value_id', ['assetError']],
          ['created_at', ['createdAtError']],
        ],
        complete,
      ),
    ).toEqual({
      errors: { asset: 'assetError', day: 'createdAtError' },
      unplaced: null,
    });
  });
  it('is shown for the whole form where the type has no such field', () => {
    expect(placed([['type', ['readOnlyError']]], complete).unplaced).toBe('readOnlyError');
    expect(placed([['tax', ['taxError']]], { ...complete, type: 'deposit' }).unplaced).toBe('taxError');
  });
  it('is still a fault where its words are not known', () => {
    expect(placed([['amount', ['somethingNew']]], complete).errors).toEqual({ amount: 'somethingNew' });
    expect(placed([['amount', ['Invalid input']]], complete).errors).toEqual({ amount: 'invalid' });
  });
});

describe('the most units that can be given away', () => {
  const holding = { holdingId: 'h1', volume: '72' };
  const sale = { ...complete, type: 'sell', asset: 'holding:h1' } as const;

  it('is what is held, or nothing while no asset is chosen', () => {
    expect(mostUnits(sale, holding, null, today)).toBe('72');
    expect(mostUnits(sale, null, null, today)).toBe('0');
  });

  it('counts what the edited sale itself took', () => {
    const edited = { type: 'sell', amount: '8.5', asset_value_id: 'h1' } as EditedTransaction;
    expect(mostUnits(sale, holding, edited, today)).toBe('80.5');
    expect(mostUnits(sale, holding, { ...edited, asset_value_id: 'h2' }, today)).toBe('72');
  });

  it('is left to the server for an earlier day, and does not exist for a purchase', () => {
    expect(mostUnits({ ...sale, day: '2026-11-14' }, holding, null, today)).toBeNull();
    expect(mostUnits(complete, holding, null, today)).toBeNull();
  });

  it('is compared exactly', () => {
    expect(isAbove('72', '72')).toBe(false);
    expect(isAbove('72.000000000000000001', '72')).toBe(true);
    expect(isAbove('many', '72')).toBe(false);
    expect(isAbove('1', null)).toBe(false);
  });
});

const emptyRecord = {
  type: 'deposit',
  total: '1',
  fee: '0',
  tax: '0',
  created_at: today,
} as EditedTransaction;

describe('what is sent', () => {
  it('has only the fields of its type, whatever else was typed', () => {
    expect(bodyOf({ ...complete, type: 'deposit', fee: '2', tax: '3' })).toEqual({
      type: 'deposit',
      portfolio_id: 'p1',
      currency_id: 'c1',
      total: '100',
      fee: '2',
      tax: '0',
      created_at: today,
      time: null,
      note: null,
      tags: [],
    });
  });
  it('has what stands between commas as tags, and none where they are not known (WL-6)', () => {
    expect(bodyOf({ ...complete, tags: ' #a , b b,, ' }).tags).toEqual(['#a', 'b b']);
    expect('tags' in bodyOf({ ...complete, tags: null })).toBe(false);
    expect(errorsIn({ ...complete, tags: `ok, ${'x'.repeat(10_240)}` }, today)).toEqual({ tags: 'tagError' });
  });

  it('names the holding, or the asset of the catalogue for a first purchase', () => {
    expect(bodyOf(complete)).toMatchObject({ asset_id: 'a1' });
    expect(bodyOf({ ...complete, asset: 'holding:h1' })).toMatchObject({ asset_value_id: 'h1' });
  });

  it('of an unchanged record is the record', () => {
    const record = {
      id: 't1',
      type: 'sell',
      portfolio_id: 'p1',
      asset_value_id: 'h1',
      asset_id: 'a1',
      currency_id: 'c1',
      amount: '20',
      price: '84.16',
      total: '1683.2',
      to_total: null,
      to_currency_id: null,
      numerator: null,
      denominator: null,
      fee: '0',
      tax: '1.2',
      created_at: '2026-11-13',
      time: '17:05:00',
      note: 'half',
      version: 3,
    } as EditedTransaction;
    expect(bodyOf(valuesOf(record), { version: record.version, submissionId: 's1' })).toEqual({
      type: 'sell',
      portfolio_id: 'p1',
      asset_value_id: 'h1',
      currency_id: 'c1',
      amount: '20',
      price: '84.16',
      fee: '0',
      tax: '1.2',
      created_at: '2026-11-13',
      time: '17:05',
      note: 'half',
      version: 3,
      submission_id: 's1',
    });
  });

  it('keeps the seconds of a time that has some', () => {
    const record = { ...emptyRecord, time: '17:05:23.5' };
    expect(valuesOf(record).time).toBe('17:05:23');
    expect(valuesOf({ ...record, time: '17:00:00' }).time).toBe('17:00');
    expect(valuesOf({ ...record, time: null }).time).toBe('');
  });

  it('of the next entry keeps type, portfolio, currency and day', () => {
    expect(nextValues({ ...complete, day: '2026-11-10' }, today)).toEqual({
      ...emptyValues(today),
      portfolioId: 'p1',
      currencyId: 'c1',
      day: '2026-11-10',
    });
  });
});
