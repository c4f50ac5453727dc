import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { printable } from '../../foundation/printable.ts';
import { foundGroups, foundKinds } from './found-kinds.ts';

/** What is typed into the search. */
export const longestQuery = 100;
/** A group counts no further: beyond it one says "50+". */
export const mostFound = 50;

const unknownText = z.nullable(z.string());

const foundShape = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  /** In the caller's language. */
  title: z.string(),
  /** A second line in words: a note, a city, the beginning of an answer. */
  note: unknownText,
  /** The address of its page in the caller's language; null for an action. */
  to: unknownText,
  /** The better the lower: 0 is the whole of a name, ticker or ISIN. */
  rank: z.number(),
  ticker: unknownText,
  /** What it is worth in the shown currency, what a unit costs, or what a transaction came to. */
  amount: z.nullable(
    z.object({ value: z.string(), currency: z.string(), of: z.enum(['value', 'price', 'total']) }),
  ),
  /** Of the last session, in percent. */
  change_percent: z.nullable(z.number()),
  facts: z.object({
    asset_id: z.optional(z.string()),
    holding_id: z.optional(z.string()),
    units: z.optional(z.string()),
    /** The portfolio it is in, or in how many it is. */
    portfolio_id: z.optional(z.string()),
    portfolio: z.optional(z.string()),
    portfolios: z.optional(z.number()),
    mic: z.optional(z.string()),
    isin: z.optional(z.string()),
    currency: z.optional(z.string()),
    class: z.optional(z.string()),
    price_unit: z.optional(z.enum(['unit', 'pence', 'percent'])),
    type: z.optional(z.string()),
    day: z.optional(z.string()),
    /** The title is its note. */
    has_note: z.optional(z.boolean()),
  }),
});
export type FoundOutput = z.output<typeof foundShape>;

const searchShape = z.object({
  /** What the results are for, where a slip was put right; null as typed. */
  corrected: unknownText,
  groups: z.array(
    z.object({
      group: z.enum(foundGroups),
      /** No further than 50. */
      total: z.number(),
      /** The list with all of them, where there is one. */
      more: unknownText,
      found: z.array(foundShape),
    }),
  ),
});
export type SearchOutput = z.output<typeof searchShape>;

export const search = defineCall({
  id: 'search.find',
  method: 'GET',
  path: '/api/search',
  summary:
    'Everything that fits what was typed: held assets, portfolios, the catalogue, transactions by note, strategies, reports, actions and help',
  access: 'user',
  whenEmpty: 'searchNotAnswered',
  query: z.object({
    q: z._default(
      z.string('invalid').check(z.maxLength(longestQuery, 'tooLong'), z.regex(printable, 'invalid')),
      '',
    ),
    /** 1 puts no slip right. */
    as_typed: z.optional(z.enum(['0', '1'], 'invalid')),
    /** More of this group. */
    group: z.optional(z.enum(foundGroups, 'invalid')),
    /** The shown currency by its lowercase title. */
    currency: z.optional(z.string('currencyError').check(z.maxLength(10, 'currencyError'))),
  }),
  output: record(searchShape),
});
