import { keepBooks, type LotMethod } from '../../../src/domains/ledger/keep-book.ts';
import type { LedgerRow } from '../../../src/domains/ledger/ledger-row.ts';
import type { PricedLedger } from '../../../src/domains/performance/figures/ledger-on-day.ts';
import type {
  HoldingFacts,
  MeasuredHolding,
  PortfolioFacts,
} from '../../../src/domains/performance/figures/ledger-values.ts';
import { totalOfHolding } from '../../../src/domains/performance/positions/total-of-portfolio.ts';
import { type CashValue, valueCash } from '../../../src/domains/performance/positions/value-cash.ts';
import { valueHolding } from '../../../src/domains/performance/positions/value-holding.ts';
import { measureReturns } from '../../../src/domains/valuation/measure-total.ts';
import type { HoldingMarket } from '../../../src/domains/valuation/quoted-market.ts';
import { RateBook } from '../../../src/domains/valuation/rate-book.ts';
import { dayNumber } from '../../../src/foundation/calendar-day.ts';
import { decimal, one } from '../../../src/foundation/decimal.ts';

type GivenPortfolio = Partial<PortfolioFacts> & {
  id: string;
  /** Rows that belong to no asset. */
  rows?: LedgerRow[];
};

type GivenHolding = Partial<HoldingFacts> & {
  id: string;
  portfolio_id: string;
  rows: LedgerRow[];
  method?: LotMethod;
  /** Closes by day; the last one is the newest price. */
  closes?: Record<string, number>;
  source?: string;
};

type Given = {
  today: string;
  shown?: string;
  /** Złoty for one of a currency, by currency and day. */
  rates?: Record<string, Record<string, string>>;
  portfolios: GivenPortfolio[];
  holdings: GivenHolding[];
};

/** A ledger as a test writes it down, kept and valued as the product does, without any database. */
export function ledgerValues(given: Given): PricedLedger {
  const { shown = 'pln', portfolios, holdings } = given;
  const today = dayNumber(given.today);
  const rates = new RateBook(
    Object.entries(given.rates ?? {}).flatMap(([currency, byDay]) =>
      Object.entries(byDay).map(([day, pln]) => ({ currency, day: dayNumber(day), pln })),
    ),
    today,
  );
  const books = keepBooks(new Map(holdings.map(({ id, rows, method = 'fifo' }) => [id, { rows, method }])));
  const measured = new Map(
    holdings.map((holding): [string, MeasuredHolding] => {
      const value = valueHolding(books.get(holding.id)!, marketOf(holding, today), rates, shown, today);
      return [holding.id, value && { value, returns: measureReturns(totalOfHolding(value)) }];
    }),
  );
  const cash = new Map(
    portfolios.map(({ id, follows_cash = false, rows = [] }): [string, CashValue | null] => {
      const own = holdings.filter(({ portfolio_id }) => follows_cash && portfolio_id === id);
      const assets = {
        entries: own.flatMap((holding) => books.get(holding.id)!.entries),
        transfers: own.flatMap((holding) => measured.get(holding.id)?.value.transfers ?? []),
      };
      return [id, valueCash(assets, rows, follows_cash, rates, shown, today)];
    }),
  );
  return {
    today,
    shown,
    rates,
    portfolios: portfolios.map(portfolioFacts),
    holdings: holdings.map(holdingFacts),
    books,
    quotes: new Map(
      holdings.map((holding) => [
        holdingFacts(holding).instrument_id,
        { newest: marketOf(holding, today).newest, at: null, source: holding.source ?? null },
      ]),
    ),
    measured,
    cash,
    cashRows: new Map(portfolios.map(({ id, rows = [] }) => [id, rows])),
    markets: new Map(holdings.map((holding) => [holding.id, marketOf(holding, today)])),
  };
}

function portfolioFacts({ rows: _, ...given }: GivenPortfolio): PortfolioFacts {
  return { name: given.id, is_virtual: false, follows_cash: false, synchronized_at: null, ...given };
}

export function holdingFacts(given: GivenHolding): HoldingFacts {
  const { rows: _rows, method: _method, closes: _closes, source: _source, ...facts } = given;
  return {
    instrument_id: `instrument of ${given.id}`,
    broker_id: null,
    currency_id: 'currency',
    currency: 'pln',
    is_valid: true,
    is_child_asset: false,
    notify_email: false,
    notify_sms: false,
    notify_percent: null,
    version: 1,
    ticker: given.id.toUpperCase(),
    names: { en: `Name of ${given.id}` },
    isin: null,
    mic: 'XWAR',
    country: null,
    sector: null,
    slug: given.id,
    is_custom: false,
    class_id: 'class',
    class_slug: 'stocks',
    class_names: { en: 'Stocks' },
    subclass_id: null,
    subclass_slug: null,
    subclass_names: null,
    price_currency: given.currency ?? 'pln',
    price_unit: 'unit',
    ...facts,
  };
}

function marketOf(
  { closes = {}, currency = 'pln', price_currency }: GivenHolding,
  today: number,
): HoldingMarket {
  const quotes = Object.entries(closes).map(([day, price]) => ({ day: dayNumber(day), price }));
  const market = { currency: price_currency ?? currency, factor: one };
  const [before, last] = [quotes.at(-2), quotes.at(-1)];
  if (!last) return { ...market, closes: null, newest: null };
  const first = quotes[0]!.day;
  const values = new Float64Array(today - first + 1).fill(Number.NaN);
  for (const { day, price } of quotes) values[day - first] = price;
  return {
    ...market,
    closes: { first, values },
    newest: {
      price: decimal(String(last.price)),
      day: last.day,
      previous: before ? decimal(String(before.price)) : null,
      previousDay: before?.day ?? null,
    },
  };
}
