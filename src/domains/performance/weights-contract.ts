import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { groundShape } from '../strategies/ground-shape.ts';

/** As many instruments beside what is held as a strategy has parts. */
const longestList = 50 * 37;

export const portfolioWeights = defineCall({
  id: 'portfolios.weights',
  method: 'GET',
  path: '/api/portfolios/:id/weights',
  summary:
    'What a portfolio holds as targets weigh it, with prices and its values week by week over two years',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({
    /** Ids or ISINs of instruments to tell the price of beside what is held, with commas between them. */
    assets: z.optional(z.string('invalid').check(z.maxLength(longestList, 'tooLong'))),
    currency: z.optional(z.string('currencyError').check(z.maxLength(10, 'currencyError'))),
  }),
  output: record(groundShape),
  errors: ['currencyError'],
});
