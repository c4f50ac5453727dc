import type { CallInput } from '../../../foundation/contract.ts';
import {
  type Decimal,
  decimal,
  floatOf,
  isZero,
  sum,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { Coverage } from '../../strategies/coverage.ts';
import type { Proposal, Tradable } from '../../strategies/proposal.ts';
import { proposeRebalancing, type RebalanceMode } from '../../strategies/rebalance.ts';
import { countedConnections } from '../../strategies/server/counted-connections.ts';
import { type NamedComponent, strategiesOfPortfolios } from '../../strategies/server/strategy-store.ts';
import { suggestContribution } from '../../strategies/suggest-contribution.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { rebalancing as rebalancingCall } from '../rebalancing-contract.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

/** A portfolio against its strategy, and what would bring it nearer (rules S-3 to S-8). */
export async function rebalancing(context: Context, { params, query }: CallInput<typeof rebalancingCall>) {
  const { locale } = context;
  const ledger = await valueLedger(context, { portfolioId: params.id, currency: query.currency });
  const portfolio = ledger.portfolios[0]!;
  const strategies = await strategiesOfPortfolios(context.services.database, actorOf(context).userId, [
    portfolio.id,
  ]);
  const strategy = strategies.get(portfolio.id);
  const { services } = context;
  const paused = await readOnlyOf(services.database, services, actorOf(context).userId, countedConnections);
  const isPaused = paused.has(portfolio.id);
  const composition = strategy?.composition ?? [];
  const held = ledger.holdings.filter(({ id }) => !isZero(ledger.books.get(id)!.units));
  const tradables = held.flatMap((holding) => tradableOf(ledger, holding));
  const balance = ledger.cash.get(portfolio.id) ?? null;
  const cash = portfolio.follows_cash && balance ? balance.value : null;
  const total = sum([...tradables.map(({ value }) => value), cash ?? zero]);
  const contribution = contributionOf(query.contribution, query.mode, total);
  const proposal = proposeRebalancing({ mode: query.mode, held: tradables, cash, contribution, composition });
  const wantsCash = composition.some(({ matches }) => matches.some(({ kind }) => kind === 'cash'));
  const unknownCash = portfolio.follows_cash && !balance;
  return {
    data: {
      portfolio_id: portfolio.id,
      portfolio_name: portfolio.name,
      currency: ledger.shown,
      strategy: strategy ? { id: strategy.id, name: nameIn(strategy.names, locale) } : null,
      is_read_only: isPaused,
      mode: query.mode,
      contribution: textOf(contribution),
      ...(strategy && !isPaused ? proposalOutput(proposal, composition, held, locale) : noProposal),
      follows_cash: portfolio.follows_cash,
      cash_is_missing: wantsCash && cash === null,
      missing: held.length - tradables.length + Number(unknownCash),
      is_simulated: held.some(
        ({ instrument_id }) => ledger.quotes.get(instrument_id)?.source === simulatedSource,
      ),
    },
  };
}

/** What has neither a price nor a rate cannot be weighed. */
function tradableOf(ledger: ValuedLedger, holding: NamedHolding): Tradable[] {
  const value = ledger.measured.get(holding.id)?.value;
  const rate = ledger.rates.cross(holding.price_currency, ledger.shown, ledger.today);
  if (!value?.price.value || !rate) return [];
  return [
    {
      holdingId: holding.id,
      instrumentId: holding.instrument_id,
      isin: holding.isin,
      classSlug: holding.class_slug,
      subclassSlug: holding.subclass_slug,
      units: value.units,
      price: times(value.price.value, rate),
      value: value.marketValue,
    },
  ];
}

function contributionOf(given: string | undefined, mode: RebalanceMode, total: Decimal): Decimal {
  if (given !== undefined) return decimal(given);
  return mode === 'full' ? zero : suggestContribution(total);
}

function proposalOutput(
  proposal: Proposal,
  composition: readonly NamedComponent[],
  held: readonly NamedHolding[],
  locale: string,
) {
  const { before, after, orders } = proposal;
  const names = new Map(composition.map(({ key, names: texts }) => [key, nameIn(texts, locale)]));
  const holdings = new Map(held.map((holding) => [holding.id, holding]));
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
      const { ticker, names: texts } = holdings.get(order.holdingId)!;
      return {
        side: order.side,
        component: order.key ?? null,
        asset_value_id: order.holdingId,
        asset_id: order.instrumentId,
        ticker,
        name: nameIn(texts, locale),
        units: textOf(order.units),
        price: moneyText(order.price),
        amount: moneyText(order.amount),
      };
    }),
    choices: proposal.choices.map(({ key, amount }) => ({
      component: key,
      name: names.get(key)!,
      amount: moneyText(amount),
    })),
    spent: sumOf('buy'),
    raised: sumOf('sell'),
    kept_in_cash: moneyText(proposal.keptInCash),
    leftover: moneyText(proposal.leftover),
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
  kept_in_cash: '0',
  leftover: '0',
};

function percentOf({ percent }: Coverage): number | null {
  return percent && floatOf(percent);
}
