import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../foundation/calendar-day.ts';
import { compare, decimal, minus, plus, textOf, zero } from '../../foundation/decimal.ts';
import { type Capitalisation, capitalisations, type DepositTerms } from './deposit-terms.ts';
import { depositPayout, depositPeriods, depositWorth } from './value-deposit.ts';

const deposit = (
  changes: Partial<Record<'amount' | 'rate' | 'taxRate', string>> &
    Partial<Omit<DepositTerms, 'amount' | 'rate' | 'taxRate'>> = {},
): DepositTerms => {
  const { amount = '10000', rate = '6', taxRate = '19', ...terms } = changes;
  return {
    startsOn: '2025-01-15',
    endsOn: '2026-01-15',
    capitalisation: 'end' as Capitalisation,
    closed: null,
    ...terms,
    amount: decimal(amount),
    rate: decimal(rate),
    taxRate: decimal(taxRate),
  };
};
const paid = (terms: DepositTerms) => {
  const { amount, interest, tax } = depositPayout(terms);
  return [textOf(amount), textOf(interest), textOf(tax)];
};

describe('what a deposit pays at its end', () => {
  test('interest of 365 days is the rate, and the tax goes up to the grosz (DP-1, DP-2)', () => {
    expect(paid(deposit())).toEqual(['10486', '600', '114']);
    // 90 days: 10,000 x 5.55 % x 90 / 365 = 136.849... of which 26.0015 is tax.
    expect(paid(deposit({ rate: '5.55', endsOn: '2025-04-15' }))).toEqual(['10110.84', '136.85', '26.01']);
  });

  test('a leap year has a day more and a year of 365 all the same (DP-1)', () => {
    // 366 days.
    expect(paid(deposit({ startsOn: '2024-01-15', endsOn: '2025-01-15' }))[1]).toBe('601.64');
  });

  test('interest that is added earns interest, after tax (DP-2)', () => {
    const periods = depositPeriods(deposit({ capitalisation: 'quarter' }));
    expect(periods.map(({ from, to }) => [from, to])).toEqual([
      ['2025-01-15', '2025-04-15'],
      ['2025-04-15', '2025-07-15'],
      ['2025-07-15', '2025-10-15'],
      ['2025-10-15', '2026-01-15'],
    ]);
    expect(textOf(periods[1]!.capital)).toBe('10119.83');
  });

  test('a deposit from the 31st counts to the last day of shorter months', () => {
    const periods = depositPeriods(
      deposit({ startsOn: '2024-01-31', endsOn: '2024-05-15', capitalisation: 'month' }),
    );
    expect(periods.map(({ to }) => to)).toEqual(['2024-02-29', '2024-03-31', '2024-04-30', '2024-05-15']);
  });

  test('one that was broken paid what the bank says (DP-4)', () => {
    const broken = deposit({ closed: { day: '2025-06-01', amount: decimal('10000.50') } });
    expect(depositPayout(broken).day).toBe('2025-06-01');
    expect(paid(broken)[0]).toBe('10000.5');
    expect(textOf(depositWorth(broken, '2025-06-01').value)).toBe('0');
    expect(textOf(depositWorth(broken, '2025-05-31').value)).not.toBe('0');
  });
});

describe('what a deposit is worth', () => {
  test('begins with what was put in, ends before its last day, and is nothing outside (DP-3)', () => {
    const terms = deposit();
    expect(textOf(depositWorth(terms, '2025-01-14').value)).toBe('0');
    expect(textOf(depositWorth(terms, '2025-01-15').value)).toBe('10000');
    expect(textOf(depositWorth(terms, '2025-01-16').running)).toBe('1.64');
    expect(textOf(depositWorth(terms, '2025-01-16').afterTax)).toBe('10001.32');
    expect(textOf(depositWorth(terms, '2026-01-15').value)).toBe('0');
  });

  test('never falls while it runs but for the tax on what was added, and never passes what it pays', () => {
    let state = 11;
    const dice = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state % most;
    };
    for (let round = 0; round < 60; round++) {
      const startsOn = addDays('2023-01-01', dice(800));
      const terms = deposit({
        amount: `${1 + dice(90_000)}.${10 + dice(90)}`,
        rate: `${dice(12)}.${dice(100)}`,
        taxRate: dice(2) ? '19' : '0',
        startsOn,
        endsOn: addDays(addMonths(startsOn, 1 + dice(30)), dice(20)),
        capitalisation: capitalisations[dice(4)]!,
      });
      const periods = depositPeriods(terms);
      const payout = depositPayout(terms, periods);
      const parts = periods.reduce((sum, { interest, tax }) => plus(sum, minus(interest, tax)), terms.amount);
      expect(compare(parts, payout.amount)).toBe(0);
      let before = zero;
      for (let day = terms.startsOn; day < terms.endsOn; day = addDays(day, 3)) {
        const { afterTax, value } = depositWorth(terms, day, periods);
        // A grosz of rounding for each period that tax was reckoned in.
        expect(compare(plus(afterTax, decimal('0.01')), before)).toBeGreaterThanOrEqual(0);
        expect(compare(value, afterTax)).toBeGreaterThanOrEqual(0);
        before = afterTax;
      }
      expect(compare(minus(before, decimal('0.01')), payout.amount)).toBeLessThanOrEqual(0);
    }
  });
});
