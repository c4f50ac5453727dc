import * as z from 'zod/mini';
import { amountText } from '../ledger-fields.ts';
import { occasions } from './occasions.ts';

/** What a form says beside the figures of a row; each type takes some of it (rule L-25). */
export const termFields = {
  /** What it is the case of: a bond that was redeemed, a gift, an option that expired. */
  occasion: z.nullish(z.enum(occasions, 'occasionError')),
  /** Of a gift or an inheritance, in złoty: what it had cost there, and the tax that was paid on it. */
  prior_cost: z.nullish(amountText('priorCostError')),
  prior_tax: z.nullish(amountText('priorTaxError')),
  /** Of a contract: the day it was opened, and what it was worth as a whole then and when it was closed. */
  opened_on: z.nullish(z.string('legsError').check(z.regex(/^\d{4}-\d{2}-\d{2}/, 'legsError'))),
  open_value: z.nullish(amountText('legsError')),
  close_value: z.nullish(amountText('legsError')),
  /** Of a bond: interest that was paid or received with its price. */
  accrued: z.nullish(amountText('accruedError')),
  /** Of a trade whose fee was taken in another currency than its own: which. */
  fee_currency_id: z.nullish(z.string('currencyError')),
};

export const termShape = {
  occasion: z.nullable(z.enum(occasions)),
  prior_cost: z.nullable(z.string()),
  prior_tax: z.nullable(z.string()),
  opened_on: z.nullable(z.string()),
  open_value: z.nullable(z.string()),
  close_value: z.nullable(z.string()),
  accrued: z.nullable(z.string()),
  other_fee: z.nullable(z.string()),
  other_fee_currency_id: z.nullable(z.string()),
};

export const termErrors = [
  'occasionError',
  'priorCostError',
  'priorTaxError',
  'legsError',
  'accruedError',
  'shortError',
  'coverError',
  'chargeRowError',
] as const;
