import { describe, expect, it } from 'vitest';
import { textOf } from '../../foundation/decimal.ts';
import { RateBook } from './rate-book.ts';

/** Friday to Tuesday; Tuesday is the last day of the book. */
const [friday, saturday, monday, tuesday] = [100, 101, 103, 104] as const;
const book = new RateBook(
  [
    { currency: 'usd', day: monday, pln: '4.1' },
    { currency: 'usd', day: friday, pln: '4' },
    { currency: 'eur', day: friday, pln: '4.4' },
    { currency: 'eur', day: tuesday, pln: '4.5' },
  ],
  tuesday,
);
const cross = (from: string, to: string, day: number) => {
  const rate = book.cross(from, to, day);
  return rate && textOf(rate);
};

describe('rates of exchange (rule L-11)', () => {
  it('are złoty of the day, exact as published', () => {
    expect([cross('usd', 'pln', friday), cross('usd', 'pln', monday)]).toEqual(['4', '4.1']);
  });

  it('a day without one takes the last earlier one', () => {
    expect(cross('usd', 'pln', saturday)).toBe('4');
    expect(cross('usd', 'pln', tuesday)).toBe('4.1');
    expect(cross('eur', 'pln', monday)).toBe('4.4');
    expect([book.dayOfRate('eur', monday), book.dayOfRate('eur', tuesday)]).toEqual([friday, tuesday]);
    expect(book.dayOfRate('pln', monday)).toBeNull();
  });

  it('crosses go through złoty, each side by its own last rate', () => {
    expect(cross('usd', 'eur', saturday)).toBe(`0.${'90'.repeat(11)}91`);
    expect(cross('eur', 'usd', saturday)).toBe('1.1');
    expect(cross('pln', 'usd', friday)).toBe('0.25');
    expect(cross('usd', 'usd', friday)).toBe('1');
  });

  it('a day before the first rate takes the first, and says so', () => {
    expect(cross('usd', 'pln', 1)).toBe('4');
    expect([book.isEstimate('usd', 99), book.isEstimate('usd', friday), book.isEstimate('pln', 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('a currency without any rate is not known, and has none to any other: never 0 and never 1', () => {
    expect([book.knows('jpy'), book.knows('pln'), book.knows('usd')]).toEqual([false, true, true]);
    expect([cross('jpy', 'pln', friday), cross('pln', 'jpy', friday)]).toEqual([null, null]);
    expect([...book.series('jpy', 'pln', monday)]).toEqual([Number.NaN, Number.NaN]);
    expect([...book.series('pln', 'jpy', tuesday)]).toEqual([Number.NaN]);
    expect(book.dayOfRate('jpy', friday)).toBeNull();
  });

  it('histories have the same as floats, from a day to the last', () => {
    expect([...book.series('usd', 'pln', friday)]).toEqual([4, 4, 4, 4.1, 4.1]);
    expect([...book.series('usd', 'eur', monday)]).toEqual([4.1 / 4.4, 4.1 / 4.5]);
    expect(book.series('usd', 'pln', tuesday + 1)).toHaveLength(0);
  });
});
