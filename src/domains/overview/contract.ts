import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { moduleSlugs } from '../modules/contract.ts';
import { onBasisShape, shownBasis } from '../valuation/basis/basis-contract.ts';
import {
  allocationShape,
  changePeriods,
  historyShape,
  shownCurrency,
  totalFiguresShape,
  upcomingShape,
} from '../valuation/figures-contract.ts';

export const statistics = defineCall({
  id: 'statistics.read',
  method: 'GET',
  path: '/api/statistics',
  summary: 'Totals, change, history and allocation of a module, for the dashboard home',
  access: 'user',
  query: z.object({
    module: z._default(z.enum(['all', ...moduleSlugs], 'invalid'), 'all'),
    period: z._default(z.enum(changePeriods, 'invalid'), '1Y'),
    currency: shownCurrency,
    /** Other ones than nominal are in złoty alone; the history is on it, and headline figures stand in `on_basis`. */
    basis: shownBasis,
  }),
  output: record(
    z.object({
      module: z.string(),
      currency: z.string(),
      figures: z.nullable(totalFiguresShape),
      on_basis: onBasisShape,
      history: z.nullable(historyShape),
      allocation: allocationShape,
      upcoming: z.array(upcomingShape),
    }),
  ),
  errors: ['basisCurrencyError'],
});
