import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, type Decimal, decimal, floatOf, sign, sum, textOf } from '../../../foundation/decimal.ts';
import { loanSchedule, loanTotals } from '../../../foundation/loans/loan-schedule.ts';
import { readAddress, valuesOf } from '../fields/fields.ts';
import { groszeText } from '../grosze.ts';
import { loanFields } from './loan-fields.ts';
import { householdOf, loanResult, scheduleRows, standardLoan } from './loan-result.ts';
import { incomeCut, incomeLimit, locations, programmeRate, subsidisedCap } from './programme.ts';
import { subsidisedSchedule } from './subsidised-loan.ts';

type Golden = Record<string, number> & { id: string; row1: Record<string, number> };
const golden: Golden[] = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/poland/loan.json', import.meta.url), 'utf8'),
).cases;
const caseOf = (id: string) => golden.find((one) => one.id === id)!;
const grosze = (value: Decimal) => Number(groszeText(value));
const given = (value: number) => decimal(String(value));

const values = (query: Record<string, string | number>) => {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return valuesOf(loanFields, readAddress(loanFields, new URLSearchParams(texts)));
};
const result = (query: Record<string, string | number>) => loanResult(values(query));

describe('the figures of others, to the grosz (C-5)', () => {
  test.each(['naStart-A', 'naStart-C', 'naStart-F'])('%s', (id) => {
    const { P, n, N, income, R, W, row1, ...expected } = caseOf(id);
    const loan = result({
      amount: P!,
      months: n!,
      borrowers: 1,
      children: 0,
      household: N!,
      income: income!,
      location: 'other',
      rate: R!,
      indicator: W!,
    });
    const [first] = loan.schedule;
    expect({
      installment: grosze(first!.instalment),
      principal: grosze(first!.principal),
      interest: grosze(first!.interest),
      paid: grosze(first!.fromFund),
      after: grosze(first!.afterSubsidy),
    }).toEqual(row1);
    expect(grosze(loan.schedule[119]!.afterSubsidy)).toBe(expected.row120_after);
    expect(grosze(loan.afterwards!)).toBe(expected.row121);
    expect(grosze(loan.totals.fromFund)).toBe(expected.subsidies);
    expect(grosze(loan.interestCost)).toBe(expected.interest_cost);
    expect(grosze(loan.standard.instalment)).toBe(expected.std_installment);
    expect(grosze(loan.saving)).toBe(expected.saving);
  });

  test('a plain loan in equal and in falling instalments', () => {
    const { P, n, R, ...expected } = caseOf('published-plain');
    const equal = standardLoan(given(P!), given(R!), n!);
    expect(grosze(equal.instalment)).toBe(expected.equal_installment);
    expect(grosze(equal.interest)).toBe(expected.equal_interest);
    const falling = loanSchedule({
      amount: given(P!),
      months: n!,
      repayment: 'equal-principal',
      rates: [{ month: 1, percent: given(R!) }],
      places: 20,
    });
    expect(grosze(falling[0]!.paid)).toBe(expected.falling_first);
    expect(grosze(falling.at(-1)!.paid)).toBe(expected.falling_last);
    expect(grosze(loanTotals(falling).interest)).toBe(expected.falling_interest);
  });

  test('the supplements of the programme before it', () => {
    const { P, n, W, programme_rate, first_supplement, all_supplements, tolerance } =
      caseOf('published-2pct-mbs');
    const schedule = subsidisedSchedule({
      credit: given(P!),
      months: n!,
      bankRate: given(W!),
      indicator: given(W!),
      programmeRate: given(programme_rate!),
      cap: given(P!),
      cut: decimal('0'),
    });
    expect(grosze(schedule[0]!.fromFund)).toBe(first_supplement);
    const all = floatOf(sum(schedule.map(({ fromFund }) => fromFund)));
    expect(Math.abs(all - all_supplements!)).toBeLessThanOrEqual(tolerance!);
  });
});

describe('the programme (C-4, C-7)', () => {
  test('rate, cap and income limit go by the size of the household', () => {
    const people = [1, 2, 3, 4, 5, 6, 8];
    expect(people.map((n) => textOf(programmeRate(n)))).toEqual(['1.5', '1.5', '1', '0.5', '0', '0', '0']);
    expect(people.map((n) => floatOf(subsidisedCap(n, 'other')) / 1000)).toEqual([
      200, 400, 450, 500, 600, 700, 900,
    ]);
    expect(people.map((n) => floatOf(incomeLimit(n)) / 1000)).toEqual([10, 18, 23, 28, 33, 33, 33]);
  });

  test('the cap is higher in dear cities', () => {
    expect(locations.map((city) => floatOf(subsidisedCap(1, city)) / 1000)).toEqual([
      220, 220, 220, 240, 220, 200,
    ]);
  });

  test('income above the limit takes 0.50 of each złoty off for one person, 0.25 for more', () => {
    expect(textOf(incomeCut(1, decimal('10000')))).toBe('0');
    expect(textOf(incomeCut(1, decimal('10001')))).toBe('0.5');
    expect(textOf(incomeCut(2, decimal('18001')))).toBe('0.25');
  });

  test('a household is never smaller than its borrowers and children', () => {
    const size = (borrowers: number, children: number, household: number) =>
      householdOf(values({ borrowers, children, household }));
    expect([size(2, 1, 0), size(2, 1, 2), size(2, 1, 4), size(1, 0, 1)]).toEqual([3, 3, 4, 1]);
  });

  test('hints: too short for the programme, large, above a limit', () => {
    expect(result({ months: 179 }).hints.isShort).toBe(true);
    expect(result({ months: 180 }).hints.isShort).toBe(false);
    expect(result({ area: 100 }).hints.isRoomy).toBe(false);
    expect(result({ area: '100.01' }).hints.isRoomy).toBe(true);
    expect(result({ income: '23000.01' }).hints.isAboveLimit).toBe(true);
    expect(result({ amount: 495_001 }).hints.isAboveCap).toBe(true);
  });

  test('the purpose and the area change no number', () => {
    const [one, other] = [result({ purpose: 'purchase' }), result({ purpose: 'construction', area: 900 })];
    expect(textOf(other.saving)).toBe(textOf(one.saving));
  });
});

const anyLoan = fc.record({
  amount: fc.integer({ min: 100_000, max: 1_000_000_000 }).map((value) => (value / 100).toFixed(2)),
  months: fc.integer({ min: 12, max: 600 }),
  borrowers: fc.integer({ min: 1, max: 4 }),
  children: fc.integer({ min: 0, max: 6 }),
  income: fc.integer({ min: 0, max: 60_000 }),
  location: fc.constantFrom(...locations),
  rate: fc.integer({ min: 0, max: 30_000 }).map((value) => (value / 1000).toFixed(3)),
  indicator: fc.integer({ min: 0, max: 30_000 }).map((value) => (value / 1000).toFixed(3)),
});

describe('for every loan (C-5, C-6)', () => {
  test('principal adds up to the credit, nothing is owed at the end, and no subsidy is above the interest', () => {
    fc.assert(
      fc.property(anyLoan, (query) => {
        const loan = result(query);
        expect(textOf(loan.totals.principal)).toBe(textOf(decimal(query.amount)));
        expect(textOf(loan.schedule.at(-1)!.balance)).toBe('0');
        expect(loan.schedule).toHaveLength(query.months);
        for (const { interest, fromFund, supplement, balance, month } of loan.schedule) {
          expect(compare(fromFund, interest)).toBeLessThanOrEqual(0);
          expect(compare(fromFund, supplement)).toBeLessThanOrEqual(0);
          expect(sign(fromFund)).toBeGreaterThanOrEqual(0);
          expect(sign(balance)).toBeGreaterThanOrEqual(0);
          if (month > 120) expect(sign(fromFund)).toBe(0);
        }
      }),
    );
  });

  test('the rows that are shown add up to the credit to the grosz, by month and by year', () => {
    fc.assert(
      fc.property(anyLoan, (query) => {
        const loan = result(query);
        for (const months of [1, 12] as const) {
          const rows = scheduleRows(loan, months);
          expect(textOf(sum(rows.map(({ principal }) => principal)))).toBe(textOf(decimal(query.amount)));
          expect(rows).toHaveLength(Math.ceil(query.months / months));
          expect(textOf(rows.at(-1)!.balance)).toBe('0');
        }
      }),
    );
  });
});
