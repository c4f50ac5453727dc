import { decimal, textOfFloat } from '../../../foundation/decimal.ts';
import { type Book, bookOn } from '../../ledger/keep-book.ts';
import { lastKnown } from '../../market-data/day-series.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { carriedDays } from '../positions/holding-history.ts';
import { type CashValue, valueCash } from '../positions/value-cash.ts';
import { type HoldingValue, valueHolding } from '../positions/value-holding.ts';
import { holdingsIn, type LedgerValues, type PortfolioFacts, type ValuedParts } from './ledger-values.ts';

/** A valued ledger with the prices it was valued by, so that another day can be valued the same way. */
export type PricedLedger = Omit<LedgerValues, 'rates'> & {
  rates: RateBook;
  /** By holding. */
  markets: ReadonlyMap<string, HoldingMarket>;
};

/** What was there at the close of a day. */
export type LedgerOnDay = ValuedParts & { books: ReadonlyMap<string, Book> };

/**
 * The ledger as it stood at the close of a day, by the same arithmetic as today's: rows up to that day, the last price
 * up to it, its rates. What happened in a period is what the sums of its end have more than those of its start. The
 * histories are of that day alone.
 */
export function ledgerOn(ledger: PricedLedger, day: number): LedgerOnDay {
  if (day >= ledger.today) return ledger;
  const { rates, shown, portfolios, holdings } = ledger;
  const books = new Map(holdings.map(({ id }) => [id, bookOn(ledger.books.get(id)!, day)]));
  const measured = new Map(
    holdings.map(({ id }): [string, { value: HoldingValue } | null] => {
      const today = ledger.measured.get(id);
      if (!today) return [id, null];
      const first = today.value.daily.first;
      const market = marketOn(ledger.markets.get(id)!, day, first);
      const value = valueHolding(books.get(id)!, market, rates, shown, day, day)!;
      return [id, { value: { ...value, transfers: transfersUntil(today.value, day) } }];
    }),
  );
  const cash = new Map(
    portfolios.map((portfolio) => [portfolio.id, cashOn(ledger, portfolio, { books, measured }, day)]),
  );
  return { today: day, portfolios, holdings, books, measured, cash };
}

function transfersUntil({ transfers }: HoldingValue, day: number) {
  return transfers.filter((transfer) => transfer.day <= day);
}

/** Closes up to a day; the last of them is its price, as in the history of the holding. */
function marketOn(market: HoldingMarket, day: number, first: number): HoldingMarket {
  const { closes } = market;
  const at = closes && lastKnown(closes, day);
  if (!at || at.day < first - carriedDays) return { ...market, closes: null, newest: null };
  const previous = lastKnown(closes, at.day - 1);
  return {
    ...market,
    newest: {
      price: decimal(textOfFloat(at.value)),
      day: at.day,
      previous: previous ? decimal(textOfFloat(previous.value)) : null,
      previousDay: previous?.day ?? null,
    },
  };
}

function cashOn(
  { cash, cashRows, holdings, rates, shown }: PricedLedger,
  portfolio: PortfolioFacts,
  { books, measured }: Pick<LedgerOnDay, 'books' | 'measured'>,
  day: number,
): CashValue | null {
  if (!cash.get(portfolio.id)) return null;
  const own = portfolio.follows_cash ? holdingsIn(holdings, [portfolio]) : [];
  const assets = {
    entries: own.flatMap(({ id }) => books.get(id)!.entries),
    transfers: own.flatMap(({ id }) => measured.get(id)?.value.transfers ?? []),
  };
  const rows = cashRows.get(portfolio.id)!.filter((row) => row.day <= day);
  return valueCash(assets, rows, portfolio.follows_cash, rates, shown, day, day);
}
