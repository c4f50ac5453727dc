import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import {
  compare,
  decimal,
  fixedTextOf,
  floatOf,
  hundred,
  plus,
  sum,
  textOf,
} from '../../../foundation/decimal.ts';
import { readSymbol } from '../bond-symbol.ts';
import type { SeriesTerms } from '../series-terms.ts';
import { exchangeWindow, redeemedEarly, redemptionWindow } from './early-redemption.ts';
import { assumedSchedule, interestOn, paymentsOf, type Schedule, scheduleOf } from './schedule.ts';
import { shippedRates, shippedSeries, termsOf } from './shipped-for-tests.ts';

/** The day from which on nothing can be said; null where all is known up to a day. */
function unknownFrom(schedule: Schedule, day: string): string | null {
  const found = interestOn(schedule, day);
  return 'unknownFrom' in found ? found.unknownFrom : null;
}

const rates = shippedRates();
const assumption = { inflation: decimal('2.5'), referenceRate: decimal('3.75') };
const whole = (symbol: string, bought: string) =>
  assumedSchedule(scheduleOf(termsOf(symbol), bought, rates), assumption);

/** One series of each kind and year, bought on the first, a middle and the last day of its sale. */
const sample = shippedSeries
  .filter(({ issueMonth }) => issueMonth.endsWith('-02') || issueMonth.endsWith('-08'))
  .flatMap((series) =>
    [1, 29, 31].map((date) => ({
      symbol: series.symbol,
      bought: addDays(
        `${series.issueMonth}-01`,
        Math.min(
          date,
          dayNumber(addMonths(`${series.issueMonth}-01`, 1)) - dayNumber(`${series.issueMonth}-01`),
        ) - 1,
      ),
    })),
  );

function earned(schedule: Schedule, day: string) {
  const found = interestOn(schedule, day);
  if ('unknownFrom' in found) throw new Error(`unknown from ${found.unknownFrom}`);
  return found.interest;
}

describe('what holds for every bond', () => {
  test('one that adds its interest never falls, from any day to the next', () => {
    for (const { symbol, bought } of sample) {
      const schedule = whole(symbol, bought);
      if (!schedule.adds) continue;
      let before = earned(schedule, bought);
      expect(textOf(before)).toBe('0');
      // Each day around the ends of periods, every ninth day between them.
      const days = schedule.periods.flatMap(({ from, days }) =>
        [0, 1, ...Array.from({ length: Math.floor(days / 9) }, (_, i) => 2 + i * 9), days - 1].map((d) =>
          addDays(from, d),
        ),
      );
      for (const day of [...new Set(days)].sort()) {
        const now = earned(schedule, day);
        expect(compare(now, before), `${symbol} ${bought} ${day}`).toBeGreaterThanOrEqual(0);
        before = now;
      }
    }
  });

  test('on its last day it is worth what it pays then', () => {
    for (const { symbol, bought } of sample) {
      const schedule = whole(symbol, bought);
      const last = paymentsOf(schedule).at(-1)!;
      expect(last.day).toBe(schedule.matures);
      expect(textOf(earned(schedule, schedule.matures)), `${symbol} ${bought}`).toBe(textOf(last.interest));
      expect(textOf(last.principal)).toBe('100');
    }
  });

  test('periods follow one another without a gap and count calendar days (rule BD-2)', () => {
    for (const { symbol, bought } of sample) {
      const { periods, matures } = whole(symbol, bought);
      expect(periods[0]!.from).toBe(bought);
      expect(periods.at(-1)!.to).toBe(matures);
      for (const [i, period] of periods.entries()) {
        if (i > 0) expect(period.from).toBe(periods[i - 1]!.to);
        expect(period.days).toBe(dayNumber(period.to) - dayNumber(period.from));
      }
    }
  });

  test('given back early it never brings more than its worth, and less than its face only after the first payment', () => {
    for (const { symbol, bought } of sample) {
      const schedule = whole(symbol, bought);
      for (const day of [addDays(bought, 1), addDays(bought, 10), addDays(schedule.matures, -25)]) {
        const early = redeemedEarly(schedule, day);
        if (!early) {
          expect(schedule.terms.fee).toBeNull();
          continue;
        }
        expect(compare(early.amount, plus(hundred, earned(schedule, day)))).toBeLessThanOrEqual(0);
        if (schedule.adds || day < schedule.periods[0]!.to)
          expect(compare(early.amount, hundred), `${symbol} ${day}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

test('an exchange can be ordered from the day after the last early redemption to the day before maturity (rule BD-18)', () => {
  const schedule = whole('TOS1125', '2022-11-03');
  expect(exchangeWindow(schedule)).toEqual({ from: '2025-10-15', to: '2025-11-02' });
  expect(addDays(redemptionWindow(schedule)!.to, 1)).toBe('2025-10-15');
});

describe('odd days', () => {
  test('a clock change is a day like any other (2023-03-26, rule BD-2)', () => {
    const schedule = whole('TOS1125', '2022-11-01');
    const day = (date: string) => floatOf(earned(schedule, date));
    expect(day('2023-03-26')).toBe(2.72);
    expect(day('2023-03-27')).toBe(2.74);
    expect(dayInWarsaw(new Date('2023-03-26T00:30:00Z'))).toBe('2023-03-26');
  });

  test('bought on the 31st, months that are shorter end it earlier and the next is whole again (rule BD-2)', () => {
    const { periods } = whole('ROR0125', '2024-01-31');
    expect(periods.slice(0, 4).map(({ from }) => from)).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
    ]);
  });

  test('bought on a leap day, a year later is 28 February, four years later the 29th (rule BD-2)', () => {
    const { periods } = whole('EDO0234', '2024-02-29');
    expect(periods.map(({ from }) => from).slice(0, 5)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
    expect(periods.slice(0, 4).map(({ days }) => days)).toEqual([365, 365, 365, 366]);
  });

  test('a year with a leap day has 366 days, OTS count 365 in any', () => {
    const schedule = whole('EDO0233', '2023-02-28');
    expect(schedule.periods[0]!.days).toBe(365);
    expect(schedule.periods[1]!.days).toBe(366);
    const ots = whole('OTS0524', '2024-02-10');
    expect(fixedTextOf(earned(ots, '2024-05-10'), 2)).toBe('0.74');
  });
});

describe('what is not published is unknown, never guessed (rule BD-7)', () => {
  test('a missing month makes the value unknown from the first day of the period it sets', () => {
    const known = scheduleOf(termsOf('EDO0834'), '2024-08-12', rates);
    expect(unknownFrom(known, '2025-12-06')).toBeNull();
    const holed = scheduleOf(termsOf('EDO0834'), '2024-08-12', shippedRates(['2025-06']));
    expect(unknownFrom(holed, '2025-08-11')).toBeNull();
    expect(unknownFrom(holed, '2025-08-12')).toBe('2025-08-12');
    expect(unknownFrom(holed, '2026-12-06')).toBe('2025-08-12');
    expect(redeemedEarly(holed, '2025-12-06')).toBeNull();
    expect(paymentsOf(holed)).toEqual([]);
  });

  test('a bond that pays on the way is known again in the next period', () => {
    const holed = scheduleOf(termsOf('COI0527'), '2023-05-04', shippedRates(['2024-03']));
    expect(unknownFrom(holed, '2025-05-03')).toBe('2024-05-04');
    expect(unknownFrom(holed, '2025-05-04')).toBeNull();
  });

  test('the reference rate is known up to the last day it was seen', () => {
    const schedule = scheduleOf(termsOf('ROR0527'), '2026-05-12', rates);
    expect(unknownFrom(schedule, '2026-11-11')).toBeNull();
    expect(unknownFrom(schedule, '2026-11-12')).toBe('2026-11-12');
  });
});

describe('a bond of Catalyst', () => {
  const ds: SeriesTerms = {
    symbol: 'DS1033',
    kind: 'catalyst',
    faceValue: decimal('1000'),
    firstRate: decimal('6'),
    margin: null,
    ownReference: null,
    periodRates: [],
    fee: null,
    maturesOn: '2033-10-25',
    couponsAYear: 1,
  };
  test('accrues by the days of its own coupon period, whenever it was bought', () => {
    const schedule = scheduleOf(ds, '2026-05-04', rates);
    expect(schedule.periods[0]).toMatchObject({ from: '2025-10-25', to: '2026-10-25', days: 365 });
    expect(fixedTextOf(earned(schedule, '2026-05-04'), 2)).toBe('31.40');
    expect(fixedTextOf(earned(schedule, '2026-10-25'), 2)).toBe('0.00');
    expect(paymentsOf(schedule)).toHaveLength(8);
    expect(textOf(sum(paymentsOf(schedule).map(({ interest }) => interest)))).toBe('480');
    expect(redeemedEarly(schedule, '2027-01-01')).toBeNull();
  });
});

describe('symbols (rule BD-1)', () => {
  test.each([
    ['EDO0834', 'EDO', '2034-08', '2024-08'],
    [' coi1228 ', 'COI', '2028-12', '2024-12'],
    ['OTS0127', 'OTS', '2027-01', '2026-10'],
    ['DS1033', 'catalyst', '2033-10', null],
    ['PKN1130', 'catalyst', '2030-11', null],
  ])('%s', (typed, kind, maturityMonth, issueMonth) => {
    expect(readSymbol(typed)).toMatchObject({ kind, maturityMonth, issueMonth });
  });
  test.each(['', 'EDO', 'EDO1334', 'EDO0034', 'XX0830', 'EDO083', 'EDO08345', "'; drop", 'ŻÓŁ0830'])(
    '%j is none',
    (typed) => {
      expect(readSymbol(typed)).toBeNull();
    },
  );
  test('a bond on sale for two weeks cannot be given back', () => {
    expect(redemptionWindow(whole('OTS0127', '2026-10-20'))).toEqual({
      from: '2026-10-27',
      to: '2026-12-31',
    });
  });
});
