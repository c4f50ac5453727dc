import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { money, ratio, shownCurrency, unknownMoney } from '../valuation/figures-contract.ts';
import { flowKinds, flowRhythms } from './property.ts';
import { flowFields, loanFields, propertyFields, valuationFields } from './property-fields.ts';

const id = z.object({ id: z.string() });
const shown = z.object({ currency: shownCurrency });

const rate = z.object({
  percent: ratio,
  /** Of a year from one year on, below it of the whole span. */
  is_annual: z.boolean(),
  reason: z.nullable(z.enum(['empty', 'too-short', 'one-sign', 'no-root', 'unknown-value'])),
});
export type PropertyRate = z.output<typeof rate>;

const coming = z.nullable(z.object({ day: z.string(), amount: money }));

/** All of the owner's share and in the shown currency, but for the two prices; null where a currency has no rate. */
export const propertyFiguresShape = z.object({
  currency: z.string(),
  /** Of the whole property, at today's rate. */
  bought_price: unknownMoney,
  current_price: unknownMoney,
  price_per_meter: unknownMoney,
  value: unknownMoney,
  owed: unknownMoney,
  equity: unknownMoney,
  /** The price paid at the rate of its day. */
  cost: unknownMoney,
  buying_costs: unknownMoney,
  /** Since the purchase, without the costs of buying. */
  gain: unknownMoney,
  gain_percent: ratio,
  /** Twelve months behind, or ahead while there are not so many; null without rent and costs. */
  year: z.nullable(
    z.object({
      basis: z.enum(['past', 'ahead']),
      rent: money,
      costs: money,
      tax: money,
      net: money,
      instalments: money,
      left: money,
    }),
  ),
  net_yield: ratio,
  own_money: unknownMoney,
  cash_on_cash: ratio,
  irr: rate,
  irr_with_loan: z.nullable(rate),
  /** After the tax on it. */
  next_rent: coming,
  next_instalment: coming,
});
export type PropertyFiguresOutput = z.output<typeof propertyFiguresShape>;

export const propertyShape = z.object({
  id: z.string(),
  name: z.string(),
  bought_price: money,
  bought_currency_id: z.string(),
  bought_currency: z.string(),
  current_price: money,
  currency_id: z.string(),
  currency: z.string(),
  /** When the current price was said. */
  valued_on: z.string(),
  meter_square: z.string(),
  bought_at: z.number(),
  build_at: z.nullable(z.string()),
  country: z.string(),
  state: z.nullable(z.string()),
  city: z.string(),
  street: z.string(),
  street_number: z.string(),
  postal_code: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  market_type: z.number(),
  share: z.string(),
  floor: z.nullable(z.number()),
  balcony: z.nullable(z.boolean()),
  rooms_count: z.nullable(z.number()),
  bathrooms_count: z.nullable(z.number()),
  notary_cost: money,
  transfer_tax: money,
  agent_cost: money,
  other_cost: money,
  version: z.number(),
  created_at: instant,
});
export type PropertyRecord = z.output<typeof propertyShape>;

const valuedProperty = z.extend(propertyShape, {
  /** Rent now: until when, or null while it goes on; null where there is none. */
  rented: z.nullable(z.object({ until: z.nullable(z.string()) })),
  figures: propertyFiguresShape,
});
export type PropertyOutput = z.output<typeof valuedProperty>;

const propertyErrors = [
  'propertyNameError',
  'streetNumberError',
  'propertyMeterSquareError',
  'valueError',
  'currencyError',
  'keptCurrencyError',
  'boughtAtError',
  'buildAtError',
  'shareInRealEstateError',
  'marketTypeError',
  'coordinatesError',
  'costError',
  'maxValueError',
] as const;

export const listProperties = defineCall({
  id: 'properties.list',
  method: 'GET',
  path: '/api/properties',
  summary: 'The caller’s properties with value, mortgage, rent and return, the newest purchase first',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  query: shown,
  output: listOf(valuedProperty),
});

export const listPropertyNames = defineCall({
  id: 'properties.names',
  method: 'GET',
  path: '/api/property-names',
  summary: 'The caller’s properties by name, for the search',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  output: listOf(z.object({ id: z.string(), name: z.string(), city: z.string() })),
});

export const createProperty = defineCall({
  id: 'properties.create',
  method: 'POST',
  path: '/api/properties',
  summary: 'Adds a property; its current price is its first valuation',
  access: 'user',
  whenEmpty: 'propertyNotValid',
  body: propertyFields,
  output: record(propertyShape),
  errors: propertyErrors,
});

export const updateProperty = defineCall({
  id: 'properties.update',
  method: 'PUT',
  path: '/api/properties/:id',
  summary:
    'Changes a property; another current price becomes today’s valuation. 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: id,
  body: propertyFields,
  output: record(propertyShape),
  errors: propertyErrors,
});

export const deleteProperty = defineCall({
  id: 'properties.delete',
  method: 'DELETE',
  path: '/api/properties/:id',
  summary: 'Removes a property with its valuations, rent, costs and mortgage',
  access: 'user',
  whenEmpty: 'propertyNotDeleted',
  params: id,
  output: done,
});

const flowShape = z.object({
  id: z.string(),
  kind: z.enum(flowKinds),
  amount: money,
  every: z.enum(flowRhythms),
  from_day: z.string(),
  to_day: z.nullable(z.string()),
  vacancy_months: z.string(),
  tax_percent: z.string(),
  note: z.nullable(z.string()),
});
export type FlowOutput = z.output<typeof flowShape>;

const loanShape = z.object({
  amount: money,
  currency_id: z.string(),
  currency: z.string(),
  taken_on: z.string(),
  first_due: z.string(),
  months: z.number(),
  repayment: z.enum(['annuity', 'equal-principal']),
  rate_kind: z.enum(['fixed', 'floating']),
  fixed_until: z.nullable(z.string()),
  percent: z.string(),
  rate_changes: z.array(z.object({ from: z.string(), percent: z.string() })),
  overpayments: z.array(z.object({ day: z.string(), amount: money, after: z.enum(['shorter', 'lower']) })),
  /** Reckoned, of the whole loan in its own currency. */
  owed: money,
  percent_now: z.string(),
  total_interest: money,
  ends_on: z.string(),
  schedule: z.array(
    z.object({
      day: z.string(),
      percent: z.string(),
      paid: money,
      interest: money,
      principal: money,
      overpaid: money,
      balance: money,
    }),
  ),
});
export type LoanOutput = z.output<typeof loanShape>;

/** Of the owner's share in the shown currency, at even distances; the last one is today. */
const courseShape = z.object({
  days: z.array(z.string()),
  value: z.array(z.nullable(z.number())),
  owed: z.array(z.nullable(z.number())),
  /** What was paid for it, at the rate of that day. */
  cost: z.array(z.nullable(z.number())),
});
export type PropertyCourse = z.output<typeof courseShape>;

const detailShape = z.extend(valuedProperty, {
  valuations: z.array(z.object({ day: z.string(), price: money, currency: z.string() })),
  flows: z.array(flowShape),
  loan: z.nullable(loanShape),
  course: courseShape,
});
export type PropertyDetail = z.output<typeof detailShape>;

export const readProperty = defineCall({
  id: 'properties.read',
  method: 'GET',
  path: '/api/properties/:id',
  summary: 'One property with its valuations, rent and costs, and its mortgage with every instalment',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  params: id,
  query: shown,
  output: record(detailShape),
});

export const propertyCourse = defineCall({
  id: 'properties.course',
  method: 'GET',
  path: '/api/property-course',
  summary: 'Value, mortgage and price paid of all properties over time',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  query: shown,
  output: record(courseShape),
});

export const addValuation = defineCall({
  id: 'properties.value',
  method: 'POST',
  path: '/api/properties/:id/valuations',
  summary: 'Keeps what a property was worth on a day; another one of that day is replaced',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: id,
  body: valuationFields,
  output: done,
  errors: ['valuationDayError', 'valueError', 'maxValueError'],
});

export const removeValuation = defineCall({
  id: 'properties.unvalue',
  method: 'DELETE',
  path: '/api/properties/:id/valuations/:day',
  summary: 'Forgets a valuation; the last one stays',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: z.object({ id: z.string(), day: z.string() }),
  output: done,
  errors: ['valuationDayError'],
});

const flowErrors = [
  'amountError',
  'currencyError',
  'flowDayError',
  'vacancyError',
  'taxError',
  'maxValueError',
] as const;

export const addFlow = defineCall({
  id: 'properties.addFlow',
  method: 'POST',
  path: '/api/properties/:id/flows',
  summary: 'Records rent, a cost or a tax, once or again and again',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: id,
  body: flowFields,
  output: record(z.object({ id: z.string() })),
  errors: flowErrors,
});

const flowId = z.object({ id: z.string(), flowId: z.string() });

export const updateFlow = defineCall({
  id: 'properties.updateFlow',
  method: 'PUT',
  path: '/api/properties/:id/flows/:flowId',
  summary: 'Changes rent, a cost or a tax',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: flowId,
  body: flowFields,
  output: record(z.object({ id: z.string() })),
  errors: flowErrors,
});

export const removeFlow = defineCall({
  id: 'properties.removeFlow',
  method: 'DELETE',
  path: '/api/properties/:id/flows/:flowId',
  summary: 'Forgets rent, a cost or a tax',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: flowId,
  output: done,
});

export const saveLoan = defineCall({
  id: 'properties.saveLoan',
  method: 'PUT',
  path: '/api/properties/:id/loan',
  summary: 'Records the mortgage of a property, or changes it',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: id,
  body: loanFields,
  output: done,
  errors: [
    'amountError',
    'currencyError',
    'loanDayError',
    'loanTermError',
    'interestRateError',
    'maxValueError',
  ],
});

export const removeLoan = defineCall({
  id: 'properties.removeLoan',
  method: 'DELETE',
  path: '/api/properties/:id/loan',
  summary: 'Forgets the mortgage of a property',
  access: 'user',
  whenEmpty: 'propertyNotEdited',
  params: id,
  output: done,
});
