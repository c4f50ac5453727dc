import { decimal, textOfFloat } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { PortfolioPositions } from '../../ledger/server/portfolio-positions.ts';
import { compositionOf } from '../../strategies/own/own-strategy.ts';
import { weightsOfStrategy } from '../../strategies/own/weights-of-strategy.ts';
import { ownStrategiesOf } from '../../strategies/server/own/own-strategy-store.ts';
import { strategies } from '../../strategies/server/strategy-store.ts';
import type { PortfolioSnapshot } from '../market/portfolio-snapshot.ts';

/** One's own strategies and the catalogue's as weights of what a portfolio holds (rule S-20). */
export async function strategyTargets(
  context: Context,
  positions: PortfolioPositions,
  { assets }: PortfolioSnapshot,
  values: readonly number[],
) {
  const { database } = context.services;
  const { locale } = context;
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
  const [own, listed] = await Promise.all([
    ownStrategiesOf(database, actorOf(context).userId),
    strategies(database),
  ]);
  const known = [
    ...own.map(({ id, name, components }) => ({
      id,
      name,
      isOwn: true,
      composition: compositionOf(components),
    })),
    ...listed.map(({ id, names, slug, composition }) => ({
      id,
      name: nameIn(names, locale, slug),
      isOwn: false,
      composition,
    })),
  ];
  return known.map(({ id, name, isOwn, composition }) => {
    const names = new Map(composition.map((one) => [one.key, nameIn(one.names, locale)]));
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
