import { addDays, dayOf } from '../../../../foundation/calendar-day.ts';
import { compare, type Decimal, minus, plus, sign, zero } from '../../../../foundation/decimal.ts';
import { invalid } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { NamedHolding } from '../../../ledger/server/holding-store.ts';
import { newestPrice } from '../../../performance/positions/newest-price.ts';
import { marketOf } from '../../../performance/server/measure-ledger.ts';
import { type ValuedLedger, valueLedger } from '../../../performance/server/value-ledger.ts';
import { closedDays } from '../../from-ledger/markets.ts';
import { isTaxed } from '../../from-ledger/trades.ts';
import { eventsOf } from '../../from-ledger/translate-ledger.ts';
import type { PlanBase, Position } from '../../planning/plan-sales.ts';
import { unitsIn } from '../../reckoning/lot-book.ts';
import { yearOf } from '../../reckoning/outcome.ts';
import { keepBooks } from '../../reckoning/reckon.ts';
import type { TaxBooks } from '../../reckoning/tax-books.ts';
import { type ReckonedTaxes, reckonedTaxes } from '../reckon-taxes.ts';
import { taxRatesOf } from '../tax-ledger-store.ts';

/** A position with what its price is; `account` is null where all accounts are one queue. */
export type Held = Position & {
  shownAccount: string | null;
  priceDay: string | null;
  isEstimate: boolean;
};

export type PlanGround = {
  taxes: ReckonedTaxes;
  base: PlanBase;
  held: Held[];
  unknown: { instrument: string; why: 'price' | 'lots' }[];
  names: ReadonlyMap<string, NamedHolding>;
  /** Changes with prices too. */
  stamp: string;
};

/** The running year with its open lots and the newest prices (rules TP-6, TP-7). */
export async function planGround(context: Context, year: number): Promise<PlanGround> {
  const taxes = await reckonedTaxes(context);
  if (year !== yearOf(taxes.today)) throw invalid({ year: ['taxYearNotRunning'] });
  const valued = await valueLedger(context, { currency: 'pln' });
  const reckoned = taxes.yearOf(year);
  const books = booksOf(taxes, year);
  const priced = pricedPapers(valued, taxes);
  const { held, unknown } = positionsIn(taxes, books, priced);
  const known = new Set(taxes.rates.keys());
  const lacking = [...new Set(held.map(({ currency }) => currency))].filter((one) => !known.has(one));
  const more = await taxRatesOf(context.services.database, lacking, addDays(taxes.today, -20));
  const input = {
    ...{ ...taxes.ledger.input, events: [], rates: new Map([...taxes.rates, ...more]) },
    closed: closedDays(year, year + 1),
  };
  const names = new Map(valued.holdings.map((one) => [one.instrument_id, one]));
  return { taxes, base: { year: reckoned, books, input }, held, unknown, names, stamp: valued.stamp };
}

const kept = new WeakMap<ReckonedTaxes, TaxBooks>();

/** The lots that are left today, by the readings of the running year. */
function booksOf(taxes: ReckonedTaxes, year: number): TaxBooks {
  const { ledger, rates } = taxes;
  const input = { ...ledger.input, events: eventsOf(ledger), rates };
  const known = kept.get(taxes);
  const books = known ?? keepBooks(input, taxes.yearOf(year).readings);
  kept.set(taxes, books);
  return books;
}

type Priced = { holding: NamedHolding; units: Decimal; price: ReturnType<typeof newestPrice> };

/** Held in real portfolios that are no wrapper. */
const ordinary = ({ holdings, portfolios, books }: ValuedLedger) => {
  const real = new Set(
    portfolios.filter(({ is_virtual, kind }) => !is_virtual && kind === 'ordinary').map(({ id }) => id),
  );
  return holdings.filter(({ id, portfolio_id }) => real.has(portfolio_id) && books.has(id));
};

/** Papers that are held, with their units in all portfolios and a price of one listing. */
function pricedPapers(valued: ValuedLedger, { ledger }: ReckonedTaxes): Map<string, Priced> {
  const found = new Map<string, Priced>();
  for (const holding of ordinary(valued)) {
    const book = valued.books.get(holding.id)!;
    if (sign(book.units) <= 0 || !isTaxed(holding)) continue;
    const paper = ledger.input.instruments.get(holding.instrument_id)?.paper ?? holding.instrument_id;
    const before = found.get(paper);
    const price = newestPrice(book, marketOf(holding, valued.quotes), valued.rates, valued.today);
    const better = before?.price.value ? before : { holding, price };
    found.set(paper, { ...better, units: plus(before?.units ?? zero, book.units) });
  }
  return found;
}

/** Lots by account; coins as the ledger has them, since their tax knows no lots. */
function positionsIn(
  taxes: ReckonedTaxes,
  books: TaxBooks,
  priced: ReadonlyMap<string, Priced>,
): Pick<PlanGround, 'held' | 'unknown'> {
  const held: Held[] = [];
  const unknown: PlanGround['unknown'] = [];
  const withLots = new Map<string, Decimal>();
  const accounts = taxes.ledger.accounts.filter(({ wrapper }) => wrapper === null);
  const add = (
    paper: string,
    of: Omit<Held, 'instrument' | 'price' | 'currency' | 'priceDay' | 'isEstimate'>,
  ) => {
    const { holding, price } = priced.get(paper)!;
    if (!price.value) return;
    held.push({
      ...{ ...of, instrument: holding.instrument_id, price: price.value },
      ...{ currency: holding.price_currency.toUpperCase(), isEstimate: price.kind === 'estimate' },
      priceDay: price.day === null ? null : dayOf(price.day),
    });
  };
  for (const pool of books.lots.pools()) {
    const cut = pool.lastIndexOf(' ');
    const [holder, paper] = [pool.slice(0, cut), pool.slice(cut + 1)];
    const isShared = !accounts.some(({ id }) => id === holder);
    if (!priced.has(paper) || (isShared && !isEverywhere(books, holder, paper))) continue;
    const units = unitsIn(books.lots.lotsOf(pool));
    if (sign(units) <= 0) continue;
    withLots.set(paper, plus(withLots.get(paper) ?? zero, units));
    const account = isShared ? accounts[0]!.id : holder;
    add(paper, { account, shownAccount: isShared ? null : holder, units, isCrypto: false });
  }
  for (const [paper, { holding, units, price }] of priced) {
    const isCrypto = holding.class_slug === 'crypto';
    if (isCrypto) add(paper, { account: holding.portfolio_id, shownAccount: null, units, isCrypto });
    else if (sign(minus(units, withLots.get(paper) ?? zero)) > 0 && !isDust(units, withLots.get(paper)))
      unknown.push({ instrument: holding.instrument_id, why: 'lots' });
    if (!price.value) unknown.push({ instrument: holding.instrument_id, why: 'price' });
  }
  return { held, unknown };
}

/** Whether a queue is the one that all accounts share. */
const isEverywhere = (books: TaxBooks, holder: string, paper: string): boolean =>
  books.readings.fifo_scope === 'instrument' && holder === '*' && paper !== '';

/** What divisions of splits left over is nothing. */
const isDust = (units: Decimal, lots: Decimal = zero): boolean =>
  compare(minus(units, lots), { digits: 1n, places: 9 }) <= 0;
