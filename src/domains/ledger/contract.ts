import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { decisionFields } from './decision-fields.ts';
import { eventKinds } from './event-kinds.ts';
import { amountText, percentText, priceText, signedText, unitsText } from './ledger-fields.ts';
import { lotMethods } from './lot-methods.ts';
import { portfolioKinds } from './portfolio-kinds.ts';
import { tagNames } from './tag-fields.ts';
import { termErrors, termFields, termShape } from './terms/term-fields.ts';
import { transactionTypes, typedTypes } from './transaction-types.ts';

const id = z.object({ id: z.string() });

/** A record is changed by who saw its newest version; without one the last writer wins, as for an API key. */
export const version = z.optional(z.int('invalid'));
/** The form's own mark of one submission: sent twice, it makes one record. */
export const submission = z.optional(z.uuid('invalid'));

const channels = z.object({
  email: z._default(z.boolean('invalid'), false),
  sms: z._default(z.boolean('invalid'), false),
  /** From which change of 24 hours on one is told; null for the usual one. Left out, it stays as it is. */
  percent: z.optional(percentText('notifyPercentError', '3', '50')),
});
const portfolioChannels = z.extend(channels, {
  /** Below which coverage of its strategy one is told; null for never. */
  coverage: z.optional(percentText('notifyCoverageError', '1', '100')),
});

/** Of a holding; a portfolio has more. */
export const holdingChannelsShape = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  percent: z.nullable(z.string()),
});

const noControls = z.regex(/^[^\p{Cc}]*$/u, 'invalid');

export const portfolioName = z
  .string('portfolioNameError')
  .check(
    z.trim(),
    z.minLength(3, 'portfolioNameError'),
    z.maxLength(50, 'portfolioNameError'),
    z.regex(/^[^\p{Cc}]*$/u, 'portfolioNameError'),
  );

export const portfolioFields = z.object({
  name: portfolioName,
  currency_id: z.string('currencyError').check(z.minLength(1, 'currencyError')),
  is_virtual: z._default(z.boolean('invalid'), false),
  /** What the account is before the law. */
  kind: z._default(z.enum(portfolioKinds, 'invalid'), 'ordinary'),
  lot_method: z._default(z.enum(lotMethods, 'invalid'), 'fifo'),
  follows_cash: z._default(z.boolean('invalid'), false),
  notifications: z._default(portfolioChannels, { email: false, sms: false }),
  version,
  submission_id: submission,
});

/** A portfolio as the ledger knows it; its figures come from performance. */
export const portfolioShape = z.object({
  id: z.string(),
  name: z.string(),
  currency_id: z.string(),
  currency: z.string(),
  is_virtual: z.boolean(),
  /** Made to look around with: it is removed with one call and counts in no plan. */
  is_sample: z.boolean(),
  kind: z.enum(portfolioKinds),
  lot_method: z.enum(lotMethods),
  follows_cash: z.boolean(),
  notifications: z.extend(holdingChannelsShape, { coverage: z.nullable(z.string()) }),
  version: z.number(),
  created_at: instant,
});

export const createPortfolio = defineCall({
  id: 'portfolios.create',
  method: 'POST',
  path: '/api/portfolios',
  summary: 'Adds a portfolio, within the plan’s limit',
  access: 'user',
  whenEmpty: 'portfolioNotValid',
  body: portfolioFields,
  output: record(portfolioShape),
  errors: ['portfolioNameError', 'currencyError', 'notifyPercentError', 'notifyCoverageError'],
});

export const updatePortfolio = defineCall({
  id: 'portfolios.update',
  method: 'PUT',
  path: '/api/portfolios/:id',
  summary: 'Changes a portfolio; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'portfolioNotEdited',
  params: id,
  body: portfolioFields,
  output: record(portfolioShape),
  errors: ['portfolioNameError', 'currencyError', 'notifyPercentError', 'notifyCoverageError'],
});

const removed = record(z.object({ ok: z.literal(true), transactions: z.number() }));

export const deletePortfolio = defineCall({
  id: 'portfolios.delete',
  method: 'DELETE',
  path: '/api/portfolios/:id',
  summary: 'Removes a portfolio with everything in it, and says how many transactions that were',
  access: 'user',
  params: id,
  output: removed,
});

const day = z.string('createdAtError').check(z.regex(/^\d{4}-\d{2}-\d{2}/, 'createdAtError'));
const time = z.nullish(z.string('invalid').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'invalid')));

export const holdingFields = z.object({
  /** The catalogue asset. */
  parent_id: z.string('assetError').check(z.minLength(1, 'assetError')),
  portfolio_id: z.string('portfolioError').check(z.minLength(1, 'portfolioError')),
  /** Price of a unit. */
  value: priceText('valueError'),
  volume: unitsText('volumeError'),
  currency_id: z.string('currencyError').check(z.minLength(1, 'currencyError')),
  added_at: day,
  fee: z._default(amountText('invalid'), '0'),
  notifications: z._default(channels, { email: false, sms: false }),
  version,
  submission_id: submission,
});

export const createHolding = defineCall({
  id: 'portfolioAssets.create',
  method: 'POST',
  path: '/api/portfolio-assets',
  summary: 'Adds an asset to a portfolio and records its opening purchase',
  access: 'user',
  whenEmpty: 'assetNotValid',
  body: holdingFields,
  output: record(z.object({ id: z.string(), transaction_id: z.string() })),
  errors: [
    'assetError',
    'portfolioError',
    'valueError',
    'volumeError',
    'currencyError',
    'createdAtError',
    'maxValueError',
    'notifyPercentError',
  ],
});

export const updateHolding = defineCall({
  id: 'portfolioAssets.update',
  method: 'PUT',
  path: '/api/portfolio-assets/:id',
  summary: 'Changes the opening purchase while it is the only transaction, and the notifications at any time',
  access: 'user',
  whenEmpty: 'assetNotEdited',
  params: id,
  body: z.object({
    value: z.optional(priceText('valueError')),
    volume: z.optional(unitsText('volumeError')),
    currency_id: z.optional(z.string('currencyError')),
    added_at: z.optional(day),
    fee: z.optional(amountText('invalid')),
    notifications: z.optional(channels),
    version,
  }),
  output: done,
  errors: [
    'valueError',
    'volumeError',
    'currencyError',
    'createdAtError',
    'maxValueError',
    'readOnlyError',
    'notifyPercentError',
  ],
});

export const deleteHolding = defineCall({
  id: 'portfolioAssets.delete',
  method: 'DELETE',
  path: '/api/portfolio-assets/:id',
  summary: 'Removes an asset from its portfolio with its transactions, and says how many they were',
  access: 'user',
  whenEmpty: 'assetNotDeleted',
  params: id,
  output: removed,
});

/** One body for all types; which fields a type needs is said by `transactionShapes` and checked with it. */
export const transactionFields = z.object({
  type: z._default(z.enum(typedTypes, 'invalid'), 'buy'),
  portfolio_id: z.string('portfolioError').check(z.minLength(1, 'portfolioError')),
  /** The holding; or, for a first purchase, `asset_id` of the catalogue. */
  asset_value_id: z.nullish(z.string('assetError')),
  asset_id: z.nullish(z.string('assetError')),
  /** Of a transfer: the own portfolio at its other end. Both halves are one act; without a price it is the market's. */
  other_portfolio_id: z.nullish(z.string('portfolioError')),
  currency_id: z.string('currencyError').check(z.minLength(1, 'currencyError')),
  /** Units. */
  amount: z.nullish(unitsText('amountError')),
  /** Value of a unit. */
  price: z.nullish(priceText('priceError')),
  /** Money of types without units: gross for a dividend, what is given for an exchange; below zero what came back. */
  total: z.nullish(signedText('totalError')),
  to_total: z.nullish(amountText('totalError')),
  to_currency_id: z.nullish(z.string('currencyError')),
  /** A split of 4 for 1: numerator 4, denominator 1. */
  numerator: z.nullish(unitsText('ratioError')),
  denominator: z.nullish(unitsText('ratioError')),
  ...termFields,
  /** Of a sale: ids of the transactions whose units it takes first, where the portfolio goes by named lots; a change without it keeps them. */
  lots: z.nullish(
    z.array(z.string('lotsError').check(z.maxLength(60, 'lotsError'))).check(z.maxLength(60, 'lotsError')),
  ),
  fee: z._default(z.nullable(amountText('feeError')), '0'),
  tax: z._default(z.nullable(amountText('taxError')), '0'),
  /** The day as entered; whatever follows it is ignored, the time stands in `time`. */
  created_at: day,
  time,
  note: z.nullish(z.string('invalid').check(z.maxLength(500, 'tooLong'), noControls)),
  /** Those it has from then on; left out, they stay as they are. */
  tags: z.optional(tagNames),
  /** Also lets the portfolio follow its cash from now on, so that a deposit is not lost in one that does not. */
  follow_cash: z.optional(z.boolean('invalid')),
  version,
  submission_id: submission,
});

export const transactionShape = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  portfolio_id: z.string(),
  portfolio_name: z.string(),
  asset_value_id: z.nullable(z.string()),
  asset_id: z.nullable(z.string()),
  ticker: z.nullable(z.string()),
  /** In the caller's language. */
  name: z.nullable(z.string()),
  class: z.nullable(z.string()),
  mic: z.nullable(z.string()),
  currency_id: z.string(),
  currency: z.string(),
  amount: z.nullable(z.string()),
  price: z.nullable(z.string()),
  total: z.string(),
  to_total: z.nullable(z.string()),
  to_currency_id: z.nullable(z.string()),
  to_currency: z.nullable(z.string()),
  numerator: z.nullable(z.string()),
  denominator: z.nullable(z.string()),
  ...termShape,
  lots: z.nullable(z.array(z.string())),
  fee: z.string(),
  tax: z.string(),
  created_at: z.string(),
  time: z.nullable(z.string()),
  note: z.nullable(z.string()),
  origin: z.string(),
  /** Kept by a broker's connection: not to be changed here. */
  is_read_only: z.boolean(),
  /** Of a transfer between own portfolios: where its other half is. */
  other_portfolio_id: z.nullable(z.string()),
  other_portfolio_name: z.nullable(z.string()),
  /** Of a corporate action: its kind, and what all its rows share. */
  event_id: z.nullable(z.string()),
  event_kind: z.nullable(z.enum(eventKinds)),
  version: z.number(),
});

const transactionErrors = [
  'portfolioError',
  'assetError',
  'amountError',
  'priceError',
  'totalError',
  'ratioError',
  'lotsError',
  'feeError',
  'taxError',
  'currencyError',
  'createdAtError',
  'maxVolumeError',
  'maxValueError',
  'readOnlyError',
  'linkedError',
  'eventRowError',
  'paperTransferError',
  'tagError',
  'tooManyTags',
  'tooManyTagsOfThing',
  ...termErrors,
] as const;

const saved = record(
  z.object({ id: z.string(), asset_value_id: z.nullable(z.string()), version: z.number() }),
);

export const createTransaction = defineCall({
  id: 'transactions.create',
  method: 'POST',
  path: '/api/transactions',
  summary: 'Records a transaction; a purchase of an asset not yet held creates its holding',
  access: 'user',
  whenEmpty: 'transactionNotValid',
  body: z.extend(transactionFields, {
    /** Of a purchase. */
    decision: z.optional(decisionFields),
  }),
  output: saved,
  errors: [...transactionErrors, 'decisionTooLong', 'decisionPurchaseError'],
});

export const updateTransaction = defineCall({
  id: 'transactions.update',
  method: 'PUT',
  path: '/api/transactions/:id',
  summary: 'Changes a transaction; everything after it follows. 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'transactionNotValid',
  params: id,
  body: transactionFields,
  output: saved,
  errors: transactionErrors,
});

export const deleteTransaction = defineCall({
  id: 'transactions.delete',
  method: 'DELETE',
  path: '/api/transactions/:id',
  summary:
    'Removes a transaction, unless a later sale needs its units; of a linked transfer both halves, of a corporate action all rows',
  access: 'user',
  params: id,
  output: done,
  errors: ['maxVolumeError'],
});

const idList = z.array(z.string()).check(z.minLength(1, 'required'), z.maxLength(500, 'tooLong'));

export const changeTransactions = defineCall({
  id: 'transactions.bulk',
  method: 'POST',
  path: '/api/transactions/bulk',
  summary:
    'Moves, annotates or removes many transactions at once, links two halves of a transfer or unlinks them: all or none',
  access: 'user',
  body: z.object({
    ids: idList,
    action: z.enum(['delete', 'move', 'note', 'link', 'unlink'], 'invalid'),
    portfolio_id: z.nullish(z.string('portfolioError')),
    note: z.nullish(z.string('invalid').check(z.maxLength(500, 'tooLong'), noControls)),
  }),
  output: record(z.object({ ok: z.literal(true), changed: z.number() })),
  errors: [
    'maxVolumeError',
    'portfolioError',
    'readOnlyError',
    'linkedError',
    'eventRowError',
    'pairError',
    'paperTransferError',
  ],
});

/** Splits known from a feed that the ledger does not have yet: one proposed row each. */
export const listProposedSplits = defineCall({
  id: 'transactions.proposedSplits',
  method: 'GET',
  path: '/api/transactions/proposed-splits',
  summary: 'Splits of held assets that a feed knows and the ledger does not',
  access: 'user',
  output: listOf(
    z.object({
      event_id: z.string(),
      asset_value_id: z.string(),
      portfolio_id: z.string(),
      currency_id: z.string(),
      ticker: z.string(),
      day: z.string(),
      numerator: z.string(),
      denominator: z.string(),
      units_before: z.string(),
      units_after: z.string(),
    }),
  ),
});
