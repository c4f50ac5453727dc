import { describe, expect, test } from 'vitest';
import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, fixedTextOf, floatOf, plus } from '../../../foundation/decimal.ts';
import { dailyWorth } from './daily-worth.ts';
import { assumedSchedule, interestOn, scheduleOf } from './schedule.ts';
import { shippedRates, shippedSeries, termsOf } from './shipped-for-tests.ts';
import { flowsUpTo, type HeldBonds, holdingFigures } from './value-holding.ts';

const assumption = { inflation: decimal('2.5'), referenceRate: decimal('3.75') };
const money = (amount: Parameters<typeof fixedTextOf>[0] | null) => amount && fixedTextOf(amount, 2);

function held(symbol: string, bought: string, amount: number, closedOn: string | null = null): HeldBonds {
  return {
    schedule: scheduleOf(termsOf(symbol), bought, shippedRates()),
    amount,
    closedOn,
    quoteOn: () => null,
  };
}

describe('a holding on a day', () => {
  test('its worth is that of one bond to the grosz, times their number', () => {
    const figures = holdingFigures(held('TOS0127', '2024-01-02', 80), '2026-11-15', assumption);
    expect(money(figures.each)).toBe('119.83');
    expect(money(figures.value)).toBe('9586.40');
    expect(money(figures.grown)).toBe('1586.40');
    // 119.82 each: TOS that are given back round what two years have made of them (rule BD-10).
    expect(money(figures.redemption!.net)).toBe('9238.98');
    expect(money(figures.next!.net)).toBe('9347.19');
    expect(figures.next!.day).toBe('2027-01-02');
    expect(money(plus(figures.atMaturity.interest, figures.atMaturity.principal))).toBe('9663.20');
    expect(figures.atMaturity.basis).toBe('issue');
  });

  test('interest that was paid is money that came, after tax, and the worth begins anew', () => {
    const coi = held('COI1228', '2024-12-03', 240);
    const before = holdingFigures(coi, '2025-12-02', assumption);
    const after = holdingFigures(coi, '2025-12-03', assumption);
    expect(before.paid).toEqual([]);
    expect(money(after.value)).toBe('24000.00');
    expect(after.paid).toHaveLength(1);
    expect(after.paid[0]).toMatchObject({ kind: 'interest', day: '2025-12-03' });
    const { interest, tax, net } = after.paid[0]!;
    expect(money(plus(net, tax))).toBe(money(interest));
    expect(after.next!.day).toBe('2026-12-03');
  });

  test('it counts on its last day and is closed on the next, with its money out', () => {
    const ots = held('OTS1024', '2024-07-01', 50);
    const last = holdingFigures(ots, '2024-10-01', assumption);
    expect([last.status, money(last.value), last.paid.length]).toEqual(['held', '5038.00', 0]);
    expect(last.next!.day).toBe('2024-10-01');
    const after = holdingFigures(ots, '2024-10-02', assumption);
    expect([after.status, money(after.value)]).toEqual(['matured', '0.00']);
    expect(after.paid.map(({ kind, day, net }) => [kind, day, money(net)])).toEqual([
      ['maturity', '2024-10-01', '5030.78'],
    ]);
  });

  test('given back it is gone from that day, for its early worth less fee and tax', () => {
    const back = held('EDO0524', '2014-05-10', 1, '2015-06-16');
    expect(holdingFigures(back, '2015-06-15', assumption).status).toBe('held');
    expect(holdingFigures(back, '2015-06-16', assumption).status).toBe('redeemed');
    expect(flowsUpTo(back, '2020-01-01').map(({ kind, net }) => [kind, money(net)])).toEqual([
      ['redemption', '101.75'],
    ]);
  });

  test('a bond of Catalyst is its clean price and what has accrued (rule BD-11)', () => {
    const terms = {
      ...termsOf('TOS0127'),
      symbol: 'DS1033',
      kind: 'catalyst' as const,
      faceValue: decimal('1000'),
      firstRate: decimal('6'),
      maturesOn: '2033-10-25',
      couponsAYear: 1,
    };
    const quote = { percent: decimal('99.4'), day: '2026-05-01', simulated: false };
    const bonds = {
      ...held('TOS0127', '2024-01-02', 2),
      schedule: scheduleOf(terms, '2026-05-04', shippedRates()),
    };
    const unquoted = holdingFigures(bonds, '2026-05-04', assumption);
    expect(unquoted.unknownFrom).toBe('2026-05-04');
    const figures = holdingFigures({ ...bonds, quoteOn: () => quote }, '2026-05-04', assumption);
    expect([money(figures.each), money(figures.accruedEach), money(figures.value)]).toEqual([
      '1025.40',
      '31.40',
      '2050.80',
    ]);
  });
});

test('the history says each day what the exact reckoning says', () => {
  for (const series of shippedSeries.filter(({ issueMonth }) => issueMonth.endsWith('-05'))) {
    const bought = `${series.issueMonth}-17`;
    const schedule = assumedSchedule(scheduleOf(termsOf(series.symbol), bought, shippedRates()), assumption);
    const last = dayNumber(schedule.matures);
    const worth = dailyWorth({ schedule, quoteOn: () => null }, last);
    expect(worth).toHaveLength(last - dayNumber(bought) + 1);
    for (let i = 0; i < worth.length; i += i % 2 ? 1 : 56) {
      const found = interestOn(schedule, addDays(bought, i));
      const exact = 'interest' in found ? 100 + floatOf(found.interest) : Number.NaN;
      expect(Math.abs(worth[i]! - exact), `${series.symbol} day ${i}`).toBeLessThan(1e-9);
    }
    const end = interestOn(schedule, schedule.matures);
    expect(worth.at(-1)!).toBeCloseTo('interest' in end ? 100 + floatOf(end.interest) : 0, 9);
  }
});
