import * as z from 'zod/mini';
import { transactionTypes } from '../../ledger/transaction-types.ts';
import { unknownMoney } from '../../valuation/figures-contract.ts';
import { moneyFields } from './returns-shapes.ts';

const text = z.nullable(z.string());

const standing = z.object({
  currency: z.string(),
  /** Cost and value in the shown currency; null where it has no rate. */
  positions: z.array(
    z.object({
      holding_id: z.string(),
      instrument_id: z.string(),
      ticker: z.string(),
      title: z.string(),
      portfolio: z.string(),
      units: z.string(),
      cost: unknownMoney,
      value: unknownMoney,
    }),
  ),
  /** Followed cash by currency. */
  cash: z.array(z.object({ currency: z.string(), amount: z.string(), value: unknownMoney })),
});

export const statementShape = z.object({
  from: z.string(),
  to: z.string(),
  ...moneyFields,
  opening: standing,
  /** By day; amounts in the transaction's own currency, `flow` in the shown one: what came in less what went out. */
  rows: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      type: z.enum(transactionTypes),
      portfolio: z.string(),
      holding_id: text,
      ticker: text,
      title: text,
      units: text,
      units_after: text,
      ratio: text,
      price: text,
      currency: z.string(),
      amount: z.string(),
      fee: z.string(),
      tax: z.string(),
      to_amount: text,
      to_currency: text,
      flow: unknownMoney,
    }),
  ),
  /** How many there are on all pages. */
  rows_total: z.number(),
  by_type: z.array(z.object({ type: z.enum(transactionTypes), count: z.number() })),
  closing: standing,
});
