import { sign } from '../../../foundation/decimal.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import { matchName } from '../../strategies/own/check-targets.ts';
import { isOutside } from '../../strategies/own/plan-contribution.ts';
import type { ConnectedStrategy } from '../../strategies/server/strategy-store.ts';
import { standing } from './coverage-news.ts';
import { isSimulated } from './move-news.ts';
import { bandNotice } from './notice-of.ts';
import type { SeenBands } from './state-store.ts';
import type { PortfolioHoldings, ValuedPortfolio } from './value-portfolios.ts';
import type { WatchedMarket } from './watched-market.ts';

/** Which parts stand outside of their bands, and what is told of it: only of those that stood inside before (rule AL-10). */
export type BandVerdict = { seen: SeenBands; isBack: boolean; notice: Notice | null };

/** Null where nobody knows, or the portfolio has no value. */
export function bandVerdict(
  one: PortfolioHoldings,
  valued: ValuedPortfolio,
  strategy: ConnectedStrategy,
  market: WatchedMarket,
  before: SeenBands | undefined,
): BandVerdict | null {
  const { portfolio } = one;
  const found = standing(one, valued, strategy, market);
  if (!found?.percent) return null;
  const parts = strategy.composition.map((component, at) => ({
    component,
    standing: found.components[at]!,
    identity: component.matches.map(matchName).sort().join('|'),
  }));
  const outside = parts.filter((part) => isOutside(part.standing, part.component.band));
  const known = before?.strategy_id === strategy.id ? before.outside : [];
  const fresh = outside.filter(({ identity }) => !known.includes(identity));
  const [first] = fresh;
  return {
    seen: {
      user_id: portfolio.user_id,
      portfolio_id: portfolio.id,
      strategy_id: strategy.id,
      outside: outside.map(({ identity }) => identity),
    },
    isBack: known.length > 0 && outside.length === 0,
    notice: first
      ? bandNotice(portfolio, strategy, {
          names: first.component.names,
          held: first.standing.held,
          wanted: first.component.wanted,
          side: sign(first.standing.drift) > 0 ? 'above' : 'below',
          count: fresh.length,
          isSimulated: isSimulated(one, valued, market),
        })
      : null,
  };
}
