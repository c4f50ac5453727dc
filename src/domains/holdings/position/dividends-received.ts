import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, floatOf, minus, over, plus, sign, zero } from '../../../foundation/decimal.ts';
import { startOf } from '../../market-data/period-change.ts';
import type { ShownEntry } from '../../performance/positions/tally-book.ts';
import { moneyText } from '../../valuation/measure-total.ts';

/** The last years that are told one by one. */
const mostYears = 12;

/** Dividends of the ledger after tax: by year, and those of twelve months against the cost (rule HO-6). */
export function dividendsReceived(
  entries: readonly Pick<ShownEntry, 'type' | 'day' | 'gross' | 'tax'>[],
  openCost: Decimal,
  today: number,
) {
  const paid = entries.filter(({ type }) => type === 'dividend');
  const yearAgo = dayNumber(startOf('1Y', dayOf(today)));
  const byYear = new Map<string, Decimal>();
  let lastYear = zero;
  for (const { day, gross, tax } of paid) {
    const net = minus(gross, tax);
    const year = dayOf(day).slice(0, 4);
    byYear.set(year, plus(byYear.get(year) ?? zero, net));
    if (day > yearAgo) lastYear = plus(lastYear, net);
  }
  return {
    count: paid.length,
    last_day: paid.length > 0 ? dayOf(Math.max(...paid.map(({ day }) => day))) : null,
    twelve_months: moneyText(lastYear),
    yield_on_cost: sign(openCost) > 0 ? floatOf(over(lastYear, openCost, 12)) * 100 : null,
    years: [...byYear]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-mostYears)
      .map(([year, net]) => ({ year, net: moneyText(net) })),
  };
}
