import { decimal, textOfFloat } from '../../../foundation/decimal.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { PortfolioPositions } from '../../ledger/server/portfolio-positions.ts';
import { weightsOfStrategy } from '../../strategies/own/weights-of-strategy.ts';
import { knownStrategies } from '../../strategies/server/known-strategies.ts';
import type { PortfolioSnapshot } from '../market/portfolio-snapshot.ts';

/** One's own strategies and the catalogue's as weights of what a portfolio holds (rule S-20). */
export async function strategyTargets(
  context: Context,
  positions: PortfolioPositions,
  { assets }: PortfolioSnapshot,
  values: readonly number[],
) {
  const facts = new Map(positions.holdings.map((holding) => [holding.instrumentId, holding]));
  const held = assets.map(({ instrumentId, ticker, currency }, at) => {
    const { class: classSlug, subclass, isin, country } = facts.get(instrumentId)!;
    const value = values[at]!;
    return {
      instrumentId,
      ticker,
      isin,
      classSlug,
      subclassSlug: subclass,
      country,
      currency,
      value: decimal(textOfFloat(Number.isFinite(value) ? value : 0)),
    };
  });
  return (await knownStrategies(context)).map(({ id, name, isOwn, composition }) => {
    const names = new Map(composition.map((part) => [part.key, part.name]));
    const { weights, missing, hasCash } = weightsOfStrategy(held, composition);
    return {
      id,
      name,
      is_own: isOwn,
      weights,
      missing: missing.map(({ key, weight }) => ({ name: names.get(key)!, weight })),
      has_cash: hasCash,
    };
  });
}
