import { minus, over, sign, times, zero } from '../../../foundation/decimal.ts';
import { type Lot, unitsIn } from './lot-book.ts';
import { yearOf } from './outcome.ts';
import type { TaxBooks } from './tax-books.ts';
import type { Exchange, SpinOff, Split, Transfer } from './tax-events.ts';

/** More or fewer units, the same cost. */
export function split(books: TaxBooks, { instrument, account, day, ratio }: Split): void {
  for (const queue of books.poolsOf(instrument, account))
    if (books.isFirst('split', queue, day)) {
      books.lots.multiply(queue.pool, ratio);
      books.shorts.multiply(queue.pool, ratio);
    }
}

/** Shares for shares: lots keep day and cost. */
export function exchange(books: TaxBooks, { instrument, into, account, ratio }: Exchange): void {
  for (const { pool, holder } of books.poolsOf(instrument, account)) {
    books.lots.multiply(pool, ratio);
    books.lots.receive(`${holder} ${books.paperOf(into)}`, books.lots.empty(pool), 'acquired');
  }
}

/** Shares of a new company: a dividend at their value, a part of the old cost, or nothing (rule TX-12). */
export function spinOff(books: TaxBooks, event: SpinOff): void {
  const { instrument, into, account, day, costShare } = event;
  for (const queue of books.poolsOf(instrument, account)) {
    const { pool, holder } = queue;
    const held = books.lots.lotsOf(pool);
    if (!held.length || !books.isFirst('spin-off', queue, day)) continue;
    const target = `${holder} ${books.paperOf(into)}`;
    if (books.readings.spinoff === 'cost_split' && costShare) {
      books.lots.receive(target, partsOfCost(books, held, event), 'acquired');
      books.lots.recount(pool);
    } else newLot(books, event, holder, held);
  }
}

/** The lots of the new company: each as old as the one it comes from, with its part of the cost. */
function partsOfCost(books: TaxBooks, held: readonly Lot[], { ratio, costShare }: SpinOff): Lot[] {
  return held.map((lot) => {
    const pln = books.round(times(lot.pln, costShare!));
    const quantity = over(times(lot.quantity, ratio.fresh), ratio.old);
    lot.pln = minus(lot.pln, pln);
    lot.whole = { quantity: lot.quantity, pln: lot.pln };
    return { ...lot, quantity, pln, whole: { quantity, pln } };
  });
}

function newLot(books: TaxBooks, event: SpinOff, holder: string, held: readonly Lot[]): void {
  const { id, day, into, ratio, value } = event;
  const quantity = over(times(unitsIn(held), ratio.fresh), ratio.old);
  if (sign(quantity) <= 0) return;
  const isFree = books.readings.spinoff === 'zero';
  if (!isFree && !value) {
    books.outcome.missing.push({ ref: id, year: yearOf(day), what: 'value', instrument: into });
    return;
  }
  const worth =
    isFree || !value
      ? { pln: zero, rate: null }
      : books.inZloty({ amount: times(quantity, value.amount), currency: value.currency }, day);
  const { pln, rate } = worth;
  const country = books.countryOf(into);
  if (!isFree && books.wrapperOf(holder) === null)
    books.outcome.flat.push({ ref: id, kind: 'dividend', day, country, rate, gross: pln, withheld: zero });
  books.lots.add(`${holder} ${books.paperOf(into)}`, {
    ...{ id, acquired: day, taxDay: day, rate, quantity, pln, exempt: false, unknown: null },
    whole: { quantity, pln },
  });
}

/** Between own accounts the oldest leave, and keep day and cost. */
export function transfer(books: TaxBooks, { id, day, instrument, from, to, quantity }: Transfer): void {
  const source = books.pool(from, instrument);
  const target = books.pool(to, instrument);
  if (source === target) return;
  const { parts, missing } = books.lots.take(source, quantity);
  if (sign(missing) > 0) {
    const lack = { what: 'purchase', account: from, instrument, quantity: missing } as const;
    books.outcome.missing.push({ ref: id, year: yearOf(day), ...lack });
  }
  books.lots.receive(target, parts, books.readings.transfer_order);
}
