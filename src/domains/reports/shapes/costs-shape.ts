import * as z from 'zod/mini';
import { ratio, unknownMoney } from '../../valuation/figures-contract.ts';
import { costKinds } from '../figures/costs.ts';

/** Taxes without the one withheld from dividends, as on the page of a portfolio; the total is all three. */
const amounts = {
  fees: unknownMoney,
  taxes: unknownMoney,
  dividend_tax: unknownMoney,
  total: unknownMoney,
};

export const costsShape = z.object({
  from: z.string(),
  to: z.string(),
  ...amounts,
  before: z.nullable(z.object(amounts)),
  by_kind: z.array(z.object({ kind: z.enum(costKinds), amount: z.string() })),
  by_month: z.array(z.object({ month: z.string(), ...amounts })),
  /** Largest first; charges of the account last, under no instrument. */
  by_asset: z.array(
    z.object({
      instrument_id: z.nullable(z.string()),
      ticker: z.nullable(z.string()),
      title: z.nullable(z.string()),
      ...amounts,
    }),
  ),
  /** Fees by the average value of the days on which there was any. */
  fees_percent: ratio,
  fees_reason: z.nullable(z.enum(['nothing-held'])),
});
