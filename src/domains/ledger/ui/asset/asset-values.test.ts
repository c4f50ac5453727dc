import { describe, expect, test } from 'vitest';
import {
  type AssetRecord,
  assetDifferences,
  assetIn,
  assetValues,
  changingBody,
  creatingBody,
  isTooLarge,
  newAsset,
  notNegative,
  paidTotal,
} from './asset-values.ts';

const picked = { id: 'a1', ticker: 'PKO', name: 'PKO BP', currencyId: 'c1' };
const holding: AssetRecord = {
  id: 'h1',
  name: 'PKO',
  title: 'PKO BP',
  parent_id: 'a1',
  portfolio_id: 'p1',
  currency_id: 'c1',
  value: '50.10',
  volume: '10',
  added_at: '2026-03-02',
  broker_id: null,
  editable: true,
  opening: { value: '50.1', volume: '10', currency_id: 'c1', added_at: '2026-03-02', fee: '3.9' },
  transactions_count: 1,
  notifications: { email: true, sms: false, percent: null },
  version: 7,
};

describe('the form of an asset', () => {
  test('begins with the portfolio it was opened in, the asset’s currency and today', () => {
    expect(newAsset(picked, 'p1', '2026-11-14')).toMatchObject({
      portfolio_id: 'p1',
      currency_id: 'c1',
      added_at: '2026-11-14',
      value: '',
    });
  });

  test('sends an empty fee as none and carries the mark of its submission', () => {
    const values = { ...newAsset(picked, 'p1', '2026-11-14'), volume: '2', value: '50' };
    expect(creatingBody('a1', values, 's1')).toMatchObject({
      parent_id: 'a1',
      fee: '0',
      volume: '2',
      submission_id: 's1',
      notifications: { email: false, sms: false, percent: null },
    });
  });

  test('shows the opening purchase, without a fee of zero', () => {
    expect(assetValues(holding)).toMatchObject({ value: '50.1', volume: '10', fee: '3.9', email: true });
    const free = { ...holding, opening: { ...holding.opening!, fee: '0' } };
    expect(assetValues(free).fee).toBe('');
  });

  test('shows what the transactions add up to once there are several', () => {
    const values = assetValues({ ...holding, value: '50.379005102', editable: false, opening: null });
    expect(values).toMatchObject({ value: '50.379', volume: '10', added_at: '2026-03-02' });
  });

  test('sends only the notifications of an asset that is read-only', () => {
    expect(changingBody(assetValues(holding), false, 7)).toEqual({
      notifications: { email: true, sms: false, percent: null },
      version: 7,
    });
    expect(changingBody(assetValues(holding), true, 7)).toMatchObject({ volume: '10', value: '50.1' });
  });
});

describe('what is typed', () => {
  test('adds up exactly: units × price + fee', () => {
    expect(paidTotal({ volume: '0.1', value: '0.2', fee: '' })).toBe('0.02');
    expect(paidTotal({ volume: '3', value: '1868.30', fee: '4.99' })).toBe('5609.89');
    expect(paidTotal({ volume: 'x', value: '1', fee: '' })).toBeNull();
  });

  test('is never below zero', () => {
    expect(notNegative('-5')).toBe('0');
    expect(notNegative('5')).toBe('5');
  });

  test.each([
    ['1000000000000', false],
    ['1000000000001', true],
    ['1000000000000000000000000000000', true],
    ['0.0000000000000000000000001', false],
  ])('%s is too large: %s', (text, expected) => {
    expect(isTooLarge(text)).toBe(expected);
  });
});

describe('somebody else was quicker', () => {
  test('and numbers that differ only in their zeros are the same', () => {
    const newer = assetIn({
      value: '50.10',
      volume: '12',
      fee: '3.90',
      notifications: { email: true, sms: false },
      version: 8,
    })!;
    expect(assetDifferences(assetValues(holding), newer)).toEqual(['volume']);
    expect(newer.version).toBe(8);
  });

  test('and what is read-only there is not compared', () => {
    const newer = assetIn({
      value: null,
      volume: null,
      notifications: { email: false, sms: false },
      version: 9,
    })!;
    expect(assetDifferences(assetValues(holding), newer)).toEqual(['email']);
  });

  test('and an answer that is no holding is none', () => {
    expect(assetIn(undefined)).toBeNull();
    expect(assetIn({ version: '1' })).toBeNull();
  });
});
