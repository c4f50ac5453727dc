import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission, version } from '../ledger/contract.ts';
import { amountText } from '../ledger/ledger-fields.ts';
import { shownCurrency } from '../valuation/figures-contract.ts';
import { capitalisations } from './deposit-terms.ts';

const id = z.object({ id: z.string() });
const percent = (text: string) => Number(text) <= 100 && /^\d{1,3}(\.\d{1,4})?$/.test(text);
const day = (key: 'depositStartError' | 'depositEndError' | 'depositClosedError') =>
  z.string(key).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, key));

export const depositFields = z.object({
  /** The bank, or what the person calls it. */
  name: z
    .string('depositNameError')
    .check(
      z.trim(),
      z.minLength(1, 'depositNameError'),
      z.maxLength(60, 'depositNameError'),
      z.regex(/^[^\p{Cc}]*$/u, 'depositNameError'),
    ),
  amount: amountText('depositAmountError').check(
    z.refine((text) => /[1-9]/.test(text), 'depositAmountError'),
  ),
  currency_id: z.string('currencyError').check(z.minLength(1, 'currencyError')),
  /** Percent a year. */
  rate: amountText('depositRateError').check(z.refine(percent, 'depositRateError')),
  /** Percent of the interest that the bank keeps for the tax office. */
  tax_rate: z._default(amountText('depositRateError').check(z.refine(percent, 'depositRateError')), '19'),
  starts_on: day('depositStartError'),
  ends_on: day('depositEndError'),
  capitalisation: z._default(z.enum(capitalisations, 'invalid'), 'end'),
  /** Broken before its end: when, and what the bank paid. */
  closed_on: z.nullish(day('depositClosedError')),
  closed_amount: z.nullish(amountText('depositAmountError')),
  version,
  submission_id: submission,
});

const money = z.string();

export const depositShape = z.object({
  id: z.string(),
  name: z.string(),
  amount: money,
  currency_id: z.string(),
  currency: z.string(),
  rate: z.string(),
  tax_rate: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  capitalisation: z.enum(capitalisations),
  closed_on: z.nullable(z.string()),
  closed_amount: z.nullable(money),
  status: z.enum(['coming', 'running', 'ended', 'closed']),
  /** In its own currency: with the interest run up, before and after tax on it. */
  value: money,
  interest: money,
  after_tax: money,
  /** What it pays at its end, or paid. */
  payout: z.object({ day: z.string(), amount: money, interest: money, tax: money }),
  /** In the shown currency; null where it has no rate. */
  shown_value: z.nullable(money),
  version: z.number(),
  created_at: instant,
});
export type DepositOutput = z.output<typeof depositShape>;

export const listDeposits = defineCall({
  id: 'deposits.list',
  method: 'GET',
  path: '/api/deposits',
  summary: 'Bank deposits with their worth today, the next to end first; those that ended last',
  access: 'user',
  whenEmpty: 'depositsNotFetched',
  query: z.object({ currency: shownCurrency }),
  output: z.object({
    data: z.array(depositShape),
    meta: z.object({
      total: z.number(),
      start: z.number(),
      limit: z.number(),
      currency: z.string(),
      /** Of all that run; null where one cannot be said in the shown currency. */
      value: z.nullable(money),
    }),
  }),
});

const errors = [
  'depositNameError',
  'depositAmountError',
  'depositRateError',
  'depositStartError',
  'depositEndError',
  'depositClosedError',
  'currencyError',
] as const;

export const createDeposit = defineCall({
  id: 'deposits.create',
  method: 'POST',
  path: '/api/deposits',
  summary: 'Adds a bank deposit',
  access: 'user',
  whenEmpty: 'depositNotSaved',
  body: depositFields,
  output: record(depositShape),
  errors: [...errors, 'tooManyDeposits'],
});

export const updateDeposit = defineCall({
  id: 'deposits.update',
  method: 'PUT',
  path: '/api/deposits/:id',
  summary: 'Changes a bank deposit, or closes it early; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'depositNotSaved',
  params: id,
  body: depositFields,
  output: record(depositShape),
  errors,
});

export const deleteDeposit = defineCall({
  id: 'deposits.delete',
  method: 'DELETE',
  path: '/api/deposits/:id',
  summary: 'Removes a bank deposit as if it had never been',
  access: 'user',
  params: id,
  output: done,
});
