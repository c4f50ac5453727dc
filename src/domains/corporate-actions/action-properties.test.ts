import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../tests/support/chance/chance.ts';
import { withActions } from '../../../tests/support/corporate-actions/random-actions.ts';
import {
  anyLedger,
  makeLedger,
  type RandomLedger,
  shuffled,
  today,
} from '../../../tests/support/records/random-ledger.ts';
import { type Decimal, minus, plus, sum, textOf, zero } from '../../foundation/decimal.ts';
import { eventKinds } from '../ledger/event-kinds.ts';
import { firstOverdrawn } from '../ledger/follow-units.ts';
import { bookOn, keepBooks } from '../ledger/keep-book.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { lotMethods } from '../ledger/lot-methods.ts';
import { totalOfPortfolio } from '../performance/positions/total-of-portfolio.ts';
import { valueCash } from '../performance/positions/value-cash.ts';
import { valueHolding } from '../performance/positions/value-holding.ts';
import { figuresOf, measureReturns } from '../valuation/measure-total.ts';

const runs = { numRuns: often(15) };
const anyShown = fc.constantFrom('pln', 'eur', 'usd');
const anyActions = fc.record({
  // What an action brings cannot be short at the same time (L-23).
  options: anyLedger(500).map((options) => ({ ...options, holdings: options.holdings + 1, shorts: false })),
  method: fc.constantFrom(...lotMethods),
  count: fc.integer({ min: 1, max: 25 }),
});

function ledgerOf({
  options,
  method,
  count,
}: { options: Parameters<typeof makeLedger>[0] } & Pick<RandomLedger, 'method'> & { count: number }) {
  const { ledger } = withActions({ ...makeLedger(options), method }, count);
  return { ...ledger, holdings: ledger.holdings.map(namingLots) };
}

/** Each sale names some purchase, whether it is there by then or not. */
function namingLots<Holding extends { rows: LedgerRow[] }>(holding: Holding): Holding {
  const bought = holding.rows.filter(({ type }) => type === 'buy').map(({ id }) => id);
  const named = (at: number) => [bought[(at * 7) % bought.length]!, bought[(at * 3) % bought.length]!];
  const rows = holding.rows.map((row, at) =>
    row.type === 'sell' && bought.length > 0 ? { ...row, named: named(at) } : row,
  );
  return { ...holding, rows };
}

function booksOf({ holdings, method }: RandomLedger) {
  return keepBooks(new Map(holdings.map(({ rows }, i) => [`h${i}`, { rows, method }])));
}

function wholeOf(ledger: RandomLedger, shown: string) {
  const { holdings, cashRows, rates, followsCash } = ledger;
  const books = booksOf(ledger);
  const parts = holdings.map(
    ({ market }, i) => valueHolding(books.get(`h${i}`)!, market, rates, shown, today)!,
  );
  const entries = followsCash ? [...books.values()].flatMap((book) => book.entries) : [];
  const transfers = followsCash ? parts.flatMap((part) => part.transfers) : [];
  const cash = valueCash({ entries, transfers }, cashRows, followsCash, rates, shown, today)!;
  return { books, parts, cash, total: totalOfPortfolio({ holdings: parts, cash, followsCash }, today) };
}

const near = (a: Decimal, b: Decimal, size: Decimal) =>
  expect(Math.abs(Number(textOf(minus(a, b)))) / Math.max(1, Number(textOf(size)))).toBeLessThan(1e-12);

describe('random ledgers with corporate actions of every kind', () => {
  it('have all of them', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const ledger = makeLedger({
        seed,
        rows: 200,
        holdings: 4,
        method: 'fifo',
        followsCash: false,
        splits: true,
      });
      for (const kind of withActions(ledger, 25).done) seen.add(kind);
    }
    expect([...seen].sort()).toEqual([...eventKinds].sort());
  });

  it('no action takes what is not there (L-3)', () => {
    fc.assert(
      fc.property(anyActions, (given) => {
        for (const { rows } of ledgerOf(given).holdings) expect(firstOverdrawn(rows)).toBeUndefined();
      }),
      runs,
    );
  });

  it('profit is value + proceeds + income - purchases - charges, and realised + unrealised + the same (P-1, CA-8)', () => {
    fc.assert(
      fc.property(anyActions, anyShown, (given, shown) => {
        const ledger = ledgerOf(given);
        const { parts, total } = wholeOf(ledger, shown);
        for (const value of [...parts, total]) {
          const income = plus(minus(value.dividendsGross, value.dividendTax), value.interest);
          const charges = plus(value.fees, value.taxes);
          const cashResult = 'cashResult' in value ? (value.cashResult as Decimal) : zero;
          const byLots = plus(minus(sum([value.realised, value.unrealised, income]), charges), cashResult);
          const held = value === total ? sum(parts.map((part) => part.marketValue)) : value.marketValue;
          const byFlows = plus(
            minus(sum([held, value.proceeds, income]), plus(value.purchases, charges)),
            cashResult,
          );
          const size = sum([value.purchases, value.proceeds, value.marketValue]);
          near(value.profit, byLots, size);
          near(value.profit, byFlows, size);
        }
      }),
      runs,
    );
  });

  it('money out + value - money in is the profit of the portfolio: what goes between its assets is neither (CA-2)', () => {
    fc.assert(
      fc.property(anyActions, anyShown, (given, shown) => {
        const { total } = wholeOf(ledgerOf(given), shown);
        const { inflow, outflow, value } = total.daily;
        const paid = inflow.reduce((all, each) => all + each, 0);
        const back = outflow.reduce((all, each) => all + each, 0);
        const apartBy = back + value.at(-1)! - paid - Number(textOf(total.profit));
        expect(Math.abs(apartBy) / Math.max(1, paid, back)).toBeLessThan(1e-9);
        expect(total.transfers).toEqual([]);
      }),
      runs,
    );
  });

  it('the profit is the same by every lot method (L-6)', () => {
    fc.assert(
      fc.property(anyActions, anyShown, (given, shown) => {
        const [one, ...others] = lotMethods.map(
          (method) => wholeOf(ledgerOf({ ...given, method }), shown).total,
        );
        for (const other of others) near(other.profit, one!.profit, plus(one!.purchases, one!.proceeds));
      }),
      runs,
    );
  });

  it('the order of entry changes nothing, byte for byte (L-2, CA-8)', () => {
    fc.assert(
      fc.property(anyActions, anyShown, fc.integer(), (given, shown, seed) => {
        const ledger = ledgerOf(given);
        const mixed = {
          ...ledger,
          cashRows: shuffled(ledger.cashRows, seed),
          holdings: ledger.holdings.map((holding) => ({ ...holding, rows: shuffled(holding.rows, seed) })),
        };
        const [one, other] = [wholeOf(ledger, shown), wholeOf(mixed, shown)];
        expect(bytesOf([...other.books])).toBe(bytesOf([...one.books]));
        expect(bytesOf(figuresOf(other.total, measureReturns(other.total)))).toBe(
          bytesOf(figuresOf(one.total, measureReturns(one.total))),
        );
      }),
      runs,
    );
  });

  it('a book cut at a day has the lots of the book kept up to it', () => {
    fc.assert(
      fc.property(anyActions, fc.integer({ min: 0, max: 1600 }), (given, back) => {
        const ledger = ledgerOf(given);
        const day = today - back;
        const until = {
          ...ledger,
          holdings: ledger.holdings.map((holding) => ({
            ...holding,
            rows: holding.rows.filter((row) => row.day <= day),
          })),
        };
        const then = booksOf(until);
        for (const [id, book] of booksOf(ledger))
          expect(bytesOf(bookOn(book, day).lots)).toBe(bytesOf(then.get(id)!.lots));
      }),
      runs,
    );
  });
});

function bytesOf(value: unknown): string {
  return JSON.stringify(value, (_, each) => {
    if (typeof each === 'bigint') return `${each}n`;
    return each instanceof Float64Array ? Buffer.from(each.buffer).toString('base64') : each;
  });
}
