import * as z from 'zod/mini';
import { record } from '../../../foundation/answers.ts';
import { defineCall } from '../../../foundation/contract.ts';
import { assetShape } from '../../instruments/contract.ts';

/** Sources that can be searched. */
export const searchableSources = ['yahoo', 'eodhd', 'coinGecko', 'alphaVantage'] as const;
export type SearchableSource = (typeof searchableSources)[number];

const source = z.enum(searchableSources, 'invalid');

export const searchSources = defineCall({
  id: 'market.searchSources',
  method: 'GET',
  path: '/api/market/source-search',
  summary:
    'Looks for an instrument that the catalogue lacks at the sources of market data; nothing in the demonstration',
  access: 'user',
  query: z.object({
    search: z
      .string('invalid')
      .check(
        z.trim(),
        z.minLength(2, 'required'),
        z.maxLength(60, 'tooLong'),
        z.regex(/^[^\p{Cc}]*$/u, 'invalid'),
      ),
  }),
  output: record(
    z.object({
      /** False while the market is simulated: real and simulated prices never mix. */
      is_available: z.boolean(),
      found: z.array(
        z.object({
          source,
          symbol: z.string(),
          ticker: z.string(),
          name: z.string(),
          class: z.string(),
          exchange: z.nullable(z.string()),
          isin: z.nullable(z.string()),
          currency: z.nullable(z.string()),
          /** Where the catalogue has it already. */
          asset_id: z.nullable(z.string()),
        }),
      ),
      /** Sources that were asked and did not answer. */
      silent: z.array(source),
    }),
  ),
});

export const adoptSymbol = defineCall({
  id: 'market.adoptSymbol',
  method: 'POST',
  path: '/api/market/source-search',
  summary: 'Takes what a source found into the catalogue and queues its history',
  access: 'user',
  body: z.object({
    source,
    symbol: z.string('invalid').check(z.minLength(1, 'required'), z.maxLength(60, 'tooLong')),
  }),
  output: record(assetShape),
  errors: ['symbolUnknown', 'currencyUnsupported', 'simulatedMarket'],
});
