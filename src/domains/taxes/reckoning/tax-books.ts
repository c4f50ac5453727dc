import { type Day, dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, plus, times, zero } from '../../../foundation/decimal.ts';
import { onceFor } from '../../../foundation/once-for.ts';
import type { Readings } from '../readings.ts';
import { LotBook } from './lot-book.ts';
import type { Outcome, SaleOutcome } from './outcome.ts';
import { yearOf } from './outcome.ts';
import { PairKeys } from './pair-keys.ts';
import { placesBy, roundingBy } from './rounding.ts';
import { settlementDay } from './settlement.ts';
import type { DatedMoney, Money, Purchase, Sale, TaxAccount, TaxEvent, TaxInstrument } from './tax-events.ts';
import { factorOf, type RateTables, type TaxRate } from './tax-rates.ts';

export type TaxInput = {
  accounts: readonly TaxAccount[];
  instruments: ReadonlyMap<string, TaxInstrument>;
  /** In the order of the ledger; of one day what changes lots as a whole comes first, unless they are placed already. */
  events: readonly TaxEvent[];
  arePlaced?: boolean;
  rates: RateTables;
  /** Days without settlement, by market. */
  closed: ReadonlyMap<string, ReadonlySet<Day>>;
};

/** Who holds a queue that all accounts share. */
export const everywhere = '*';
/** Accounts book the same event within so many days. */
const sameWithin = 3;

/** Books of one ledger have the same days: each settlement is counted once. */
const settlementsBy = onceFor(
  (closed: TaxInput['closed']) =>
    new PairKeys((market, day) => settlementDay(market, day, closed.get(market) ?? new Set())),
);

/** What is open and what was found while a ledger is gone through, with the readings that govern days, rates and queues. */
export class TaxBooks {
  readonly outcome: Outcome;
  readonly readings: Readings;
  readonly lots: LotBook;
  readonly shorts: LotBook;
  readonly round: (amount: Decimal) => Decimal;
  /** When something happened to a queue of several accounts. */
  readonly #shared = new Map<string, Day>();
  readonly #input: TaxInput;
  readonly #wrappers: ReadonlyMap<string, TaxAccount['wrapper']>;

  constructor(input: TaxInput, readings: Readings) {
    this.#input = input;
    this.readings = readings;
    this.round = roundingBy(readings);
    this.lots = new LotBook(placesBy(readings));
    this.shorts = new LotBook(placesBy(readings));
    const open = this.lots.steps;
    this.outcome = { sales: [], crypto: [], flat: [], fees: [], outside: [], missing: [], open };
    this.#wrappers = new Map(input.accounts.map(({ id, wrapper }) => [id, wrapper]));
  }

  /** The day that decides year and rate, and whether the market's usual cycle was counted (rule TX-2). */
  taxDay({ day, settled, instrument }: Purchase | Sale): { taxDay: Day; isDayComputed: boolean } {
    if (this.readings.day === 'trade') return { taxDay: day, isDayComputed: false };
    if (settled) return { taxDay: settled, isDayComputed: false };
    const market = this.#input.instruments.get(instrument)?.market;
    if (!market) return { taxDay: day, isDayComputed: false };
    return { taxDay: settlementsBy(this.#input.closed).of(market, day), isDayComputed: true };
  }

  /** Not rounded yet. */
  exactly({ amount, currency }: Money, day: Day): { exact: Decimal; rate: TaxRate | null } {
    const { mid, rate } = factorOf(this.#input.rates, currency, day);
    return { exact: times(amount, mid), rate };
  }

  inZloty(money: Money, day: Day): { pln: Decimal; rate: TaxRate | null } {
    const { exact, rate } = this.exactly(money, day);
    return { pln: this.round(exact), rate };
  }

  /** One amount in zloty of several, each on its day. */
  allInZloty(amounts: readonly DatedMoney[]): Decimal {
    return amounts.reduce((total, one) => plus(total, this.inZloty(one, one.day).pln), zero);
  }

  feeInZloty({ fee }: { fee: Money | null }, day: Day): Decimal {
    return fee ? this.inZloty(fee, day).pln : zero;
  }

  /** Price and accrued interest, each converted by itself. */
  value({ quantity, price, gross, currency, accrued }: Purchase | Sale, day: Day) {
    const { pln, rate } = this.inZloty({ amount: gross ?? times(quantity, price), currency }, day);
    if (!accrued) return { pln, rate };
    return { pln: plus(pln, this.inZloty({ amount: accrued, currency }, day).pln), rate };
  }

  wrapperOf(account: string): TaxAccount['wrapper'] {
    return this.#wrappers.get(account) ?? null;
  }

  /** Which lots are one queue: those of an account, or of all accounts that are no wrapper (rule TX-4). */
  pool(account: string, instrument: string): string {
    return this.#pools.of(account, instrument);
  }

  readonly #pools = new PairKeys((account, instrument) => {
    const isApart = this.readings.fifo_scope === 'account' || this.wrapperOf(account) !== null;
    return `${isApart ? account : everywhere} ${this.paperOf(instrument)}`;
  });

  /** Listings of one paper are one queue. */
  paperOf(instrument: string): string {
    return this.#input.instruments.get(instrument)?.paper ?? instrument;
  }

  /**
   * Whether something happens to a queue for the first time: what accounts share would be split once for each of them, as
   * each has a row of it.
   */
  isFirst(what: string, { pool, holder }: { pool: string; holder: string }, day: Day): boolean {
    if (holder !== everywhere) return true;
    const key = `${what} ${pool}`;
    const before = this.#shared.get(key);
    this.#shared.set(key, day);
    return before === undefined || dayNumber(day) - dayNumber(before) > sameWithin;
  }

  /** The queues of an instrument: of one account, or everywhere, each with its account. */
  poolsOf(instrument: string, account?: string): { pool: string; holder: string }[] {
    const ending = ` ${this.paperOf(instrument)}`;
    const pools =
      account === undefined
        ? [...this.lots.pools()].filter((pool) => pool.endsWith(ending))
        : [this.pool(account, instrument)];
    return pools.map((pool) => ({ pool, holder: pool.slice(0, -ending.length) }));
  }

  countryOf(instrument: string): string | null {
    const known = this.#input.instruments.get(instrument);
    if (!known) return null;
    return this.readings.country_by === 'exchange' && known.exchangeCountry
      ? known.exchangeCountry
      : known.country;
  }

  /** Whether it happens inside a wrapper, and so enters no return. */
  isOutside(id: string, account: string): boolean {
    const reason = this.wrapperOf(account);
    if (reason) this.outcome.outside.push({ ref: id, reason });
    return reason !== null;
  }

  sold(sale: SaleOutcome): void {
    this.outcome.sales.push(sale);
    const { ref, taxDay, instrument, country } = sale;
    if (country === null)
      this.outcome.missing.push({ ref, year: yearOf(taxDay), what: 'country', instrument });
  }
}
