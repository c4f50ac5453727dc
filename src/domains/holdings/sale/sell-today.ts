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
import type { Book, BookEntry } from '../../ledger/keep-book.ts';
import type { PortfolioKind } from '../../ledger/portfolio-kinds.ts';
import { poolSold } from '../../performance/positions/tally-book.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { RateBook } from '../../valuation/rate-book.ts';

/** What the tax is reckoned in, whatever is shown. */
const taxCurrency = 'pln';
/** So many lots of a sale are told one by one. */
const mostLots = 12;

export type Sold = {
  book: Book;
  /** What the instrument is quoted in, and money for a unit of it. */
  quoted: string;
  price: Decimal;
  rates: RateBook;
  shown: string;
  today: number;
  /** Of the portfolio it lies in. */
  kind: PortfolioKind;
  /** Everything in real portfolios, in the shown currency; null where this is none of it. */
  whole: Decimal | null;
};

/** What a sale of so many units at the newest price would bring (rules HO-8 to HO-10); an estimate of what is charged. */
export function sellToday(of: Sold, units: Decimal) {
  const { book, quoted, price, rates, shown, today } = of;
  const rate = rates.cross(quoted, shown, today)!;
  const proceeds = times(times(units, price), rate);
  const { pool, lots } = poolSold(book, units, quoted, rates, shown);
  const gain = minus(proceeds, pool.cost);
  const charged = commissionOf(book);
  const commission = charged ? times(proceeds, charged.share) : zero;
  const tax = taxOf(of, units, charged?.share ?? zero);
  const inHand = minus(minus(proceeds, commission), tax ?? zero);
  return {
    units: textOf(units),
    price: moneyText(price),
    rate: textOf(rate),
    proceeds: moneyText(proceeds),
    commission: charged && {
      amount: moneyText(commission),
      percent: floatOf(charged.share) * 100,
      day: dayOf(charged.day),
    },
    cost: moneyText(pool.cost),
    gain: moneyText(gain),
    gain_percent: sign(pool.cost) > 0 ? floatOf(over(gain, pool.cost, 12)) * 100 : null,
    tax: tax && moneyText(tax),
    in_hand: moneyText(inHand),
    method: book.method,
    lots: lots.slice(0, mostLots).map(({ lot, pool: own }) => ({
      day: dayOf(lot.day),
      units: textOf(lot.units),
      cost: moneyText(own.cost),
    })),
    lots_count: lots.length,
    ...sharesOf(of, rate, proceeds, plus(commission, tax ?? zero)),
  };
}

/** As much of the trade as the last purchase or sale of the holding was charged; none where that was free. */
function commissionOf({ entries }: Book): { share: Decimal; day: number } | null {
  const isTrade = ({ type, gross }: BookEntry) => (type === 'buy' || type === 'sell') && sign(gross) > 0;
  const last = entries.findLast(isTrade);
  if (!last || isZero(last.fee)) return null;
  return { share: over(last.fee, last.gross, 12), day: last.day };
}

/** 19% of the gain in złoty less the commission; null on an account for old age, where a sale is not taxed. */
function taxOf({ book, quoted, price, rates, shown, today, kind }: Sold, units: Decimal, share: Decimal) {
  if (kind !== 'ordinary' || !rates.knows(taxCurrency)) return null;
  const rate = rates.cross(quoted, taxCurrency, today);
  const back = rates.cross(taxCurrency, shown, today);
  if (!rate || !back) return null;
  const proceeds = times(times(units, price), rate);
  const { cost } = poolSold(book, units, quoted, rates, taxCurrency).pool;
  const base = minus(minus(proceeds, times(proceeds, share)), cost);
  return sign(base) > 0 ? times(times(base, flatTaxRate), back) : zero;
}

/** Of everything in real portfolios, before and after: what a sale brings stays there, what it costs does not. */
function sharesOf({ book, price, whole }: Sold, rate: Decimal, proceeds: Decimal, costs: Decimal) {
  const value = times(times(book.units, price), rate);
  const percent = (part: Decimal, of: Decimal) => (sign(of) > 0 ? floatOf(over(part, of, 12)) * 100 : null);
  if (!whole) return { share_before: null, share_after: null };
  return {
    share_before: percent(value, whole),
    share_after: percent(minus(value, proceeds), minus(whole, costs)),
  };
}
