import { type Decimal, floatOf, isZero, minus, plus, times, zero } from '../../../foundation/decimal.ts';
import type { Book, BookEntry } from '../../ledger/keep-book.ts';
import { costsOf } from '../../ledger/lots.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { holdingHistory, type MovedValue } from './holding-history.ts';
import { type LastMove, lastMove, type PriceGap } from './last-move.ts';
import { priceEffectOf } from './lot-pool.ts';
import { type NewestPrice, newestPrice } from './newest-price.ts';
import { type ShownEntry, type Sums, tallyBook } from './tally-book.ts';

export type HoldingTransfer = MovedValue & { cost: Decimal };

/** All figures of one holding in one currency; sums are exact, the history is not (rule L-5). */
export type HoldingValue = Sums & {
  units: Decimal;
  entries: ShownEntry[];
  /** Cost of what is held, without fees. */
  openCost: Decimal;
  marketValue: Decimal;
  unrealised: Decimal;
  priceEffect: Decimal;
  fxEffect: Decimal;
  profit: Decimal;
  /** What the last session brought; null where there was none. */
  lastMove: LastMove | null;
  /** Why it had none, where prices are too old or too far apart. */
  priceGap: PriceGap | null;
  price: NewestPrice;
  daily: DailyValues;
  /** Linked transfers, with what their lots had cost. */
  transfers: HoldingTransfer[];
  /** Some rate it needed was of a day before the first one published. */
  estimatedRates: boolean;
};

/**
 * Values a holding from its book: each flow at its own day's rate, what is held at the newest price and rate.
 * Null when a currency has no rate at all: then nothing of it can be said in the shown currency.
 */
export function valueHolding(
  book: Book,
  market: HoldingMarket,
  rates: RateBook,
  shown: string,
  today: number,
  from?: number,
): HoldingValue | null {
  if (!rates.knows(shown) || !rates.knows(market.currency)) return null;
  if (book.entries.some((entry) => !isKnown(entry, rates))) return null;
  const { pool, ...tally } = tallyBook(book, market.currency, rates, shown);
  const price = newestPrice(book, market, rates, today);
  const rateNow = rates.cross(market.currency, shown, today)!;
  const isHeld = !isZero(book.units);
  const marketValue = isHeld && price.value ? times(times(book.units, price.value), rateNow) : zero;
  const unrealised = minus(marketValue, pool.cost);
  const priceEffect = price.value ? priceEffectOf(pool, price.value, book.method) : zero;
  const income = plus(minus(tally.dividendsGross, tally.dividendTax), tally.interest);
  const charges = plus(tally.fees, tally.taxes);
  const now = {
    value: floatOf(marketValue),
    unit: price.value ? floatOf(times(price.value, rateNow)) : 0,
  };
  const { daily, moved } = holdingHistory(book, tally.entries, market, rates, shown, today, now, from);
  const { move, gap } = lastMove(book, tally.entries, market, rates, shown, today);
  return {
    ...tally,
    units: book.units,
    openCost: pool.cost,
    marketValue,
    unrealised,
    priceEffect,
    fxEffect: minus(unrealised, priceEffect),
    profit: minus(plus(plus(tally.realised, unrealised), income), charges),
    lastMove: move,
    priceGap: gap,
    price,
    daily,
    transfers: withCosts(moved, tally.entries),
  };
}

function isKnown({ currency, priceCurrency, moved }: BookEntry, rates: RateBook): boolean {
  const lots = (moved ?? []).flatMap(costsOf);
  const currencies = [currency, priceCurrency, ...lots.map((each) => each.currency)];
  return currencies.every((each) => rates.knows(each));
}

/** Both lists follow the book. */
function withCosts(moved: readonly MovedValue[], entries: readonly ShownEntry[]): HoldingTransfer[] {
  const costs = entries.flatMap(({ movedCost }) => movedCost ?? []);
  return moved.map((each, i) => ({ ...each, cost: costs[i]! }));
}
