import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, plus, textOf, times } from '../../foundation/decimal.ts';
import { dueDays, unitsAt } from './due-plans.ts';

const plan = {
  rhythm: 'monthly' as const,
  starts_on: '2026-08-10',
  ends_on: null,
  open_from: '2026-08-10',
  is_paused: false,
};

describe('what is due of a plan (PL-4, PL-5)', () => {
  it('is every day up to today that nobody answered', () => {
    expect(dueDays(plan, new Set(['2026-09-10']), '2026-11-10')).toEqual([
      '2026-08-10',
      '2026-10-10',
      '2026-11-10',
    ]);
  });

  it('is nothing while it is paused, and nothing of the pause after it', () => {
    expect(dueDays({ ...plan, is_paused: true }, new Set(), '2026-11-10')).toEqual([]);
    expect(dueDays({ ...plan, open_from: '2026-10-20' }, new Set(), '2026-11-10')).toEqual(['2026-11-10']);
  });

  it('reaches two years back', () => {
    const old = { ...plan, rhythm: 'yearly' as const, starts_on: '2020-11-10', open_from: '2020-11-10' };
    expect(dueDays(old, new Set(), '2026-11-10')).toEqual(['2024-11-10', '2025-11-10', '2026-11-10']);
  });
});

describe('what an amount buys (PL-3)', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2));

  it('never costs more than it, and one unit more would', () => {
    fc.assert(
      fc.property(hundredths, hundredths, fc.boolean(), (amount, price, whole_units) => {
        const units = unitsAt({ amount, units: null, whole_units }, decimal(price)) ?? decimal('0');
        const more = plus(units, decimal(whole_units ? '1' : '0.000001'));
        expect(compare(times(units, decimal(price)), decimal(amount))).toBeLessThanOrEqual(0);
        expect(compare(times(more, decimal(price)), decimal(amount))).toBeGreaterThan(0);
      }),
    );
  });

  it('is nothing where it is less than a whole unit, and what the plan says where it counts units', () => {
    expect(unitsAt({ amount: '99', units: null, whole_units: true }, decimal('100'))).toBeNull();
    expect(textOf(unitsAt({ amount: null, units: '2.5', whole_units: true }, decimal('100'))!)).toBe('2.5');
  });
});
