import { describe, expect, test } from 'vitest';
import { decimal } from '../../foundation/decimal.ts';
import { differenceOf, explainDifferences, type Quoted } from './explain-differences.ts';
import type { Difference } from './sync-result.ts';

const units = (broker: string, ledger: string) =>
  differenceOf({ of: 'pko', kind: 'units', label: 'PKO', title: null }, decimal(broker), decimal(ledger));
const cash = (broker: string, ledger: string) =>
  differenceOf({ of: 'PLN', kind: 'cash', label: 'PLN', title: null }, decimal(broker), decimal(ledger));
const quoted = (changes: Partial<Quoted> = {}) =>
  new Map([['pko', { currency: 'PLN', closes: [{ day: '2026-11-13', price: '84.16' }], ...changes }]]);
const explain = (all: (Difference | undefined)[], of = quoted()) =>
  explainDifferences(all as Difference[], of, '2026-11-15');

describe('what would explain a difference to the broker (rule L-18)', () => {
  test('one missing purchase explains units and cash, with its fee', () => {
    const both = [units('400', '392'), cash('8535.12', '9214.60')];
    expect(both.map((one) => one?.difference)).toEqual(['8', '-679.48']);
    expect(explain(both)).toEqual([
      expect.objectContaining({
        type: 'buy',
        units: '8',
        price: '84.16',
        fee: '6.2',
        total: null,
        day: '2026-11-13',
        currency: 'PLN',
        explains: ['pko', 'PLN'],
      }),
    ]);
  });

  test('one missing sale does so too', () => {
    expect(explain([units('392', '400'), cash('9880.88', '9214.60')])).toEqual([
      expect.objectContaining({ type: 'sell', units: '8', price: '84.16', fee: '7' }),
    ]);
  });

  test('a price of no known day is what was paid, as long as it is near', () => {
    expect(explain([units('3', '0'), cash('0', '250')])).toEqual([
      expect.objectContaining({ type: 'buy', price: '83.333333333333', total: '250', fee: '0' }),
    ]);
  });

  test('cash that no such trade costs is a payment of its own', () => {
    const rows = explain([units('8', '0'), cash('0', '5000')]);
    expect(rows.map(({ type, total }) => [type, total])).toEqual([
      ['transfer-in', null],
      ['withdrawal', '5000'],
    ]);
  });

  test('units and cash that both came are no trade', () => {
    const rows = explain([units('8', '0'), cash('500', '0')]);
    expect(rows.map(({ type }) => type)).toEqual(['transfer-in', 'deposit']);
  });

  test('units that nobody can price are told without an explanation', () => {
    expect(explain([units('8', '0')], quoted({ closes: [] }))).toEqual([]);
  });

  test('less than a grosz is no difference in cash; any unit is one', () => {
    expect(cash('10.004', '10')).toBeUndefined();
    expect(units('0.00000001', '0')?.difference).toBe('0.00000001');
  });
});
