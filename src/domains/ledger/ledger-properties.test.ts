import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../tests/support/chance/chance.ts';
import { apart, type Fixed, fixed, product, quotient } from '../../../tests/support/records/fixed-point.ts';
import { costOfLots } from '../../../tests/support/records/ledger-rows.ts';
import { anyLedger, diceOf, makeLedger, shuffled } from '../../../tests/support/records/random-ledger.ts';
import { singleBook } from '../../../tests/support/valued-ledger/single-book.ts';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  plus,
  sign,
  sum,
  textOf,
  zero,
} from '../../foundation/decimal.ts';
import { cashBalances } from './follow-cash.ts';
import { firstOverdrawn, mostThatCanLeave } from './follow-units.ts';
import type { LedgerRow } from './ledger-row.ts';
import { inOrder } from './order-rows.ts';

const runs = { numRuns: often(20) };
const brings = (row: LedgerRow) => row.type === 'buy' || row.type === 'transfer-in';
const takes = (row: LedgerRow) => row.type === 'sell' || row.type === 'transfer-out';
const more = (row: LedgerRow) => brings(row) || row.type === 'cover';
const fewer = (row: LedgerRow) => takes(row) || row.type === 'short';

/** Adds up without knowing how the product does it. */
function summedUnits(rows: LedgerRow[]): Fixed {
  let units = 0n;
  for (const row of inOrder(rows)) {
    if (more(row)) units += fixed(row.units!);
    else if (fewer(row)) units -= fixed(row.units!);
    else if (row.type === 'split')
      units = quotient(product(units, fixed(row.numerator!)), fixed(row.denominator!));
  }
  return units;
}

const signed = (row: LedgerRow): Decimal =>
  more(row) ? row.units! : fewer(row) ? minus(zero, row.units!) : zero;

describe('random ledgers of thousands of rows', () => {
  it('positions equal the sum of their transactions, exactly (L-1)', () => {
    fc.assert(
      fc.property(anyLedger(3000, false), (options) => {
        const { method, holdings } = makeLedger(options);
        for (const { rows } of holdings) {
          const book = singleBook(rows, method);
          expect(textOf(book.units)).toBe(textOf(sum(rows.map(signed))));
          expect(book.entries).toHaveLength(rows.length);
        }
      }),
      runs,
    );
  });

  it('with splits too, up to the decimals a division leaves (L-5, L-9)', () => {
    fc.assert(
      fc.property(anyLedger(3000, true), (options) => {
        const { method, holdings } = makeLedger(options);
        for (const { rows } of holdings) {
          const { units } = singleBook(rows, method);
          expect(apart(fixed(units), summedUnits(rows), fixed(units))).toBeLessThan(1e-9);
        }
      }),
      runs,
    );
  });

  it('lots add up to the units, and cost exactly what was paid (L-6)', () => {
    fc.assert(
      fc.property(anyLedger(), (options) => {
        for (const { rows } of makeLedger(options).holdings) {
          const book = singleBook(rows, 'fifo');
          expect(compare(sum(book.lots.map((lot) => lot.units)), book.units)).toBe(0);
          const released = book.entries.flatMap((entry) => entry.released);
          const of = (wanted: (row: LedgerRow) => boolean) =>
            sum(book.entries.filter((entry) => wanted(entry as never)).map((entry) => entry.gross));
          const paid = minus(
            of(brings),
            of(({ type }) => type === 'short'),
          );
          expect(compare(plus(costOfLots(book.lots), costOfLots(released)), paid)).toBe(0);
          // Below zero is what is short, and what was (L-23).
          for (const lot of book.lots) expect(sign(lot.units) * sign(book.units)).toBeGreaterThanOrEqual(0);
          for (const { type, released } of book.entries)
            for (const lot of released)
              expect(sign(lot.units) * (type === 'cover' ? -1 : 1)).toBeGreaterThanOrEqual(0);
        }
      }),
      runs,
    );
  });

  it('the order in which rows were entered does not matter, byte for byte (L-2)', () => {
    fc.assert(
      fc.property(anyLedger(), fc.integer(), (options, seed) => {
        const { method, holdings } = makeLedger(options);
        for (const { rows } of holdings)
          expect(bytesOf(singleBook(shuffled(rows, seed), method))).toBe(bytesOf(singleBook(rows, method)));
      }),
      runs,
    );
  });

  it('cash is what all rows moved, in any order (L-7)', () => {
    fc.assert(
      fc.property(anyLedger(), fc.integer(), (options, seed) => {
        const { holdings, cashRows } = makeLedger(options);
        const rows = [...cashRows, ...holdings.flatMap((holding) => holding.rows)];
        const texts = (list: LedgerRow[]) =>
          [...cashBalances(list)].map(([currency, amount]) => `${textOf(amount)} ${currency}`).sort();
        expect(texts(shuffled(rows, seed))).toEqual(texts(rows));
      }),
      runs,
    );
  });

  it('the most that can leave is accepted, and more is refused (L-3)', () => {
    fc.assert(
      fc.property(anyLedger(800), (options) => {
        const { holdings, seed } = makeLedger(options);
        const dice = diceOf(seed);
        for (const { rows } of holdings) {
          expect(firstOverdrawn(rows)).toBeUndefined();
          const sales = rows.filter((row) => takes(row) || row.type === 'cover');
          if (sales.length === 0) continue;
          const sale = dice.oneOf(sales);
          const others = rows.filter((row) => row !== sale);
          const max = mostThatCanLeave(others, sale);
          // Rounded down to what can be entered, it may be short by what uneven splits leave.
          expect(compare(plus(max, decimal('0.000000001')), sale.units!)).toBeGreaterThanOrEqual(0);
          expect(firstOverdrawn([...others, { ...sale, units: max }])).toBeUndefined();
          const tooMany = plus(max, decimal('0.001'));
          expect(firstOverdrawn([...others, { ...sale, units: tooMany }])).toBeDefined();
        }
      }),
      runs,
    );
  });

  it('without a purchase that later sales need, some row is overdrawn; without any other none is (L-3)', () => {
    fc.assert(
      fc.property(anyLedger(400, false), (options) => {
        for (const { rows } of makeLedger(options).holdings)
          for (const gone of rows.slice(0, 30)) {
            const left = rows.filter((row) => row !== gone);
            let units = 0n;
            const isShort = inOrder(left).some((row) => {
              const before = units;
              units += fixed(signed(row));
              if (row.type === 'short') return before > 0n;
              if (row.type === 'cover') return before > 0n || units > 0n;
              return (brings(row) || takes(row)) && (before < 0n || units < 0n);
            });
            expect(firstOverdrawn(left) !== undefined).toBe(isShort);
          }
      }),
      runs,
    );
  });
});

function bytesOf(value: unknown): string {
  return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each));
}
