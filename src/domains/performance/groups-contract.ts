import * as z from 'zod/mini';
import { defineCall } from '../../foundation/contract.ts';
import { groupShape } from '../ledger/groups-contract.ts';
import { shownCurrency, valuedFields } from '../valuation/figures-contract.ts';

export const groupFiguresShape = z.extend(groupShape, valuedFields);
export type GroupOutput = z.output<typeof groupFiguresShape>;

export const listGroups = defineCall({
  id: 'portfolioGroups.list',
  method: 'GET',
  path: '/api/portfolio-groups',
  summary: 'Groups of portfolios with the figures of all in each together, in the shown currency',
  access: 'user',
  whenEmpty: 'groupsNotFetched',
  query: z.object({ currency: shownCurrency }),
  output: z.object({
    data: z.array(groupFiguresShape),
    meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  }),
});
