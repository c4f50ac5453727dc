import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

export const currencyShape = z.object({
  id: z.string(),
  title: z.string(),
  display_title: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  /** From this currency to each other one of the list, today; a pair without a known rate is left out. */
  exchange_rates: z.record(z.string(), z.string()),
  rates_day: z.nullable(z.string()),
  rates_simulated: z.boolean(),
});

export const listCurrencies = defineCall({
  id: 'currencies.list',
  method: 'GET',
  path: '/api/currencies',
  summary: 'The currencies you chose to see amounts in, with today’s rates between them, for single amounts',
  access: 'anyone',
  whenEmpty: 'currenciesNotFetched',
  output: listOf(currencyShape),
});

/** So many fit into the switch; each has its rates to all others. */
export const mostChosen = 12;

export const listAllCurrencies = defineCall({
  id: 'currencies.all',
  method: 'GET',
  path: '/api/currencies/all',
  summary: 'Every currency that has a rate: amounts may be entered in it, and shown in it once you chose it',
  access: 'user',
  whenEmpty: 'currenciesNotFetched',
  output: listOf(
    z.object({
      id: z.string(),
      title: z.string(),
      display_title: z.string(),
      name: z.string(),
      is_chosen: z.boolean(),
      /** Offered to whoever has not chosen. */
      is_usual: z.boolean(),
      /** Złoty for one unit, and the day that is of; nothing for złoty itself. */
      pln: z.nullable(z.string()),
      rates_day: z.nullable(z.string()),
      rates_simulated: z.boolean(),
    }),
  ),
});

export const chooseCurrencies = defineCall({
  id: 'currencies.choose',
  method: 'PUT',
  path: '/api/currencies/chosen',
  summary:
    'Chooses the currencies to see amounts in, in the order of the switch; without any, the usual ones',
  access: 'user',
  body: z.object({
    currency_ids: z
      .array(z.string('currencyError'), 'currencyError')
      .check(z.maxLength(mostChosen, 'tooManyCurrencies')),
  }),
  output: done,
  errors: ['currencyError', 'currencyTwice', 'tooManyCurrencies'],
});

export const listAssetClasses = defineCall({
  id: 'assetClasses.list',
  method: 'GET',
  path: '/api/asset-classes',
  summary: 'The tree of asset classes',
  access: 'anyone',
  whenEmpty: 'assetClassesNotFetched',
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
  /** Of the newest price against the close before it, in percent; splits are allowed for. */
  change_percent: z.nullable(z.number()),
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
  whenEmpty: 'assetsNotFetched',
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
  whenEmpty: 'assetNotFetched',
  params: z.object({ id: z.string() }),
  output: record(assetShape),
});

const customAsset = z.object({
  name: z
    .string('nameError')
    .check(
      z.trim(),
      z.minLength(2, 'nameError'),
      z.maxLength(80, 'nameError'),
      z.regex(/^[^\p{Cc}]*$/u, 'nameError'),
    ),
  ticker: z._default(
    z
      .string('invalid')
      .check(z.trim(), z.maxLength(20, 'tooLong'), z.regex(/^[\p{L}\p{N} ._-]*$/u, 'invalid')),
    '',
  ),
  class_id: z.string('invalid').check(z.minLength(1, 'required')),
  currency_id: z.string('invalid').check(z.minLength(1, 'required')),
});

/** One's own instrument; once it is linked, with the catalogue's that took its place. */
export const customAssetShape = z.extend(assetShape, {
  is_linked: z.boolean(),
  linked_to: z.nullable(
    z.object({ id: z.string(), ticker: z.string(), asset_languages: z.record(z.string(), z.string()) }),
  ),
});

export const listCustomAssets = defineCall({
  id: 'customAssets.list',
  method: 'GET',
  path: '/api/custom-assets',
  summary: 'The caller’s own instruments, those linked to the catalogue included',
  access: 'user',
  whenEmpty: 'assetsNotFetched',
  output: listOf(customAssetShape),
});

export const createCustomAsset = defineCall({
  id: 'customAssets.create',
  method: 'POST',
  path: '/api/custom-assets',
  summary: 'Adds an instrument of one’s own: what no provider knows, with own name and own prices',
  access: 'user',
  whenEmpty: 'assetNotValid',
  body: customAsset,
  output: record(assetShape),
});

export const updateCustomAsset = defineCall({
  id: 'customAssets.update',
  method: 'PUT',
  path: '/api/custom-assets/:id',
  summary: 'Changes an own instrument',
  access: 'user',
  whenEmpty: 'assetNotEdited',
  params: z.object({ id: z.string() }),
  body: customAsset,
  output: record(assetShape),
});

export const deleteCustomAsset = defineCall({
  id: 'customAssets.delete',
  method: 'DELETE',
  path: '/api/custom-assets/:id',
  summary: 'Removes an own instrument with its prices; not while a portfolio holds it',
  access: 'user',
  whenEmpty: 'assetNotDeleted',
  params: z.object({ id: z.string() }),
  output: done,
  errors: ['assetInUse'],
});

export const relinkCustomAsset = defineCall({
  id: 'customAssets.relink',
  method: 'POST',
  path: '/api/custom-assets/:id/relink',
  summary:
    'Says that an own instrument is one of the catalogue: from now on it is found and priced as that one',
  access: 'user',
  params: z.object({ id: z.string() }),
  body: z.object({ asset_id: z.string('invalid').check(z.minLength(1, 'required')) }),
  output: record(assetShape),
});

export const unlinkCustomAsset = defineCall({
  id: 'customAssets.unlink',
  method: 'DELETE',
  path: '/api/custom-assets/:id/relink',
  summary: 'Takes a link to the catalogue back: the own instrument is priced by its own prices again',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: record(assetShape),
});
