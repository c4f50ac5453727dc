import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal } from '../../../foundation/decimal.ts';
import { cashLevels, ratesInForce } from './cash-levels.ts';
import { inflationLevels } from './inflation-levels.ts';
import { mixedLevels } from './mixed-levels.ts';
import { standInsOf } from './stand-ins.ts';

const months = Array.from({ length: 14 }, (_, at) => ({
  month: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
  ratio: 1.01,
}));

describe('inflation + X% (rule CO-4)', () => {
  const from = dayNumber('2024-12-31');

  it('is inflation, and X% a year on top', () => {
    const to = dayNumber('2025-12-31');
    const { levels, guessed, publishedTo } = inflationLevels(months, 2, from, to);
    expect(levels.at(-1)).toBeCloseTo(1.01 ** 12 * 1.02, 12);
    expect([guessed, publishedTo]).toEqual([null, '2026-02']);
  });

  it('goes on as the last twelve months did, for half a year and no longer', () => {
    const { levels, guessed } = inflationLevels(months, 0, from, dayNumber('2026-10-31'));
    expect(guessed).toBeCloseTo((1.01 ** 12 - 1) * 100, 9);
    expect(levels[dayNumber('2026-08-31') - from]).toBeCloseTo(1.01 ** 20, 9);
    expect(levels.at(-1)).toBeNaN();
  });

  it('guesses nothing from less than a year', () => {
    const { levels, guessed } = inflationLevels(months.slice(0, 6), 0, from, dayNumber('2025-07-31'));
    expect(guessed).toBeNull();
    expect(levels.at(-1)).toBeNaN();
    expect(inflationLevels([], 2, from, from + 5).publishedTo).toBeNull();
  });
});

it('cash earns the rate of each day by 365, and nothing where none is stored (rule B-5)', () => {
  const rates = ratesInForce([{ from: 101, percent: 3.65 }], 100, 103);
  expect([...rates]).toEqual([Number.NaN, 3.65, 3.65, 3.65]);
  expect(cashLevels(rates).at(-1)).toBeCloseTo(1.0001 ** 2, 12);
});

describe('a strategy (rule CO-5)', () => {
  const from = dayNumber('2026-01-30');

  it('is set back to its weights at each month’s end', () => {
    // From Friday to Sunday, 31 January in between.
    const mixed = mixedLevels(
      [
        { weight: 50, levels: Float64Array.from([10, 20, 20]) },
        { weight: 50, levels: Float64Array.from([1, 1, 2]) },
      ],
      from,
    );
    expect([...mixed]).toEqual([1, 1.5, 2.25]);
  });

  it('of one part is that part, whatever its weight, and of equal lines that line', () => {
    const line = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 2, maxLength: 80 });
    fc.assert(
      fc.property(line, fc.double({ min: 1, max: 100, noNaN: true }), (values, weight) => {
        const levels = Float64Array.from(values);
        const one = mixedLevels([{ weight, levels }], from);
        const two = mixedLevels(
          [
            { weight, levels },
            { weight: 7, levels },
          ],
          from,
        );
        expect(one.at(-1)).toBeCloseTo(values.at(-1)! / values[0]!, 6);
        expect(two.at(-1)).toBeCloseTo(one.at(-1)!, 6);
      }),
    );
  });

  it('is not known from the day on that one part is not', () => {
    const levels = [Float64Array.from([1, 1, 1]), Float64Array.from([1, Number.NaN, 1])];
    expect([
      ...mixedLevels(
        levels.map((line) => ({ weight: 1, levels: line })),
        from,
      ),
    ]).toEqual([1, Number.NaN, Number.NaN]);
  });

  it('has a stand-in for each part: named ones first, then the most followed, none for two', () => {
    const composition = [
      { key: 'world', wanted: decimal('60'), matches: [{ kind: 'instrument' as const, reference: 'IE1' }] },
      { key: 'shares', wanted: decimal('40'), matches: [{ kind: 'class' as const, reference: 'etf' }] },
    ];
    const candidate = (id: string, isin: string, popularity: number) => ({
      id,
      isin,
      popularity,
      classSlug: 'etf',
      subclassSlug: null,
      country: null,
      currency: 'eur',
    });
    const found = standInsOf(composition, [
      candidate('b', 'IE2', 1),
      candidate('a', 'IE1', 9),
      candidate('c', 'IE3', 5),
    ]);
    expect(found.get('world')!.map(({ id }) => id)).toEqual(['a']);
    expect(found.get('shares')!.map(({ id }) => id)).toEqual(['c', 'b']);
  });
});
