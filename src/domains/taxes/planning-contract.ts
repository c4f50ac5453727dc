import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { unitsText } from '../ledger/ledger-fields.ts';
import { money, unknownMoney } from '../valuation/figures-contract.ts';
import { accountShape, lotShape, yearErrors, yearParam } from './contract.ts';
import { instrumentShape, rateShape } from './paper-contract.ts';

/** So many positions are reckoned, the largest. */
export const mostPlanned = 200;

const planErrors = [...yearErrors, 'taxYearNotRunning'] as const;

/** What is held in an account, and what selling all of it today would come to. */
const positionShape = z.object({
  instrument: instrumentShape,
  /** Null where all accounts are one queue. */
  account: z.nullable(accountShape),
  is_crypto: z.boolean(),
  units: z.string(),
  price: z.string(),
  price_day: z.nullable(z.string()),
  /** The price is of a trade, since nobody quotes it. */
  is_estimate: z.boolean(),
  currency: z.string(),
  revenue: money,
  /** Null for coins: their cost is the year's already. */
  cost: unknownMoney,
  gain: unknownMoney,
  /** By how much the tax of the year it falls into would change. */
  tax_change: money,
  tax_year: z.number(),
  /** The last day whose sale counts in this year. */
  last_day: z.string(),
});
export type PlannedPosition = z.output<typeof positionShape>;

export const planTaxYear = defineCall({
  id: 'taxes.plan',
  method: 'GET',
  path: '/api/taxes/:year/planning',
  summary:
    'The running tax year looked at ahead: tax so far, what each position would bring if it were sold today, losses not realised, last days',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  output: record(
    z.object({
      year: z.number(),
      today: z.string(),
      /** To the last day of the year. */
      days_left: z.number(),
      day_reading: z.enum(['settlement', 'trade']),
      /** By market, the soonest first; `days` from today, below zero once it is over. */
      last_days: z.array(z.object({ market: z.nullable(z.string()), day: z.string(), days: z.number() })),
      to_pay: money,
      missing_count: z.number(),
      positions: z.array(positionShape),
      /** All positions below cost together, and what selling them all would change in the tax. */
      losses: z.object({ count: z.number(), amount: money, tax_change: money }),
      /** Held, and in no figure here: without a price, a rate or lots. */
      unknown: z.array(z.object({ instrument: instrumentShape, why: z.enum(['price', 'rate', 'lots']) })),
      /** Smaller positions that were left out. */
      left_out: z.number(),
      is_simulated: z.boolean(),
    }),
  ),
  errors: planErrors,
});
export type TaxPlanOutput = z.output<typeof planTaxYear.output>['data'];

export const planTaxSale = defineCall({
  id: 'taxes.planSale',
  method: 'GET',
  path: '/api/taxes/:year/planning/sale',
  summary:
    'What selling a position today at the last price would come to: lots, gain, tax and what is left; nothing is recorded',
  access: 'user',
  whenEmpty: 'taxesNotFetched',
  params: yearParam,
  query: z.object({
    instrument: z.string('taxPositionError').check(z.maxLength(100, 'taxPositionError')),
    /** The account it is held in; left out where all accounts are one queue. */
    account: z._default(z.string('taxPositionError').check(z.maxLength(300, 'taxPositionError')), ''),
    /** Left out for all of it. */
    units: z.optional(unitsText('taxUnitsError')),
  }),
  output: record(
    z.object({
      instrument: instrumentShape,
      account: z.nullable(accountShape),
      units: z.string(),
      price: z.string(),
      currency: z.string(),
      day: z.string(),
      tax_day: z.string(),
      is_day_computed: z.boolean(),
      tax_year: z.number(),
      rate: rateShape,
      revenue: money,
      cost: unknownMoney,
      gain: unknownMoney,
      lots: z.array(lotShape),
      to_pay_now: money,
      to_pay_after: money,
      tax_change: money,
      /** What comes in less what the tax grows by. */
      net: money,
    }),
  ),
  errors: [...planErrors, 'taxPositionError', 'taxUnitsError', 'maxVolumeError', 'taxPlanError'],
});
export type PlannedSaleOutput = z.output<typeof planTaxSale.output>['data'];
