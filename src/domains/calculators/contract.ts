import * as z from 'zod/mini';
import { listOf } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { offeredKinds } from './bond-choice/bond-offer.ts';

const decimalText = z.string();

export const bondOffer = defineCall({
  id: 'tools.bondOffer',
  method: 'GET',
  path: '/api/tools/bond-offer',
  summary:
    'The newest series of each treasury savings bond that has been on sale, with the terms of its issue',
  access: 'anyone',
  output: listOf(
    z.object({
      kind: z.enum(offeredKinds),
      symbol: z.string(),
      issue_month: z.string(),
      first_rate: decimalText,
      margin: z.nullable(decimalText),
      fee: z.nullable(decimalText),
    }),
  ),
});
