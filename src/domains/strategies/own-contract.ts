import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { componentShape, countShape, followersShape } from './contract.ts';
import { newOwnStrategyFields, ownStrategyFields, rulesFields } from './own/own-fields.ts';
import { longestName } from './own/own-strategy.ts';

const id = z.object({ id: z.string() });
const rules = z.object({
  /** Of the amounts below, lowercase. */
  currency: z.string(),
  /** Contributions do the work, nothing is sold. */
  buy_only: z.boolean(),
  whole_units: z.boolean(),
  /** Whether one is told when a part leaves its band. */
  tells: z.boolean(),
  /** Below it the money waits. */
  smallest_order: z.string(),
  /** Tracked cash that has no part in the strategy. */
  cash_aside: z.string(),
  commission_percent: z.string(),
  commission_minimum: z.string(),
});
export type RulesOutput = z.output<typeof rules>;

const ownComponent = z.extend(componentShape, {
  /** How many percentage points it may stand away from its target. */
  band: z.string(),
  counts: z.array(countShape),
});
export type OwnComponentOutput = z.output<typeof ownComponent>;

export const ownStrategyShape = z.object({
  id: z.string(),
  name: z.string(),
  /** The newest one, which portfolios follow. */
  version: z.number(),
  /** Of its private link; null while there is none. */
  link_id: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
  composition: z.array(ownComponent),
  rules,
  portfolios: followersShape,
});
export type OwnStrategyOutput = z.output<typeof ownStrategyShape>;

const versionShape = z.object({
  version: z.number(),
  saved_at: instant,
  /** The version whose targets and rules it took up again. */
  restored_from: z.nullable(z.number()),
  /** What is other than in the version before; `from` is null for a part that is new, `to` for one that is gone. */
  changes: z.object({
    targets: z.array(
      z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    ),
    bands: z.boolean(),
    rules: z.boolean(),
    name: z.boolean(),
  }),
  composition: z.array(z.object({ name: z.string(), percent: z.string() })),
});

export const ownStrategyDetailShape = z.extend(ownStrategyShape, {
  /** The newest first; all that are kept. */
  versions: z.array(versionShape),
});
export type OwnStrategyDetail = z.output<typeof ownStrategyDetailShape>;

const errors = [
  'strategyNameError',
  'targetsError',
  'targetsSumError',
  'targetNameError',
  'targetPercentError',
  'targetBandError',
  'targetTwiceError',
  'targetUnknownError',
  'strategyRuleError',
  'currencyError',
  'maxValueError',
] as const;

export const listOwnStrategies = defineCall({
  id: 'ownStrategies.list',
  method: 'GET',
  path: '/api/own-strategies',
  summary: 'One’s own target allocations, the newest first',
  access: 'user',
  whenEmpty: 'strategiesNotFetched',
  query: z.object({ search: z.optional(z.string('invalid').check(z.maxLength(100, 'tooLong'))) }),
  output: listOf(ownStrategyShape),
});

export const createOwnStrategy = defineCall({
  id: 'ownStrategies.create',
  method: 'POST',
  path: '/api/own-strategies',
  summary: 'Makes a target allocation of one’s own; its targets add up to exactly 100',
  access: 'user',
  whenEmpty: 'ownStrategyNotSaved',
  body: newOwnStrategyFields,
  output: record(ownStrategyDetailShape),
  errors: [...errors, 'tooManyStrategies'],
});

export const copyStrategy = defineCall({
  id: 'ownStrategies.copy',
  method: 'POST',
  path: '/api/own-strategies/copies',
  summary: 'Copies a strategy of the catalogue, one of one’s own, or one that was shared by a private link',
  access: 'user',
  whenEmpty: 'ownStrategyNotSaved',
  body: z.object({
    from: z.enum(['strategy', 'link'], 'strategyUnknown'),
    /** Of the strategy, or of the link. */
    id: z
      .string('strategyUnknown')
      .check(z.minLength(1, 'strategyUnknown'), z.maxLength(64, 'strategyUnknown')),
    /** Without one it is called as what it was copied from. */
    name: z.optional(
      z
        .string('strategyNameError')
        .check(
          z.trim(),
          z.minLength(1, 'strategyNameError'),
          z.maxLength(longestName, 'strategyNameError'),
          z.regex(/^[^\p{Cc}]*$/u, 'strategyNameError'),
        ),
    ),
  }),
  output: record(ownStrategyDetailShape),
  errors: ['strategyUnknown', 'strategyNameError', 'tooManyStrategies'],
});

export const readOwnStrategy = defineCall({
  id: 'ownStrategies.read',
  method: 'GET',
  path: '/api/own-strategies/:id',
  summary: 'A target allocation of one’s own with its rules and versions',
  access: 'user',
  whenEmpty: 'strategiesNotFetched',
  params: id,
  output: record(ownStrategyDetailShape),
});

export const saveOwnStrategy = defineCall({
  id: 'ownStrategies.update',
  method: 'PUT',
  path: '/api/own-strategies/:id',
  summary: 'Saves a new version of one’s own strategy; 409 if another was saved since `version`',
  access: 'user',
  whenEmpty: 'ownStrategyNotSaved',
  params: id,
  body: z.extend(ownStrategyFields, {
    rules: rulesFields,
    /** The version one saw. */
    version: z.int('invalid'),
  }),
  output: record(ownStrategyDetailShape),
  errors,
});

export const restoreOwnStrategy = defineCall({
  id: 'ownStrategies.restore',
  method: 'POST',
  path: '/api/own-strategies/:id/restore',
  summary: 'Takes up the targets and rules of an earlier version again, as a new version',
  access: 'user',
  whenEmpty: 'ownStrategyNotSaved',
  params: id,
  body: z.object({
    /** The version to take up again. */
    restored: z.int('invalid'),
    /** The newest one saw. */
    version: z.int('invalid'),
  }),
  output: record(ownStrategyDetailShape),
  errors: ['invalid'],
});

export const deleteOwnStrategy = defineCall({
  id: 'ownStrategies.delete',
  method: 'DELETE',
  path: '/api/own-strategies/:id',
  summary:
    'Removes a strategy of one’s own with its versions and link; portfolios that followed it follow none',
  access: 'user',
  whenEmpty: 'ownStrategyNotDeleted',
  params: id,
  output: done,
});

export const shareOwnStrategy = defineCall({
  id: 'ownStrategies.share',
  method: 'PUT',
  path: '/api/own-strategies/:id/link',
  summary: 'Makes the private link of one’s own strategy, or tells the one it has',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'ownStrategyNotShared',
  params: id,
  output: record(z.object({ link_id: z.string() })),
});

export const unshareOwnStrategy = defineCall({
  id: 'ownStrategies.unshare',
  method: 'DELETE',
  path: '/api/own-strategies/:id/link',
  summary: 'Takes the private link of one’s own strategy back; it stops at once',
  access: 'user',
  whileImpersonating: false,
  whenEmpty: 'ownStrategyNotShared',
  params: id,
  output: done,
});

/** What somebody with the link sees: no name of its maker, no amounts, no portfolios. */
export const sharedStrategyShape = z.object({
  name: z.string(),
  version: z.number(),
  updated_at: instant,
  composition: z.array(ownComponent),
  /** Whether it is the caller's own. */
  is_mine: z.boolean(),
});
export type SharedStrategy = z.output<typeof sharedStrategyShape>;

export const sharedStrategy = defineCall({
  id: 'shared-strategies.read',
  method: 'GET',
  path: '/api/shared-strategies/:id',
  summary:
    'A strategy that a user shared by a private link, no recommendation; 404 once the link is taken back',
  access: 'anyone',
  whenEmpty: 'strategiesNotFetched',
  params: id,
  output: record(sharedStrategyShape),
});
