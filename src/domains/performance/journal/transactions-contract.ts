import * as z from 'zod/mini';
import { pagingNumber } from '../../../foundation/answers.ts';
import { defineCall } from '../../../foundation/contract.ts';
import { transactionShape } from '../../ledger/contract.ts';
import { tagName } from '../../ledger/tag-fields.ts';
import { transactionTypes } from '../../ledger/transaction-types.ts';
import { shownCurrency } from '../../valuation/figures-contract.ts';

const money = z.string();
const unknownMoney = z.nullable(money);

export const transactionRow = z.extend(transactionShape, {
  /** The holding's units right after it, and their value at its price, in the shown currency (decisions, small meanings). */
  amount_after: z.nullable(z.string()),
  value_after: z.nullable(money),
  /** Cash effect in the shown currency at its own day's rate: what came in less what went out. */
  flow: unknownMoney,
  fee_shown: unknownMoney,
  tax_shown: unknownMoney,
  /** Realised by a sale, in the shown currency. */
  realised: unknownMoney,
  /** Its own; those of its asset are not among them. */
  tags: z.array(z.string()),
});
export type TransactionOutput = z.output<typeof transactionRow>;

const transactionFilters = {
  search: z.optional(z.string().check(z.maxLength(100, 'tooLong'))),
  portfolioId: z.optional(z.string()),
  assetId: z.optional(z.string()),
  type: z.optional(z.enum(transactionTypes, 'invalid')),
  from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'))),
  to: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'))),
  /** Lowercase title of the transactions' own currency. */
  inCurrency: z.optional(z.string().check(z.maxLength(10, 'invalid'))),
  /** One of one's own: on the transaction, on its asset, or on that asset in its portfolio. */
  tag: z.optional(tagName),
  sort: z._default(z.enum(['newest', 'oldest'], 'invalid'), 'newest'),
  currency: shownCurrency,
};

const transactionTotals = z.object({
  count: z.number(),
  bought: money,
  bought_count: z.number(),
  sold: money,
  sold_count: z.number(),
  dividends: money,
  fees: money,
  taxes: money,
  /** Kept back from dividends, which are counted net. */
  withheld: money,
  /** Before tax. */
  interest: money,
  deposits: money,
  withdrawals: money,
  /** Rows whose currency has no rate on their day are not in the sums. */
  without_rate: z.number(),
});

export const listTransactions = defineCall({
  id: 'transactions.list',
  method: 'GET',
  path: '/api/transactions',
  summary: 'Transactions by page with the totals of all that match',
  access: 'user',
  whenEmpty: 'transactionsNotFetched',
  query: z.object({
    ...transactionFilters,
    start: pagingNumber(0, 10_000_000),
    limit: pagingNumber(50, 500),
  }),
  output: z.object({
    data: z.array(transactionRow),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
    totals: transactionTotals,
    /** Of everything the caller has, whatever the filter: for the head of the page. */
    year: transactionTotals,
    first_day: z.nullable(z.string()),
    shown_currency: z.string(),
  }),
});

export const exportTransactions = defineCall({
  id: 'transactions.export',
  method: 'GET',
  path: '/api/transactions/export',
  summary: 'The list as a CSV file, if the plan allows exports',
  access: 'user',
  query: z.object(transactionFilters),
  answers: 'file',
  output: z.any(),
});
