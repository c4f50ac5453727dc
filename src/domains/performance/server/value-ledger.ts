import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, times } from '../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { holdingsOf, type NamedHolding } from '../../ledger/server/holding-store.ts';
import { type PortfolioRow, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { measureReturns } from '../../valuation/measure-total.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { marketMemoryOf, type Quotes } from '../../valuation/server/market-memory.ts';
import { carriedDays } from '../positions/holding-history.ts';
import { totalOfHolding } from '../positions/total-of-portfolio.ts';
import { type CashValue, valueCash } from '../positions/value-cash.ts';
import { valueHolding } from '../positions/value-holding.ts';
import { LedgerMemory, type MeasuredHolding } from './ledger-memory.ts';

const memories = new WeakMap<Services, LedgerMemory>();

/** The memory of a process; one for the services it was started with. */
function ledgerMemoryOf(services: Services): LedgerMemory {
  const memory = memories.get(services) ?? new LedgerMemory(services);
  memories.set(services, memory);
  return memory;
}

/** Everything asked for of one person's ledger, valued in one currency. */
export type ValuedLedger = {
  today: number;
  /** The shown currency, lowercase. */
  shown: string;
  rates: RateBook;
  portfolios: PortfolioRow[];
  holdings: NamedHolding[];
  books: Map<string, Book>;
  quotes: Quotes;
  /** By holding; null where a currency has no rate. */
  measured: Map<string, MeasuredHolding>;
  /** By portfolio; null where a currency has no rate. */
  cash: Map<string, CashValue | null>;
  /** Rows that belong to no asset, by portfolio. */
  cashRows: Map<string, LedgerRow[]>;
  /** Changes with anything the figures were reckoned from. */
  stamp: string;
};

export type LedgerQuery = {
  /** One portfolio of the caller, or all of them. */
  portfolioId?: string | undefined;
  /** Lowercase title; the portfolio's own, or złoty for all, where none is asked for. */
  currency?: string | undefined;
};

/** Reads what is asked for in four rounds of queries and values what is not known yet. */
export async function valueLedger(context: Context, query: LedgerQuery): Promise<ValuedLedger> {
  const { services } = context;
  const { userId } = actorOf(context);
  const market = marketMemoryOf(services);
  const ledger = ledgerMemoryOf(services);
  const { portfolioId } = query;
  if (portfolioId !== undefined && !isId(portfolioId)) throw notFound();
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  // Taken before anything is read: figures of a market that changes meanwhile are stale at once, not for ever.
  const { version } = market;
  const reading = market.rates(today);
  // A failed reading is reported below; until then nobody waits for it.
  reading.catch(() => {});
  // Versions before what they stand for: what is read after them may be newer and is never kept as newer than it is.
  const all = await portfoliosOf(services.database, userId);
  const portfolios =
    portfolioId === undefined ? all : all.filter((portfolio) => portfolio.id === portfolioId);
  if (portfolioId !== undefined && portfolios.length === 0) throw notFound();
  const shown = query.currency?.toLowerCase() ?? (portfolioId ? portfolios[0]!.currency : 'pln');
  if (!/^[a-z]{3,10}$/.test(shown)) throw invalid({ currency: ['currencyError'] });
  const byId = new Map(portfolios.map((portfolio) => [portfolio.id, portfolio]));
  const [found, rates] = await Promise.all([holdingsOf(services.database, userId, portfolioId), reading]);
  // One of a portfolio made between the two readings waits for the next.
  const holdings = found.filter((holding) => byId.has(holding.portfolio_id));
  const [books, cashRows] = await Promise.all([ledger.books(holdings, byId), ledger.cashRows(portfolios)]);
  const first = Math.min(today, ...[...books.values()].map((book) => book.entries[0]?.day ?? today));
  const quotes = await market.quotes(
    holdings.map((holding) => holding.instrument_id),
    first - carriedDays,
    today,
  );

  const marketStamp = `${version} ${today} ${shown}`;
  const measured = new Map<string, MeasuredHolding>();
  for (const holding of holdings) {
    const { lot_method } = byId.get(holding.portfolio_id)!;
    const stamp = `${holding.ledger_version} ${lot_method} ${instrumentStamp(holding)} ${marketStamp}`;
    const key = `${holding.id} ${shown}`;
    const known = ledger.measured.get(key);
    const fresh = known?.stamp === stamp;
    const value = fresh
      ? known.value
      : measure(books.get(holding.id)!, marketOf(holding, quotes), rates, shown, today);
    if (!fresh) ledger.measured.set(key, { stamp, value }, weightOf(value));
    measured.set(holding.id, value);
  }

  const cash = new Map<string, CashValue | null>();
  for (const portfolio of portfolios) {
    const stamp = `${portfolio.ledger_version} ${marketStamp}`;
    const key = `${portfolio.id} ${shown}`;
    const known = ledger.cash.get(key);
    if (known?.stamp === stamp) {
      cash.set(portfolio.id, known.value);
      continue;
    }
    const entries = portfolio.follows_cash
      ? holdings
          .filter((holding) => holding.portfolio_id === portfolio.id)
          .flatMap((holding) => books.get(holding.id)!.entries)
      : [];
    const value = valueCash(
      entries,
      cashRows.get(portfolio.id)!,
      portfolio.follows_cash,
      rates,
      shown,
      today,
    );
    ledger.cash.set(key, { stamp, value }, (value?.daily.value.length ?? 0) * 3 + 20);
    cash.set(portfolio.id, value);
  }
  const versions = portfolios.map((portfolio) => `${portfolio.id}:${portfolio.ledger_version}`).join(' ');
  const instruments = holdings
    .map((holding) => `${instrumentStamp(holding)} ${holding.ticker} ${Object.values(holding.names)}`)
    .join(' ');
  const stamp = `${marketStamp} ${versions} ${instruments}`;
  return { today, shown, rates, portfolios, holdings, books, quotes, measured, cash, cashRows, stamp };
}

function measure(
  book: Book,
  market: HoldingMarket,
  rates: RateBook,
  shown: string,
  today: number,
): MeasuredHolding {
  const value = valueHolding(book, market, rates, shown, today);
  return value && { value, returns: measureReturns(totalOfHolding(value)) };
}

function weightOf(measured: MeasuredHolding): number {
  return measured ? measured.value.daily.value.length * 3 + measured.value.entries.length * 40 + 50 : 5;
}

/** One's own instrument may be described anew or linked elsewhere without a word in the ledger. */
function instrumentStamp(holding: NamedHolding): string {
  return `${holding.instrument_id} ${holding.price_currency} ${holding.price_unit} ${holding.nominal ?? ''}`;
}

export function marketOf(holding: NamedHolding, quotes: Quotes): HoldingMarket {
  const quoted = quotes.get(holding.instrument_id);
  return {
    currency: holding.price_currency,
    factor: factorOf(holding),
    closes: quoted?.newest ? quoted.closes : null,
    newest: quoted?.newest ?? null,
  };
}

const hundredth = decimal('0.01');

function factorOf(holding: NamedHolding) {
  if (holding.price_unit === 'pence') return hundredth;
  if (holding.price_unit === 'unit') return decimal('1');
  return times(decimal(holding.nominal ?? '100'), hundredth);
}
