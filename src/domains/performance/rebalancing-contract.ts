import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { amountText } from '../ledger/ledger-fields.ts';

const money = z.string();
const percent = z.string();
const ratio = z.nullable(z.number());

export const rebalanceModes = ['buy-only', 'full'] as const;

export const rebalancingShape = z.object({
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  /** The shown currency, lowercase. */
  currency: z.string(),
  /** Null when the portfolio follows none; then all lists are empty. */
  strategy: z.nullable(z.object({ id: z.string(), name: z.string(), is_own: z.boolean() })),
  /** It follows one that the plan does not reach: all lists are empty then too. */
  is_read_only: z.boolean(),
  /** One's own strategy that sells nothing: it has the buy-only proposal alone. */
  buy_only: z.boolean(),
  mode: z.enum(rebalanceModes),
  contribution: money,
  /** In percent, now and with everything carried out; null where there is nothing to weigh. */
  coverage: ratio,
  coverage_after: ratio,
  components: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** What it is in every strategy; for its colour. */
      family: z.string(),
      /** Exact percentages with up to six decimals; drift is held less wanted. */
      wanted: percent,
      held: percent,
      drift: percent,
      /** How many percentage points it may stand away; null in strategies of the catalogue. */
      band: z.nullable(percent),
      /** `held` with one decimal, so that all and the unmatched add up to exactly 100. */
      share: z.number(),
      share_after: z.number(),
      value: money,
    }),
  ),
  /** What no component wants. */
  unmatched: z.object({ held: percent, share: z.number(), share_after: z.number(), value: money }),
  orders: z.array(
    z.object({
      side: z.enum(['buy', 'sell']),
      component: z.nullable(z.string()),
      /** Of the holding; null for an instrument that is bought for the first time. */
      asset_value_id: z.nullable(z.string()),
      asset_id: z.string(),
      ticker: z.string(),
      name: z.string(),
      units: z.string(),
      /** Of one unit, in the shown currency. */
      price: money,
      amount: money,
      /** By the rules of one's own strategy; otherwise none is reckoned. */
      commission: money,
    }),
  ),
  /** Money for components of which nothing is held: the user chooses what to buy. */
  choices: z.array(z.object({ component: z.string(), name: z.string(), amount: money })),
  spent: money,
  raised: money,
  commissions: money,
  kept_in_cash: money,
  /** Fills up the cash that one's own strategy keeps aside. */
  kept_aside: money,
  leftover: money,
  follows_cash: z.boolean(),
  /** The strategy wants cash and the portfolio does not follow it. */
  cash_is_missing: z.boolean(),
  /** Assets left out because they have no usable price or rate. */
  missing: z.number(),
  is_simulated: z.boolean(),
});
export type RebalancingOutput = z.output<typeof rebalancingShape>;

export const rebalancing = defineCall({
  id: 'portfolios.rebalancing',
  method: 'GET',
  path: '/api/portfolios/:id/rebalancing',
  summary:
    'Allocation of a portfolio against its strategy, and what to trade to come nearer: with new money alone, or by selling too',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({
    mode: z._default(z.enum(rebalanceModes, 'invalid'), 'buy-only'),
    /** New money in the shown currency; without it a round amount for buy-only and nothing for the full proposal. */
    contribution: z.optional(amountText('totalError')),
    currency: z.optional(z.string('currencyError').check(z.maxLength(10, 'currencyError'))),
  }),
  output: record(rebalancingShape),
  errors: ['totalError', 'currencyError', 'maxValueError'],
});
