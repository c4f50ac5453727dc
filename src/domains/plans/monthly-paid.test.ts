import { describe, expect, it } from 'vitest';
import { decimal, textOf } from '../../foundation/decimal.ts';
import { monthlyPaid } from './monthly-paid.ts';

const plan = {
  kind: 'deposit' as const,
  rhythm: 'monthly' as const,
  follows_cash: true,
  is_paused: false,
  ends_on: null,
  each: decimal('300'),
};
const paid = (...plans: Parameters<typeof monthlyPaid>[0]) => textOf(monthlyPaid(plans, '2026-11-17'));

describe('what plans pay in each month (PL-8)', () => {
  it('adds them up by their rhythm', () => {
    expect(
      paid(
        plan,
        { ...plan, rhythm: 'weekly' },
        { ...plan, rhythm: 'quarterly' },
        { ...plan, rhythm: 'yearly' },
      ),
    ).toBe('1725');
  });

  it('counts a purchase only where no cash is followed, and nothing that is paused or over', () => {
    const bought = { ...plan, kind: 'purchase' as const };
    expect(paid(plan, bought)).toBe('300');
    expect(paid({ ...bought, follows_cash: false })).toBe('300');
    expect(paid({ ...plan, is_paused: true }, { ...plan, ends_on: '2026-11-16' })).toBe('0');
  });
});
