import * as z from 'zod/mini';
import { figure } from '../../kit/figures.ts';

const code = z.nullish(z.object({ code: z.nullish(z.string()) }));

export const registeredShape = z.object({ userId: z.string(), userSecret: z.string() });
export const loginShape = z.object({ redirectURI: z.string() });

export const connectionsShape = z.array(
  z.object({
    id: z.string(),
    type: z.nullish(z.string()),
    disabled: z.nullish(z.boolean()),
    brokerage: z.nullish(z.object({ name: z.nullish(z.string()), display_name: z.nullish(z.string()) })),
  }),
);

export const accountsShape = z.array(
  z.object({
    id: z.string(),
    brokerage_authorization: z.string(),
    name: z.nullish(z.string()),
    number: z.nullish(z.string()),
    balance: z.nullish(z.object({ total: z.nullish(z.object({ currency: z.nullish(z.string()) })) })),
  }),
);

export const balancesShape = z.array(z.object({ currency: code, cash: z.nullish(figure) }));

export const positionsShape = z.object({
  results: z.array(
    z.object({
      instrument: z.object({
        kind: z.string(),
        symbol: z.nullish(z.string()),
        raw_symbol: z.nullish(z.string()),
        description: z.nullish(z.string()),
        currency: z.nullish(z.string()),
        exchange: z.nullish(z.string()),
      }),
      units: z.nullish(figure),
      price: z.nullish(figure),
      cost_basis: z.nullish(figure),
      currency: z.nullish(z.string()),
      cash_equivalent: z.nullish(z.boolean()),
    }),
  ),
});
export type Position = z.infer<typeof positionsShape>['results'][number];

const activityShape = z.object({
  id: z.string(),
  type: z.nullish(z.string()),
  symbol: z.nullish(
    z.object({
      symbol: z.nullish(z.string()),
      raw_symbol: z.nullish(z.string()),
      description: z.nullish(z.string()),
      currency: code,
      exchange: z.nullish(z.object({ mic_code: z.nullish(z.string()) })),
      type: code,
    }),
  ),
  option_symbol: z.nullish(z.unknown()),
  units: z.nullish(figure),
  price: z.nullish(figure),
  amount: z.nullish(figure),
  fee: z.nullish(figure),
  fx_rate: z.nullish(figure),
  currency: code,
  description: z.nullish(z.string()),
  trade_date: z.nullish(z.string()),
  settlement_date: z.nullish(z.string()),
});
export type Activity = z.infer<typeof activityShape>;
export const activitiesShape = z.object({
  data: z.array(activityShape),
  pagination: z.nullish(z.object({ total: z.nullish(figure) })),
});
