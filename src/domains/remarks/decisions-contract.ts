import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { version } from '../ledger/contract.ts';
import { decisionFields } from '../ledger/decision-fields.ts';

const decisionShape = z.object({
  /** Of the purchase. */
  id: z.string(),
  asset_id: z.string(),
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  day: z.string(),
  units: z.string(),
  /** Of a unit, in the currency of the transaction. */
  price: z.string(),
  /** The same for a unit of today: splits of the ledger since then are allowed for. */
  comparable_price: z.string(),
  currency: z.string(),
  why: z.string(),
  change_mind: z.string(),
  version: z.number(),
  updated_at: instant,
});
export type Decision = z.output<typeof decisionShape>;

const id = z.object({ id: z.string() });

export const listDecisions = defineCall({
  id: 'decisions.list',
  method: 'GET',
  path: '/api/decisions',
  summary: 'What was written down at purchases of an asset, newest first: in one portfolio or in all',
  access: 'user',
  whenEmpty: 'decisionsNotFetched',
  query: z.object({
    asset_id: z.string('assetError').check(z.maxLength(60, 'assetError')),
    portfolio_id: z.optional(z.string('portfolioError').check(z.maxLength(60, 'portfolioError'))),
  }),
  output: listOf(decisionShape),
});

export const saveDecision = defineCall({
  id: 'decisions.save',
  method: 'PUT',
  path: '/api/decisions/:id',
  summary:
    'Writes why a purchase was made, and what would change one’s mind; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'decisionNotSaved',
  params: id,
  body: z.extend(decisionFields, {
    /** 0 where nothing was written yet. */
    version,
  }),
  output: record(decisionShape),
  errors: ['decisionError', 'decisionTooLong', 'decisionPurchaseError'],
});

export const deleteDecision = defineCall({
  id: 'decisions.delete',
  method: 'DELETE',
  path: '/api/decisions/:id',
  summary: 'Removes what was written about a purchase, not the purchase; it can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'decisionNotDeleted',
  params: id,
  output: done,
});
