import * as z from 'zod/mini';
import { listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { priceText } from '../ledger/ledger-fields.ts';
import { integrationShape } from './contract.ts';

const id = z.object({ id: z.string() });

const waitingRow = z.object({
  key: z.string(),
  reason: z.object({ code: z.string(), values: z.record(z.string(), z.string()) }),
  day: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  /** As the broker names the instrument; choices are remembered by `alias`. */
  alias: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  isin: z.nullable(z.string()),
  title: z.nullable(z.string()),
  units: z.nullable(z.string()),
  cash: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  text: z.string(),
});

export const listWaitingRows = defineCall({
  id: 'integrations.waiting',
  method: 'GET',
  path: '/api/integrations/:id/rows',
  summary: 'What a broker told and waits for the person: unknown instruments, amounts nobody can know',
  access: 'user',
  whenEmpty: 'integrationsNotFetched',
  params: id,
  output: listOf(waitingRow),
});

export const answerWaitingRows = defineCall({
  id: 'integrations.answer',
  method: 'PUT',
  path: '/api/integrations/:id/rows',
  summary: 'Says what rows that wait mean; those that can be are recorded at once',
  access: 'user',
  whenEmpty: 'integrationNotEdited',
  params: id,
  body: z.object({
    instruments: z.optional(
      z
        .array(
          z.object({
            alias: z.string('invalid').check(z.maxLength(200, 'tooLong')),
            asset_id: z.string('assetError'),
          }),
        )
        .check(z.maxLength(500, 'tooLong')),
    ),
    rows: z.optional(
      z
        .array(
          z.object({
            key: z.string('invalid').check(z.maxLength(64, 'invalid')),
            skip: z.optional(z.boolean('invalid')),
            price: z.optional(
              z.object({
                amount: priceText('priceError'),
                currency: z.string('currencyError').check(z.length(3, 'currencyError')),
              }),
            ),
            kind: z.optional(
              z.enum(['interest', 'dividend', 'result', 'fee', 'tax', 'deposit', 'withdrawal'], 'invalid'),
            ),
          }),
        )
        .check(z.maxLength(500, 'tooLong')),
    ),
  }),
  output: listOf(waitingRow),
  errors: ['assetError', 'priceError', 'currencyError'],
});

export const settleDifferences = defineCall({
  id: 'integrations.settle',
  method: 'POST',
  path: '/api/integrations/:id/differences',
  summary: 'Records what would explain a difference to the broker, or keeps the ledger as it is',
  access: 'user',
  whenEmpty: 'integrationNotEdited',
  params: id,
  body: z.object({
    action: z.enum(['accept', 'keep'], 'invalid'),
    /** Which differences are meant, as the person saw them. */
    differences: z
      .array(z.object({ of: z.string('invalid'), difference: z.string('invalid') }))
      .check(z.minLength(1, 'required'), z.maxLength(500, 'tooLong')),
  }),
  output: record(integrationShape),
  errors: ['differenceChanged'],
});

export const rehouseIntegration = defineCall({
  id: 'integrations.rehouse',
  method: 'PUT',
  path: '/api/integrations/:id/portfolio',
  summary:
    'Gives accounts of a connection whose portfolio was deleted another one; they are read again into it',
  access: 'user',
  whenEmpty: 'integrationNotEdited',
  params: id,
  body: z.object({ portfolio_id: z.string('portfolioError') }),
  output: record(integrationShape),
  errors: ['portfolioError', 'integrationDisconnected'],
});
