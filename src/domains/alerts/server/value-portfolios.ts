import { dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, plus, sign, times, zero } from '../../../foundation/decimal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { cashMoves } from '../../ledger/follow-cash.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import { type CashValue, valueCash } from '../../performance/positions/value-cash.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { type LeanHolding, sessionDays, valueLean } from '../lean-book.ts';
import { valuedAsOnPage } from './page-way.ts';
import {
  type CashSum,
  cashSince,
  cashSums,
  type Past,
  pastOf,
  rowsSince,
  type WatchedHolding,
  type WatchedPortfolio,
} from './watch-store.ts';
import type { WatchedMarket } from './watched-market.ts';

/** What a portfolio's figures are made from, by holding; in the portfolio's currency. */
export type ValuedPortfolio = {
  holdings: ReadonlyMap<string, LeanHolding>;
  cash: Pick<CashValue, 'value' | 'daily'> | null;
  followsCash: boolean;
  /** It owes cash, or nobody knows: then it may move more than anything in it. */
  owes: boolean;
};

export type PortfolioHoldings = { portfolio: WatchedPortfolio; holdings: readonly WatchedHolding[] };

/** Rows since the earliest session that counts, by holding and, of followed cash, by portfolio. */
export type RecentRows = {
  ofHoldings: ReadonlyMap<string, readonly LedgerRow[]>;
  ofCash: ReadonlyMap<string, readonly LedgerRow[]>;
};

export async function recentRows(
  tx: Tx,
  market: WatchedMarket,
  portfolios: readonly PortfolioHoldings[],
): Promise<RecentRows> {
  const since = dayOf(market.today - sessionDays);
  const following = portfolios.flatMap(({ portfolio }) => (portfolio.follows_cash ? portfolio : []));
  const holdings = portfolios.flatMap((one) => one.holdings);
  return {
    ofHoldings: await rowsSince(tx, holdings, since),
    ofCash: following.length > 0 ? await cashSince(tx, following, since) : new Map(),
  };
}

/** Values many portfolios, each in its own currency, with a handful of statements. */
export async function valuePortfolios(
  tx: Tx,
  services: Services,
  market: WatchedMarket,
  portfolios: readonly PortfolioHoldings[],
  recent: RecentRows,
): Promise<Map<string, ValuedPortfolio>> {
  const valued = new Map<string, ValuedPortfolio>();
  if (portfolios.length === 0) return valued;
  const all = portfolios.flatMap(({ holdings }) => holdings);
  const past = await pastOf(tx, all, dayOf(market.today - sessionDays), market.unknownCurrencies);
  const whole = await wholeRows(tx, market, all, past);
  const following = portfolios.filter(({ portfolio }) => portfolio.follows_cash);
  const sums = Map.groupBy(
    following.length > 0
      ? await cashSums(
          tx,
          following.map(({ portfolio }) => portfolio),
        )
      : [],
    (sum) => sum.portfolio_id,
  );
  for (const one of portfolios) {
    const { portfolio, holdings } = one;
    const cash = sums.get(portfolio.id) ?? [];
    if (isOdd(one, market, past, recent, cash)) {
      const found = await valuedAsOnPage(tx, services, market, portfolio);
      if (found) valued.set(portfolio.id, found);
      continue;
    }
    const rowsOf = (id: string) => whole.get(id) ?? recent.ofHoldings.get(id) ?? [];
    const values = holdings.map(({ id, instrument_id }) => {
      const before = whole.has(id) ? zero : past.get(id)!.before;
      const quoted = market.of(instrument_id).market;
      return [
        id,
        valueLean({ before, rows: rowsOf(id) }, quoted, market.rates, portfolio.currency, market.today),
      ] as const;
    });
    valued.set(portfolio.id, {
      holdings: new Map(values),
      cash: portfolio.follows_cash ? leanCash(one, market, recent, cash) : null,
      followsCash: portfolio.follows_cash,
      owes: balancesOf(cash).some(([, amount]) => sign(amount) < 0),
    });
  }
  return valued;
}

/** Of what was split, or never quoted, all rows are read: there units are no sum, and the price is the last trade's. */
async function wholeRows(
  tx: Tx,
  market: WatchedMarket,
  holdings: readonly WatchedHolding[],
  past: ReadonlyMap<string, Past>,
): Promise<Map<string, LedgerRow[]>> {
  const needed = holdings.filter(
    ({ id, instrument_id }) => past.get(id)!.has_split || !market.of(instrument_id).market.newest,
  );
  if (needed.length === 0) return new Map();
  const rows = await rowsSince(tx, needed, null);
  return new Map(needed.map(({ id }) => [id, rows.get(id) ?? []]));
}

/** Where the short way is not enough. */
function isOdd(
  { portfolio, holdings }: PortfolioHoldings,
  market: WatchedMarket,
  past: ReadonlyMap<string, Past>,
  recent: RecentRows,
  cash: readonly CashSum[],
): boolean {
  const { rates } = market;
  if (!rates.knows(portfolio.currency)) return true;
  if (cash.some((sum) => !rates.knows(sum.currency) || (sum.to_currency && !rates.knows(sum.to_currency))))
    return true;
  return holdings.some(({ id, instrument_id }) => {
    const { has_link, has_split, is_unknown } = past.get(id)!;
    const { newest, currency } = market.of(instrument_id).market;
    if (is_unknown || !rates.knows(currency)) return true;
    if (!has_link) return false;
    const isRecent = recent.ofHoldings.get(id)?.some(({ link }) => link !== null) ?? false;
    return isRecent || has_split || !newest;
  });
}

/** Followed cash: its balances as sums, and what came and went lately row by row. */
function leanCash(
  { portfolio, holdings }: PortfolioHoldings,
  market: WatchedMarket,
  recent: RecentRows,
  sums: readonly CashSum[],
): Pick<CashValue, 'value' | 'daily'> {
  const { rates, today } = market;
  const shown = portfolio.currency;
  const since = today - sessionDays;
  const entries = holdings
    .flatMap(({ id }) => inOrder(recent.ofHoldings.get(id) ?? []))
    .map((row) => ({ ...row, gross: grossOf(row), moved: null }));
  const own = recent.ofCash.get(portfolio.id) ?? [];
  const lately = valueCash({ entries, transfers: [] }, own, true, rates, shown, today, since);
  return { value: cashWorth(sums, rates, shown, today), daily: lately!.daily };
}

/** Everything a row does to cash is a sum, so the sums of all rows do what all of them did. */
function cashWorth(sums: readonly CashSum[], rates: RateBook, shown: string, today: number): Decimal {
  return balancesOf(sums).reduce(
    (worth, [currency, amount]) => plus(worth, times(amount, rates.cross(currency, shown, today)!)),
    zero,
  );
}

function balancesOf(sums: readonly CashSum[]): [currency: string, amount: Decimal][] {
  const balances = new Map<string, Decimal>();
  for (const sum of sums) {
    const row = {
      type: sum.type,
      currency: sum.currency,
      gross: decimal(sum.gross),
      fee: decimal(sum.fee),
      tax: decimal(sum.tax),
      toTotal: sum.to_total === null ? null : decimal(sum.to_total),
      toCurrency: sum.to_currency,
    };
    for (const { currency, amount } of cashMoves(row))
      balances.set(currency, plus(balances.get(currency) ?? zero, amount));
  }
  return [...balances];
}
