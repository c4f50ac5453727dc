import { describe, expect, test } from 'vitest';
import { dayInWarsaw } from '../../foundation/calendar-day.ts';
import type { Period } from './contract.ts';
import { daysLeft, daysOf, periodAfter, periodFrom, withdrawalUntil } from './periods.ts';

function endsOf(ordered: string, period: Period, count: number): string[] {
  const first = periodFrom(new Date(ordered), period);
  const ends = [first.to];
  while (ends.length < count) ends.push(periodAfter(first.anchor, period, ends.at(-1)!).to);
  return ends.map(dayInWarsaw);
}

describe('periods (BL-2)', () => {
  test('of an order on the 31st end with each month, and come back to the 31st', () => {
    expect(endsOf('2026-01-31T12:00:00Z', 'month', 4)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  test('of a year that was ordered on 29 February end on the 28th, and on the 29th where there is one', () => {
    expect(endsOf('2024-02-29T12:00:00Z', 'year', 4)).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  test('are counted by days of Warsaw: late on New Year’s Eve in London it is January there', () => {
    expect(endsOf('2025-12-31T23:30:00Z', 'month', 1)).toEqual(['2026-02-01']);
  });

  test('end at midnight in Warsaw, in summer and in winter', () => {
    expect(periodFrom(new Date('2026-02-15T12:00:00Z'), 'month').to.toISOString()).toBe(
      '2026-03-14T23:00:00.000Z',
    );
    expect(periodFrom(new Date('2026-03-15T12:00:00Z'), 'month').to.toISOString()).toBe(
      '2026-04-14T22:00:00.000Z',
    );
  });

  test('count the day on which one changes as left, and none beyond the end (BL-5)', () => {
    const span = periodFrom(new Date('2026-03-15T22:30:00Z'), 'month');
    expect(daysOf(span)).toBe(31);
    expect(daysLeft(span, new Date('2026-03-15T22:45:00Z'))).toBe(31);
    expect(daysLeft(span, new Date('2026-04-14T21:59:59Z'))).toBe(1);
    expect(daysLeft(span, new Date('2026-05-01T12:00:00Z'))).toBe(0);
  });
});

test('one may withdraw to the end of the fourteenth day after the order (BL-8)', () => {
  expect(withdrawalUntil(new Date('2026-03-20T23:30:00Z')).toISOString()).toBe('2026-04-04T22:00:00.000Z');
});
