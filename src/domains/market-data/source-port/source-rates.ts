import { type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, over, textOf } from '../../../foundation/decimal.ts';
import type { RatePoint } from './source-port.ts';

/** For valuation: the rate of the day, or of the last earlier day that has one (rule M-3). */
export function rateOn(rates: RatePoint[], base: string, day: Day): RatePoint | undefined {
  return newest(rates, (rate) => rate.base === base && rate.day <= day);
}

/** No stretch of holidays is longer; a table older than this means that tables in between were never loaded. */
const longestHolidays = 10;

/**
 * For tax: the rate of the last working day before the day. A table appears on working days only,
 * so the last table before the day is the one that the law means.
 */
export function rateBefore(rates: RatePoint[], base: string, day: Day): RatePoint | undefined {
  const found = newest(rates, (rate) => rate.base === base && rate.day < day);
  return found && dayNumber(day) - dayNumber(found.day) <= longestHolidays ? found : undefined;
}

function newest(rates: RatePoint[], fits: (rate: RatePoint) => boolean): RatePoint | undefined {
  let found: RatePoint | undefined;
  for (const rate of rates) if (fits(rate) && (!found || rate.day > found.day)) found = rate;
  return found;
}

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
