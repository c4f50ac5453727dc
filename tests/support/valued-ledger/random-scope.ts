import type { PricedLedger } from '../../../src/domains/performance/figures/ledger-on-day.ts';
import { totalOfHolding } from '../../../src/domains/performance/positions/total-of-portfolio.ts';
import { valueCash } from '../../../src/domains/performance/positions/value-cash.ts';
import { valueHolding } from '../../../src/domains/performance/positions/value-holding.ts';
import { measureReturns } from '../../../src/domains/valuation/measure-total.ts';
import { type RandomLedger, today } from '../records/random-ledger.ts';
import { holdingFacts } from './ledger-values.ts';
import { singleBook } from './single-book.ts';

const portfolio = {
  id: 'portfolio',
  name: 'Portfolio',
  is_virtual: false,
  synchronized_at: null,
};

/** A random ledger as one portfolio, kept and valued as the product does; with a history that was cut at a day. */
export function pricedLedger(random: RandomLedger, shown: string, from?: number): PricedLedger {
  const { method, followsCash, cashRows, rates } = random;
  const holdings = random.holdings.map(({ market }, i) =>
    holdingFacts({
      id: `h${i}`,
      portfolio_id: portfolio.id,
      rows: [],
      price_currency: market.currency,
      class_slug: i % 2 ? 'etf' : 'stocks',
      country: i % 3 ? 'PL' : null,
      sector: i % 3 ? 'Energy' : null,
    }),
  );
  const byId = new Map(random.holdings.map((holding, i) => [`h${i}`, holding]));
  const books = new Map([...byId].map(([id, { rows }]) => [id, singleBook(rows, method)]));
  const values = new Map(
    [...byId].map(([id, { market }]) => [
      id,
      valueHolding(books.get(id)!, market, rates, shown, today, from)!,
    ]),
  );
  const assets = {
    entries: [...books.values()].flatMap(({ entries }) => entries),
    transfers: [...values.values()].flatMap(({ transfers }) => transfers),
  };
  const cash = valueCash(
    followsCash ? assets : { entries: [], transfers: [] },
    cashRows,
    followsCash,
    rates,
    shown,
    today,
    from,
  );
  return {
    today,
    shown,
    rates,
    portfolios: [{ ...portfolio, follows_cash: followsCash }],
    holdings,
    books,
    quotes: new Map(),
    measured: new Map(
      [...values].map(([id, value]) => [id, { value, returns: measureReturns(totalOfHolding(value)) }]),
    ),
    cash: new Map([[portfolio.id, cash]]),
    cashRows: new Map([[portfolio.id, cashRows]]),
    markets: new Map([...byId].map(([id, { market }]) => [id, market])),
  };
}
