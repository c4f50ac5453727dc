import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal } from '../../../foundation/decimal.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Services } from '../../../platform/services.ts';
import { ownPricesChanged } from '../../instruments/server/instrument-events.ts';
import type { DaySeries } from '../../market-data/day-series.ts';
import { firstDayOf, yearOf } from '../../market-data/packed-year.ts';
import { marketChanged } from '../../market-data/server/market-events.ts';
import { type LatestPrice, latestOf, readKnownCloses } from '../../market-data/server/prices/price-store.ts';
import type { HoldingMarket } from '../quoted-market.ts';
import { RateBook } from '../rate-book.ts';
import { KeptRates } from './kept-rates.ts';

export type Quoted = {
  from: number;
  closes: DaySeries;
  newest: HoldingMarket['newest'];
  at: Date | null;
  source: string | null;
};
export type Quotes = ReadonlyMap<string, Quoted>;

/** Some 16 MB of closes: a thousand instruments over five years. */
const mostCloses = 2_000_000;

const memories = new WeakMap<Services, MarketMemory>();

/** The memory of a process; one for the services it was started with. */
export function marketMemoryOf(services: Services): MarketMemory {
  const memory = memories.get(services) ?? new MarketMemory(services);
  memories.set(services, memory);
  return memory;
}

/**
 * Prices and rates as the last reading found them, until the market changes: whoever changes it says so in the same
 * transaction, and after a gap in the events everything is forgotten.
 */
class MarketMemory {
  readonly #services: Services;
  readonly #quotes = new RecentlyUsed<Quoted>(mostCloses);
  readonly #texts = new KeptRates();
  #rates: { today: number; book: Promise<RateBook> } | undefined;
  #version = 0;

  constructor(services: Services) {
    this.#services = services;
    services.events.subscribe((event) => {
      if (marketChanged.is(event) || ownPricesChanged.is(event)) this.#forget();
    });
    services.events.onGap(() => this.#forget());
  }

  #forget(): void {
    this.#version++;
    this.#quotes.clear();
    this.#rates = undefined;
  }

  /** Rises with each change of the market: figures of an older version are stale. */
  get version(): number {
    return this.#version;
  }

  rates(today: number): Promise<RateBook> {
    if (this.#rates?.today !== today) {
      const book = this.#texts.read(this.#services.database).then((texts) => RateBook.ofTexts(texts, today));
      // A failed reading is tried again by whoever asks next.
      book.catch(() => {
        this.#rates = undefined;
      });
      this.#rates = { today, book };
    }
    return this.#rates.book;
  }

  /** Closes from the year of `from` to today and the newest price of each instrument; one query each for what is not known. */
  async quotes(ids: readonly string[], from: number, today: number): Promise<Quotes> {
    const first = firstDayOf(yearOf(from));
    const found = new Map<string, Quoted>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const known = this.#quotes.get(`${id}@${today}`);
      if (known && known.from <= first) found.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const version = this.#version;
    const { database } = this.#services;
    const [closes, newest] = await Promise.all([
      readKnownCloses(database, missing, first, today),
      latestOf(database, missing),
    ]);
    const byId = new Map(newest.map((row) => [row.instrument_id, row]));
    for (const id of missing) {
      const row = byId.get(id);
      const quoted: Quoted = {
        from: first,
        closes: closes.get(id)!,
        newest: row ? newestOf(row) : null,
        at: row?.at ?? null,
        source: row?.source ?? null,
      };
      found.set(id, quoted);
      // What was read while the market changed may be of before; it serves this answer and no other.
      if (version === this.#version) this.#quotes.set(`${id}@${today}`, quoted, quoted.closes.values.length);
    }
    return found;
  }
}

function newestOf(row: LatestPrice): HoldingMarket['newest'] {
  return {
    price: decimal(row.price),
    day: dayNumber(row.day),
    previous: row.previous === null ? null : decimal(row.previous),
    previousDay: row.previous_day === null ? null : dayNumber(row.previous_day),
  };
}
