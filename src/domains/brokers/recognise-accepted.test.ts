import { describe, expect, test } from 'vitest';
import { decimal } from '../../foundation/decimal.ts';
import { isSameAmount, type Moved, recogniseAccepted } from './recognise-accepted.ts';

describe('a difference is the same by its amount, not by how it is written (rule L-18)', () => {
  test('units exactly, cash to the grosz', () => {
    expect(isSameAmount({ kind: 'units', difference: '8' }, '8.000')).toBe(true);
    expect(isSameAmount({ kind: 'units', difference: '8' }, '8.00000001')).toBe(false);
    expect(isSameAmount({ kind: 'cash', difference: '-679.48' }, '-679.480')).toBe(true);
    expect(isSameAmount({ kind: 'cash', difference: '-679.48' }, '-679.49')).toBe(false);
    expect(isSameAmount({ kind: 'cash', difference: '1' }, 'one')).toBe(false);
  });
});

describe('what was recorded to settle a difference is known when the broker tells of it (rule L-18)', () => {
  const row = (id: string, changes: Partial<Moved> = {}): Moved => ({
    id,
    portfolioId: 'p',
    instrumentId: 'pko',
    type: 'buy',
    day: 20_000,
    units: decimal('8'),
    amount: decimal('673.28'),
    currency: 'PLN',
    ...changes,
  });
  const money = (id: string, type: string, amount: string, day = 20_000) =>
    row(id, { type, instrumentId: null, units: null, amount: decimal(amount), day });
  const found = (accepted: Moved[], reported: Moved[]) =>
    Object.fromEntries(recogniseAccepted(accepted, reported));

  test('on another day, at another price, as a purchase instead of a transfer', () => {
    const reported = row('t', { day: 19_996, amount: decimal('670'), units: decimal('8.0') });
    expect(found([row('a')], [reported])).toEqual({ t: 'a' });
    expect(found([row('a', { type: 'transfer-in' })], [reported])).toEqual({ t: 'a' });
  });

  test('but not another asset, direction, count, portfolio or time', () => {
    const others = [
      row('t', { instrumentId: 'kgh' }),
      row('t', { type: 'sell' }),
      row('t', { units: decimal('9') }),
      row('t', { portfolioId: 'q' }),
      row('t', { day: 19_980 }),
      row('t', { type: 'split' }),
    ];
    for (const reported of others) expect(found([row('a')], [reported])).toEqual({});
  });

  test('once: of two equal trades the nearest is it, the other is new', () => {
    const reported = [row('near', { day: 20_001 }), row('far', { day: 20_004 })];
    expect(found([row('a')], reported)).toEqual({ near: 'a' });
    expect(found([row('a'), row('b', { day: 20_005 })], reported)).toEqual({ near: 'a', far: 'b' });
  });

  test('payments by amount and currency', () => {
    expect(found([money('a', 'deposit', '100')], [money('t', 'deposit', '100.004')])).toEqual({ t: 'a' });
    expect(found([money('a', 'deposit', '100')], [money('t', 'withdrawal', '100')])).toEqual({});
    expect(found([money('a', 'deposit', '100')], [money('t', 'deposit', '101')])).toEqual({});
  });
});
