import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, floatOf, zero } from '../../../foundation/decimal.ts';
import { type CryptoOutcome, yearOf } from '../reckoning/outcome.ts';

type CoinRow = Pick<CryptoOutcome, 'day' | 'revenue' | 'cost'>;

/**
 * What of the cost of coins no sale has used up, at the close of each day (BA-6): purchases and fees less revenue, and
 * what is left at the end of a year goes over to the next. A year that sold for more than that starts the next with
 * nothing. `carriedInto` is what a year begins with, where more is known of it than these rows.
 */
export function coinsLeft(
  rows: readonly CoinRow[],
  carriedInto: (year: number) => Decimal | undefined,
  first: number,
  today: number,
): Float64Array {
  const left = new Float64Array(today - first + 1);
  const days = rows.map((row) => dayNumber(row.day));
  const begin = Math.min(first, days[0] ?? first);
  let year = yearOf(dayOf(begin));
  let nextYear = dayNumber(`${year + 1}-01-01`);
  let open = floatOf(carriedInto(year) ?? zero);
  let next = 0;
  for (let day = begin; day <= today; day++) {
    if (day === nextYear) {
      year += 1;
      nextYear = dayNumber(`${year + 1}-01-01`);
      const carried = carriedInto(year);
      open = carried ? floatOf(carried) : Math.max(0, open);
    }
    for (; next < days.length && days[next]! <= day; next++)
      open += floatOf(rows[next]!.cost) - floatOf(rows[next]!.revenue);
    if (day >= first) left[day - first] = Math.max(0, open);
  }
  return left;
}
