import {
  compare,
  type Decimal,
  decimal,
  hundred,
  magnitude,
  over,
  sign,
  times,
} from '../../foundation/decimal.ts';
import { moveOfHolding, moveOfPortfolio } from '../performance/positions/total-of-portfolio.ts';
import type { SessionMove } from '../valuation/total-value.ts';

/** From this change on one is told, where nothing else is set (rule AL-3). */
export const usualPercent = decimal('15');

/**
 * Whether a change is at least so many percent, either way; compared as it is, not as it is shown (rule AL-4). Twelve
 * places make whole again what lost its last digit on the way through another currency.
 */
export function reaches(move: Pick<SessionMove, 'amount' | 'base'>, percent: Decimal): boolean {
  if (sign(move.base) <= 0) return false;
  const change = percentOf(move);
  return compare(magnitude(change), percent) >= 0;
}

export function percentOf({ amount, base }: Pick<SessionMove, 'amount' | 'base'>): Decimal {
  return over(times(amount, hundred), base, 12);
}

type Parts = Parameters<typeof moveOfPortfolio>[0];
type Part = Parts['holdings'][number];

/** Without sessions up to that day: those were told (rule AL-5). */
function since<Holding extends Part>(holding: Holding, sentTo: number | null): Holding {
  const { lastMove } = holding;
  return lastMove && sentTo !== null && lastMove.to <= sentTo ? { ...holding, lastMove: null } : holding;
}

/** A move that reaches the percentage, and whether it still does without what was told before (rule AL-5). */
export type Reached = { move: SessionMove; isNews: boolean };

export function portfolioReaches(parts: Parts, percent: Decimal, sentTo: number | null): Reached | null {
  const move = moveOfPortfolio(parts);
  if (!move || !reaches(move, percent)) return null;
  if (sentTo === null) return { move, isNews: true };
  const holdings = parts.holdings.map((holding) => since(holding, sentTo));
  const fresh = moveOfPortfolio({ ...parts, holdings });
  return { move, isNews: fresh !== null && reaches(fresh, percent) };
}

/** The same of one holding, which has one session only. */
export function holdingReaches(holding: Part, percent: Decimal, sentTo: number | null): Reached | null {
  const move = moveOfHolding(holding);
  if (!move || !reaches(move, percent)) return null;
  return { move, isNews: sentTo === null || move.to > sentTo };
}
