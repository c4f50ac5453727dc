import { type Decimal, decimal, one, over } from '../../foundation/decimal.ts';

/** A currency's rates in złoty by day, oldest first. */
export type RateRow = { currency: string; day: number; pln: string };

/** The same as one text for days and one for rates: read only when somebody asks for the currency. */
export type RateText = { currency: string; days: string; rates: string };

const base = 'pln';
const crossPlaces = 24;

type Rates = {
  days: number[];
  /** As published; read exactly only where a day is asked for. */
  published: string[];
  /** For each day from `first` on the place of the last rate up to it. */
  first: number;
  at: Int32Array;
};

/**
 * Rates between any two currencies on any day, through złoty (rule L-11). A day without a rate takes the last
 * earlier one; a day before the first rate takes the first, and `isEstimate` says so. A currency without any rate has
 * none to any other.
 */
export class RateBook {
  readonly #byCurrency = new Map<string, Rates>();
  readonly #unread = new Map<string, RateText>();
  readonly #crosses = new Map<string, Map<number, Decimal>>();
  readonly #series = new Map<string, { first: number; values: Float64Array }>();
  readonly #last: number;

  constructor(rows: readonly RateRow[], lastDay: number) {
    this.#last = lastDay;
    const grouped = Map.groupBy(rows, (row) => row.currency);
    for (const [currency, list] of grouped) this.#byCurrency.set(currency, ratesOf(list, lastDay));
  }

  static ofTexts(texts: Iterable<RateText>, lastDay: number): RateBook {
    const book = new RateBook([], lastDay);
    for (const text of texts) book.#unread.set(text.currency, text);
    return book;
  }

  #of(currency: string): Rates | undefined {
    const text = this.#unread.get(currency);
    if (text) {
      this.#unread.delete(currency);
      this.#byCurrency.set(currency, ratesOf(rowsIn(text), this.#last));
    }
    return this.#byCurrency.get(currency);
  }

  knows(currency: string): boolean {
    return currency === base || this.#unread.has(currency) || this.#byCurrency.has(currency);
  }

  /** Złoty for one unit, exact as published. */
  #pln(currency: string, day: number): Decimal | null {
    if (currency === base) return one;
    const rates = this.#of(currency);
    return rates ? decimal(rates.published[placeOf(rates, day)]!) : null;
  }

  /** What a unit of one currency was worth in the other that day; null where one of them has no rate at all. */
  cross(from: string, to: string, day: number): Decimal | null {
    if (from === to) return one;
    const key = `${from}>${to}`;
    const known = this.#crosses.get(key) ?? new Map<number, Decimal>();
    this.#crosses.set(key, known);
    const found = known.get(day);
    if (found) return found;
    const upper = this.#pln(from, day);
    const lower = this.#pln(to, day);
    if (!upper || !lower) return null;
    const rate = to === base ? upper : over(upper, lower, crossPlaces);
    known.set(day, rate);
    return rate;
  }

  /** The day the rate of a day was published; null for złoty and where there is none. */
  dayOfRate(currency: string, day: number): number | null {
    const rates = this.#of(currency);
    return rates ? rates.days[placeOf(rates, day)]! : null;
  }

  isEstimate(currency: string, day: number): boolean {
    const rates = this.#of(currency);
    return rates !== undefined && day < rates.days[0]!;
  }

  /** The same as floats for each day from `first` to the book's last, for histories; NaN where there is no rate. */
  series(from: string, to: string, first: number): Float64Array {
    const key = `${from}>${to}`;
    const found = this.#series.get(key);
    // One series for each pair, the longest asked for; the others are its ends.
    if (found && found.first <= first) return found.values.subarray(first - found.first);
    const values = new Float64Array(Math.max(0, this.#last - first + 1));
    const upper = this.#floats(from);
    const lower = this.#floats(to);
    for (let i = 0; i < values.length; i++) values[i] = upper(first + i) / lower(first + i);
    this.#series.set(key, { first, values });
    return values;
  }

  #floats(currency: string): (day: number) => number {
    if (currency === base) return () => 1;
    const rates = this.#of(currency);
    if (!rates) return () => Number.NaN;
    const values = Float64Array.from(rates.published, Number);
    return (day) => values[placeOf(rates, day)]!;
  }
}

function rowsIn({ currency, days, rates }: RateText): RateRow[] {
  const published = rates.split(' ');
  return days.split(' ').map((day, i) => ({ currency, day: Number(day), pln: published[i]! }));
}

function ratesOf(list: readonly RateRow[], lastDay: number): Rates {
  const sorted = list.toSorted((a, b) => a.day - b.day);
  const days = sorted.map((row) => row.day);
  const first = days[0]!;
  const at = new Int32Array(Math.max(1, lastDay - first + 1));
  for (let i = 0, place = 0; i < at.length; i++) {
    while (place + 1 < days.length && days[place + 1]! <= first + i) place++;
    at[i] = place;
  }
  return { days, published: sorted.map((row) => row.pln), first, at };
}

function placeOf(rates: Rates, day: number): number {
  const i = Math.min(Math.max(day - rates.first, 0), rates.at.length - 1);
  return rates.at[i]!;
}
