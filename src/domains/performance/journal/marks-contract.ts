import * as z from 'zod/mini';
import { defineCall } from '../../../foundation/contract.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';

export const markKinds = ['buy', 'sell', 'dividend'] as const;

/** What a transaction is marked as, if it is: short is sold, and what covers it is bought (rule L-23). */
export function markOf(type: TransactionType): (typeof markKinds)[number] | undefined {
  if (type === 'short') return 'sell';
  return type === 'cover' ? 'buy' : markKinds.find((one) => one === type);
}

const transactionMark = z.object({
  day: z.string(),
  kind: z.enum(markKinds),
  /** Tickers, the first few. */
  names: z.array(z.string()),
  /** Of how many. */
  count: z.number(),
});
export type TransactionMark = z.output<typeof transactionMark>;

export const transactionMarks = defineCall({
  id: 'transactions.marks',
  method: 'GET',
  path: '/api/transactions/marks',
  summary: 'Days with purchases, sales and dividends, oldest first, for the marks of a chart',
  access: 'user',
  query: z.object({
    /** One portfolio; all real ones without it. */
    portfolioId: z.optional(z.string()),
    /** The address of one instrument; all without it. */
    slug: z.optional(z.string().check(z.maxLength(200, 'tooLong'))),
  }),
  output: z.object({ data: z.array(transactionMark) }),
});
