import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { anyLedger, makeLedger, today } from '../../../../tests/support/records/random-ledger.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { textOf } from '../../../foundation/decimal.ts';
import { flowsBetween, lastDayOf, valueOn } from '../../valuation/daily-values.ts';
import { historyStart, mostHoldingDays } from './history-start.ts';
import { totalOfPortfolio } from './total-of-portfolio.ts';
import { valueCash } from './value-cash.ts';
import { valueHolding } from './value-holding.ts';

const now = dayNumber('2026-11-15');
const since = (day: string, count: number) => Array.from({ length: count }, () => dayNumber(day));

describe('where histories begin (rule P-17)', () => {
  test('a large ledger of decades is kept whole', () => {
    expect(historyStart(since('1996-01-01', 200), now)).toBeNull();
    expect(historyStart([], now)).toBeNull();
    expect(historyStart(since('1900-01-01', 50), now)).toBeNull();
  });

  test('hundreds of purchases of 1900 begin in the first year from which they fit', () => {
    const start = historyStart(since('1900-01-02', 217), now)!;
    expect(dayOf(start)).toBe('1996-01-01');
    expect(217 * (now - start + 1)).toBeLessThanOrEqual(mostHoldingDays);
  });

  test('one old purchase among many new ones cuts nothing off', () => {
    expect(historyStart([...since('1900-01-02', 1), ...since('2024-01-01', 500)], now)).toBeNull();
  });

  test('however many there are, a day is left', () => {
    expect(historyStart(since('1900-01-02', 100), now, 10)).toBe(now);
  });
});

test('a history that begins later has the same values, the same money in all and the same sums (rule P-17)', () => {
  fc.assert(
    fc.property(anyLedger(600), fc.integer({ min: 1, max: 900 }), (seed, back) => {
      const { holdings, cashRows, rates, method, followsCash } = makeLedger(seed);
      const from = today - back;
      const totalFrom = (start?: number) => {
        const books = holdings.map(({ rows }) => singleBook(rows, method));
        const parts = holdings.map(
          ({ market }, i) => valueHolding(books[i]!, market, rates, 'pln', today, start)!,
        );
        const assets = { entries: followsCash ? books.flatMap(({ entries }) => entries) : [], transfers: [] };
        const cash = valueCash(assets, cashRows, followsCash, rates, 'pln', today, start)!;
        return totalOfPortfolio({ holdings: parts, cash, followsCash }, today);
      };
      const [whole, cut] = [totalFrom(), totalFrom(from)];
      expect(cut.daily.first).toBeGreaterThanOrEqual(from);
      expect(textOf(cut.profit)).toBe(textOf(whole.profit));
      expect(textOf(cut.marketValue)).toBe(textOf(whole.marketValue));
      for (const day of [cut.daily.first, from + Math.floor(back / 2), today]) {
        const expected = valueOn(whole.daily, day);
        const size = Math.max(1, Math.abs(expected));
        expect((valueOn(cut.daily, day) - expected) / size).toBeCloseTo(0, 6);
      }
      const all = (daily: typeof whole.daily) => {
        const { inflow, outflow } = flowsBetween(daily, daily.first - 1, lastDayOf(daily));
        return inflow - outflow;
      };
      expect((all(cut.daily) - all(whole.daily)) / Math.max(1, Math.abs(all(whole.daily)))).toBeCloseTo(0, 6);
    }),
    { numRuns: often(12) },
  );
});
