import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, decimal, floatOf, plus, sum, textOf } from '../../../foundation/decimal.ts';
import { readAddress, valuesOf } from '../fields/fields.ts';
import { overpaymentFields } from './overpayment-fields.ts';
import { overpaymentResult, overpaymentRows } from './overpayment-result.ts';

const values = (query: Record<string, string | number>) => {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return valuesOf(overpaymentFields, readAddress(overpaymentFields, new URLSearchParams(texts)));
};
const result = (query: Record<string, string | number>) => overpaymentResult(values(query));

/** Year by year with floats, as a bank's clerk would check it. */
function clerk(amount: number, months: number, rate: number, extra: number) {
  const i = rate / 1200;
  const instalment = (amount * i) / (1 - (1 + i) ** -months);
  let [owed, interest, count] = [amount, 0, 0];
  while (owed > 0.005) {
    const due = owed * i;
    interest += due;
    owed -= Math.min(owed, instalment - due);
    owed -= Math.min(owed, extra);
    count += 1;
  }
  return { interest, count };
}

describe('a monthly overpayment (C-11, C-12)', () => {
  test('that shortens the loan saves the interest of the months that fall away', () => {
    const with500 = result({});
    const [without, faster] = [clerk(400_000, 300, 7.2, 0), clerk(400_000, 300, 7.2, 500)];
    expect(with500.overpaid.totals.months).toBe(faster.count);
    expect(with500.monthsSooner).toBe(300 - faster.count);
    expect(floatOf(with500.interestSaved)).toBeCloseTo(without.interest - faster.interest, -1);
  });

  test('that lowers the instalment ends only when what is left is smaller than it, and saves less', () => {
    const lower = result({ effect: 'lower' });
    expect(lower.monthsSooner).toBeLessThan(6);
    expect(compare(lower.nextInstalment!, lower.firstInstalment)).toBeLessThan(0);
    expect(compare(lower.interestSaved, result({}).interestSaved)).toBeLessThan(0);
    expect(floatOf(lower.interestSaved)).toBeGreaterThan(0);
  });

  test('none changes nothing', () => {
    const none = result({ monthly: 0, once: 0 });
    expect([textOf(none.interestSaved), none.monthsSooner, none.nextInstalment]).toEqual(['0', 0, null]);
  });
});

test('a single overpayment goes with its instalment; one after the end has no effect (C-12)', () => {
  const once = result({ monthly: 0, once: 50_000, onceMonth: 24 });
  expect(once.overpaid.schedule.findIndex((row) => floatOf(row.overpaid) > 0)).toBe(23);
  expect(
    textOf(result({ monthly: 0, once: 50_000, months: 12, onceMonth: 600 }).overpaid.totals.overpaid),
  ).toBe('0');
});

test('what the bank takes is counted against what is saved (C-13)', () => {
  const dear = result({ monthly: 0, once: 100_000, fee: 3 });
  expect(textOf(dear.fees)).toBe('3000');
  expect(textOf(plus(dear.gain, dear.fees))).toBe(textOf(dear.interestSaved));
});

test('rows add up to the whole, by month and by year, and the last one owes nothing', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 1000, max: 2_000_000 }),
        months: fc.integer({ min: 1, max: 600 }),
        rate: fc.integer({ min: 0, max: 15_000 }).map((rate) => (rate / 1000).toFixed(3)),
        repayment: fc.constantFrom('annuity', 'equal-principal'),
        monthly: fc.integer({ min: 0, max: 5000 }),
        once: fc.integer({ min: 0, max: 500_000 }),
        onceMonth: fc.integer({ min: 1, max: 600 }),
        effect: fc.constantFrom('shorter', 'lower'),
      }),
      (query) => {
        const calculated = result(query);
        const { overpaid } = calculated;
        for (const months of [1, 12] as const) {
          const rows = overpaymentRows(calculated, months);
          expect(rows).toHaveLength(Math.ceil(query.months / months));
          for (const part of ['principal', 'interest', 'overpaid'] as const)
            expect(textOf(sum(rows.map((row) => row[part])))).toBe(textOf(overpaid.totals[part]));
          expect(textOf(rows.at(-1)!.balance)).toBe('0');
          expect(textOf(rows.at(-1)!.balanceWithout)).toBe('0');
        }
        expect(textOf(plus(overpaid.totals.principal, overpaid.totals.overpaid))).toBe(
          textOf(decimal(String(query.amount))),
        );
      },
    ),
    { numRuns: 60 },
  );
});
