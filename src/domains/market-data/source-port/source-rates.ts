import type { Day } from '../../../foundation/calendar-day.ts';
import { decimal, over, textOf } from '../../../foundation/decimal.ts';
import type { RatePoint } from './source-port.ts';

/** What each currency was worth in PLN by rates that all start from EUR; days without EUR/PLN give none. */
export function throughEuro(rates: RatePoint[]): RatePoint[] {
  const zloty = new Map<Day, RatePoint>();
  for (const rate of rates) if (rate.base === 'EUR' && rate.quote === 'PLN') zloty.set(rate.day, rate);
  const crosses: RatePoint[] = [];
  for (const rate of rates) {
    const euro = zloty.get(rate.day);
    if (!euro || rate.base !== 'EUR') continue;
    if (rate.quote === 'PLN') crosses.push(rate);
    else {
      const value = textOf(over(decimal(euro.value), decimal(rate.value), 8));
      crosses.push({ day: rate.day, base: rate.quote, quote: 'PLN', value });
    }
  }
  return crosses;
}
