import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import {
  monthsIn,
  periodBefore,
  periodText,
  type ReportPeriod,
  readPeriod,
  spanOf,
} from './report-period.ts';

const today = dayNumber('2026-11-13');
const begun = dayNumber('2024-03-10');

function daysOf(text: string): string | null {
  const span = spanOf(readPeriod(text)!, { today, begun });
  return span && `${dayOf(span.from)} ${dayOf(span.to)}`;
}

describe('the period of a report (rule RP-2)', () => {
  it.each([
    ['2025', '2024-12-31 2025-12-31'],
    ['2026', '2025-12-31 2026-11-13'],
    ['2025-Q4', '2025-09-30 2025-12-31'],
    ['2024-02', '2024-02-29 2024-02-29'],
    ['2024-Q1', '2024-03-09 2024-03-31'],
    ['2026-11', '2026-10-31 2026-11-13'],
    ['start', '2024-03-09 2026-11-13'],
    ['2025-01-15..2025-01-15', '2025-01-14 2025-01-15'],
    ['1901-01-01..2200-12-31', '2024-03-09 2026-11-13'],
    ['2027', null],
    ['2026-11-14..2026-11-20', null],
  ])('%s spans %s', (text, days) => {
    expect(daysOf(text)).toBe(days);
    expect(periodText(readPeriod(text)!)).toBe(text);
  });

  it.each([
    '',
    'today',
    '25',
    '20255',
    '2025-Q5',
    '2025-13',
    '2025-00',
    '2025-02-30..2025-03-01',
    '2025-03-02..2025-03-01',
    '2025-03-01',
    '2025-03-01..',
    '2025-03-01..2025-03-02..2025-03-03',
    '0001',
    '9999',
    'start..2025-01-01',
  ])('“%s” is none', (text) => {
    expect(readPeriod(text)).toBeNull();
  });

  it.each([
    ['2025', '2024'],
    ['2025-Q1', '2024-Q4'],
    ['2025-Q3', '2025-Q2'],
    ['2025-01', '2024-12'],
    ['2025-03-11..2025-03-20', '2025-03-01..2025-03-10'],
    ['start', null],
    ['1900', null],
  ])('%s is compared with %s', (text, before) => {
    const found = periodBefore(readPeriod(text)!);
    expect(found && periodText(found)).toBe(before);
  });

  it('is cut at the ends of months, and knows which of them are whole', () => {
    const period: ReportPeriod = { of: 'days', from: '2024-12-15', to: '2025-03-31' };
    const months = monthsIn(spanOf(period, { today, begun })!);
    expect(months.map(({ month, isWhole }) => [month, isWhole])).toEqual([
      ['2024-12', false],
      ['2025-01', true],
      ['2025-02', true],
      ['2025-03', true],
    ]);
    expect(months.map(({ from, to }) => to - from)).toEqual([17, 31, 28, 31]);
  });
});
