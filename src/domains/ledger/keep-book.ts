import { type Decimal, minus, over, times, zero } from '../../foundation/decimal.ts';
import { dividedPlaces, unitsAfter } from './follow-units.ts';
import { grossOf } from './gross-of.ts';
import type { LedgerRow } from './ledger-row.ts';
import { EachByItsShare, type Lot, type Lots, OldestFirst } from './lots.ts';
import { compareRows, inOrder } from './order-rows.ts';
import { bringsUnits, takesUnits } from './transaction-types.ts';

export type LotMethod = 'fifo' | 'average';

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
  /** Lots a sale took its units from, oldest first. With average cost a sale takes from the pool and this is empty. */
  released: Lot[];
  /** Lots that a linked transfer took away or brought; null for all else (rule L-14). */
  moved: Lot[] | null;
  /** Shared with the row of the other portfolio. */
  link: string | null;
  /** Numerator and denominator of a split. */
  ratio: [Decimal, Decimal] | null;
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
    this.#lots = method === 'fifo' ? new OldestFirst() : isLinked ? new EachByItsShare() : null;
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
      moved: null,
      link: row.link,
      ratio: row.type === 'split' ? [row.numerator!, row.denominator!] : null,
    };
    this.#entries.push(entry);
    if (row.link !== null && row.type === 'transfer-out') return this.#send(entry);
    if (parcel) this.#receive(entry, parcel);
    else this.#apply(entry);
    return undefined;
  }

  #apply(entry: BookEntry): void {
    const { day, currency, price, ratio } = entry;
    if (this.#lots) entry.released = follow(this.#lots, entry);
    if (ratio)
      this.#traded &&= {
        ...this.#traded,
        price: over(times(this.#traded.price, ratio[1]), ratio[0], dividedPlaces),
      };
    if (price) this.#traded = { price, currency, day };
  }

  #send(entry: BookEntry): Parcel {
    entry.price = null;
    entry.moved = this.#lots!.move(entry.units, this.#units);
    return { lots: entry.moved, traded: this.#traded };
  }

  #receive(entry: BookEntry, { lots, traded }: Parcel): void {
    this.#lots!.add(lots);
    entry.moved = lots;
    const isNews = traded && (!this.#traded || traded.day > this.#traded.day);
    if (isNews) this.#traded = traded;
    entry.price = isNews ? traded.price : null;
    if (isNews) entry.priceCurrency = traded.currency;
  }

  get book(): Book {
    const lots = this.#method === 'fifo' ? this.#lots!.held() : [];
    return { method: this.#method, entries: this.#entries, lots, units: this.#units };
  }
}

/** What a row does to the lots; given back are those it takes away. */
function follow(lots: Lots, entry: BookEntry): Lot[] {
  const { type, day, currency, units, price, gross, isStated, ratio, unitsAfter: left } = entry;
  if (bringsUnits.has(type))
    lots.add([{ day, currency, units, cost: gross, price: isStated ? null : price }]);
  else if (takesUnits.has(type)) return lots.take(units, left);
  else if (ratio) lots.split(ratio, left);
  return [];
}

/** The book as it was at the end of a day. */
export function bookOn(book: Book, day: number): Book {
  const entries = book.entries.filter((entry) => entry.day <= day);
  if (entries.length === book.entries.length) return book;
  const lots = new OldestFirst();
  // With average cost the pool is what there is, and nobody asks for lots.
  for (const entry of book.method === 'fifo' ? entries : []) {
    if (!entry.moved) follow(lots, entry);
    else if (entry.type === 'transfer-in') lots.add(entry.moved);
    else lots.move(entry.units, entry.unitsAfter);
  }
  return { method: book.method, entries, lots: lots.held(), units: entries.at(-1)?.unitsAfter ?? zero };
}

/** The lots that a sale of so many units would take now, of a book that sells its oldest first. */
export function lotsSold(book: Book, units: Decimal): Lot[] {
  const lots = new OldestFirst();
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

/** Keeps the book of one holding from its transactions, whatever order they come in. */
export function keepBook(rows: readonly LedgerRow[], method: LotMethod): Book {
  const keeper = new BookKeeper(
    method,
    rows.some(({ link }) => link !== null),
  );
  for (const row of inOrder(rows)) keeper.add(row, undefined);
  return keeper.book;
}
