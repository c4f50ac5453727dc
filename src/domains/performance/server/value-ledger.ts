import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, times } from '../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { Book } from '../../ledger/keep-book.ts';
import { holdingsOf, type NamedHolding } from '../../ledger/server/holding-store.ts';
import { type PortfolioRow, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { measureReturns } from '../../valuation/measure-total.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { marketMemoryOf, type Quotes } from '../../valuation/server/market-memory.ts';
import { holdingsIn, type LedgerValues, type MeasuredHolding } from '../figures/ledger-values.ts';
import { carriedDays } from '../positions/holding-history.ts';
import { totalOfHolding } from '../positions/total-of-portfolio.ts';
import { type CashValue, valueCash } from '../positions/value-cash.ts';
import { valueHolding } from '../positions/value-holding.ts';
import { LedgerMemory } from './ledger-memory.ts';

const memories = new WeakMap<Services, LedgerMemory>();

/** The memory of a process; one for the services it was started with. */
function ledgerMemoryOf(services: Services): LedgerMemory {
  const memory = memories.get(services) ?? new LedgerMemory(services);
  memories.set(services, memory);
  return memory;
}

/** Everything asked for of one person's ledger, as it is stored and valued in one currency. */
export type ValuedLedger = Omit<LedgerValues, 'rates' | 'portfolios' | 'holdings' | 'quotes'> & {
  rates: RateBook;
  portfolios: readonly PortfolioRow[];
  holdings: readonly NamedHolding[];
  quotes: Quotes;
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
  const loaded = { today, shown, rates, portfolios, holdings, books, quotes, cashRows, marketStamp };
  const measured = measuredBy(ledger, loaded);
  const cash = cashBy(ledger, loaded);
  const versions = portfolios.map((portfolio) => `${portfolio.id}:${portfolio.ledger_version}`).join(' ');
  const instruments = holdings
    .map((holding) => `${instrumentStamp(holding)} ${holding.ticker} ${Object.values(holding.names)}`)
    .join(' ');
  const stamp = `${marketStamp} ${versions} ${instruments}`;
  return { today, shown, rates, portfolios, holdings, books, quotes, measured, cash, cashRows, stamp };
}

/** What was read, before it is valued. */
type LoadedLedger = Omit<ValuedLedger, 'measured' | 'cash' | 'stamp'> & { marketStamp: string };

/** The figures of each holding, as they are remembered or reckoned anew. */
function measuredBy(memory: LedgerMemory, loaded: LoadedLedger): Map<string, MeasuredHolding> {
  const { today, shown, rates, marketStamp } = loaded;
  const methods = new Map(loaded.portfolios.map(({ id, lot_method }) => [id, lot_method]));
  return new Map(
    loaded.holdings.map((holding) => {
      const method = methods.get(holding.portfolio_id)!;
      const stamp = `${holding.ledger_version} ${method} ${instrumentStamp(holding)} ${marketStamp}`;
      const key = `${holding.id} ${shown}`;
      const known = memory.measured.get(key);
      if (known?.stamp === stamp) return [holding.id, known.value];
      const market = marketOf(holding, loaded.quotes);
      const value = measure(loaded.books.get(holding.id)!, market, rates, shown, today);
      memory.measured.set(key, { stamp, value }, weightOf(value));
      return [holding.id, value];
    }),
  );
}

/** The cash side of each portfolio, likewise. */
function cashBy(memory: LedgerMemory, loaded: LoadedLedger): Map<string, CashValue | null> {
  const { today, shown, rates, holdings, marketStamp } = loaded;
  return new Map(
    loaded.portfolios.map((portfolio) => {
      const { id, follows_cash } = portfolio;
      const stamp = `${portfolio.ledger_version} ${marketStamp}`;
      const key = `${id} ${shown}`;
      const known = memory.cash.get(key);
      if (known?.stamp === stamp) return [id, known.value];
      const entries = follows_cash
        ? holdingsIn(holdings, [portfolio]).flatMap((holding) => loaded.books.get(holding.id)!.entries)
        : [];
      const value = valueCash(entries, loaded.cashRows.get(id)!, follows_cash, rates, shown, today);
      memory.cash.set(key, { stamp, value }, (value?.daily.value.length ?? 0) * 3 + 20);
      return [id, value];
    }),
  );
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
