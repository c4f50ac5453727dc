import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { money, ratio, shownCurrency, unknownMoney } from '../valuation/figures-contract.ts';
import { bondCount, dayText, moneyField, perBond, quoteText, rateText } from './bond-fields.ts';
import { retailKinds } from './series-terms.ts';

const id = z.object({ id: z.string() });
const bondKind = z.enum([...retailKinds, 'catalyst']);
const rateBasis = z.enum(['issue', 'published', 'simulated', 'typed', 'assumed']);

/** A rate and what it is made of: the month of inflation or the day of the reference rate behind it. */
const rateShape = z.object({
  percent: z.string(),
  basis: rateBasis,
  reference: z.nullable(z.string()),
  of: z.nullable(z.string()),
});

/** Terms of a series; margin and reference rate are what a form begins with. */
export const seriesShape = z.object({
  id: z.string(),
  symbol: z.string(),
  metadata: z.object({ face_value: z.string(), currency_id: z.string() }),
  kind: bondKind,
  issue_month: z.nullable(z.string()),
  isin: z.nullable(z.string()),
  first_rate: z.nullable(z.string()),
  margin: z.nullable(z.string()),
  reference_rate: z.nullable(z.string()),
  /** The month or day that the reference rate is of. */
  reference_of: z.nullable(z.string()),
  fee: z.nullable(z.string()),
  exchange_price: z.nullable(z.string()),
  matures_on: z.nullable(z.string()),
  coupons_a_year: z.number(),
  /** Typed by the caller; nobody else sees it. */
  is_own: z.boolean(),
  is_on_sale: z.boolean(),
  source: z.nullable(z.string()),
  seen_on: z.nullable(z.string()),
});
export type SeriesOutput = z.output<typeof seriesShape>;

export const bondFields = z.object({
  /** One of the two names the series. */
  bond_id: z.nullish(z.string('symbolError').check(z.maxLength(40, 'symbolError'))),
  symbol: z.nullish(z.string('symbolError').check(z.maxLength(20, 'symbolError'))),
  amount: bondCount,
  /** The bond's own where it is left out. */
  currency_id: z.nullish(z.string('currencyError')),
  /** What was paid; face value times amount where it is left out. */
  total: z.nullish(moneyField('totalError')),
  purchased_at: dayText('boughtAtError'),
  /** Left out or as the table has them, they are those of the issue; anything else makes a series of one's own. */
  margin: z.nullish(rateText('marginError')),
  reference_rate: z.nullish(rateText('referenceRateError')),
  /** Terms of a series that the table does not have. */
  first_rate: z.nullish(rateText('firstRateError')),
  fee: z.nullish(perBond('feeError')),
  face_value: z.nullish(perBond('faceValueError', { positive: true, most: 100_000_000 })),
  matures_on: z.nullish(dayText('maturityError')),
  coupons_a_year: z.nullish(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)], 'invalid')),
  /** Catalyst: clean price today, percent of the nominal. */
  quote: z.nullish(quoteText),
  version: z.optional(z.int('invalid')),
  submission_id: z.optional(z.uuid('invalid')),
});

/** Money of a holding on a day, in the shown currency. */
const flowShape = z.object({
  day: z.string(),
  kind: z.enum(['interest', 'redemption', 'maturity']),
  interest: money,
  fee: money,
  tax: money,
  principal: money,
  gross: money,
  net: money,
  /** Rests on an assumption about what is not published yet. */
  is_assumed: z.boolean(),
});
export type BondFlowOutput = z.output<typeof flowShape>;

export const bondShape = z.object({
  id: z.string(),
  bond_id: z.string(),
  currency_id: z.string(),
  symbol: z.string(),
  amount: z.number(),
  total: money,
  purchased_at: z.string(),
  margin: z.nullable(z.string()),
  reference_rate: z.nullable(z.string()),
  version: z.number(),
  kind: bondKind,
  is_own: z.boolean(),
  first_rate: z.nullable(z.string()),
  fee: z.nullable(z.string()),
  face_value: z.string(),
  bond_currency: z.string(),
  coupons_a_year: z.number(),
  matures_on: z.string(),
  status: z.enum(['held', 'matured', 'redeemed', 'exchanged']),
  closed_on: z.nullable(z.string()),
  exchanged_from: z.nullable(z.string()),
  rate: z.nullable(rateShape),
  /** Of one bond, in its own currency. */
  value_each: unknownMoney,
  accrued_each: unknownMoney,
  quote: z.nullable(z.object({ percent: z.string(), day: z.string() })),
  /** Null where a rate behind it is not published; `unknown_from` says since when. */
  value: unknownMoney,
  unknown_from: z.nullable(z.string()),
  nominal: money,
  grown: unknownMoney,
  next_payment: z.nullable(flowShape),
  at_maturity: flowShape,
  redemption: z.nullable(
    z.extend(flowShape, {
      /** The days on which it can be given back; null for a bond that is sold instead. */
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      is_open: z.boolean(),
    }),
  ),
  paid_out: z.object({ gross: money, tax: money, net: money }),
  is_simulated: z.boolean(),
});
export type BondOutput = z.output<typeof bondShape>;

/** The newest figures that rates are made from. */
const figureShape = z.nullable(z.object({ of: z.string(), percent: z.string(), is_simulated: z.boolean() }));

export const bondTotals = z.object({
  currency: z.string(),
  day: z.string(),
  series: z.number(),
  bonds: z.number(),
  value: unknownMoney,
  nominal: money,
  cost: money,
  grown: unknownMoney,
  grown_percent: ratio,
  paid_out: money,
  next_payment: z.nullable(z.object({ day: z.string(), net: money, is_assumed: z.boolean() })),
  redeemed_today: unknownMoney,
  /** Holdings whose value is not known, left out of the sums. */
  unknown: z.number(),
  unknown_from: z.nullable(z.string()),
  is_simulated: z.boolean(),
  inflation: figureShape,
  policy_rate: figureShape,
  /** What is assumed of the time to come. */
  assumed: z.object({ inflation: z.string(), policy_rate: z.string() }),
});
export type BondTotals = z.output<typeof bondTotals>;

const listed = z.object({
  data: z.array(bondShape),
  meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
  totals: bondTotals,
});

const bondErrors = [
  'symbolError',
  'amountError',
  'currencyError',
  'totalError',
  'boughtAtError',
  'soldOtherMonth',
  'marginError',
  'referenceRateError',
  'firstRateError',
  'feeError',
  'faceValueError',
  'maturityError',
  'quoteError',
] as const;

export const listBonds = defineCall({
  id: 'bonds.list',
  method: 'GET',
  path: '/api/bonds',
  summary:
    'Bonds held, with today’s value, next payment, value at maturity and early redemption; closed=1 adds those that are gone',
  access: 'user',
  whenEmpty: 'bondNotFetched',
  query: z.object({
    currency: shownCurrency,
    closed: z.optional(z.literal('1', 'invalid')),
    /** Another day than today. */
    on: z.optional(dayText('invalid')),
    /** Inflation that is assumed of the time to come, percent a year. */
    inflation: z.optional(rateText('invalid')),
  }),
  output: listed,
});

export const createBond = defineCall({
  id: 'bonds.create',
  method: 'POST',
  path: '/api/bonds',
  summary: 'Adds bonds; symbol, amount and day of purchase are enough where the table has the series',
  access: 'user',
  whenEmpty: 'bondNotValid',
  body: bondFields,
  output: record(bondShape),
  errors: bondErrors,
});

export const updateBond = defineCall({
  id: 'bonds.update',
  method: 'PUT',
  path: '/api/bonds/:id',
  summary: 'Changes a holding of bonds; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'bondNotEdited',
  params: id,
  body: bondFields,
  output: record(bondShape),
  errors: bondErrors,
});

export const deleteBond = defineCall({
  id: 'bonds.delete',
  method: 'DELETE',
  path: '/api/bonds/:id',
  summary: 'Removes a holding of bonds with everything it paid',
  access: 'user',
  whenEmpty: 'bondNotDeleted',
  params: id,
  output: done,
});

const periodShape = z.object({
  from: z.string(),
  to: z.string(),
  days: z.number(),
  rate: z.nullable(rateShape),
});

export const readBond = defineCall({
  id: 'bonds.read',
  method: 'GET',
  path: '/api/bonds/:id',
  summary:
    'One holding with its periods and their rates, what it paid, the holdings it was exchanged from, and a series to compare it with',
  access: 'user',
  whenEmpty: 'bondNotFetched',
  params: id,
  query: z.object({ currency: shownCurrency }),
  output: record(
    z.object({
      bond: bondShape,
      periods: z.array(periodShape),
      payments: z.array(flowShape),
      /** Oldest first. */
      history: z.array(
        z.object({ id: z.string(), symbol: z.string(), purchased_at: z.string(), closed_on: z.string() }),
      ),
      /** The newest series of its kind. */
      instead: z.nullable(seriesShape),
      day: z.string(),
      assumed: z.object({ inflation: z.string(), policy_rate: z.string() }),
      /** What the holding cost and returned so far. */
      cost: money,
    }),
  ),
});
export type BondDetail = z.output<typeof readBond.output>['data'];

export const redeemBond = defineCall({
  id: 'bonds.redeem',
  method: 'POST',
  path: '/api/bonds/:id/redeem',
  summary: 'Says that all or some of the bonds were given back before maturity, or sold',
  access: 'user',
  whenEmpty: 'bondNotEdited',
  params: id,
  body: z.object({
    day: dayText('redeemedOnError'),
    amount: z.nullish(bondCount),
    version: z.optional(z.int('invalid')),
  }),
  output: record(z.object({ id: z.string() })),
  errors: ['redeemedOnError', 'amountError', 'alreadyClosed'],
});

export const reopenBond = defineCall({
  id: 'bonds.reopen',
  method: 'DELETE',
  path: '/api/bonds/:id/redeem',
  summary: 'Takes back that bonds were given back or exchanged',
  access: 'user',
  whenEmpty: 'bondNotEdited',
  params: id,
  output: done,
  errors: ['alreadyClosed'],
});

export const exchangeBond = defineCall({
  id: 'bonds.exchange',
  method: 'POST',
  path: '/api/bonds/:id/exchange',
  summary:
    'Says that bonds that matured were exchanged for a new series; the new holding keeps where it came from',
  access: 'user',
  whenEmpty: 'bondNotEdited',
  params: id,
  body: z.object({
    symbol: z.string('symbolError').check(z.maxLength(20, 'symbolError')),
    amount: z.nullish(bondCount),
    version: z.optional(z.int('invalid')),
  }),
  output: record(bondShape),
  errors: ['symbolError', 'exchangeError', 'amountError', 'alreadyClosed'],
});
