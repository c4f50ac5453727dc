import { textOf, zero } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { cashBalances } from '../follow-cash.ts';
import { unitsAfter } from '../follow-units.ts';
import { inOrder } from '../order-rows.ts';
import { holdingsOf } from './holding-store.ts';
import { portfolioById } from './portfolio-store.ts';
import { cashRowsOf, rowsOfHoldings } from './transaction-store.ts';

export type PortfolioPositions = {
  id: string;
  name: string;
  /** Lowercase title. */
  currency: string;
  currencyId: string;
  /** Followed cash; empty where cash is not followed. */
  cash: { currency: string; amount: string }[];
  holdings: {
    holdingId: string;
    instrumentId: string;
    ticker: string;
    name: string;
    /** Of the instrument's price, lowercase. */
    currency: string;
    priceUnit: 'unit' | 'pence' | 'percent';
    nominal: string | null;
    class: string;
    subclass: string | null;
    isin: string | null;
    country: string | null;
    units: string;
  }[];
};

/** What a portfolio of the caller holds now; assets sold completely are left out. */
export async function portfolioPositions(context: Context, portfolioId: string): Promise<PortfolioPositions> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const portfolio = isId(portfolioId) ? await portfolioById(database, portfolioId, userId) : undefined;
  if (!portfolio) throw notFound();
  const holdings = await holdingsOf(database, userId, portfolio.id);
  const [rows, cashRows] = await Promise.all([
    rowsOfHoldings(
      database,
      userId,
      holdings.map((holding) => holding.id),
    ),
    cashRowsOf(database, userId, [portfolio.id]),
  ]);
  const balances = portfolio.follows_cash
    ? cashBalances([...cashRows.get(portfolio.id)!, ...[...rows.values()].flat()])
    : new Map();
  return {
    id: portfolio.id,
    name: portfolio.name,
    currency: portfolio.currency,
    currencyId: portfolio.currency_id,
    cash: [...balances].map(([currency, amount]) => ({ currency, amount: textOf(amount) })),
    holdings: holdings
      .map((holding) => ({
        holdingId: holding.id,
        instrumentId: holding.instrument_id,
        ticker: holding.ticker,
        name: nameIn(holding.names, context.locale, holding.ticker),
        currency: holding.price_currency,
        priceUnit: holding.price_unit,
        nominal: holding.nominal,
        class: holding.class_slug,
        subclass: holding.subclass_slug,
        isin: holding.isin,
        country: holding.country,
        units: textOf(inOrder(rows.get(holding.id)!).reduce(unitsAfter, zero)),
      }))
      .filter((holding) => holding.units !== '0'),
  };
}
