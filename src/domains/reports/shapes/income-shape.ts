import * as z from 'zod/mini';
import { heldEvents } from '../../performance/held-events.ts';
import { ratio, unknownMoney, upcomingShape } from '../../valuation/figures-contract.ts';

const taxed = z.object({ gross: unknownMoney, tax: unknownMoney, net: unknownMoney });
const amounts = { dividends: taxed, interest: taxed, net: unknownMoney };

export const incomeShape = z.object({
  from: z.string(),
  to: z.string(),
  ...amounts,
  before: z.nullable(z.object(amounts)),
  by_month: z.array(z.object({ month: z.string(), ...amounts })),
  by_year: z.array(z.object({ year: z.string(), ...amounts })),
  /** Largest first; interest on the account last, under no instrument. */
  by_asset: z.array(
    z.object({
      instrument_id: z.nullable(z.string()),
      ticker: z.nullable(z.string()),
      title: z.nullable(z.string()),
      ...amounts,
      yield_on_cost: ratio,
    }),
  ),
  /** Gross income of the twelve months up to the end from what is held then, by what that had cost. */
  yield_on_cost: z.object({
    percent: ratio,
    income: unknownMoney,
    cost: unknownMoney,
    reason: z.nullable(z.enum(['nothing-held'])),
  }),
  /** What is announced for the twelve months from today, by what is held today; gross. */
  expected: z.object({
    until: z.string(),
    /** Of what is known in the shown currency; null where nothing is announced. */
    amount: unknownMoney,
    reason: z.nullable(z.enum(['nothing-announced'])),
    payments: z.array(z.extend(upcomingShape, { kind: z.enum(heldEvents) })),
  }),
});
