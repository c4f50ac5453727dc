import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, fanOf, monthlyFor } from './ask-futures.ts';
import { drawFutures, seedOf } from './draw-futures.ts';

const some = { paths: 200, seed: 7 };
const histories = fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 24, maxLength: 60 });
const money = fc.double({ min: 0, max: 1e6, noNaN: true });
const months = fc.integer({ min: 1, max: 240 });

describe('futures drawn from one’s own months (PL-9)', () => {
  it('are the closed form where every month was the same', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.05, max: 0.05, noNaN: true }).filter((rate) => Math.abs(rate) > 1e-4),
        months,
        money,
        money,
        (rate, ahead, value, monthly) => {
          const futures = drawFutures(new Array(24).fill(rate), { ...some, months: ahead });
          const grown = (1 + rate) ** ahead;
          const expected = value * grown + (monthly * (grown - 1)) / rate;
          const fan = fanOf(futures, { value, monthly });
          for (const band of ['low', 'middle', 'high'] as const)
            expect(fan[band].at(-1)).toBeCloseTo(expected, -Math.log10(1e-9 * (1 + Math.abs(expected))));
          expect(chanceOf(futures, { value, monthly: 0 }, value * grown * 1.001 + 1)).toBe(0);
          expect(chanceOf(futures, { value, monthly: 0 }, value * grown * 0.999)).toBe(1);
        },
      ),
    );
  });

  it('are likelier to reach a sum with more paid in, and a smaller sum', () => {
    fc.assert(
      fc.property(histories, months, money, money, money, money, (history, ahead, value, a, b, target) => {
        const futures = drawFutures(history, { ...some, months: ahead });
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const chance = (monthly: number, sum: number) => chanceOf(futures, { value, monthly }, sum);
        expect(chance(more, target)).toBeGreaterThanOrEqual(chance(less, target));
        expect(chance(a, target)).toBeGreaterThanOrEqual(chance(a, target * 1.5));
      }),
    );
  });

  it('have their percentiles in order at every point, at most sixty of them, up to the last month', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 600 }), money, (history, ahead, monthly) => {
        const futures = drawFutures(history, { ...some, paths: 50, months: ahead });
        const { low, middle, high } = fanOf(futures, { value: 1000, monthly });
        expect(futures.months.length).toBeLessThanOrEqual(60);
        expect(futures.months.at(-1)).toBe(ahead);
        low.forEach((least, at) => {
          expect(least).toBeLessThanOrEqual(middle[at]!);
          expect(middle[at]!).toBeLessThanOrEqual(high[at]!);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('say what to pay in for four of five, and less does not do', () => {
    fc.assert(
      fc.property(
        histories,
        months,
        money,
        fc.double({ min: 1, max: 1e7, noNaN: true }),
        (history, ahead, value, target) => {
          const futures = drawFutures(history, { ...some, months: ahead });
          const monthly = monthlyFor(futures, value, target, 0.8);
          // A hair more, for the division is rounded.
          expect(
            chanceOf(futures, { value, monthly: monthly * (1 + 1e-9) + 1e-6 }, target),
          ).toBeGreaterThanOrEqual(0.8);
          if (monthly > 1)
            expect(chanceOf(futures, { value, monthly: monthly * 0.999 }, target)).toBeLessThan(0.8);
        },
      ),
    );
  });

  it('are the same for the same goal, and others for another', () => {
    const history = Array.from({ length: 36 }, (_, at) => Math.sin(at) / 20);
    const drawn = (id: string) => drawFutures(history, { ...some, months: 60, seed: seedOf(id) }).growth;
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });
});
