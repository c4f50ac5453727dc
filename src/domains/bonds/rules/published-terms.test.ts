import { describe, expect, test } from 'vitest';
import { addMonths, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, fixedTextOf, floatOf, minus, sum } from '../../../foundation/decimal.ts';
import { kindRules, type RetailKind } from '../series-terms.ts';
import { paymentsOf, scheduleOf } from './schedule.ts';
import { seriesRows, shippedRates, termsOf } from './shipped-for-tests.ts';

const rates = shippedRates();

/** As the Ministry tabulates a series: bought on the first day of its sale. */
function scheduled(row: Record<string, string>) {
  return scheduleOf(termsOf(row.series!), `${row.issue_month}-01`, rates);
}

describe('what the Ministry published of 1,497 series (rules BD-3 to BD-6)', () => {
  test('every published rate of a period is the reckoned one', () => {
    let compared = 0;
    for (const row of seriesRows) {
      if (row.type === 'TOZ') continue;
      const schedule = scheduled(row);
      for (const [i, published] of row.rates_by_period_pct!.split('|').entries()) {
        const reckoned = schedule.rates[i];
        expect(reckoned, `${row.series} period ${i + 1}`).not.toBeNull();
        expect(floatOf(reckoned!.percent), `${row.series} period ${i + 1}`).toBe(Number(published));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(4000);
  });

  test('the interest of a whole series is the published one to the grosz', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const row of seriesRows) {
      if (!row.total_interest_pln) continue;
      const interest = sum(paymentsOf(scheduled(row)).map((payment) => payment.interest));
      if (fixedTextOf(interest, 2) !== fixedTextOf(decimal(row.total_interest_pln), 2))
        wrong.push(`${row.series} ${fixedTextOf(interest, 2)} ${row.total_interest_pln}`);
      compared++;
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(400);
  });

  test('a symbol ends its term in the month that it names', () => {
    for (const row of seriesRows) {
      const { months } = kindRules[row.type as RetailKind];
      const end = addMonths(`${row.issue_month}-01`, months);
      expect(`${end.slice(5, 7)}${end.slice(2, 4)}`, row.series).toBe(row.series!.slice(3));
      expect(dayNumber(scheduled(row).matures)).toBe(dayNumber(end));
    }
  });

  test('a bond that pays on the way pays what its rates say', () => {
    for (const row of seriesRows.filter(({ type }) => type === 'COI' || type === 'TOZ')) {
      const schedule = scheduled(row);
      if (schedule.adds) continue;
      const every = kindRules[row.type as RetailKind].every;
      for (const [i, payment] of paymentsOf(schedule).entries()) {
        const exact = (Number(floatOf(schedule.rates[i]!.percent)) * every) / 12;
        expect(Math.abs(floatOf(minus(payment.interest, decimal(exact.toFixed(6)))))).toBeLessThan(0.00501);
      }
    }
  });
});
