import { portfolioOutput } from '../../ledger/server/manage-portfolios.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { type FollowedStrategy, portfolioFigures } from '../figures/portfolio-figures.ts';
import type { ValuedLedger } from './value-ledger.ts';

/** Portfolios as they are stored, each with its figures. */
export function portfolioOutputs(
  ledger: ValuedLedger,
  totals: ReadonlyMap<string, TotalValue>,
  strategies: ReadonlyMap<string, FollowedStrategy>,
  locale: string,
) {
  const figures = portfolioFigures(ledger, totals, strategies, locale);
  return ledger.portfolios.map((portfolio, i) => ({ ...portfolioOutput(portfolio), ...figures[i]! }));
}
