import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { totalFiguresShape } from '../performance/contract.ts';
import {
  allocationShape,
  changePeriods,
  historyShape,
  shownCurrency,
  unknownMoney,
} from '../valuation/figures-contract.ts';

export const statistics = defineCall({
  id: 'statistics.read',
  method: 'GET',
  path: '/api/statistics',
  summary: 'Totals, change, history and allocation of a module, for the dashboard home',
  access: 'user',
  query: z.object({
    module: z._default(z.enum(['all', 'brokerage-investments', 'real-estate', 'bonds'], 'invalid'), 'all'),
    period: z._default(z.enum(changePeriods, 'invalid'), '1Y'),
    currency: shownCurrency,
  }),
  output: record(
    z.object({
      module: z.string(),
      currency: z.string(),
      figures: z.nullable(totalFiguresShape),
      history: z.nullable(historyShape),
      allocation: allocationShape,
      /** Dividends, results and splits known ahead for what is held. */
      upcoming: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['ex-dividend', 'dividend-payment', 'earnings', 'split']),
          day: z.string(),
          ticker: z.string(),
          title: z.string(),
          units: z.string(),
          per_unit: unknownMoney,
          per_unit_currency: z.nullable(z.string()),
          amount: unknownMoney,
          paid_on: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
