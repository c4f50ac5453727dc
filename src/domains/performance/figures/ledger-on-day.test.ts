import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import {
  anyLedger,
  firstDay,
  makeLedger,
  type RandomLedger,
  today,
} from '../../../../tests/support/records/random-ledger.ts';
import { pricedLedger } from '../../../../tests/support/valued-ledger/random-scope.ts';
import { floatOf, textOf } from '../../../foundation/decimal.ts';
import { valueOn } from '../../valuation/daily-values.ts';
import { sumsOf } from '../../valuation/total-value.ts';
import { ledgerOn } from './ledger-on-day.ts';
import { totalsOf } from './ledger-values.ts';

const runs = { numRuns: often(12) };
const anyShown = fc.constantFrom('pln', 'eur', 'usd');
const anyDay = fc.integer({ min: firstDay - 20, max: today });

/** The ledger as it would be had nothing been written after a day. */
function until(ledger: RandomLedger, day: number): RandomLedger {
  return {
    ...ledger,
    holdings: ledger.holdings.map((holding) => ({
      ...holding,
      rows: holding.rows.filter((row) => row.day <= day),
    })),
    cashRows: ledger.cashRows.filter((row) => row.day <= day),
  };
}

const textsOf = (sums: object) =>
  Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, textOf(amount)]));

describe('a ledger on an earlier day (rule RP-3)', () => {
  it('has booked what somebody had booked who wrote nothing later', () => {
    fc.assert(
      fc.property(anyLedger(1200), anyShown, anyDay, (options, shown, day) => {
        const random = makeLedger(options);
        const then = ledgerOn(pricedLedger(random, shown), day);
        const other = pricedLedger(until(random, day), shown);
        for (const { id } of other.holdings) {
          const [book, kept] = [then.books.get(id)!, other.books.get(id)!];
          expect(textOf(book.units)).toBe(textOf(kept.units));
          expect(book.lots).toEqual(kept.lots);
          const value = then.measured.get(id)!.value;
          const expected = other.measured.get(id)!.value;
          for (const name of [
            'openCost',
            'realised',
            'realisedFx',
            'dividendsGross',
            'fees',
            'taxes',
          ] as const)
            expect(textOf(value[name]), name).toBe(textOf(expected[name]));
        }
        const [cash, expected] = [then.cash.get('portfolio')!, other.cash.get('portfolio')!];
        for (const name of ['interest', 'fees', 'taxes', 'paidIn', 'takenOut'] as const)
          expect(textOf(cash[name]), name).toBe(textOf(expected[name]));
        expect(cash.balances.map(({ amount }) => textOf(amount))).toEqual(
          expected.balances.map(({ amount }) => textOf(amount)),
        );
      }),
      runs,
    );
  });

  it('is worth what the history says of that day', () => {
    fc.assert(
      fc.property(anyLedger(1200), anyShown, anyDay, (options, shown, day) => {
        const ledger = pricedLedger(makeLedger(options), shown);
        const { daily, marketValue } = totalsOf(ledger).get('portfolio')!;
        const then = totalsOf(ledgerOn(ledger, day)).get('portfolio')!;
        const worth = floatOf(then.marketValue);
        const size = Math.abs(worth) + Math.abs(floatOf(marketValue)) + 1;
        expect(Math.abs(valueOn(daily, day) - worth) / size).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  it('today is the ledger itself, and before the first day there is nothing', () => {
    fc.assert(
      fc.property(anyLedger(300), anyShown, (options, shown) => {
        const ledger = pricedLedger(makeLedger(options), shown);
        expect(ledgerOn(ledger, today)).toBe(ledger);
        const sums = textsOf(sumsOf([totalsOf(ledgerOn(ledger, firstDay - 1)).get('portfolio')!]));
        for (const [name, amount] of Object.entries(sums)) expect(amount, name).toBe('0');
      }),
      runs,
    );
  });
});
