import * as z from 'zod/mini';
import { record } from '../../../src/foundation/answers.ts';
import { defineCall } from '../../../src/foundation/contract.ts';

export const countSheep = defineCall({
  id: 'planted.count',
  method: 'POST',
  path: '/api/planted/sheep',
  summary: 'Counts sheep, later',
  access: 'user',
  output: record(z.object({ asked: z.boolean() })),
});
