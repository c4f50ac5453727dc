import { decimal, hundred, over, textOf } from '../../../foundation/decimal.ts';

/** A price of an asset on a day, as the market knows it. */
export type DayPrice = {
  value: string;
  currencyId: string;
  /** The day it is of: an earlier one where the market was closed. */
  day: string;
  isCarried: boolean;
  isSimulated: boolean;
  source: string;
};

type Unit = 'unit' | 'pence' | 'percent';

/**
 * The price of one unit in its currency, written as money is: London quotes pence. A bond is quoted in percent of a nominal that is not
 * known here, so its price is left to the reader.
 */
export function unitPrice(value: string, unit: Unit): string | null {
  if (unit === 'percent') return null;
  const price = textOf(unit === 'pence' ? over(decimal(value), hundred, 12) : decimal(value));
  const [whole = '', fraction = ''] = price.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

/**
 * The day to offer instead of one on which the market was closed. Today is no such day until it is over, unless it is
 * a weekend: the close is still to come.
 */
export function openDayInstead(price: DayPrice | null, day: string, today: string): string | null {
  if (!price?.isCarried || price.day >= day) return null;
  return day === today && !isWeekend(day) ? null : price.day;
}

export function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** From 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** How many decimals a price is written with: at least two, and as many as it has. */
export function decimalsOf(price: string): number {
  return Math.max(2, (price.split('.')[1] ?? '').replace(/0+$/, '').length);
}
