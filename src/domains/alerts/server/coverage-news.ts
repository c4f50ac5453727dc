import { compare, type Decimal, decimal, sign, times, zero } from '../../../foundation/decimal.ts';
import { isSession } from '../../instruments/is-session.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { type Coverage, coverageOf } from '../../strategies/coverage.ts';
import { weighedCash } from '../../strategies/own/weighed-cash.ts';
import type { ConnectedStrategy } from '../../strategies/server/strategy-store.ts';
import { isSimulated } from './move-news.ts';
import { coverageNotice } from './notice-of.ts';
import type { SeenCoverage } from './state-store.ts';
import type { PortfolioHoldings, ValuedPortfolio } from './value-portfolios.ts';
import type { WatchedMarket } from './watched-market.ts';

/** How a portfolio stands against its strategy. Null where prices are missing or old: then nobody knows (rule AL-7). */
export function standing(
  { portfolio, holdings }: PortfolioHoldings,
  valued: ValuedPortfolio,
  strategy: ConnectedStrategy,
  market: WatchedMarket,
): Coverage | null {
  const held = holdings.flatMap((holding) => {
    const value = valued.holdings.get(holding.id);
    return value && sign(value.units) > 0 ? [{ holding, value }] : [];
  });
  const isCurrent = held.every(({ value: { price } }) => {
    const isQuoted = price.kind === 'quote' || price.kind === 'carried';
    return isQuoted && isSession(price.day!, price.day!, market.today);
  });
  // What has no known value is missing from the whole: nothing can be said of its parts.
  if (!isCurrent || valued.holdings.size < holdings.length) return null;
  const values = held.map(({ holding, value }) => {
    const { isin, class_slug, subclass_slug, country, price_currency } = market.of(holding.instrument_id);
    return {
      instrumentId: holding.instrument_id,
      isin,
      classSlug: class_slug,
      subclassSlug: subclass_slug,
      country,
      currency: price_currency,
      value: value.marketValue,
    };
  });
  const cash = weighedCash(valued.cash?.value ?? zero, asideOf(strategy, market, portfolio.currency));
  return coverageOf(values, cash, strategy.composition);
}

/** What one's own strategy keeps aside, in the portfolio's currency. */
function asideOf({ rules }: ConnectedStrategy, market: WatchedMarket, currency: string): Decimal {
  const rate = rules && market.rates.cross(rules.currency, currency, market.today);
  return rate ? times(decimal(rules.cash_aside), rate) : zero;
}

/** What was seen of a portfolio's coverage, and what is told of it: nothing where it was below already. */
export type CoverageVerdict = { seen: SeenCoverage; isBack: boolean; notice: Notice | null };

export function coverageVerdict(
  one: PortfolioHoldings,
  valued: ValuedPortfolio,
  strategy: ConnectedStrategy,
  market: WatchedMarket,
  before: SeenCoverage | undefined,
): CoverageVerdict | null {
  const { portfolio } = one;
  const percent = standing(one, valued, strategy, market)?.percent;
  if (!percent) return null;
  const is_below = compare(percent, decimal(portfolio.notify_coverage!)) < 0;
  const wasBelow = before !== undefined && before.strategy_id === strategy.id && before.is_below;
  return {
    seen: { user_id: portfolio.user_id, portfolio_id: portfolio.id, strategy_id: strategy.id, is_below },
    isBack: wasBelow && !is_below,
    notice:
      is_below && !wasBelow
        ? coverageNotice(portfolio, strategy.names, percent, isSimulated(one, valued, market))
        : null,
  };
}
