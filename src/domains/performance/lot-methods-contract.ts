import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { lotMethods } from '../ledger/lot-methods.ts';
import { shownCurrency } from '../valuation/figures-contract.ts';

const money = z.string();

export const compareLotMethods = defineCall({
  id: 'portfolios.lotMethods',
  method: 'GET',
  path: '/api/portfolios/:id/lot-methods',
  summary: 'What a portfolio has realised, and what it holds cost, by each lot method',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ currency: shownCurrency }),
  output: record(
    z.object({
      /** The shown currency, lowercase. */
      currency: z.string(),
      methods: z.array(
        z.object({ method: z.enum(lotMethods), realised: money, cost: money, unrealised: money }),
      ),
    }),
  ),
});
export type LotMethodFigures = z.output<typeof compareLotMethods.output>['data']['methods'][number];
