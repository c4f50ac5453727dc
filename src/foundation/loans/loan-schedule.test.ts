import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, floatOf, minus, plus, sign, textOf } from '../decimal.ts';
import { annuityInstalment } from './annuity.ts';
import { everyMonth, type LoanTerms, loanSchedule, loanTotals } from './loan-schedule.ts';

const grosze = (value: number) => decimal((value / 100).toFixed(2));
const percent = fc.integer({ min: 0, max: 30_000 }).map((value) => decimal((value / 1000).toFixed(3)));

const anyLoan: fc.Arbitrary<LoanTerms> = fc.integer({ min: 1, max: 600 }).chain((months) =>
  fc.record({
    amount: fc.integer({ min: 1, max: 500_000_000 }).map(grosze),
    months: fc.constant(months),
    repayment: fc.constantFrom('annuity' as const, 'equal-principal' as const),
    rates: fc
      .tuple(
        percent,
        fc.uniqueArray(fc.record({ month: fc.integer({ min: 2, max: 600 }), percent }), {
          selector: ({ month }) => month,
          maxLength: 5,
        }),
      )
      .map(([first, later]) => [{ month: 1, percent: first }, ...later]),
    overpayments: fc.array(
      fc.record({
        month: fc.integer({ min: 1, max: 600 }),
        amount: fc.integer({ min: 1, max: 100_000_000 }).map(grosze),
        // biome-ignore lint/suspicious/noThenProperty: the word of the field
        then: fc.constantFrom('shorter' as const, 'lower' as const),
      }),
      { maxLength: 8 },
    ),
  }),
);

describe('the schedule of a loan (RE-14)', () => {
  it('pays back the credit exactly, ends at nothing owed, and never after its term', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const schedule = loanSchedule(terms);
        const { principal, overpaid, months } = loanTotals(schedule);
        expect(textOf(plus(principal, overpaid))).toBe(textOf(terms.amount));
        expect(textOf(schedule.at(-1)!.balance)).toBe('0');
        expect(months).toBeLessThanOrEqual(terms.months);
      }),
    );
  });

  it('owes less or as much each month, and no part of an instalment is negative', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        let before = terms.amount;
        for (const { balance, principal, interest, overpaid, paid } of loanSchedule(terms)) {
          expect(compare(balance, before)).toBeLessThanOrEqual(0);
          for (const part of [principal, interest, overpaid]) expect(sign(part)).toBeGreaterThanOrEqual(0);
          expect(textOf(minus(before, balance))).toBe(textOf(plus(principal, overpaid)));
          expect(textOf(paid)).toBe(textOf(plus(principal, interest)));
          before = balance;
        }
      }),
    );
  });

  it('an overpayment never makes the interest more', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        // Without a bank's rounding, which for a credit of a few złoty outweighs the interest.
        const cheaper = loanTotals(loanSchedule({ ...terms, places: 12 })).interest;
        const dearer = plus(
          loanTotals(loanSchedule({ ...terms, overpayments: [], places: 12 })).interest,
          grosze(1),
        );
        expect(compare(cheaper, dearer)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

const flat: LoanTerms = {
  amount: decimal('400000'),
  months: 360,
  repayment: 'annuity',
  rates: [{ month: 1, percent: decimal('7.2') }],
};

describe('instalments', () => {
  it('of an annuity are equal but for the last, which takes the rounding', () => {
    const schedule = loanSchedule(flat);
    expect(schedule).toHaveLength(360);
    expect(textOf(schedule[0]!.paid)).toBe('2715.15');
    expect(new Set(schedule.slice(0, -1).map(({ paid }) => textOf(paid)))).toEqual(new Set(['2715.15']));
    expect(Math.abs(floatOf(minus(schedule.at(-1)!.paid, decimal('2715.15'))))).toBeLessThan(5);
  });

  it('agree with the closed form, whatever the decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.double({ min: 0.01, max: 30, noNaN: true }),
        (n, p) => {
          const yearly = decimal(p.toFixed(3));
          const rate = floatOf(yearly) / 1200;
          const closed = rate === 0 ? 1000 / n : (1000 * rate) / (1 - (1 + rate) ** -n);
          expect(floatOf(annuityInstalment(decimal('1000'), yearly, n, 20))).toBeCloseTo(closed, 8);
        },
      ),
    );
  });

  it('with equal principal fall by the interest on what was paid back', () => {
    const schedule = loanSchedule({ ...flat, amount: decimal('360000'), repayment: 'equal-principal' });
    expect(schedule.map(({ paid }) => textOf(paid)).slice(0, 3)).toEqual(['3160', '3154', '3148']);
    expect(textOf(schedule.at(-1)!.paid)).toBe('1006');
  });

  it('without interest are the credit in equal parts', () => {
    const schedule = loanSchedule({ ...flat, months: 3, rates: [{ month: 1, percent: decimal('0') }] });
    expect(schedule.map(({ paid }) => textOf(paid))).toEqual(['133333.33', '133333.33', '133333.34']);
  });

  it('follow a new rate over the months that are left', () => {
    const schedule = loanSchedule({
      ...flat,
      rates: [...flat.rates, { month: 61, percent: decimal('5') }],
    });
    expect(schedule).toHaveLength(360);
    const owed = schedule[59]!.balance;
    expect(textOf(schedule[60]!.paid)).toBe(textOf(annuityInstalment(owed, decimal('5'), 300, 2)));
  });
});

describe('an overpayment', () => {
  const once = (then: 'shorter' | 'lower') =>
    loanSchedule({ ...flat, overpayments: everyMonth(12, 12, decimal('100000'), then) });

  it('that shortens keeps the instalment and ends sooner', () => {
    const schedule = once('shorter');
    expect(textOf(schedule[12]!.paid)).toBe('2715.15');
    expect(schedule.length).toBeLessThan(360);
  });

  it('that lowers keeps the term', () => {
    const schedule = once('lower');
    expect(schedule).toHaveLength(360);
    expect(textOf(schedule[12]!.paid)).toBe(
      textOf(annuityInstalment(schedule[11]!.balance, decimal('7.2'), 348, 2)),
    );
  });

  it('that shortened stays so when the rate changes afterwards', () => {
    const shorter = once('shorter').length;
    const schedule = loanSchedule({
      ...flat,
      rates: [...flat.rates, { month: 25, percent: decimal('6') }],
      overpayments: everyMonth(12, 12, decimal('100000'), 'shorter'),
    });
    expect(schedule).toHaveLength(shorter);
  });

  it('never takes more than is owed', () => {
    const schedule = loanSchedule({ ...flat, overpayments: everyMonth(2, 2, decimal('999999'), 'shorter') });
    expect(schedule).toHaveLength(2);
    expect(textOf(loanTotals(schedule).principal)).not.toBe('0');
  });
});
