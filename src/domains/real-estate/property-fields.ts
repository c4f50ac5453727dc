import * as z from 'zod/mini';
import { isDay } from '../../foundation/calendar-day.ts';
import type { FailureKey } from '../../foundation/failure.ts';
import { amountText, priceText } from '../ledger/ledger-fields.ts';
import { flowKinds, flowRhythms } from './property.ts';

/** A record is changed by who saw its newest version; without one the last writer wins, as for an API key. */
const version = z.optional(z.int('invalid'));
/** The form's own mark of one submission: sent twice, it makes one record. */
const submission = z.optional(z.uuid('invalid'));

const noControls = (key: FailureKey) => z.regex(/^[^\p{Cc}]*$/u, key);

function text(key: FailureKey, longest: number) {
  return z
    .string(key)
    .check(z.trim(), z.minLength(1, key), z.maxLength(longest, 'tooLong'), noControls('invalid'));
}

/** Nothing and an empty text are the same. */
function optionalText(longest: number) {
  return z.pipe(
    z.nullish(z.string('invalid').check(z.trim(), z.maxLength(longest, 'tooLong'), noControls('invalid'))),
    z.transform((given: string | null | undefined) => given || null),
  );
}

/** Prices and areas of less than one are slips of the hand. */
function atLeastOne(key: FailureKey) {
  return z.pipe(priceText(key), z.string().check(z.refine((given) => Number(given) >= 1, key)));
}

/** A percentage or the like between two bounds, with at most six decimals. */
function between(least: number, most: number, key: FailureKey) {
  return z.pipe(
    z.pipe(
      z.union([z.string(key), z.number(key)], key),
      z.transform((given: string | number) => String(given).trim().slice(0, 40).replace(',', '.')),
    ),
    z.string().check(
      z.regex(/^\d{1,9}(\.\d{1,6})?$/, key),
      z.refine((given) => Number(given) >= least && Number(given) <= most, key),
    ),
  );
}

export function dayText(key: FailureKey) {
  return z.string(key).check(z.refine((given) => isDay(given) && given >= '1900-01-01', key));
}

const coordinate = (most: number) =>
  z.nullish(
    z.number('coordinatesError').check(z.gte(-most, 'coordinatesError'), z.lte(most, 'coordinatesError')),
  );

const count = (least: number, most: number) =>
  z.nullish(z.int('invalid').check(z.gte(least, 'invalid'), z.lte(most, 'invalid')));

const currency = z.string('currencyError').check(z.minLength(1, 'currencyError'));

export const propertyName = z
  .string('propertyNameError')
  .check(
    z.trim(),
    z.minLength(3, 'propertyNameError'),
    z.maxLength(50, 'propertyNameError'),
    noControls('propertyNameError'),
  );

/** The farthest days that a date has: beyond them an instant cannot be written. */
const mostMilliseconds = 8.64e15;

export const propertyFields = z.object({
  name: propertyName,
  bought_price: atLeastOne('valueError'),
  bought_currency_id: currency,
  current_price: atLeastOne('valueError'),
  currency_id: currency,
  meter_square: atLeastOne('propertyMeterSquareError'),
  /** Milliseconds; the calendar day in Warsaw counts. */
  bought_at: z
    .number('boughtAtError')
    .check(z.gte(-mostMilliseconds, 'boughtAtError'), z.lte(mostMilliseconds, 'boughtAtError')),
  build_at: z.nullish(
    z
      .string('buildAtError')
      .check(
        z.refine((given) => isDay(given) && given >= '1000-01-01' && given < '2100-01-01', 'buildAtError'),
      ),
  ),
  country: text('required', 100),
  state: optionalText(100),
  city: text('required', 100),
  street: text('required', 150),
  street_number: text('streetNumberError', 30),
  postal_code: optionalText(20),
  lat: coordinate(90),
  lng: coordinate(180),
  /** 1 primary, 2 secondary. */
  market_type: z.union([z.literal(1), z.literal(2)], 'marketTypeError'),
  /** Percent of ownership. */
  share: between(1, 100, 'shareInRealEstateError'),
  floor: count(-10, 200),
  balcony: z.nullish(z.boolean('invalid')),
  rooms_count: count(0, 1000),
  bathrooms_count: count(0, 1000),
  notary_cost: z._default(amountText('costError'), '0'),
  transfer_tax: z._default(amountText('costError'), '0'),
  agent_cost: z._default(amountText('costError'), '0'),
  other_cost: z._default(amountText('costError'), '0'),
  version,
  submission_id: submission,
});

export const flowFields = z.object({
  kind: z.enum(flowKinds, 'invalid'),
  amount: priceText('amountError'),
  /** That of the property: rent in another one is refused. */
  currency_id: currency,
  every: z.enum(flowRhythms, 'invalid'),
  from_day: dayText('flowDayError'),
  to_day: z.nullish(dayText('flowDayError')),
  /** Of rent: months of a year without a tenant. */
  vacancy_months: z._default(between(0, 12, 'vacancyError'), '0'),
  /** Of rent: flat-rate tax on what is received. */
  tax_percent: z._default(between(0, 100, 'taxError'), '0'),
  note: optionalText(200),
  submission_id: submission,
});

export const mostMonths = 600;

export const loanFields = z.object({
  amount: priceText('amountError'),
  currency_id: currency,
  taken_on: dayText('loanDayError'),
  first_due: dayText('loanDayError'),
  months: z.int('loanTermError').check(z.gte(1, 'loanTermError'), z.lte(mostMonths, 'loanTermError')),
  repayment: z.enum(['annuity', 'equal-principal'], 'invalid'),
  rate_kind: z.enum(['fixed', 'floating'], 'invalid'),
  fixed_until: z.nullish(dayText('loanDayError')),
  /** Interest of a year from the beginning on. */
  percent: between(0, 100, 'interestRateError'),
  rate_changes: z._default(
    z
      .array(
        z.object({ from: dayText('loanDayError'), percent: between(0, 100, 'interestRateError') }),
        'invalid',
      )
      .check(z.maxLength(mostMonths, 'tooLong')),
    [],
  ),
  overpayments: z._default(
    z
      .array(
        z.object({
          day: dayText('loanDayError'),
          amount: priceText('amountError'),
          after: z.enum(['shorter', 'lower'], 'invalid'),
        }),
        'invalid',
      )
      .check(z.maxLength(mostMonths, 'tooLong')),
    [],
  ),
});

export const valuationFields = z.object({
  day: dayText('valuationDayError'),
  price: atLeastOne('valueError'),
});
