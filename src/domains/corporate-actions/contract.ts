import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission } from '../ledger/contract.ts';
import { eventKinds } from '../ledger/event-kinds.ts';
import { amountText, unitsText } from '../ledger/ledger-fields.ts';
import { transactionTypes } from '../ledger/transaction-types.ts';

/** One body for all kinds; what a kind needs is said by `planAction` and checked with it. */
const actionFields = z.object({
  kind: z.enum(eventKinds, 'invalid'),
  /** The holding it happens to. */
  asset_value_id: z.string('assetError').check(z.minLength(1, 'assetError'), z.maxLength(60, 'assetError')),
  /** Of a spin-off, a merger or a change of symbol: the asset of the catalogue, or one's own, that comes out of it. */
  target_id: z.nullish(z.string('assetError').check(z.maxLength(60, 'assetError'))),
  created_at: z.string('createdAtError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'createdAtError')),
  currency_id: z
    .string('currencyError')
    .check(z.minLength(1, 'currencyError'), z.maxLength(60, 'currencyError')),
  /** So many new units for … */
  numerator: z.nullish(unitsText('ratioError')),
  /** … so many old ones. */
  denominator: z.nullish(unitsText('ratioError')),
  /** Percent of the cost that a spin-off takes along; left out, it follows from the prices of that day. */
  share: z.nullish(amountText('spinOffShareError')),
  /** Of a unit: what was paid back or paid out, what a new one cost, or what one that comes out of it was worth. */
  price: z.nullish(amountText('priceError')),
  /** Money beside the units: for a unit of a merged company, or for all rights that were sold. */
  cash: z.nullish(amountText('totalError')),
  /** What was paid for the part of a unit that was left over. */
  in_lieu: z.nullish(amountText('totalError')),
  /** New units that were subscribed for. */
  amount: z.nullish(unitsText('amountError')),
  tax: z._default(z.nullable(amountText('taxError')), '0'),
  note: z.nullish(
    z.string('invalid').check(z.maxLength(500, 'tooLong'), z.regex(/^[^\p{Cc}]*$/u, 'invalid')),
  ),
  submission_id: submission,
});

const errors = [
  'assetError',
  'currencyError',
  'createdAtError',
  'notHeldError',
  'sameAssetError',
  'ratioError',
  'spinOffShareError',
  'noFractionError',
  'priceError',
  'totalError',
  'amountError',
  'taxError',
  'maxVolumeError',
  'maxValueError',
  'readOnlyError',
] as const;

/** An asset as it is today, before the action or after it. */
const sideShape = z.object({
  asset_id: z.string(),
  ticker: z.string(),
  name: z.string(),
  units: z.string(),
  cost: z.string(),
  average_cost: z.nullable(z.string()),
  value: z.nullable(z.string()),
});
export type ActionSide = z.output<typeof sideShape>;

export const previewAction = defineCall({
  id: 'corporateActions.preview',
  method: 'POST',
  path: '/api/corporate-actions/preview',
  summary: 'What a corporate action would make of the assets it is about; nothing is recorded',
  access: 'user',
  whenEmpty: 'actionNotPreviewed',
  body: actionFields,
  output: record(
    z.object({
      /** What costs and values are in: the currency of the portfolio. */
      currency: z.string(),
      sides: z.array(z.object({ before: z.nullable(sideShape), after: sideShape })),
      /** Of a spin-off: the percent of the cost that goes over. */
      share: z.nullable(z.string()),
      /** What is paid out less what is paid in, before tax. */
      paid_out: z.string(),
      /** The rows that would be recorded. */
      rows: z.array(
        z.object({
          type: z.enum(transactionTypes),
          ticker: z.string(),
          amount: z.nullable(z.string()),
          total: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  errors,
});
export type ActionPreview = z.output<typeof previewAction.output>['data'];

export const recordAction = defineCall({
  id: 'corporateActions.record',
  method: 'POST',
  path: '/api/corporate-actions',
  summary:
    'Records a corporate action as transactions that belong together; it can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'actionNotRecorded',
  body: actionFields,
  output: record(z.object({ id: z.string(), transaction_ids: z.array(z.string()) })),
  errors,
});
