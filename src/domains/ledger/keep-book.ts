import {
  compare,
  type Decimal,
  magnitude,
  minus,
  negated,
  one,
  over,
  sign,
  sum,
  times,
  zero,
} from '../../foundation/decimal.ts';
import { dividedPlaces, unitsAfter } from './follow-units.ts';
import { grossOf } from './gross-of.ts';
import type { LedgerRow } from './ledger-row.ts';
import type { LotMethod } from './lot-methods.ts';
import { EachByItsShare, exchanged, type Lot, type Lots, lotsInOrder } from './lots.ts';
import { compareRows } from './order-rows.ts';
import { bringsUnits, takesUnits } from './transaction-types.ts';

export type { LotMethod };

/** A row of the book: what a transaction did to its holding. */
export type BookEntry = {
  id: string;
  type: LedgerRow['type'];
  day: number;
  currency: string;
  /** Units it moved, without sign; zero for types that move none. */
  units: Decimal;
  unitsAfter: Decimal;
  /** What a unit was traded at; a linked transfer is no trade and brings the price of the last one along. */
  price: Decimal | null;
  priceCurrency: string;
  /** The amount before fee and tax. */
  gross: Decimal;
  /** The broker's amount, which units times price need not be. */
  isStated: boolean;
  fee: Decimal;
  tax: Decimal;
  /**
   * Lots a sale took its units from, in the order they left; of what was covered the short sales, below zero. With average
   * cost a sale takes from the pool and this is empty.
   */
  released: Lot[];
  /** Rows whose lots a sale takes first; null where the portfolio does not go by that. */
  named: readonly string[] | null;
  /** Lots that a linked transfer took away or brought; null for all else (rule L-14). A spin-off takes costs and no units. */
  moved: Lot[] | null;
  /** Shared with the row of the other portfolio. */
  link: string | null;
  /** Shared with the other rows of a corporate action. */
  event: string | null;
  /** Numerator and denominator of a split. */
  ratio: [Decimal, Decimal] | null;
  /** Of a spin-off: the part of the cost that goes over (rule CA-3). */
  share: Decimal | null;
};

export type Book = { method: LotMethod; entries: BookEntry[]; lots: Lot[]; units: Decimal };

type Traded = { price: Decimal; currency: string; day: number };
/** What a linked transfer has on its way. */
type Parcel = { lots: Lot[]; traded: Traded | null };

/** Writes one book row by row. */
class BookKeeper {
  readonly #method: LotMethod;
  /** None where nobody asks for them: with average cost and no linked transfer. */
  readonly #lots: Lots | null;
  readonly #entries: BookEntry[] = [];
  #units = zero;
  #traded: Traded | null = null;

  constructor(method: LotMethod, isLinked: boolean) {
    this.#method = method;
    this.#lots = method !== 'average' ? lotsInOrder(method) : isLinked ? new EachByItsShare() : null;
  }

  /** `parcel` is what a linked transfer brings; given back is what one takes away. */
  add(row: LedgerRow, parcel: Parcel | undefined): Parcel | undefined {
    this.#units = unitsAfter(this.#units, row);
    const entry: BookEntry = {
      id: row.id,
      type: row.type,
      day: row.day,
      currency: row.currency,
      units: row.units ?? zero,
      unitsAfter: this.#units,
      price: row.price,
      priceCurrency: row.currency,
      gross: grossOf(row),
      isStated: row.units !== null && row.total !== null,
      fee: row.fee,
      tax: row.tax,
      released: [],
      named: this.#method === 'named' ? (row.named ?? null) : null,
      moved: null,
      link: row.link,
      event: row.event ?? null,
      ratio: row.type === 'split' ? [row.numerator!, row.denominator!] : null,
      share: row.share,
    };
    this.#entries.push(entry);
    if (row.link !== null && row.type !== 'transfer-in')
      return row.share ? this.#spinOff(entry, row.share) : this.#send(entry);
    if (parcel) this.#receive(entry, parcel);
    else this.#apply(entry);
    return undefined;
  }

  #apply(entry: BookEntry): void {
    const { day, currency, price, ratio } = entry;
    if (entry.share) this.#cheapen(entry, entry.share);
    if (this.#lots) entry.released = follow(this.#lots, entry);
    if (ratio)
      this.#traded &&= {
        ...this.#traded,
        price: over(times(this.#traded.price, ratio[1]), ratio[0], dividedPlaces),
      };
    if (price) this.#traded = { price, currency, day };
  }

  /** Where nothing is quoted, what was spun off is no longer in the price of the last trade. */
  #cheapen(entry: BookEntry, share: Decimal): void {
    if (!this.#traded) return;
    const price = times(this.#traded.price, minus(one, share));
    this.#traded = { ...this.#traded, price };
    entry.price = price;
    entry.priceCurrency = this.#traded.currency;
  }

  /** A part of the cost goes over, no units; the new asset has a price of its own. */
  #spinOff(entry: BookEntry, share: Decimal): Parcel {
    this.#cheapen(entry, share);
    const lots = this.#lots!.spinOff(share);
    entry.moved = lots.map((lot) => ({ ...lot, units: zero }));
    return { lots, traded: null };
  }

  #send(entry: BookEntry): Parcel {
    entry.price = null;
    entry.moved = this.#lots!.move(entry.units, this.#units);
    return { lots: entry.moved, traded: this.#traded };
  }

  #receive(entry: BookEntry, parcel: Parcel): void {
    const lots = exchanged(parcel.lots, entry.units);
    this.#lots!.add(lots);
    entry.moved = lots;
    const traded = tradedThere(entry, parcel);
    const isNews = traded && (!this.#traded || traded.day > this.#traded.day);
    if (isNews) this.#traded = traded;
    entry.price = isNews ? traded.price : null;
    if (isNews) entry.priceCurrency = traded.currency;
  }

  get book(): Book {
    const lots = this.#method === 'average' ? [] : heldBy(this.#lots!, this.#units);
    return { method: this.#method, entries: this.#entries, lots, units: this.#units };
  }
}

/** What was last paid for a unit of what arrives: another asset counts in its own units, one spun off at its own price. */
function tradedThere({ units, price, currency, day }: BookEntry, { lots, traded }: Parcel): Traded | null {
  if (!traded) return price && { price, currency, day };
  const sent = sum(lots.map((lot) => lot.units));
  return compare(sent, units) === 0
    ? traded
    : { ...traded, price: over(times(traded.price, sent), units, dividedPlaces) };
}

/** What is short is kept as lots like what is held, and counts below zero wherever it is told (rule L-23). */
function heldBy(lots: Lots, units: Decimal): Lot[] {
  return sign(units) < 0 ? lots.held().map(owed) : lots.held();
}

const owed = (lot: Lot): Lot => ({ ...lot, units: negated(lot.units), cost: negated(lot.cost) });

/** What a row does to the lots; given back are those it takes away. */
function follow(lots: Lots, entry: BookEntry): Lot[] {
  const { id, type, day, currency, units, price, gross, isStated, ratio, share } = entry;
  const left = magnitude(entry.unitsAfter);
  if (bringsUnits.has(type) || type === 'short')
    lots.add([{ id, day, currency, units, cost: gross, price: isStated ? null : price }]);
  else if (takesUnits.has(type)) return lots.take(units, left, entry.named);
  else if (type === 'cover') return lots.take(units, left).map(owed);
  else if (ratio) lots.split(ratio, left);
  else if (share) return lots.spinOff(share).map((lot) => ({ ...lot, units: zero }));
  else if (type === 'repayment' && sign(entry.unitsAfter) > 0) lots.payBack({ day, currency, amount: gross });
  return [];
}

/** The book as it was at the end of a day. */
export function bookOn(book: Book, day: number): Book {
  const entries = book.entries.filter((entry) => entry.day <= day);
  if (entries.length === book.entries.length) return book;
  // With average cost the pool is what there is, and nobody asks for lots.
  const lots = book.method === 'average' ? null : lotsInOrder(book.method);
  for (const entry of lots ? entries : []) {
    if (!entry.moved || entry.share) follow(lots!, entry);
    else if (entry.type === 'transfer-in') lots!.add(entry.moved);
    else lots!.move(entry.units, entry.unitsAfter);
  }
  const units = entries.at(-1)?.unitsAfter ?? zero;
  return { method: book.method, entries, lots: lots ? heldBy(lots, units) : [], units };
}

/** The lots that a sale of so many units would take now, of a book that has lots. */
export function lotsSold(book: Book, units: Decimal): Lot[] {
  const lots = lotsInOrder(book.method === 'average' ? 'fifo' : book.method);
  lots.add(book.lots);
  return lots.take(units, minus(book.units, units));
}

export type HoldingRows = { rows: readonly LedgerRow[]; method: LotMethod };

/**
 * Keeps the books of holdings between which securities were moved. All rows are gone through in one order, so that what
 * leaves one holding is known when it arrives in the other. A row whose other half is not among them is an ordinary one.
 */
export function keepBooks(holdings: ReadonlyMap<string, HoldingRows>): Map<string, Book> {
  const keepers = new Map(
    [...holdings].map(([id, { rows, method }]) => [
      id,
      new BookKeeper(
        method,
        rows.some(({ link }) => link !== null),
      ),
    ]),
  );
  const onTheWay = new Map<string, Parcel>();
  const all = [...holdings].flatMap(([id, { rows }]) => rows.map((row) => ({ id, row })));
  for (const { id, row } of all.sort((a, b) => compareRows(a.row, b.row))) {
    const comes = row.type === 'transfer-in' && row.link !== null ? onTheWay.get(row.link) : undefined;
    const leaves = keepers.get(id)!.add(row, comes);
    if (leaves) onTheWay.set(row.link!, leaves);
  }
  return new Map([...keepers].map(([id, keeper]) => [id, keeper.book]));
}
