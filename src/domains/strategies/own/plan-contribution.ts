import { type Decimal, decimal, minus, plus, sum, zero } from '../../../foundation/decimal.ts';
import { type Composition, componentFinder } from '../composition.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import { classifiedOf, converterOf, type Ground, type GroundAsset, tradablesOf } from '../ground-shape.ts';
import type { Proposal } from '../proposal.ts';
import { proposeRebalancing, type RebalanceMode } from '../rebalance.ts';
import { plainRules } from '../trade-rules.ts';
import { type OwnRules, tradeRulesOf } from './own-strategy.ts';
import { contributionAfterAside, weighedCash } from './weighed-cash.ts';

/** What follows a strategy: with rules where it is one's own. */
export type Followed = { composition: Composition; rules: OwnRules | null };

/** Whether a component is that one instrument and nothing else: then it is bought without being held (rule S-6). */
function isNamed({ composition }: Followed): (asset: GroundAsset) => boolean {
  const alone = new Set(
    composition.flatMap(({ matches }) => {
      const [match] = matches;
      return matches.length === 1 && match?.kind === 'instrument' ? [match.reference] : [];
    }),
  );
  return ({ isin, asset_id }) => alone.has(isin ?? '') || alone.has(asset_id);
}

/** References of those instruments: their prices are asked for even where nothing of them is held. */
export function wantedInstruments(composition: Composition): string[] {
  return composition.flatMap(({ matches }) => {
    const [match] = matches;
    return matches.length === 1 && match?.kind === 'instrument' ? [match.reference] : [];
  });
}

function asideIn(ground: Ground, rules: OwnRules | null): Decimal {
  return rules ? converterOf(ground, rules.currency)(decimal(rules.cash_aside)) : zero;
}

/** How a portfolio stands against a strategy, without the cash kept aside (rules S-3, S-14). */
export function standingOf(ground: Ground, followed: Followed): Coverage {
  const held = tradablesOf(ground, () => false);
  const cash = weighedCash(decimal(ground.cash ?? '0'), asideIn(ground, followed.rules));
  return coverageOf(held, cash, followed.composition);
}

export type ContributionPlan = Proposal & {
  mode: RebalanceMode;
  contribution: Decimal;
  /** Of all orders together. */
  commissions: Decimal;
  /** Goes to the cash kept aside before anything is bought. */
  keptAside: Decimal;
};

/**
 * What to do with new money (rules S-4 to S-8, S-14 and S-15). What is bought, commissions, what is kept in cash and what is
 * left add up to the amount, with what sales and cash bring where something may be sold. A strategy that only buys sells nothing, whatever is asked.
 */
export function planContribution(
  ground: Ground,
  followed: Followed,
  contribution: Decimal,
  asked: RebalanceMode,
): ContributionPlan {
  const { composition, rules } = followed;
  const mode = rules?.buy_only ? 'buy-only' : asked;
  const cash = ground.cash === null ? null : decimal(ground.cash);
  const aside = asideIn(ground, rules);
  const { kept, left } = contributionAfterAside(cash ?? zero, aside, contribution);
  // Where cash is not tracked there is nothing to keep it in.
  const keptAside = cash === null ? zero : kept;
  const proposal = proposeRebalancing({
    mode,
    held: tradablesOf(ground, isNamed(followed)),
    cash: cash && weighedCash(cash, aside),
    contribution: cash === null ? contribution : left,
    composition,
    rules: rules ? tradeRulesOf(rules, converterOf(ground, rules.currency)) : plainRules,
  });
  return {
    ...proposal,
    mode,
    contribution,
    commissions: sum(proposal.orders.map(({ commission }) => commission)),
    keptAside,
  };
}

/** How far something is from its targets in percentage points: half of what would have to change hands. */
export function distanceOf({ components, unmatched }: Coverage): Decimal {
  const drifts = components.map(({ drift }) => (drift.digits < 0n ? minus(zero, drift) : drift));
  const whole = sum([...drifts, unmatched.held]);
  return { digits: whole.digits * 5n, places: whole.places + 1 };
}

/** Share of each component in percent on each of the ground's days; null where nothing was there or nobody knows. */
export function sharesOver(ground: Ground, composition: Composition): Map<string, (number | null)[]> {
  const finder = componentFinder(composition);
  const values = new Map<string | undefined, number[]>();
  const add = (key: string | undefined, history: readonly (number | null)[]) => {
    const line = values.get(key) ?? ground.days.map(() => 0);
    history.forEach((value, at) => {
      line[at] = line[at]! + (value ?? Number.NaN);
    });
    values.set(key, line);
  };
  for (const asset of ground.assets)
    if (asset.history.length) add(finder.of(classifiedOf(asset)), asset.history);
  add(finder.cash, ground.cash_history);
  const whole = ground.days.map((_, at) =>
    [...values.values()].reduce((total, line) => total + line[at]!, 0),
  );
  return new Map(
    composition.map(({ key }) => [
      key,
      (values.get(key) ?? ground.days.map(() => 0)).map((value, at) => {
        const share = (100 * value) / whole[at]!;
        return whole[at]! > 0 && Number.isFinite(share) ? share : null;
      }),
    ]),
  );
}

/** Components that stand outside of their bands before a plan and inside after it. */
export function comingBack({ before, after }: Proposal, composition: Composition): string[] {
  return composition.flatMap(({ key, band }, at) =>
    isOutside(before.components[at]!, band) && !isOutside(after.components[at]!, band) ? [key] : [],
  );
}

/** Whether a component stands outside of its band (rule S-19). */
export function isOutside({ drift }: { drift: Decimal }, band: Decimal | undefined): boolean {
  if (!band) return false;
  const away = drift.digits < 0n ? minus(zero, drift) : drift;
  return minus(away, band).digits > 0n;
}

/** What tracked cash gives to a plan that may sell, or takes where money is owed: less than nothing then. */
export function fromCash(plan: ContributionPlan): Decimal {
  const sold = plan.orders.filter(({ side }) => side === 'sell').map(({ amount }) => amount);
  return minus(takenBy(plan), sum([plan.contribution, ...sold]));
}

/** What a plan takes: together it is the contribution, and what sales and tracked cash gave. */
export function takenBy(plan: ContributionPlan): Decimal {
  const bought = plan.orders.filter(({ side }) => side === 'buy').map(({ amount }) => amount);
  const chosen = plan.choices.map(({ amount }) => amount);
  return plus(
    sum([...bought, ...chosen]),
    sum([plan.commissions, plan.keptInCash, plan.keptAside, plan.leftover]),
  );
}
