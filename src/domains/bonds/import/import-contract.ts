import * as z from 'zod/mini';
import { record } from '../../../foundation/answers.ts';
import { defineCall } from '../../../foundation/contract.ts';
import { unknownMoney } from '../../valuation/figures-contract.ts';

/** Rows of a file beside what we make of them. */
const importedRow = z.object({
  line: z.number(),
  symbol: z.string(),
  amount: z.nullable(z.number()),
  purchased_at: z.nullable(z.string()),
  /** `held`: that series was bought on that day already. */
  state: z.enum(['new', 'held', 'problem']),
  reason: z.nullable(z.enum(['symbolError', 'amountError', 'boughtAtError'])),
  stated: unknownMoney,
  reckoned: unknownMoney,
});
export type ImportedRow = z.output<typeof importedRow>;

export const importBonds = defineCall({
  id: 'bonds.import',
  method: 'POST',
  path: '/api/bonds/import',
  summary:
    'Reads a state of the register account exported by obligacjeskarbowe.pl, and with `save` records what is new in it',
  access: 'user',
  whenEmpty: 'bondNotValid',
  bodyLimit: 15_000_000,
  body: z.object({
    file: z
      .string('bondFileError')
      .check(z.minLength(1, 'bondFileError'), z.maxLength(14_500_000, 'bondFileError')),
    name: z.string('invalid').check(z.maxLength(200, 'tooLong')),
    save: z._default(z.boolean('invalid'), false),
  }),
  output: record(z.object({ day: z.nullable(z.string()), saved: z.number(), rows: z.array(importedRow) })),
  errors: [
    'bondFileError',
    'documentTooLarge',
    'onlyDocumentsAllowed',
    'documentBroken',
    'documentProtected',
    'documentEmpty',
    'documentMacros',
  ],
});
