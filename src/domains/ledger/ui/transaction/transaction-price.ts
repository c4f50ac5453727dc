import { isWeekend } from '../../../../foundation/days/weekdays.ts';

/** A price of an asset on a day, as the market knows it. */
export type DayPrice = {
  /** Money for one unit; null where the market's quote is not in money. */
  value: string | null;
  currencyId: string;
  /** The day it is of: an earlier one where the market was closed. */
  day: string;
  isCarried: boolean;
  isSimulated: boolean;
  source: string;
};

/** The price of one unit, written as money is: with two decimals at least. */
export function unitPrice(value: string | null): string | null {
  if (value === null) return null;
  const [whole = '', fraction = ''] = value.split('.');
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

/** How many decimals a price is written with: at least two, and as many as it has. */
export function decimalsOf(price: string): number {
  return Math.max(2, (price.split('.')[1] ?? '').replace(/0+$/, '').length);
}
