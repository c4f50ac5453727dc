import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallResult } from '../../../foundation/contract.ts';
import {
  compare,
  type Decimal,
  decimal,
  floatOf,
  isZero,
  over,
  sign,
  sum,
  textOf,
  times,
} from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import { holdingFigures } from '../../performance/figures/holding-figures.ts';
import { holdingsIn } from '../../performance/figures/ledger-values.ts';
import { emptyPool, poolsTogether } from '../../performance/positions/lot-pool.ts';
import { newestPrice } from '../../performance/positions/newest-price.ts';
import { poolSold } from '../../performance/positions/tally-book.ts';
import { totalOfHolding } from '../../performance/positions/total-of-portfolio.ts';
import type { HoldingValue } from '../../performance/positions/value-holding.ts';
import { marketOf } from '../../performance/server/measure-ledger.ts';
import type { ValuedLedger } from '../../performance/server/value-ledger.ts';
import { figuresOf, measureReturns, moneyText, unknownFigures } from '../../valuation/measure-total.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import { totalOfAll } from '../../valuation/total-value.ts';
import type { readHolding } from '../contract.ts';
import { dividendsReceived } from '../position/dividends-received.ts';
import { lotRows } from '../position/lot-rows.ts';
import { positionHistory } from '../position/price-history.ts';
import { tradeMarks } from '../position/trade-marks.ts';
import { type Sold, sellToday } from '../sale/sell-today.ts';

type Output = Omit<CallResult<typeof readHolding>['data'], 'transactions'>;

/** An asset in one portfolio or in several, with what its figures are made from. */
type Position = {
  ledger: ValuedLedger;
  holdings: readonly NamedHolding[];
  books: readonly Book[];
  /** Null where a currency has no rate. */
  values: readonly HoldingValue[] | null;
  market: HoldingMarket;
  units: Decimal;
};

/** What the page of a holding shows, or that of an asset across portfolios where no one holding is meant. */
export function positionOf(
  ledger: ValuedLedger,
  holdings: readonly NamedHolding[],
  one: NamedHolding | null,
  locale: string,
): Output {
  const books = holdings.map(({ id }) => ledger.books.get(id)!);
  const values = holdings.flatMap(({ id }) => ledger.measured.get(id)?.value ?? []);
  const position: Position = {
    ledger,
    holdings,
    books,
    values: values.length === holdings.length ? values : null,
    market: marketOf(holdings[0]!, ledger.quotes),
    units: sum(books.map((book) => book.units)),
  };
  const { market, units } = position;
  const sold = one && soldOf(ledger, one);
  return {
    asset: assetOf(holdings[0]!, locale),
    shown_currency: ledger.shown,
    holding: one && inPortfolio(ledger, one, locale),
    portfolio: one && portfolioOf(ledger, one),
    holdings: rowsOf(ledger, everywhere(ledger, holdings[0]!.instrument_id), locale),
    units: textOf(units),
    figures: { ...totalsOf(position), share: shareOf(ledger, values) },
    ...pricesOf(position),
    dividends: dividendsReceived(
      values.flatMap(({ entries }) => entries),
      sum(values.map(({ openCost }) => openCost)),
      ledger.today,
    ),
    lots: one && position.values && lotRows(books[0]!, worthOf(position)),
    history: position.values && positionHistory(books, market, ledger.rates, ledger.today),
    marks: tradeMarks(books),
    sale: sold && sign(units) > 0 ? sellToday(sold, units) : null,
  };
}

/** The holdings of an asset in real portfolios; paper counts only where there is nothing else (rule HO-2). */
export function everywhere(ledger: ValuedLedger, instrumentId: string): NamedHolding[] {
  const of = (isVirtual: boolean) => {
    const portfolios = ledger.portfolios.filter(({ is_virtual }) => is_virtual === isVirtual);
    return holdingsIn(ledger.holdings, portfolios).filter(
      ({ instrument_id }) => instrument_id === instrumentId,
    );
  };
  const real = of(false);
  return real.length > 0 ? real : of(true);
}

/** What a sale of a holding is reckoned from; null without a price or a rate. */
export function soldOf(ledger: ValuedLedger, holding: NamedHolding): Sold | null {
  const { rates, shown, today } = ledger;
  const value = ledger.measured.get(holding.id)?.value;
  if (!value?.price.value) return null;
  const portfolio = ledger.portfolios.find(({ id }) => id === holding.portfolio_id)!;
  return {
    ...{ rates, shown, today },
    book: ledger.books.get(holding.id)!,
    quoted: holding.price_currency,
    price: value.price.value,
    kind: portfolio.kind,
    whole: portfolio.is_virtual ? null : wholeOf(ledger),
  };
}

/** Everything in real portfolios that has a value, followed cash too. */
function wholeOf({ portfolios, holdings, measured, cash }: ValuedLedger): Decimal {
  const real = portfolios.filter(({ is_virtual }) => !is_virtual);
  return sum([
    ...holdingsIn(holdings, real).flatMap(({ id }) => measured.get(id)?.value.marketValue ?? []),
    ...real.flatMap(({ id }) => cash.get(id)?.value ?? []),
  ]);
}

function shareOf(ledger: ValuedLedger, values: readonly HoldingValue[]): number | null {
  const whole = wholeOf(ledger);
  if (values.length === 0 || sign(whole) <= 0) return null;
  return floatOf(over(sum(values.map(({ marketValue }) => marketValue)), whole, 12)) * 100;
}

/** The figures of one are its own; several add up as portfolios do (rule P-16). */
function totalsOf({ ledger, holdings, values }: Position) {
  const [only] = holdings;
  if (!values) return unknownFigures;
  if (holdings.length === 1) {
    const { value, returns } = ledger.measured.get(only!.id)!;
    return figuresOf(totalOfHolding(value), returns);
  }
  const total = totalOfAll(values.map(totalOfHolding), ledger.today);
  return figuresOf(total, measureReturns(total));
}

function newestOf({ ledger, books, market, values }: Position) {
  if (values) return values[0]!.price;
  return market.newest ? newestPrice(books[0]!, market, ledger.rates, ledger.today) : null;
}

function worthOf(position: Position) {
  const { rates, shown, today } = position.ledger;
  const price = newestOf(position)?.value;
  const rate = rates.cross(position.market.currency, shown, today);
  const unit = price && rate ? times(price, rate) : null;
  return { quoted: position.market.currency, shown, rates, unit };
}

/** What a unit costs now and cost on average, and the rates between both currencies. */
function pricesOf(position: Position): Pick<Output, 'average_cost' | 'price'> {
  const { ledger, books, market, units, values } = position;
  const { rates, shown, today, quotes } = ledger;
  const pools = values
    ? books.map((book) => poolSold(book, book.units, market.currency, rates, shown).pool)
    : [];
  const pool = pools.reduce(poolsTogether, emptyPool);
  const price = newestOf(position);
  const rate = rates.cross(market.currency, shown, today);
  const each = (cost: Decimal) => (values && !isZero(units) ? moneyText(over(cost, units)) : null);
  return {
    average_cost: { shown: each(pool.cost), quoted: each(pool.inInstrument) },
    price: {
      unit: price?.value ? moneyText(price.value) : null,
      kind: price?.kind ?? 'none',
      day: price?.day == null ? null : dayOf(price.day),
      is_simulated: quotes.get(position.holdings[0]!.instrument_id)?.source === simulatedSource,
      rate: rate && textOf(rate),
      rate_bought: isZero(pool.inInstrument) ? null : textOf(over(pool.costAtRate0, pool.inInstrument, 6)),
    },
  };
}

/** The holding as the page of its portfolio has it. */
function inPortfolio(ledger: ValuedLedger, one: NamedHolding, locale: string) {
  const portfolios = ledger.portfolios.filter(({ id }) => id === one.portfolio_id);
  const rows = holdingFigures(ledger, portfolios, holdingsIn(ledger.holdings, portfolios), locale);
  return rows.find(({ id }) => id === one.id)!;
}

function portfolioOf({ portfolios }: ValuedLedger, { portfolio_id }: NamedHolding) {
  const { id, name, kind, lot_method, is_virtual } = portfolios.find(({ id: own }) => own === portfolio_id)!;
  return { id, name, kind, lot_method, is_virtual };
}

/** A row for each portfolio, the largest first; shares are those of the asset. */
function rowsOf(ledger: ValuedLedger, holdings: readonly NamedHolding[], locale: string) {
  return holdingFigures(ledger, [], holdings, locale).sort((a, b) =>
    compare(decimal(b.market_value ?? '0'), decimal(a.market_value ?? '0')),
  );
}

function assetOf(holding: NamedHolding, locale: string): Output['asset'] {
  return {
    id: holding.instrument_id,
    ticker: holding.ticker,
    name: nameIn(holding.names, locale),
    isin: holding.isin,
    class: holding.class_slug,
    class_name: nameIn(holding.class_names, locale),
    subclass_name: holding.subclass_names && nameIn(holding.subclass_names, locale),
    mic: holding.mic,
    sector: holding.sector,
    slug: holding.is_custom ? null : holding.slug,
    is_custom: holding.is_custom,
    currency: holding.price_currency,
    price_unit: holding.price_unit,
  };
}
