import { describe, expect, test } from 'vitest';
import { singleBook } from '../../../tests/support/valued-ledger/single-book.ts';
import { compare, decimal, plus, textOf, zero } from '../../foundation/decimal.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { type Payer, partsOf, payers } from './ppk-parts.ts';
import { payoutOf } from './ppk-payout.ts';

const worth = (paid: string, value: string) => ({ paid: decimal(paid), value: decimal(value) });

describe('what a PPK account would pay today', () => {
  test('before 60: part of the employer’s goes to the insurance, the state’s goes back, gains are taxed (PN-3)', () => {
    const { early } = payoutOf({
      employee: worth('6000.00', '7810.40'),
      employer: worth('4500.00', '5857.80'),
      state: worth('730.00', '911.25'),
    });
    const text = Object.fromEntries(Object.entries(early).map(([name, amount]) => [name, textOf(amount)]));
    expect(text).toMatchObject({
      toInsurance: '1757.34',
      toState: '911.25',
      gain: '2760.86',
      base: '2761',
      tax: '525',
      net: '11385.86',
    });
  });

  test('a loss is taxed with nothing', () => {
    const { early } = payoutOf({
      employee: worth('1000', '900'),
      employer: worth('750', '675'),
      state: worth('250', '225'),
    });
    expect(textOf(early.tax)).toBe('0');
    expect(textOf(early.net)).toBe('1372.5');
  });

  test('after 60: all of it, a quarter at once and the rest in 120 instalments, or all of it with some tax (PN-4, PN-5)', () => {
    const { late, hasty } = payoutOf({
      employee: worth('6000', '7000'),
      employer: worth('4500', '5000'),
      state: worth('0', '0'),
    });
    expect(textOf(late.whole)).toBe('12000');
    expect(textOf(late.atOnce)).toBe('3000');
    expect(textOf(late.instalment)).toBe('75');
    // Three quarters of 1,500, and 19 % of that: 1,125 and 213.75 (PN-5).
    expect([textOf(hasty.tax), textOf(hasty.net)]).toEqual(['214', '11786']);
  });
});

type Step = Partial<LedgerRow> & Pick<LedgerRow, 'type'>;
const row = (step: Step, at: number): LedgerRow => ({
  id: `r${at}`,
  day: 20_000 + at,
  second: null,
  rank: 0,
  units: null,
  price: null,
  total: null,
  share: null,
  currency: 'pln',
  fee: zero,
  tax: zero,
  toTotal: null,
  toCurrency: null,
  numerator: null,
  denominator: null,
  link: null,
  ...step,
});
const bookOf = (steps: Step[]) => singleBook(steps.map(row), 'fifo');
const buy = (units: string, price: string): Step => ({
  type: 'buy',
  units: decimal(units),
  price: decimal(price),
});

describe('units by who paid for them', () => {
  test('are told apart, also after a split; what nobody is named for stands by itself (PN-1)', () => {
    const { entries } = bookOf([
      buy('10', '100'),
      buy('7.5', '100'),
      buy('2.5', '100'),
      buy('1', '90'),
      { type: 'split', numerator: decimal('2'), denominator: decimal('1') },
    ]);
    const parts = partsOf(
      entries,
      new Map([
        ['r0', 'employee'],
        ['r1', 'employer'],
        ['r2', 'state'],
      ]),
    );
    expect([...payers, 'unassigned' as const].map((payer) => Number(textOf(parts[payer].units)))).toEqual([
      20, 15, 5, 2,
    ]);
    expect(textOf(parts.employer.paid)).toBe('750');
  });

  test('a sale takes of each by its share, and all parts together are what is held (PN-2)', () => {
    let state = 7;
    const dice = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state % most;
    };
    for (let round = 0; round < 50; round++) {
      const steps: Step[] = [];
      const paidBy = new Map<string, Payer>();
      let held = 0;
      for (let at = 0; at < 30; at++) {
        if (held > 20 && dice(4) === 0) {
          const units = 1 + dice(held - 1);
          held -= units;
          steps.push({ type: 'sell', units: decimal(String(units)), price: decimal('10') });
        } else {
          const units = 1 + dice(40);
          held += units;
          const payer = payers[dice(4)];
          if (payer) paidBy.set(`r${at}`, payer);
          steps.push(buy(String(units), `${1 + dice(200)}.37`));
        }
      }
      const book = bookOf(steps);
      const parts = partsOf(book.entries, paidBy);
      const all = Object.values(parts).reduce((sum, part) => plus(sum, part.units), zero);
      expect(Math.abs(Number(textOf(all)) - Number(textOf(book.units)))).toBeLessThan(1e-9);
      for (const { units, paid } of Object.values(parts)) {
        expect(compare(units, zero)).toBeGreaterThanOrEqual(0);
        expect(compare(paid, zero)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
