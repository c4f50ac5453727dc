import * as z from 'zod/mini';
import { instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

export const currencyShape = z.object({
  id: z.string(),
  title: z.string(),
  display_title: z.string(),
  /** From this currency to each other one, today; a pair without a known rate is left out. */
  exchange_rates: z.record(z.string(), z.string()),
  rates_day: z.nullable(z.string()),
  rates_simulated: z.boolean(),
});

export const listCurrencies = defineCall({
  id: 'currencies.list',
  method: 'GET',
  path: '/api/currencies',
  summary: 'Currencies with today’s rates between them, for single amounts',
  access: 'anyone',
  output: listOf(currencyShape),
});

export const listAssetClasses = defineCall({
  id: 'assetClasses.list',
  method: 'GET',
  path: '/api/asset-classes',
  summary: 'The tree of asset classes',
  access: 'anyone',
  output: listOf(
    z.object({ id: z.string(), slug: z.string(), name: z.string(), parent_id: z.nullable(z.string()) }),
  ),
});

/** A catalogue asset, with what its newest price is and where that comes from. */
export const assetShape = z.object({
  id: z.string(),
  ticker: z.string(),
  isin: z.nullable(z.string()),
  mic: z.string(),
  asset_languages: z.record(z.string(), z.string()),
  class: z.string(),
  class_id: z.string(),
  subclass_id: z.nullable(z.string()),
  sector: z.nullable(z.string()),
  country: z.nullable(z.string()),
  currency_id: z.string(),
  currency: z.string(),
  price_unit: z.enum(['unit', 'pence', 'percent']),
  nominal: z.nullable(z.string()),
  status: z.enum(['active', 'delisted', 'renamed']),
  is_custom: z.boolean(),
  slug: z.string(),
  current_price: z.nullable(z.string()),
  price_at: z.nullable(instant),
  price_source: z.nullable(z.string()),
  is_simulated: z.boolean(),
});

/** The asset picker asks for 500 at a time. */
export const assetPageSize = 500;

export const listAssets = defineCall({
  id: 'assets.list',
  method: 'GET',
  path: '/api/assets',
  summary:
    'The catalogue, by ticker, ISIN or name (typos and missing diacritics are forgiven), 500 at a time',
  access: 'user',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(100, 'tooLong'))),
    classId: z.optional(z.string().check(z.maxLength(60, 'invalid'))),
    start: pagingNumber(0, 10_000_000),
    limit: pagingNumber(assetPageSize, assetPageSize),
  }),
  output: listOf(assetShape),
});

export const readAsset = defineCall({
  id: 'assets.read',
  method: 'GET',
  path: '/api/assets/:id',
  summary: 'One asset of the catalogue, or one of the caller’s own',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: record(assetShape),
});
