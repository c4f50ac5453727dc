import * as z from 'zod/mini';
import { instant, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { feedingShape } from '../brokers/contract.ts';
import { holdingChannelsShape, portfolioShape } from '../ledger/contract.ts';
import { lotMethods } from '../ledger/lot-methods.ts';
import { tagName } from '../ledger/tag-fields.ts';
import { onBasisShape, shownBasis } from '../valuation/basis/basis-contract.ts';
import {
  benchmarks,
  changePeriods,
  figures,
  historyShape,
  ratio,
  shownCurrency,
  totalFiguresShape,
  unknownMoney,
  valuedFields,
} from '../valuation/figures-contract.ts';

export const holdingShape = z.object({
  id: z.string(),
  /** Ticker. */
  name: z.string(),
  title: z.string(),
  parent_id: z.string(),
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  broker_id: z.nullable(z.string()),
  class: z.string(),
  class_id: z.string(),
  class_name: z.string(),
  subclass_id: z.nullable(z.string()),
  subclass_name: z.nullable(z.string()),
  mic: z.string(),
  country: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  is_custom: z.boolean(),
  /** Average purchase price of the held units, in the currency it was entered in. */
  value: unknownMoney,
  currency_id: z.string(),
  currency: z.string(),
  /** The newest price in the instrument's own currency and unit. */
  current_price: unknownMoney,
  price_currency: z.string(),
  price_unit: z.enum(['unit', 'pence', 'percent']),
  price_at: z.nullable(instant),
  price_day: z.nullable(z.string()),
  /** `quote`; `carried` from an earlier day; `estimate` is the last transaction's price; `none`. */
  price_kind: z.enum(['quote', 'carried', 'estimate', 'none']),
  /** Why there is no change of 24h: no price since that day, or none between two days. */
  price_gap: z.nullable(z.object({ since: z.string(), until: z.nullable(z.string()) })),
  is_simulated: z.boolean(),
  volume: z.string(),
  is_valid: z.union([z.literal(0), z.literal(1)]),
  is_child_asset: z.boolean(),
  notifications: holdingChannelsShape,
  added_at: z.string(),
  transactions_count: z.number(),
  /** The opening purchase, while it is the only transaction and no broker keeps it. */
  editable: z.boolean(),
  opening: z.nullable(
    z.object({
      value: z.string(),
      volume: z.string(),
      currency_id: z.string(),
      added_at: z.string(),
      fee: z.string(),
    }),
  ),
  version: z.number(),
  /** Asked for with lots=1: what a sale takes from, in its order; null with average cost. */
  lots: z.optional(
    z.nullable(
      z.array(
        z.object({
          /** The transaction that brought it, by which a sale names it. */
          id: z.nullable(z.string()),
          day: z.string(),
          units: z.string(),
          cost: z.string(),
          currency: z.string(),
        }),
      ),
    ),
  ),
  ...figures,
});
export type HoldingOutput = z.output<typeof holdingShape>;

const simplified = z.optional(z.enum(['0', '1'], 'invalid'));

export const listHoldings = defineCall({
  id: 'portfolioAssets.list',
  method: 'GET',
  path: '/api/portfolio-assets',
  summary:
    'Held assets with their figures in the shown currency; simplified=1: id, name, currency and volume only',
  access: 'user',
  whenEmpty: 'assetsNotFetched',
  query: z.object({
    simplified,
    portfolio_id: z.optional(z.string()),
    /** 1 adds assets that were sold completely. */
    closed: simplified,
    /** 1 adds the lots of each. */
    lots: simplified,
    /** One of one's own: on the asset, or on it in its portfolio. */
    tag: z.optional(tagName),
    currency: shownCurrency,
  }),
  output: z.object({
    data: z.array(
      z.union([
        holdingShape,
        z.object({
          id: z.string(),
          name: z.string(),
          title: z.string(),
          parent_id: z.string(),
          portfolio_id: z.string(),
          currency_id: z.string(),
          volume: z.string(),
        }),
      ]),
    ),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
    /** Asked for with a tag: what all assets with it come to, without cash; the share is that of what is listed. */
    totals: z.optional(totalFiguresShape),
  }),
});

/** More than the plan allows: it is read and removed, and nothing else. */
const isReadOnly = z.boolean();

const strategyLink = {
  strategy_id: z.nullable(z.string()),
  strategy_name: z.nullable(z.string()),
  /** Coverage in percent, 0 to 100; null without a strategy, without a value, and where the plan does not reach. */
  strategy_percent: ratio,
  strategy_is_read_only: z.boolean(),
};

export const portfolioFiguresShape = z.extend(portfolioShape, {
  /** Connections to brokers that feed it, with their last synchronisation and their next try. */
  synchronisations: z.array(feedingShape),
  is_read_only: isReadOnly,
  ...strategyLink,
  ...valuedFields,
});
export type PortfolioOutput = z.output<typeof portfolioFiguresShape>;

export const listPortfolios = defineCall({
  id: 'portfolios.list',
  method: 'GET',
  path: '/api/portfolios',
  summary: 'Portfolios with their figures in the shown currency; simplified=1: what a form chooses by',
  access: 'user',
  whenEmpty: 'portfoliosNotFetched',
  query: z.object({ simplified, currency: shownCurrency }),
  output: z.object({
    data: z.array(
      z.union([
        portfolioFiguresShape,
        z.object({
          id: z.string(),
          name: z.string(),
          currency_id: z.string(),
          currency: z.string(),
          is_virtual: z.boolean(),
          is_sample: z.boolean(),
          follows_cash: z.boolean(),
          lot_method: z.enum(lotMethods),
          is_read_only: isReadOnly,
        }),
      ]),
    ),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  }),
});

/** `all` in the place of a portfolio's id is everything together, paper portfolios apart. */
const portfolioId = z.object({ id: z.string() });

export const portfolioHistory = defineCall({
  id: 'portfolios.history',
  method: 'GET',
  path: '/api/portfolios/:id/history',
  summary: 'Daily value, money put in, drawdown and a benchmark with the same cash flows',
  access: 'user',
  params: portfolioId,
  query: z.object({
    period: z._default(z.enum(changePeriods, 'invalid'), '1Y'),
    benchmark: z._default(z.enum(benchmarks, 'invalid'), 'WIG20'),
    /** Days of one's own instead of the period: both, in order. */
    from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'))),
    to: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'))),
    currency: shownCurrency,
    /** Other ones than nominal are in złoty alone. */
    basis: shownBasis,
  }),
  output: record(historyShape),
  errors: ['basisCurrencyError'],
});

/** Everything the portfolio page shows in one answer. */
export const portfolioPerformance = defineCall({
  id: 'portfolios.performance',
  method: 'GET',
  path: '/api/portfolios/:id/performance',
  summary: 'All figures, assets and the daily history of one portfolio, or of all together',
  access: 'user',
  params: portfolioId,
  query: z.object({
    period: z._default(z.enum(changePeriods, 'invalid'), '1Y'),
    benchmark: z._default(z.enum(benchmarks, 'invalid'), 'WIG20'),
    currency: shownCurrency,
    /** Other ones than nominal are in złoty alone; the history is on it, and headline figures stand in `on_basis`. */
    basis: shownBasis,
  }),
  output: record(
    z.object({
      /** Null for `all`. */
      portfolio: z.nullable(portfolioFiguresShape),
      figures: totalFiguresShape,
      on_basis: onBasisShape,
      holdings: z.array(holdingShape),
      /** Assets sold completely: they still carry profit. */
      closed: z.array(holdingShape),
      history: historyShape,
    }),
  ),
  errors: ['basisCurrencyError'],
});
