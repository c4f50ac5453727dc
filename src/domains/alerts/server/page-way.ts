import { dayOf } from '../../../foundation/calendar-day.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { keepBooks } from '../../ledger/keep-book.ts';
import { linkedGroups } from '../../ledger/linked-groups.ts';
import { holdingsOf } from '../../ledger/server/holding-store.ts';
import { linksOf } from '../../ledger/server/link-store.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { cashRowsOf, rowsOfHoldings } from '../../ledger/server/transaction-store.ts';
import { readKnownCloses } from '../../market-data/server/prices/price-store.ts';
import { carriedDays } from '../../performance/positions/holding-history.ts';
import { LedgerMemory } from '../../performance/server/ledger-memory.ts';
import { measureCash, measureHoldings } from '../../performance/server/measure-ledger.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { ratesOf } from '../../valuation/server/rate-store.ts';
import type { ValuedPortfolio } from './value-portfolios.ts';
import type { WatchedMarket } from './watched-market.ts';

/**
 * A portfolio valued with everything the page does, in the transaction of who asks: for the few where the short way would
 * have to know the past of other portfolios, or a currency without a rate.
 */
export async function valuedAsOnPage(
  tx: Tx,
  services: Services,
  market: WatchedMarket,
  { user_id: userId, id }: { user_id: string; id: string },
): Promise<ValuedPortfolio | null> {
  const { today } = market;
  const all = await portfoliosOf(tx, userId);
  const portfolio = all.find((one) => one.id === id);
  if (!portfolio) return null;
  const related = await holdingsOf(tx, userId);
  const holdings = related.filter(({ portfolio_id }) => portfolio_id === id);
  const rows = await rowsOfHoldings(
    tx,
    userId,
    related.map((holding) => holding.id),
  );
  const methods = new Map(all.map((one) => [one.id, one.lot_method]));
  const group = new Map(
    related.map((holding) => [
      holding.id,
      { rows: rows.get(holding.id)!, method: methods.get(holding.portfolio_id)! },
    ]),
  );
  const groups = linkedGroups(await linksOf(tx, userId));
  const books = keptTogether(group, groups);
  const first = [...books.values()].reduce(
    (day, book) => Math.min(day, book.entries[0]?.day ?? today),
    today,
  );
  const closes = await readKnownCloses(
    tx,
    holdings.map((holding) => holding.instrument_id),
    first - carriedDays,
    today,
  );
  const quotes = new Map(
    holdings.map(({ instrument_id }) => {
      const { market: quoted, at, source } = market.of(instrument_id);
      return [
        instrument_id,
        { from: first, closes: closes.get(instrument_id)!, newest: quoted.newest, at, source },
      ];
    }),
  );
  const cashRows = await cashRowsOf(tx, userId, [id]);
  const met = [
    portfolio,
    ...related,
    ...related.map((holding) => ({ currency: holding.price_currency })),
    ...[...rows.values()].flat(),
    ...[...cashRows.values()].flat(),
  ];
  const currencies = new Set(met.map(({ currency }) => currency));
  const rates = RateBook.ofTexts(await ratesOf(tx, [...currencies]), today);
  const read = {
    today,
    shown: portfolio.currency,
    rates,
    portfolios: [portfolio],
    holdings,
    books,
    bookStamps: new Map<string, string>(),
    quotes,
    cashRows,
    historyFrom: undefined,
    marketStamp: dayOf(today),
  };
  // Nothing is remembered: what is read in a transaction may never have been.
  const memory = new LedgerMemory(services);
  const measured = measureHoldings(read, memory);
  const cash = measureCash(read, measured, memory).get(id) ?? null;
  const known = holdings.flatMap((holding) => {
    const value = measured.get(holding.id)?.value;
    const splits = value?.entries.filter(({ type }) => type === 'split') ?? [];
    return value ? [[holding.id, { ...value, splitDays: splits.map(({ day }) => day) }] as const] : [];
  });
  const followsCash = portfolio.follows_cash && cash !== null;
  return { holdings: new Map(known), cash, followsCash, owes: true };
}

/** Books of holdings between which securities were moved are kept together, all others each by itself. */
function keptTogether(
  rows: Parameters<typeof keepBooks>[0],
  groups: ReadonlyMap<string, string[]>,
): ReturnType<typeof keepBooks> {
  const books: ReturnType<typeof keepBooks> = new Map();
  for (const id of rows.keys()) {
    if (books.has(id)) continue;
    const together = (groups.get(id) ?? [id]).filter((each) => rows.has(each));
    const group = new Map(together.map((each) => [each, rows.get(each)!]));
    for (const [each, book] of keepBooks(group)) books.set(each, book);
  }
  return books;
}
