import * as z from 'zod/mini';
import { instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { periods } from './period-change.ts';
import { sentimentLevels } from './sentiment-level.ts';

const day = z.string();
const decimalText = z.string();
const ratio = z.nullable(z.number());

export const marketClasses = [
  'stocks',
  'etf',
  'crypto',
  'commodities',
  'futures',
  'indices',
  'bonds',
] as const;
export type MarketClass = (typeof marketClasses)[number];

/** Change in percent over each period; null where it cannot be known. */
const changes = z.object(
  Object.fromEntries(periods.map((period) => [period, ratio])) as Record<
    (typeof periods)[number],
    typeof ratio
  >,
);

/** An asset as market views show it. */
export const quoteShape = z.object({
  id: z.string(),
  ticker: z.string(),
  name: z.string(),
  class: z.string(),
  slug: z.string(),
  sector: z.nullable(z.string()),
  country: z.nullable(z.string()),
  currency: z.string(),
  price_unit: z.enum(['unit', 'pence', 'percent']),
  price: z.nullable(decimalText),
  /** The day of the close it shows. */
  price_day: z.nullable(day),
  changes,
  /** In PLN, where units and a rate are known. */
  market_value: z.nullable(decimalText),
  is_simulated: z.boolean(),
  price_source: z.nullable(z.string()),
  /** There is a price, but its source is not licensed for display to visitors. */
  is_withheld: z.boolean(),
});

const byClass = z.object({ class: z.enum(marketClasses, 'invalid') });

export const marketHeatmap = defineCall({
  id: 'market.heatmap',
  method: 'GET',
  path: '/api/market/heatmap',
  summary: 'Assets of a class with their market value and changes, for the heatmap: stocks, crypto or etf',
  access: 'user',
  query: z.object({ class: z.enum(['stocks', 'crypto', 'etf'], 'invalid') }),
  output: listOf(quoteShape),
});

export const marketOverview = defineCall({
  id: 'market.overview',
  method: 'GET',
  path: '/api/market/overview',
  summary: 'Assets of a class with changes and a year of weekly closes for the sparkline',
  access: 'user',
  query: byClass,
  output: listOf(z.extend(quoteShape, { sparkline: z.array(z.number()) })),
});

export const tickerTape = defineCall({
  id: 'market.tape',
  method: 'GET',
  path: '/api/market/tape',
  summary: 'What the ticker tape shows: indices, currencies, and the most followed assets',
  access: 'anyone',
  output: listOf(
    z.object({
      symbol: z.string(),
      value: decimalText,
      /** What the value is money of; null for points of an index and rates of exchange. */
      currency: z.nullable(z.string()),
      price_unit: z.enum(['unit', 'pence', 'percent']),
      change_percent: ratio,
      class: z.nullable(z.string()),
      slug: z.nullable(z.string()),
      is_simulated: z.boolean(),
      source: z.string(),
    }),
  ),
});

export const assetPrice = defineCall({
  id: 'assets.price',
  method: 'GET',
  path: '/api/assets-info',
  summary: 'The price of an asset on a day; the last earlier close where that day had none',
  access: 'user',
  query: z.object({
    action: z.literal('get-asset-price', 'invalid'),
    asset_id: z.string('invalid').check(z.maxLength(60, 'invalid')),
    date: z.string('invalid').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid')),
  }),
  output: z.object({
    value: decimalText,
    /** Money for one unit: pence made whole, a percentage of the nominal; null where the nominal is not known. */
    unit_value: z.nullable(decimalText),
    currency_id: z.string(),
    /** The day the price is of, and whether it had to be carried forward to the day asked for. */
    day,
    is_carried: z.boolean(),
    is_simulated: z.boolean(),
    source: z.string(),
  }),
});

export const indicatorModules = ['sentiment', 'dividends', 'cash-flow', 'earnings'] as const;

const newsItem = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  time_published: instant,
  sentiment_score: ratio,
  is_sample: z.boolean(),
});

const dividendItem = z.object({
  execution_date: day,
  declaration_date: z.nullable(day),
  record_date: z.nullable(day),
  payment_date: z.nullable(day),
  amount: decimalText,
  currency_id: z.nullable(z.string()),
});

const earningsItem = z.object({
  fiscal_date_ending: day,
  reported_date: z.nullable(day),
  reported_eps: z.nullable(decimalText),
  estimated_eps: z.nullable(decimalText),
  surprise: z.nullable(decimalText),
  surprise_percentage: z.nullable(decimalText),
  currency_id: z.nullable(z.string()),
});

const cashFlowItem = z.object({
  fiscal_date_ending: day,
  currency_id: z.nullable(z.string()),
  /** operating_cash_flow and the further items of the statement; null where it was not reported. */
  items: z.record(z.string(), z.nullable(decimalText)),
});

export const assetIndicators = defineCall({
  id: 'indicators.read',
  method: 'GET',
  path: '/api/indicators',
  summary: 'Sentiment, dividends, cash flow or earnings of an asset',
  access: 'user',
  whenEmpty: 'indicatorsNotFetched',
  query: z.object({
    assetId: z.string('invalid').check(z.maxLength(60, 'invalid')),
    module: z.enum(indicatorModules, 'invalid'),
  }),
  output: record(
    z.object({
      asset: z.object({ id: z.string(), ticker: z.string(), name: z.string(), currency: z.string() }),
      is_simulated: z.boolean(),
      sentiment: z.nullable(
        z.object({
          sentiment_score: ratio,
          level: z.nullable(z.enum(sentimentLevels)),
          is_automatic: z.boolean(),
          news: z.array(newsItem),
        }),
      ),
      dividends: z.nullable(z.array(dividendItem)),
      cash_flow: z.nullable(z.object({ annual: z.array(cashFlowItem), quarterly: z.array(cashFlowItem) })),
      earnings: z.nullable(z.object({ annual: z.array(earningsItem), quarterly: z.array(earningsItem) })),
    }),
  ),
});

export const symbolPage = defineCall({
  id: 'symbols.read',
  method: 'GET',
  path: '/api/market/symbols/:class/:asset',
  summary: 'Everything the public page of a symbol shows',
  access: 'anyone',
  params: z.object({ class: z.string(), asset: z.string() }),
  output: record(
    z.extend(quoteShape, {
      isin: z.nullable(z.string()),
      mic: z.string(),
      asset_languages: z.record(z.string(), z.string()),
      status: z.enum(['active', 'delisted', 'renamed']),
      price_at: z.nullable(instant),
      previous: z.nullable(decimalText),
      total_employees: z.nullable(z.number()),
      list_date: z.nullable(day),
      company_website: z.nullable(z.string()),
      description: z.nullable(z.string()),
      dividend_yield: ratio,
      /** Split-adjusted closes of up to ten years, day by day from `first_day` on; null where the market was closed. */
      history: z.object({ first_day: z.nullable(day), closes: z.array(z.nullable(z.number())) }),
      dividends: z.array(dividendItem),
      sentiment: z.nullable(z.object({ sentiment_score: z.number(), level: z.enum(sentimentLevels) })),
      related: z.array(z.extend(quoteShape, { sparkline: z.array(z.number()) })),
    }),
  ),
});

export const symbolClass = defineCall({
  id: 'symbols.list',
  method: 'GET',
  path: '/api/market/symbols/:class',
  summary: 'The public symbols of a class',
  access: 'anyone',
  params: z.object({ class: z.string() }),
  output: listOf(z.extend(quoteShape, { sparkline: z.array(z.number()) })),
});

export const listSources = defineCall({
  id: 'admin.sources',
  method: 'GET',
  path: '/api/admin/sources',
  summary:
    'How each source of market data fares, what of its budget is left, and which prices were held back',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  output: record(
    z.object({
      is_simulated: z.boolean(),
      sources: z.array(
        z.object({
          source: z.string(),
          state: z.enum(['neverAsked', 'working', 'failing', 'paused', 'onTrial']),
          retry_at: z.nullable(instant),
          last_success_at: z.nullable(instant),
          last_failure_at: z.nullable(instant),
          last_failure: z.nullable(z.string()),
          budget: z.array(
            z.object({ window: z.enum(['minute', 'day', 'month']), limit: z.number(), left: z.number() }),
          ),
        }),
      ),
      held_back: z.array(
        z.object({
          ticker: z.string(),
          source: z.string(),
          day: z.nullable(day),
          close: z.nullable(z.string()),
          reason: z.string(),
          seen_at: instant,
        }),
      ),
    }),
  ),
});
