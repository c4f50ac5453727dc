import {
  type Decimal,
  isZero,
  minus,
  negated,
  over,
  plus,
  sign,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { type Book, type BookEntry, lotsSold } from '../../ledger/keep-book.ts';
import type { Lot } from '../../ledger/lots.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import {
  costShareOf,
  emptyPool,
  type LotPool,
  partOfPool,
  poolsTogether,
  poolWithout,
  priceEffectOf,
  splitPool,
} from './lot-pool.ts';

/** What one transaction did, in the shown currency at its own day's rate. */
export type ShownEntry = {
  id: string;
  type: BookEntry['type'];
  day: number;
  /** Of the transaction. */
  currency: string;
  unitsAfter: Decimal;
  /** Units, dividend or charge before fee and tax. */
  gross: Decimal;
  fee: Decimal;
  tax: Decimal;
  /** What came in less what went out. */
  flow: Decimal;
  realised: Decimal;
  /** What the lots of a linked transfer had cost; null for all else. */
  movedCost: Decimal | null;
  /** The holding right after it at its price; null for types without one. */
  valueAfter: Decimal | null;
};

const sumNames = [
  'purchases',
  'purchaseFees',
  'proceeds',
  'dividendsGross',
  'dividendTax',
  'interest',
  'fees',
  'taxes',
  'realised',
  'realisedFx',
] as const;
export type Sums = Record<(typeof sumNames)[number], Decimal>;

export type Tally = Sums & {
  entries: ShownEntry[];
  /** What is held, with its cost. */
  pool: LotPool;
  /** Some rate it needed was of a day before the first one published. */
  estimatedRates: boolean;
};

type Effect = { flow: Decimal; realised?: Decimal; movedCost?: Decimal };
type Converted = { entry: BookEntry; gross: Decimal; fee: Decimal; tax: Decimal };

/** Goes through a book once and adds up what it means in the shown currency, each row at its own day's rate. */
class BookTally {
  readonly sums: Sums = Object.fromEntries(sumNames.map((name) => [name, zero])) as Sums;
  readonly entries: ShownEntry[] = [];
  /** With average cost everything held is one pool; otherwise the book has the lots. */
  pool = emptyPool;
  estimatedRates = false;
  readonly #book: Book;
  readonly #quoted: string;
  readonly #rates: RateBook;
  readonly #shown: string;

  constructor(book: Book, quoted: string, rates: RateBook, shown: string) {
    this.#book = book;
    this.#quoted = quoted;
    this.#rates = rates;
    this.#shown = shown;
  }

  add(entry: BookEntry): void {
    const rate = this.#rates.cross(entry.currency, this.#shown, entry.day)!;
    this.estimatedRates ||=
      this.#rates.isEstimate(entry.currency, entry.day) || this.#rates.isEstimate(this.#shown, entry.day);
    const row = {
      entry,
      gross: times(entry.gross, rate),
      fee: times(entry.fee, rate),
      tax: times(entry.tax, rate),
    };
    this.#count({ fees: row.fee });
    const {
      flow,
      realised = zero,
      movedCost = null,
    } = entry.moved ? this.#move(row, entry.moved) : this.#effectOf(row);
    this.entries.push({
      id: entry.id,
      type: entry.type,
      day: entry.day,
      currency: entry.currency,
      unitsAfter: entry.unitsAfter,
      gross: row.gross,
      fee: row.fee,
      tax: row.tax,
      flow,
      realised,
      movedCost,
      valueAfter: valueAfter(entry, rate),
    });
  }

  #count(amounts: Partial<Sums>): void {
    for (const name in amounts) {
      const sum = name as keyof Sums;
      this.sums[sum] = plus(this.sums[sum], amounts[sum]!);
    }
  }

  /** Lots go over with what they cost: nothing is bought or realised, and only what was charged is paid (rule L-14). */
  #move({ entry, fee, tax }: Converted, lots: readonly Lot[]): Effect {
    const moved = lots.reduce((sum, lot) => poolsTogether(sum, this.poolOf(lot)), emptyPool);
    const comes = entry.type === 'transfer-in';
    this.#count({ purchases: comes ? moved.cost : negated(moved.cost), taxes: tax });
    if (this.#book.method === 'average') {
      if (comes) this.pool = poolsTogether(this.pool, moved);
      else this.pool = isZero(entry.unitsAfter) ? emptyPool : poolWithout(this.pool, moved);
    }
    return { flow: negated(plus(fee, tax)), movedCost: moved.cost };
  }

  #effectOf(row: Converted): Effect {
    const { entry, gross, fee, tax } = row;
    const flow = flowOf(entry.type, row);
    switch (entry.type) {
      case 'buy':
      case 'transfer-in':
        this.#count({ purchases: gross, purchaseFees: fee, taxes: tax });
        if (this.#book.method === 'average')
          this.pool = poolsTogether(this.pool, this.poolOf({ ...entry, cost: entry.gross }));
        return { flow };
      case 'sell':
      case 'transfer-out':
        this.#count({ proceeds: gross, taxes: tax });
        return { flow, realised: this.#realise(row, gross) };
      case 'short':
        this.#count({ proceeds: gross, taxes: tax });
        if (this.#book.method === 'average')
          this.pool = poolWithout(this.pool, this.poolOf({ ...entry, cost: entry.gross }));
        return { flow };
      case 'cover':
        this.#count({ purchases: gross, purchaseFees: fee, taxes: tax });
        return { flow, realised: this.#realise(row, negated(gross)) };
      case 'result':
        this.#count({ proceeds: gross, realised: gross });
        return { flow, realised: gross };
      case 'dividend':
        this.#count({ dividendsGross: gross, dividendTax: tax });
        return { flow };
      case 'repayment':
        this.#count({ proceeds: gross, taxes: tax });
        return { flow, realised: this.#payBack(row) };
      case 'spin-off':
        this.#count({ proceeds: gross });
        return { flow, realised: this.#partWith(row) };
      case 'interest':
        this.#count({ interest: gross, taxes: tax });
        return { flow };
      case 'fee':
        this.#count({ fees: gross });
        return { flow };
      case 'tax':
        this.#count({ taxes: gross });
        return { flow };
      case 'split':
        if (this.#book.method === 'average') this.pool = splitPool(this.pool, entry.ratio!, entry.unitsAfter);
        return { flow };
      default:
        return { flow };
    }
  }

  /**
   * The gain of a sale against what its units had cost, and the currency's part of it; of what is covered against what it
   * had brought, which both count below zero (rule L-23).
   */
  #realise({ entry }: Converted, brought: Decimal): Decimal {
    const { method } = this.#book;
    let released = emptyPool;
    if (method === 'average') {
      const moved = entry.type === 'cover' ? negated(entry.units) : entry.units;
      released = isZero(entry.unitsAfter) ? this.pool : partOfPool(this.pool, moved);
      this.pool = poolWithout(this.pool, released);
    } else for (const lot of entry.released) released = poolsTogether(released, this.poolOf(lot));
    const gain = minus(brought, released.cost);
    const price = times(entry.price!, this.#rates.cross(entry.currency, this.#quoted, entry.day)!);
    const priceEffect = priceEffectOf(released, price, method);
    this.#count({ realised: gain, realisedFx: minus(gain, priceEffect) });
    return gain;
  }

  /** Capital paid back lowers what is held by as much as it brings; where nothing is held any more it is gained (rule CA-5). */
  #payBack({ entry, gross }: Converted): Decimal {
    if (sign(entry.unitsAfter) <= 0) {
      this.#count({ realised: gross });
      return gross;
    }
    if (this.#book.method === 'average')
      this.pool = poolWithout(this.pool, this.poolOf({ ...entry, units: zero, cost: entry.gross }));
    return zero;
  }

  /** A spin-off whose new asset is not in view: its part of the cost left for what it was worth. */
  #partWith({ entry, gross }: Converted): Decimal {
    const isPooled = this.#book.method === 'average';
    const gone = isPooled
      ? costShareOf(this.pool, entry.share!)
      : entry.released.reduce((sum, lot) => poolsTogether(sum, this.poolOf(lot)), emptyPool);
    if (isPooled) this.pool = poolWithout(this.pool, gone);
    const gain = minus(gross, gone.cost);
    this.#count({ realised: gain });
    return gain;
  }

  poolOf(lot: PricedLot): LotPool {
    return poolOf(lot, this.#quoted, this.#rates, this.#shown);
  }
}

type PricedLot = Pick<Lot, 'day' | 'currency' | 'units' | 'cost' | 'back'>;

/** A lot of an instrument quoted in `quoted`, in the shown currency by the rates of its own day. */
export function poolOf(lot: PricedLot, quoted: string, rates: RateBook, shown: string): LotPool {
  const { back = [], ...bought } = lot;
  const paidBack = back.map(({ amount, ...when }) => ({ ...when, units: zero, cost: amount }));
  return paidBack.reduce(
    (pool, paid) => poolWithout(pool, boughtPool(paid, quoted, rates, shown)),
    boughtPool(bought, quoted, rates, shown),
  );
}

function boughtPool(lot: Omit<PricedLot, 'back'>, quoted: string, rates: RateBook, shown: string): LotPool {
  const rate0 = rates.cross(quoted, shown, lot.day)!;
  const inInstrument = times(lot.cost, rates.cross(lot.currency, quoted, lot.day)!);
  return {
    units: lot.units,
    cost: times(lot.cost, rates.cross(lot.currency, shown, lot.day)!),
    inInstrument,
    costAtRate0: times(inInstrument, rate0),
    unitsAtRate0: times(lot.units, rate0),
  };
}

/** What an entry brought or cost, all in one currency. */
export function flowOf(
  type: BookEntry['type'],
  { gross, fee, tax }: Pick<Converted, 'gross' | 'fee' | 'tax'>,
): Decimal {
  const charges = plus(fee, tax);
  switch (type) {
    case 'buy':
    case 'transfer-in':
    case 'cover':
    case 'fee':
    case 'tax':
      return negated(plus(gross, charges));
    case 'sell':
    case 'transfer-out':
    case 'short':
    case 'result':
    case 'spin-off':
    case 'dividend':
    case 'repayment':
    case 'interest':
      return minus(gross, charges);
    default:
      // A split, or cash alone: such a row belongs to no holding.
      return zero;
  }
}

/** A linked transfer is no trade, but the price written beside it says what is left at it. */
function valueAfter(
  { unitsAfter, price, moved, gross, units, share }: BookEntry,
  rate: Decimal,
): Decimal | null {
  if (share) return null;
  if (moved) return times(over(times(gross, unitsAfter), units), rate);
  return price && times(times(unitsAfter, price), rate);
}

/** All sums of a book whose instrument is quoted in `quoted`; every currency in it must have a rate. */
export function tallyBook(book: Book, quoted: string, rates: RateBook, shown: string): Tally {
  const tally = new BookTally(book, quoted, rates, shown);
  for (const entry of book.entries) tally.add(entry);
  const pool = book.lots.reduce((sum, lot) => poolsTogether(sum, tally.poolOf(lot)), tally.pool);
  const { sums, entries, estimatedRates } = tally;
  return { ...sums, entries, pool, estimatedRates };
}

/** What a sale of so many units would take now, at what they cost (rule L-6). */
export function poolSold(
  book: Book,
  units: Decimal,
  quoted: string,
  rates: RateBook,
  shown: string,
): { pool: LotPool; lots: { lot: Lot; pool: LotPool }[] } {
  if (book.method === 'average')
    return { pool: partOfPool(tallyBook(book, quoted, rates, shown).pool, units), lots: [] };
  const lots = lotsSold(book, units).map((lot) => ({ lot, pool: poolOf(lot, quoted, rates, shown) }));
  return { pool: lots.reduce((sum, { pool }) => poolsTogether(sum, pool), emptyPool), lots };
}
