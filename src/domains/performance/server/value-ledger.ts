import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { holdingsOf, type NamedHolding } from '../../ledger/server/holding-store.ts';
import { linksOf } from '../../ledger/server/link-store.ts';
import { type PortfolioRow, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { marketMemoryOf, type Quotes } from '../../valuation/server/market-memory.ts';
import type { LedgerValues } from '../figures/ledger-values.ts';
import { historyStart } from '../positions/history-start.ts';
import { carriedDays } from '../positions/holding-history.ts';
import { LedgerMemory } from './ledger-memory.ts';
import { instrumentStamp, measureCash, measureHoldings } from './measure-ledger.ts';

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
  const [found, links, rates] = await Promise.all([
    holdingsOf(services.database, userId, portfolioId),
    linksOf(services.database, userId),
    reading,
  ]);
  // What was moved here from another portfolio has its lots in the book there.
  const related =
    portfolioId !== undefined && links.length > 0 ? await holdingsOf(services.database, userId) : found;
  // One of a portfolio made between the two readings waits for the next.
  const holdings = found.filter((holding) => byId.has(holding.portfolio_id));
  const [{ books, stamps: bookStamps }, cashRows] = await Promise.all([
    ledger.books(userId, holdings, { holdings: related, portfolios: all, links }),
    ledger.cashRows(userId, portfolios),
  ]);
  const begun = firstDaysOf(books, cashRows, today);
  const historyFrom = historyStart(begun, today) ?? undefined;
  const first = historyFrom ?? begun.reduce((day, each) => Math.min(day, each), today);
  const quotes = await market.quotes(
    holdings.map((holding) => holding.instrument_id),
    first - carriedDays,
    today,
  );

  const marketStamp = `${version} ${today} ${shown} ${historyFrom ?? ''}`;
  const read = {
    today,
    shown,
    rates,
    portfolios,
    holdings,
    books,
    bookStamps,
    quotes,
    cashRows,
    historyFrom,
    marketStamp,
  };
  const measured = measureHoldings(read, ledger);
  const cash = measureCash(read, measured, ledger);
  const versions = portfolios.map((portfolio) => `${portfolio.id}:${portfolio.ledger_version}`).join(' ');
  const instruments = holdings
    .map((holding) => `${instrumentStamp(holding)} ${holding.ticker} ${Object.values(holding.names)}`)
    .join(' ');
  const stamp = `${marketStamp} ${versions} ${instruments}`;
  return { today, shown, rates, portfolios, holdings, books, quotes, measured, cash, cashRows, stamp };
}

/** When each history begins: those of holdings, and those of the cash beside them. */
function firstDaysOf(
  books: ReadonlyMap<string, Book>,
  cashRows: ReadonlyMap<string, LedgerRow[]>,
  today: number,
): number[] {
  return [
    ...[...books.values()].map((book) => book.entries[0]?.day ?? today),
    ...[...cashRows.values()].map((rows) => rows.reduce((day, row) => Math.min(day, row.day), today)),
  ];
}
