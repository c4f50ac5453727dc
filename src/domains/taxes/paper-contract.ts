import * as z from 'zod/mini';
import { money, unknownMoney } from '../valuation/figures-contract.ts';

/** A mid rate of NBP with its table; null for złoty. */
export const rateShape = z.nullable(z.object({ mid: z.string(), table: z.string(), day: z.string() }));

export const instrumentShape = z.object({ id: z.string(), ticker: z.string(), title: z.string() });

/** What a figure lacks, with the row that is to be mended. */
export const missingShape = z.object({
  id: z.string(),
  what: z.enum(['purchase', 'rate', 'value', 'country', 'lots', 'withheld', 'payment', 'decision']),
  day: z.string(),
  instrument: z.nullable(instrumentShape),
  account: z.nullable(z.string()),
  quantity: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  rate_day: z.nullable(z.string()),
  /** Where the row is. */
  portfolio: z.nullable(z.string()),
  holding: z.nullable(z.string()),
});
export type MissingOutput = z.output<typeof missingShape>;

/** A row behind a line of the form. */
export const paperRow = z.object({
  /** The row of the ledger. */
  id: z.string(),
  kind: z.enum(['sale', 'fee', 'coins', 'dividend', 'interest', 'loss', 'slip', 'outside']),
  instrument: z.nullable(instrumentShape),
  account: z.nullable(z.string()),
  day: z.string(),
  /** The day that decides year and rate. */
  tax_day: z.string(),
  quantity: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  rate: rateShape,
  revenue: unknownMoney,
  cost: unknownMoney,
  /** What of it is in the line. */
  value: money,
  country: z.nullable(z.string()),
  withheld: unknownMoney,
  warning: z.nullable(z.enum(['above-treaty', 'no-treaty'])),
  reason: z.nullable(z.string()),
});
export type PaperRowOutput = z.output<typeof paperRow>;
