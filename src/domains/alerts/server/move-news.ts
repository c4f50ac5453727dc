import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, floatOf, isZero, sign } from '../../../foundation/decimal.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import type { SessionMove } from '../../valuation/total-value.ts';
import { holdingReaches, portfolioReaches, type Reached, usualPercent } from '../moves.ts';
import { holdingNotice, portfolioNotice, subjectOf } from './notice-of.ts';
import type { SentMove } from './state-store.ts';
import type { PortfolioHoldings, RecentRows, ValuedPortfolio } from './value-portfolios.ts';
import type { WatchedHolding } from './watch-store.ts';
import type { WatchedMarket } from './watched-market.ts';

/** Something that may have moved: news, told already and still so, or not so. */
export type Verdict = { userId: string; kind: 'portfolioMoved' | 'assetMoved'; subject: string } & (
  | { is: 'news'; notice: Notice; sentTo: string }
  | { is: 'known' | 'nothing' }
);

const percentOf = (set: string | null) => (set === null ? usualPercent : decimal(set));

/** One is told of assets one watches: ticked, or with a percentage of their own. */
export const isWatched = (holding: WatchedHolding) =>
  holding.notify_email || holding.notify_sms || holding.notify_percent !== null;

/** Floats decide what cannot have moved enough; by so much they may be wrong, and much more. */
const margin = 0.999;

/**
 * Whether a portfolio may have moved enough (decision 42). What nobody bought or sold lately moves as its price does, and a whole
 * that owes nothing moves no more than what moved most in it.
 */
export function mayHaveMoved(
  { portfolio, holdings }: PortfolioHoldings,
  market: WatchedMarket,
  recent: RecentRows,
  mayOwe: boolean,
): boolean {
  if (portfolio.follows_cash && (mayOwe || recent.ofCash.has(portfolio.id))) return true;
  const enough = (floatOf(percentOf(portfolio.notify_percent)) / 100) * margin;
  return holdings.some((holding) => {
    if (recent.ofHoldings.has(holding.id)) return true;
    const moved = market.moveOf(holding.instrument_id, portfolio.currency);
    if (moved >= enough) return true;
    return isWatched(holding) && moved >= (floatOf(percentOf(holding.notify_percent)) / 100) * margin;
  });
}

type Sent = ReadonlyMap<string, SentMove>;

/** What is to be told of a portfolio and of what is watched in it, and what is not (any more). */
export function moveVerdicts(
  one: PortfolioHoldings,
  valued: ValuedPortfolio | undefined,
  market: WatchedMarket,
  sent: Sent,
): Verdict[] {
  const { portfolio, holdings } = one;
  const { user_id: userId } = portfolio;
  const sentTo = (subject: string) => {
    const known = sent.get(`${userId} ${subject}`);
    return known ? dayNumber(known.told_to) : null;
  };
  const isDoubtful = valued && holdings.some((holding) => hasUnknownSplit(holding, valued, market));
  const subject = subjectOf.portfolio(portfolio.id);
  const reached =
    valued && !isDoubtful
      ? portfolioReaches(
          { ...valued, holdings: [...valued.holdings.values()] },
          percentOf(portfolio.notify_percent),
          sentTo(subject),
        )
      : null;
  const whole = verdictOf({ userId, kind: 'portfolioMoved', subject }, reached, (move) =>
    portfolioNotice(portfolio, move, isSimulated(one, valued!, market)),
  );
  const parts = holdings.filter(isWatched).map((holding) => {
    const about = { userId, kind: 'assetMoved' as const, subject: subjectOf.holding(holding.id) };
    const value = valued?.holdings.get(holding.id);
    const isKnown = value && !hasUnknownSplit(holding, valued!, market);
    const moved = isKnown
      ? holdingReaches(value, percentOf(holding.notify_percent), sentTo(about.subject))
      : null;
    return verdictOf(about, moved, (move) =>
      holdingNotice(holding, portfolio, market.of(holding.instrument_id), move),
    );
  });
  return [whole, ...parts];
}

function verdictOf(
  about: Pick<Verdict, 'userId' | 'kind' | 'subject'>,
  reached: Reached | null,
  noticeOf: (move: SessionMove) => Notice,
): Verdict {
  if (!reached?.isNews) return { ...about, is: reached ? 'known' : 'nothing' };
  return { ...about, is: 'news', notice: noticeOf(reached.move), sentTo: dayOf(reached.move.to) };
}

/** As the page says it: something that is held is valued at a simulated price. */
export function isSimulated(
  { holdings }: PortfolioHoldings,
  valued: ValuedPortfolio,
  market: WatchedMarket,
): boolean {
  return holdings.some(({ id, instrument_id }) => {
    const value = valued.holdings.get(id);
    return value && !isZero(value.units) && market.of(instrument_id).isSimulated;
  });
}

/**
 * A split in its last session that its owner has not recorded: the price fell and the units did not grow, so what looks
 * like a move is none (rule AL-6).
 */
function hasUnknownSplit(holding: WatchedHolding, valued: ValuedPortfolio, market: WatchedMarket): boolean {
  const splits = market.splitsInSession(market.of(holding.instrument_id));
  const value = valued.holdings.get(holding.id);
  if (splits.length === 0 || !value?.lastMove || sign(value.lastMove.start) <= 0) return false;
  return !splits.every(({ day }) => value.splitDays.some((own) => Math.abs(own - dayNumber(day)) <= 3));
}
