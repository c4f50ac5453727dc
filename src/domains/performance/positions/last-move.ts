import {
  type Decimal,
  isZero,
  minus,
  plus,
  rounded,
  sign,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { isSession } from '../../instruments/is-session.ts';
import type { Book, BookEntry } from '../../ledger/keep-book.ts';
import { wirePlaces } from '../../valuation/measure-total.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import type { ShownEntry } from './tally-book.ts';

/** What a holding gained in its last session, from the close of `from` to the newest price, which is of `to`. */
export type LastMove = {
  amount: Decimal;
  /** What it was worth at the close before, by that day's rate. */
  start: Decimal;
  inflow: Decimal;
  outflow: Decimal;
  from: number;
  to: number;
};

/** What a move is made from: how many units there were when, and what was moved from or to another portfolio. */
export type MovingBook = Pick<Book, 'units'> & {
  entries: readonly Pick<
    BookEntry,
    'type' | 'day' | 'units' | 'unitsAfter' | 'moved' | 'share' | 'gross' | 'currency'
  >[];
};

/** Days without a price: since the newest one, or between it and the one before. */
export type PriceGap = { since: number; until: number | null };

/**
 * 24h (rule P-8): from the close before to the newest price, each at its own day's rate, less the money that came and
 * went in between; what was bought that day counts from what was paid. Nothing where there are no two prices, or nothing
 * was held between them; where they are too old or too far apart the gap says so.
 */
export function lastMove(
  book: MovingBook,
  entries: readonly Pick<ShownEntry, 'day' | 'flow'>[],
  market: Omit<HoldingMarket, 'closes'>,
  rates: Pick<RateBook, 'cross'>,
  shown: string,
  today: number,
): { move: LastMove | null; gap: PriceGap | null } {
  const { newest } = market;
  if (!newest) return nothing;
  const { day: to, previousDay: from } = newest;
  if (!isSession(to, to, today)) return { move: null, gap: isHeld(book) ? { since: to, until: null } : null };
  if (!newest.previous || from === null) return nothing;
  const between = entries.filter(({ day }) => day > from && day <= to);
  const before = unitsOn(book, from);
  const after = unitsOn(book, to);
  if (isZero(before) && isZero(after) && between.length === 0) return nothing;
  if (!isSession(from, to, today)) return { move: null, gap: { since: from, until: to } };
  const worth = (units: Decimal, price: Decimal, day: number) =>
    times(times(times(units, price), market.factor), rates.cross(market.currency, shown, day)!);
  const start = worth(before, newest.previous, from);
  // What was moved from or to another portfolio came or went at the close of its day (rule P-16).
  const moved = book.entries
    .filter(({ moved, day }) => moved && day > from && day <= to)
    .map(({ type, units, day, share, gross, currency }) => {
      const value = share
        ? times(gross, rates.cross(currency, shown, day)!)
        : worth(units, day === to ? newest.price : newest.previous!, day);
      return type === 'transfer-in' ? minus(zero, value) : value;
    });
  const flows = [...between.map(({ flow }) => flow), ...moved];
  const inflow = flows.reduce((sum, flow) => (sign(flow) < 0 ? minus(sum, flow) : sum), zero);
  const outflow = flows.reduce((sum, flow) => (sign(flow) > 0 ? plus(sum, flow) : sum), zero);
  const gained = minus(minus(worth(after, newest.price, to), start), minus(inflow, outflow));
  // Rounded here and not where it is shown, so that rows add up to their total exactly.
  return { move: { amount: rounded(gained, wirePlaces), start, inflow, outflow, from, to }, gap: null };
}

const nothing = { move: null, gap: null };

function isHeld({ units }: MovingBook): boolean {
  return !isZero(units);
}

/** How many units there were at the end of a day, as units were then: a split later changes neither them nor the price. */
function unitsOn({ entries }: MovingBook, day: number): Decimal {
  return entries.findLast((entry) => entry.day <= day)?.unitsAfter ?? zero;
}
