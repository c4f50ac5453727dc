import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { matchKinds } from './composition.ts';

export const strategyTypes = ['long-term', 'short-term'] as const;
export const longestReview = 1000;

export const componentShape = z.object({
  key: z.string(),
  /** In the caller's language. */
  name: z.string(),
  /** What it is in every strategy: shares, bonds, gold; for its colour. */
  family: z.string(),
  /** An exact decimal; all of a strategy add up to 100. */
  percent: z.string(),
});

const myRating = z.nullable(z.object({ rating: z.number(), review: z.nullable(z.string()) }));

/** The caller's portfolios that follow a strategy. */
export const followersShape = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    is_virtual: z.boolean(),
    /** More than the plan allows: it stays connected, is not reckoned and cannot be changed. */
    is_read_only: z.boolean(),
    connected_at: instant,
  }),
);

export const strategyShape = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(strategyTypes),
  version: z.string(),
  author: z.string(),
  created_at: instant,
  updated_at: instant,
  /** Average of what users gave, 1 to 5; null while nobody has. */
  rating: z.nullable(z.number()),
  /** How many users rated it. */
  reviews: z.number(),
  my_rating: myRating,
  composition: z.array(componentShape),
  portfolios: followersShape,
});
export type StrategyOutput = z.output<typeof strategyShape>;

/** An instrument of the catalogue that an ISIN leads to; null when the catalogue does not know it. */
const listed = z.nullable(
  z.object({
    id: z.string(),
    ticker: z.string(),
    name: z.string(),
    class: z.string(),
    slug: z.string(),
  }),
);

/** What counts for a component: the most specific match of a holding wins. */
export const countShape = z.object({
  kind: z.enum([...matchKinds, 'cash']),
  /** An ISIN or an instrument's id, a slug of the asset classes, a country as `PL`, a currency as `pln`; null for cash. */
  reference: z.nullable(z.string()),
  /** Of a class or country, in the caller's language; of an instrument as the catalogue has it. */
  name: z.nullable(z.string()),
  asset: listed,
});
export type CountOutput = z.output<typeof countShape>;

export const strategyDetailShape = z.extend(strategyShape, {
  highlights: z.array(z.string()),
  composition: z.array(
    z.extend(componentShape, {
      counts: z.array(countShape),
    }),
  ),
  /** Words of users, newest first, without their names. */
  review_texts: z.array(
    z.object({ rating: z.number(), review: z.string(), updated_at: instant, is_mine: z.boolean() }),
  ),
});
export type StrategyDetail = z.output<typeof strategyDetailShape>;

export const listStrategies = defineCall({
  id: 'strategies.list',
  method: 'GET',
  path: '/api/strategies',
  summary: 'Model allocations, by name, with users’ ratings and the caller’s portfolios that follow them',
  access: 'user',
  whenEmpty: 'strategiesNotFetched',
  query: z.object({ search: z.optional(z.string('invalid').check(z.maxLength(100, 'tooLong'))) }),
  output: listOf(strategyShape),
});

const id = z.object({ id: z.string() });

export const readStrategy = defineCall({
  id: 'strategies.read',
  method: 'GET',
  path: '/api/strategies/:id',
  summary: 'One strategy with its highlights, what counts for each component, and users’ reviews',
  access: 'user',
  whenEmpty: 'strategiesNotFetched',
  params: id,
  output: record(strategyDetailShape),
});

export const connectStrategy = defineCall({
  id: 'strategies.connect',
  method: 'POST',
  path: '/api/strategies',
  summary: 'Lets a portfolio follow a strategy, within the plan’s limit; another strategy is replaced',
  access: 'user',
  whenEmpty: 'strategyNotConnected',
  body: z.object({
    strategyId: z.string('strategyUnknown').check(z.minLength(1, 'strategyUnknown')),
    portfolioId: z.string('portfolioError').check(z.minLength(1, 'portfolioError')),
  }),
  output: done,
  errors: ['strategyUnknown', 'portfolioError'],
});

export const disconnectStrategy = defineCall({
  id: 'strategies.disconnect',
  method: 'DELETE',
  path: '/api/strategies/:id',
  summary: 'Ends that a portfolio follows the strategy',
  access: 'user',
  whenEmpty: 'strategyNotDisconnected',
  params: id,
  query: z.object({ portfolioId: z.string('portfolioError').check(z.minLength(1, 'portfolioError')) }),
  output: done,
  errors: ['portfolioError'],
});

export const rateStrategy = defineCall({
  id: 'strategies.rate',
  method: 'POST',
  path: '/api/strategies/:id/rating',
  summary: 'Rates a strategy from 1 to 5, with words or without; again replaces what one gave before',
  access: 'user',
  params: id,
  body: z.object({
    rating: z.int('ratingError').check(z.gte(1, 'ratingError'), z.lte(5, 'ratingError')),
    review: z.nullish(z.string('invalid').check(z.trim(), z.maxLength(longestReview, 'tooLong'))),
  }),
  output: done,
  errors: ['ratingError'],
});

export const removeStrategyRating = defineCall({
  id: 'strategies.unrate',
  method: 'DELETE',
  path: '/api/strategies/:id/rating',
  summary: 'Takes back one’s own rating of a strategy',
  access: 'user',
  params: id,
  output: done,
});
