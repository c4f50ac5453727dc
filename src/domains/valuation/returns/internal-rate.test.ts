import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenCases } from '../../../../tests/golden/performance/read-golden.ts';
import { cpuTime } from '../../../../tests/support/chance/cpu-time.ts';
import { presentValue } from '../../../../tests/support/valued-ledger/present-value.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type InternalRate, internalRate } from './internal-rate.ts';

type Pair = [day: number, amount: number];
const dated = (pairs: readonly Pair[]) => pairs.map(([day, amount]) => ({ day, amount }));
const rateOf = (pairs: readonly Pair[], near?: number) => internalRate(dated(pairs), { near });
function annualOf(rate: InternalRate): number {
  if (rate.kind === 'none') throw new Error(`no rate: ${rate.reason}`);
  return rate.annual;
}

describe('the internal rate (rule P-6)', () => {
  it('doubles in a year of 365 days', () => {
    expect(
      rateOf([
        [0, -100],
        [365, 200],
      ]),
    ).toMatchObject({ days: 365, several: false });
    expect(
      annualOf(
        rateOf([
          [0, -100],
          [365, 200],
        ]),
      ),
    ).toBeCloseTo(1, 12);
  });

  it('tells the span beside the year', () => {
    const rate = rateOf([
      [10, -100],
      [110, 105],
    ]);
    expect(rate.kind === 'rate' && rate.span).toBeCloseTo(0.05, 12);
    expect(annualOf(rate)).toBeCloseTo(1.05 ** 3.65 - 1, 10);
  });

  it('does not mind the order or several flows on a day', () => {
    const whole = rateOf([
      [0, -1000],
      [40, -9000],
      [1095, 20000],
      [128, -3000],
    ]);
    const parts = rateOf([
      [1095, 15000],
      [128, -3000],
      [0, -400],
      [40, -9000],
      [1095, 5000],
      [0, -600],
    ]);
    expect(parts).toEqual(whole);
  });

  it.each([
    ['nothing', [], 'empty'],
    [
      'only zeros',
      [
        [0, 0],
        [9, 0],
      ],
      'empty',
    ],
    [
      'flows that cancel every day',
      [
        [0, -5],
        [0, 5],
        [9, 7],
        [9, -7],
      ],
      'empty',
    ],
    [
      'one day',
      [
        [5, -100],
        [5, 130],
      ],
      'too-short',
    ],
    [
      'only money in',
      [
        [0, -100],
        [50, -20],
      ],
      'one-sign',
    ],
    [
      'everything lost',
      [
        [0, -100],
        [50, 0],
      ],
      'one-sign',
    ],
    [
      'mixed signs that no rate balances',
      [
        [0, -100],
        [365, 150],
        [730, -100],
      ],
      'no-root',
    ],
    [
      'a rate of more than a number can hold',
      [
        [0, -1],
        [1, 1e9],
        [400, 1],
      ],
      'no-root',
    ],
  ] as [string, Pair[], string][])('%s has none', (_, flows, reason) => {
    expect(rateOf(flows)).toEqual({ kind: 'none', reason });
  });

  it('stops at an amount that is not known', () => {
    expect(() =>
      rateOf([
        [0, -1],
        [9, Number.NaN],
      ]),
    ).toThrow(RangeError);
  });

  it('finds a loss of nearly everything', () => {
    const rate = rateOf([
      [0, -1e12],
      [30, 0.01],
    ]);
    expect(rate.kind === 'rate' && rate.span).toBeCloseTo(-1, 12);
    expect(
      annualOf(
        rateOf([
          [0, -1e6],
          [3650, 1],
        ]),
      ),
    ).toBeCloseTo(1e-6 ** 0.1 - 1, 12);
  });

  it('is never infinite, however much a day made', () => {
    const rate = rateOf([
      [0, -1],
      [1, 700],
    ]);
    expect(rate).toMatchObject({ annual: Number.MAX_VALUE, days: 1 });
    expect(rate.kind === 'rate' && rate.span).toBeCloseTo(699, 9);
  });

  it('takes of several the one nearest to the wanted rate, and says so', () => {
    const flows: Pair[] = [
      [0, -1000],
      [365, 3600],
      [730, -4310],
      [1095, 1716],
    ];
    for (const [near, found] of [
      [0, 0.1],
      [0.19, 0.2],
      [5, 0.3],
    ] as const) {
      const rate = rateOf(flows, near);
      expect(annualOf(rate)).toBeCloseTo(found, 9);
      expect(rate).toMatchObject({ several: true });
    }
  });

  it('finds both rates of thirty dated flows, each from its own side', () => {
    const golden = goldenCases().find(({ id }) => id === 'px-30-13')!;
    const flows = golden.inputs.cash_flows!.map(({ date, amount }): Pair => [dayNumber(date), amount]);
    expect(rateOf(flows, -0.6)).toMatchObject({
      annual: expect.closeTo(-0.659057069363755, 8),
      several: true,
    });
    expect(rateOf(flows)).toMatchObject({ annual: expect.closeTo(-0.02910731236, 8), several: true });
  });

  it('finds the rate at which the sum only touches zero', () => {
    expect(
      annualOf(
        rateOf([
          [0, -100],
          [365, 210],
          [730, -110.25],
        ]),
      ),
    ).toBeCloseTo(0.05, 5);
  });

  it('knows that a saver who never took out more than there was has one rate', () => {
    const flows: Pair[] = [
      [0, -1000],
      [90, 300],
      [180, -500],
      [270, 200],
      [400, 1400],
    ];
    expect(rateOf(flows)).toMatchObject({ kind: 'rate', several: false });
  });

  it('does not take rounding that grew for a balance', () => {
    const flows: Pair[] = [
      [0, -7977.49],
      [1, 568077.35],
      [11, -0.07],
      [12, 0.01],
    ];
    for (const scale of [1, 1.2102477212739189]) {
      const rate = rateOf(flows.map(([day, each]) => [day, each * scale]));
      expect(rate.kind === 'rate' && rate.span).toBeCloseTo(-0.99999999987, 10);
      expect(rate).toMatchObject({ several: true });
    }
  });

  it('lasts a few milliseconds for ten thousand flows of ten thousand days', () => {
    const flows: Pair[] = Array.from({ length: 10_000 }, (_, day) => [day, day % 3 === 2 ? 150 : -100]);
    const all = dated([...flows, [10_000, 900_000]]);
    internalRate(all);
    const spent = cpuTime(() => expect(internalRate(all)).toMatchObject({ kind: 'rate', several: false }));
    expect(spent).toBeLessThan(60);
  });
});

const amount = fc.integer({ min: -1e8, max: 1e8 }).map((grosze) => grosze / 100);
const flows = fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), amount), { minLength: 2, maxLength: 60 });

describe('for any flows', () => {
  it('a rate balances them', () => {
    fc.assert(
      fc.property(flows, (pairs) => {
        const rate = rateOf(pairs);
        if (rate.kind === 'none' || rate.annual === Number.MAX_VALUE || rate.annual < -0.999999) return;
        const size = presentValue(dated(pairs.map(([day, each]) => [day, Math.abs(each)])), rate.annual);
        expect(Math.abs(presentValue(dated(pairs), rate.annual))).toBeLessThanOrEqual(1e-9 * size);
      }),
    );
  });

  it('scaling them leaves the rate', () => {
    fc.assert(
      fc.property(flows, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (pairs, scale) => {
        const rate = rateOf(pairs);
        const scaled = rateOf(pairs.map(([day, each]) => [day, each * scale]));
        expect(scaled.kind).toBe(rate.kind);
        if (rate.kind === 'none' || scaled.kind === 'none') return;
        expect(Math.log1p(scaled.annual)).toBeCloseTo(Math.log1p(rate.annual), 5);
      }),
    );
  });

  it('money that earned one rate has that rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.9, max: 5, noNaN: true }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.double({ min: 1, max: 1e6, noNaN: true })), {
          minLength: 1,
          maxLength: 40,
        }),
        (annual, paid) => {
          const end = 3001;
          const worth = paid.reduce(
            (sum, [day, each]) => sum + each * (1 + annual) ** ((end - day) / 365),
            0,
          );
          const rate = rateOf([...paid.map(([day, each]): Pair => [day, -each]), [end, worth]]);
          expect(annualOf(rate)).toBeCloseTo(annual, 8);
        },
      ),
    );
  });

  it('every root is found: flows made from three known rates', () => {
    const growth = fc.integer({ min: 20, max: 400 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.uniqueArray(growth, { minLength: 3, maxLength: 3 }), (roots) => {
        const [a, b, c] = roots as [number, number, number];
        // (1 - a q)(1 - b q)(1 - c q), where q is a year's discount.
        const pairs: Pair[] = [
          [0, -1],
          [365, a + b + c],
          [730, -(a * b + a * c + b * c)],
          [1095, a * b * c],
        ];
        for (const root of roots) {
          const rate = rateOf(pairs, root - 1);
          expect(annualOf(rate)).toBeCloseTo(root - 1, 5);
          expect(rate).toMatchObject({ several: true });
        }
      }),
    );
  });
});
