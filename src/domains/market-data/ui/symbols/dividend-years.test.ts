import { describe, expect, test } from 'vitest';
import { dividendYears } from './dividend-years.ts';

const paid = (day: string, amount: string) => ({
  execution_date: day,
  record_date: day,
  payment_date: null,
  amount,
});

describe('dividends by year', () => {
  test('four payments of a year are one exact sum, with the days of the last', () => {
    const [year] = dividendYears([
      paid('2025-03-10', '0.1'),
      paid('2025-06-10', '0.1'),
      paid('2025-09-10', '0.1'),
      paid('2025-12-10', '0.11'),
    ]);
    expect(year).toEqual({
      year: '2025',
      amount: '0.41',
      payments: 4,
      recordDay: '2025-12-10',
      paidDay: null,
      share: 1,
    });
  });

  test('newest first, five at most, bars measured by the largest shown', () => {
    const rows = dividendYears(
      Array.from({ length: 9 }, (_, at) => paid(`${2017 + at}-08-01`, String(9 - at))),
    );
    expect(rows.map(({ year }) => year)).toEqual(['2025', '2024', '2023', '2022', '2021']);
    expect(rows.map(({ share }) => share)).toEqual([1 / 5, 2 / 5, 3 / 5, 4 / 5, 1]);
  });

  test('none stay none', () => {
    expect(dividendYears([])).toEqual([]);
  });
});
