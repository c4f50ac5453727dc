import { decimal, times } from '../../../foundation/decimal.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import { measureReturns } from '../../valuation/measure-total.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import type { Quotes } from '../../valuation/server/market-memory.ts';
import type { MeasuredHolding } from '../figures/ledger-values.ts';
import { totalOfHolding } from '../positions/total-of-portfolio.ts';
import { type CashValue, valueCash } from '../positions/value-cash.ts';
import { valueHolding } from '../positions/value-holding.ts';
import type { LedgerMemory } from './ledger-memory.ts';

/** What was read of a ledger and its market, to be measured in the shown currency. */
export type ReadLedger = {
  today: number;
  shown: string;
  rates: RateBook;
  portfolios: readonly PortfolioRow[];
  holdings: readonly NamedHolding[];
  books: ReadonlyMap<string, Book>;
  /** What each book was kept from. */
  bookStamps: ReadonlyMap<string, string>;
  quotes: Quotes;
  cashRows: ReadonlyMap<string, LedgerRow[]>;
  /** The first day of histories, where not all of them fit whole. */
  historyFrom: number | undefined;
  /** Changes with the day, the shown currency and anything of the market. */
  marketStamp: string;
};

/** Values each holding that is not remembered under the same stamp. */
export function measureHoldings(read: ReadLedger, memory: LedgerMemory): Map<string, MeasuredHolding> {
  const { holdings, bookStamps, marketStamp, shown } = read;
  const measured = new Map<string, MeasuredHolding>();
  for (const holding of holdings) {
    const stamp = `${bookStamps.get(holding.id)} ${instrumentStamp(holding)} ${marketStamp}`;
    const key = `${holding.id} ${shown}`;
    const known = memory.measured.get(key);
    const fresh = known?.stamp === stamp;
    const value = fresh ? known.value : measure(holding, read);
    if (!fresh) memory.measured.set(key, { stamp, value }, weightOf(value));
    measured.set(holding.id, value);
  }
  return measured;
}

/** Values the cash of each portfolio that is not remembered under the same stamp. */
export function measureCash(
  read: ReadLedger,
  measured: ReadonlyMap<string, MeasuredHolding>,
  memory: LedgerMemory,
): Map<string, CashValue | null> {
  const cash = new Map<string, CashValue | null>();
  for (const portfolio of read.portfolios) {
    const stamp = `${portfolio.ledger_version} ${movedStamp(portfolio, read, measured)} ${read.marketStamp}`;
    const key = `${portfolio.id} ${read.shown}`;
    const known = memory.cash.get(key);
    const fresh = known?.stamp === stamp;
    const value = fresh ? known.value : cashOf(portfolio, read, measured);
    if (!fresh) memory.cash.set(key, { stamp, value }, (value?.daily.value.length ?? 0) * 3 + 20);
    cash.set(portfolio.id, value);
  }
  return cash;
}

function measure(
  holding: NamedHolding,
  { books, quotes, rates, shown, today, historyFrom }: ReadLedger,
): MeasuredHolding {
  const market = marketOf(holding, quotes);
  const value = valueHolding(books.get(holding.id)!, market, rates, shown, today, historyFrom);
  return value && { value, returns: measureReturns(totalOfHolding(value)) };
}

function weightOf(measured: MeasuredHolding): number {
  return measured ? measured.value.daily.value.length * 3 + measured.value.entries.length * 40 + 50 : 5;
}

/** What lots that were moved had cost is written in the book of another portfolio. */
function movedStamp(
  { id, follows_cash }: PortfolioRow,
  { holdings, bookStamps }: ReadLedger,
  measured: ReadonlyMap<string, MeasuredHolding>,
): string {
  if (!follows_cash) return '';
  return holdings
    .filter((holding) => holding.portfolio_id === id && measured.get(holding.id)?.value.transfers.length)
    .map((holding) => bookStamps.get(holding.id))
    .join(' ');
}

function cashOf(
  { id, follows_cash }: PortfolioRow,
  read: ReadLedger,
  measured: ReadonlyMap<string, MeasuredHolding>,
): CashValue | null {
  const { holdings, books, cashRows, rates, shown, today, historyFrom } = read;
  const own = follows_cash ? holdings.filter(({ portfolio_id }) => portfolio_id === id) : [];
  const assets = {
    entries: own.flatMap((holding) => books.get(holding.id)!.entries),
    transfers: own.flatMap((holding) => measured.get(holding.id)?.value.transfers ?? []),
  };
  return valueCash(assets, cashRows.get(id)!, follows_cash, rates, shown, today, historyFrom);
}

/** One's own instrument may be described anew or linked elsewhere without a word in the ledger. */
export function instrumentStamp(holding: NamedHolding): string {
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

/** What turns a quote into money for a unit. */
export function factorOf(holding: Pick<NamedHolding, 'price_unit' | 'nominal'>) {
  if (holding.price_unit === 'pence') return hundredth;
  if (holding.price_unit === 'unit') return decimal('1');
  return times(decimal(holding.nominal ?? '100'), hundredth);
}
