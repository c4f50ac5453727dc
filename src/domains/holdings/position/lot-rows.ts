import { dayOf } from '../../../foundation/calendar-day.ts';
import {
  type Decimal,
  floatOf,
  isZero,
  minus,
  over,
  plus,
  sign,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import type { Book } from '../../ledger/keep-book.ts';
import { poolOf } from '../../performance/positions/tally-book.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { RateBook } from '../../valuation/rate-book.ts';

/** So many lots are told one by one; the younger rest stands in one line. */
export const mostLots = 60;

/** Where a holding stands in the market, in the shown currency. */
export type Worth = {
  /** What the instrument is quoted in. */
  quoted: string;
  shown: string;
  rates: RateBook;
  /** A unit in the shown currency now; null without a price. */
  unit: Decimal | null;
};

type Sums = { units: Decimal; cost: Decimal };

/** The lots of a holding, oldest first, each with what it cost and is worth (rule HO-5); null with average cost. */
export function lotRows(book: Book, { quoted, shown, rates, unit }: Worth) {
  if (book.method === 'average') return null;
  const rows = book.lots.slice(0, mostLots).map((lot) => {
    const pool = poolOf(lot, quoted, rates, shown);
    return {
      day: dayOf(lot.day),
      unit_cost: isZero(lot.units) ? null : moneyText(over(pool.inInstrument, lot.units)),
      ...lineOf(pool, unit),
    };
  });
  const rest = book.lots.slice(mostLots);
  const others = rest.reduce<Sums>(
    (sum, lot) => ({
      units: plus(sum.units, lot.units),
      cost: plus(sum.cost, poolOf(lot, quoted, rates, shown).cost),
    }),
    { units: zero, cost: zero },
  );
  return { rows, more: rest.length > 0 ? { count: rest.length, ...lineOf(others, unit) } : null };
}

function lineOf({ units, cost }: Sums, unit: Decimal | null) {
  const value = unit && times(units, unit);
  const gain = value && minus(value, cost);
  return {
    units: textOf(units),
    cost: moneyText(cost),
    value: value && moneyText(value),
    gain: gain && moneyText(gain),
    gain_percent: gain && sign(cost) > 0 ? floatOf(over(gain, cost, 12)) * 100 : null,
  };
}
