import * as z from 'zod/mini';
import { unknownMoney } from '../../valuation/figures-contract.ts';

const money = z.string();
const named = { instrument_id: z.string(), ticker: z.string(), title: z.string() };
const sums = {
  proceeds: unknownMoney,
  cost: unknownMoney,
  gain: unknownMoney,
  /** The gain is those above zero and those below. */
  gains: unknownMoney,
  losses: unknownMoney,
  fees: unknownMoney,
  taxes: unknownMoney,
};

export const realisedShape = z.object({
  from: z.string(),
  to: z.string(),
  ...sums,
  /** The part of the gain that currencies made. */
  fx_effect: unknownMoney,
  before: z.nullable(z.object(sums)),
  by_asset: z.array(z.object({ ...named, ...sums })),
  /** By the day of the sale. Gains exclude fees and taxes, as everywhere (rule L-6). */
  lots: z.array(
    z.object({
      transaction_id: z.string(),
      type: z.enum(['sell', 'transfer-out', 'cover', 'result']),
      ...named,
      portfolio_id: z.string(),
      bought: z.nullable(z.string()),
      sold: z.string(),
      reason: z.nullable(z.enum(['average-cost', 'contract'])),
      days_held: z.nullable(z.number()),
      units: z.string(),
      cost: money,
      proceeds: money,
      fee: money,
      tax: money,
      gain: money,
    }),
  ),
  /** How many there are on all pages; sums are of all of them. */
  lots_total: z.number(),
});
