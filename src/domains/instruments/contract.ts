import * as z from 'zod/mini';
import { listOf } from '../../foundation/answers.ts';
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
