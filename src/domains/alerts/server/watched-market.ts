import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, floatOf } from '../../../foundation/decimal.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { isSession } from '../../instruments/is-session.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { factorOf } from '../../performance/server/measure-ledger.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { type QuotedMarket, sessionDays } from '../lean-book.ts';
import type { SplitDay } from '../price-level.ts';
import { type QuotedRow, quotedInstruments, ratesSince } from './quote-store.ts';

export type WatchedInstrument = Omit<QuotedRow, 'splits' | 'price'> & {
  market: QuotedMarket;
  price: Decimal | null;
  isSimulated: boolean;
  splits: readonly SplitDay[];
};

/** Prices and rates as a pass over everybody finds them: read anew by each, each instrument when it is first met. */
export class WatchedMarket {
  readonly today: number;
  readonly rates: RateBook;
  /** Currencies that never had a rate, by id. */
  readonly unknownCurrencies: readonly string[];
  readonly #instruments = new Map<string, WatchedInstrument>();
  readonly #moves = new Map<string, number>();

  private constructor(today: number, rates: RateBook, unknownCurrencies: readonly string[]) {
    this.today = today;
    this.rates = rates;
    this.unknownCurrencies = unknownCurrencies;
  }

  static async read(on: Queries, today: number): Promise<WatchedMarket> {
    const rows = await ratesSince(on, dayOf(today - sessionDays));
    const known = rows.flatMap(({ currency, day, pln }) =>
      day === null || pln === null ? [] : [{ currency, day, pln }],
    );
    const unknown = rows.filter(({ day }) => day === null).map(({ id }) => id);
    return new WatchedMarket(today, new RateBook(known, today), unknown);
  }

  /** One query for all that were not met yet. */
  async learn(on: Queries, ids: Iterable<string>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#instruments.has(id));
    if (missing.length === 0) return;
    for (const row of await quotedInstruments(on, missing)) this.#instruments.set(row.id, watched(row));
  }

  /** One that was learnt. */
  of(id: string): WatchedInstrument {
    return this.#instruments.get(id)!;
  }

  /** How far a unit went in its last session, in a currency: of one that was neither bought nor sold meanwhile. Not exact. */
  moveOf(id: string, shown: string): number {
    const key = `${id}>${shown}`;
    const found = this.#moves.get(key);
    if (found !== undefined) return found;
    const move = this.#reckon(this.of(id), shown);
    this.#moves.set(key, move);
    return move;
  }

  #reckon({ market: { newest, currency } }: WatchedInstrument, shown: string): number {
    if (!newest?.previous || newest.previousDay === null) return 0;
    const { day, previousDay } = newest;
    if (!isSession(day, day, this.today) || !isSession(previousDay, day, this.today)) return 0;
    const [then, now] = [
      this.rates.cross(currency, shown, previousDay),
      this.rates.cross(currency, shown, day),
    ];
    const before = floatOf(newest.previous) * (then ? floatOf(then) : 0);
    if (!then || !now || before === 0) return Number.POSITIVE_INFINITY;
    return Math.abs((floatOf(newest.price) * floatOf(now)) / before - 1);
  }

  /** A split between the two closes of the last session. */
  splitsInSession({ market: { newest }, splits }: WatchedInstrument): readonly SplitDay[] {
    if (!newest || newest.previousDay === null) return [];
    const [from, to] = [dayOf(newest.previousDay), dayOf(newest.day)];
    return splits.filter(({ day }) => day > from && day <= to);
  }
}

function watched({ splits, price, ...row }: QuotedRow): WatchedInstrument {
  const known = price === null || row.day === null ? null : decimal(price);
  return {
    ...row,
    price: known,
    splits: splits ?? [],
    isSimulated: row.source === simulatedSource,
    market: {
      currency: row.price_currency,
      factor: factorOf(row),
      newest: known && {
        price: known,
        day: dayNumber(row.day!),
        previous: row.previous === null ? null : decimal(row.previous),
        previousDay: row.previous_day === null ? null : dayNumber(row.previous_day),
      },
    },
  };
}
