import { nameIn } from '../../../foundation/name-in.ts';
import { portfolioOutput } from '../../ledger/server/manage-portfolios.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { type FollowedStrategy, portfolioFigures, totalFigures } from '../figures/portfolio-figures.ts';
import type { ValuedLedger } from './value-ledger.ts';

/** Figures in the reader's language. */
export function totalOutput(
  ledger: ValuedLedger,
  portfolios: readonly PortfolioRow[],
  total: TotalValue,
  locale: string,
) {
  return totalFigures(ledger, portfolios, total, (names) => nameIn(names, locale));
}

/** Portfolios as they are stored, each with its figures. */
export function portfolioOutputs(
  ledger: ValuedLedger,
  totals: ReadonlyMap<string, TotalValue>,
  strategies: ReadonlyMap<string, FollowedStrategy>,
  locale: string,
) {
  const figures = portfolioFigures(ledger, totals, strategies, (names) => nameIn(names, locale));
  return ledger.portfolios.map((portfolio, i) => ({ ...portfolioOutput(portfolio), ...figures[i]! }));
}
