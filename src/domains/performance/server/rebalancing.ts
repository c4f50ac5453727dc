import type { CallInput } from '../../../foundation/contract.ts';
import { type Decimal, decimal, floatOf, sum, textOf, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import type { Coverage } from '../../strategies/coverage.ts';
import type { Ground } from '../../strategies/ground-shape.ts';
import {
  type ContributionPlan,
  planContribution,
  wantedInstruments,
} from '../../strategies/own/plan-contribution.ts';
import type { RebalanceMode } from '../../strategies/rebalance.ts';
import { countedConnections } from '../../strategies/server/counted-connections.ts';
import { type NamedComponent, strategiesOfPortfolios } from '../../strategies/server/strategy-store.ts';
import { suggestContribution } from '../../strategies/suggest-contribution.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { rebalancing as rebalancingCall } from '../rebalancing-contract.ts';
import { groundOf } from './portfolio-weights.ts';
import { valueLedger } from './value-ledger.ts';

/** A portfolio against its strategy, and what would bring it nearer (rules S-3 to S-8, S-14 and S-15). */
export async function rebalancing(context: Context, { params, query }: CallInput<typeof rebalancingCall>) {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  const ledger = await valueLedger(context, { portfolioId: params.id, currency: query.currency });
  const portfolio = ledger.portfolios[0]!;
  const strategies = await strategiesOfPortfolios(services.database, userId, [portfolio.id]);
  const strategy = strategies.get(portfolio.id);
  const paused = await readOnlyOf(services.database, services, userId, countedConnections);
  const isPaused = paused.has(portfolio.id);
  const followed = { composition: strategy?.composition ?? [], rules: strategy?.rules ?? null };
  const ground = await groundOf(context, ledger, wantedInstruments(followed.composition));
  const values = ground.assets.map(({ value }) => decimal(value));
  const total = sum([...values, decimal(ground.cash ?? '0')]);
  const contribution = contributionOf(query.contribution, query.mode, total);
  const plan = planContribution(ground, followed, contribution, query.mode);
  const wantsCash = followed.composition.some(({ matches }) => matches.some(({ kind }) => kind === 'cash'));
  return {
    data: {
      portfolio_id: portfolio.id,
      portfolio_name: portfolio.name,
      currency: ledger.shown,
      strategy: strategy
        ? { id: strategy.id, name: nameIn(strategy.names, locale), is_own: strategy.rules !== null }
        : null,
      is_read_only: isPaused,
      buy_only: followed.rules?.buy_only ?? false,
      mode: plan.mode,
      contribution: textOf(contribution),
      ...(strategy && !isPaused ? planOutput(plan, strategy.composition, ground, locale) : noProposal),
      follows_cash: portfolio.follows_cash,
      cash_is_missing: wantsCash && ground.cash === null,
      missing: ground.missing,
      is_simulated: ground.is_simulated,
    },
  };
}

function contributionOf(given: string | undefined, mode: RebalanceMode, total: Decimal): Decimal {
  if (given !== undefined) return decimal(given);
  return mode === 'full' ? zero : suggestContribution(total);
}

function planOutput(
  plan: ContributionPlan,
  composition: readonly NamedComponent[],
  ground: Ground,
  locale: string,
) {
  const { before, after, orders } = plan;
  const names = new Map(composition.map(({ key, names: texts }) => [key, nameIn(texts, locale)]));
  const assets = new Map(ground.assets.map((asset) => [asset.id, asset]));
  const sumOf = (side: 'buy' | 'sell') =>
    moneyText(sum(orders.filter((order) => order.side === side).map(({ amount }) => amount)));
  return {
    coverage: percentOf(before),
    coverage_after: percentOf(after),
    components: before.components.map((component, at) => ({
      key: component.key,
      name: names.get(component.key)!,
      family: composition[at]!.family,
      wanted: textOf(component.wanted),
      held: textOf(component.held),
      drift: textOf(component.drift),
      band: bandOf(composition[at]!),
      share: component.share,
      share_after: after.components[at]!.share,
      value: moneyText(component.value),
    })),
    unmatched: {
      held: textOf(before.unmatched.held),
      share: before.unmatched.share,
      share_after: after.unmatched.share,
      value: moneyText(before.unmatched.value),
    },
    orders: orders.map((order) => {
      const { ticker, name, units } = assets.get(order.holdingId)!;
      return {
        side: order.side,
        component: order.key ?? null,
        asset_value_id: units === '0' ? null : order.holdingId,
        asset_id: order.instrumentId,
        ticker,
        name,
        units: textOf(order.units),
        price: moneyText(order.price),
        amount: moneyText(order.amount),
        commission: moneyText(order.commission),
      };
    }),
    choices: plan.choices.map(({ key, amount }) => ({
      component: key,
      name: names.get(key)!,
      amount: moneyText(amount),
    })),
    spent: sumOf('buy'),
    raised: sumOf('sell'),
    commissions: moneyText(plan.commissions),
    kept_in_cash: moneyText(plan.keptInCash),
    kept_aside: moneyText(plan.keptAside),
    leftover: moneyText(plan.leftover),
  };
}

const noProposal = {
  coverage: null,
  coverage_after: null,
  components: [],
  unmatched: { held: '0', share: 0, share_after: 0, value: '0' },
  orders: [],
  choices: [],
  spent: '0',
  raised: '0',
  commissions: '0',
  kept_in_cash: '0',
  kept_aside: '0',
  leftover: '0',
};

function bandOf({ band }: NamedComponent): string | null {
  return band ? textOf(band) : null;
}

function percentOf({ percent }: Coverage): number | null {
  return percent && floatOf(percent);
}
