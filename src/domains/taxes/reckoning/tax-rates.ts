import { type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, one } from '../../../foundation/decimal.ts';

/** A mid rate of the National Bank of Poland, for one unit, with the table it stands in. */
export type TaxRate = { effective: Day; table: string; mid: Decimal };

/** The rates of each currency, oldest first. */
export type RateTables = ReadonlyMap<string, readonly TaxRate[]>;

/** Tables come each working day, those of rare currencies each week: without one for longer there is none (rule TX-2). */
const mostDaysOld = 10;

/** The last rate published on a day before this one (art. 11a of the PIT act). */
export function rateBefore(tables: RateTables, currency: string, day: Day): TaxRate | undefined {
  const rates = tables.get(currency) ?? [];
  let from = 0;
  let to = rates.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rates[middle]!.effective < day) from = middle + 1;
    else to = middle;
  }
  const last = rates[from - 1];
  return last && dayNumber(day) - dayNumber(last.effective) <= mostDaysOld ? last : undefined;
}

/** A currency whose rate is not known on a day: no figure can be made of it. */
export class MissingRate extends Error {
  readonly currency: string;
  readonly day: Day;
  constructor(currency: string, day: Day) {
    super(`no rate of ${currency} before ${day}`);
    this.currency = currency;
    this.day = day;
  }
}

/** What an amount of a day is multiplied by; the zloty needs no table. */
export function factorOf(
  tables: RateTables,
  currency: string,
  day: Day,
): { mid: Decimal; rate: TaxRate | null } {
  if (currency === 'PLN') return { mid: one, rate: null };
  const rate = rateBefore(tables, currency, day);
  if (!rate) throw new MissingRate(currency, day);
  return { mid: rate.mid, rate };
}
