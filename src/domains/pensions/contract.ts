import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission } from '../ledger/contract.ts';
import { amountText, priceText } from '../ledger/ledger-fields.ts';
import { payers } from './ppk-parts.ts';

const money = z.string();
const part = z.object({ paid: money, value: z.nullable(money), gain: z.nullable(money) });

export const ppkShape = z.object({
  /** Always złoty. */
  currency: z.string(),
  employee: part,
  employer: part,
  state: part,
  /** Purchases of which nobody said who paid for them. */
  unassigned: z.array(
    z.object({ id: z.string(), day: z.string(), ticker: z.string(), units: z.string(), amount: money }),
  ),
  /** Null while something above is unknown. */
  payout: z.nullable(
    z.object({
      early: z.object({
        employee: money,
        employer_kept: money,
        to_insurance: money,
        to_state: money,
        gain: money,
        base: money,
        tax: money,
        net: money,
      }),
      late: z.object({ whole: money, at_once: money, in_instalments: money, instalment: money }),
      /** From 60 on, in fewer instalments or at once. */
      hasty: z.object({ tax: money, net: money }),
    }),
  ),
});

const portfolio = z.object({ id: z.string() });

export const readPpk = defineCall({
  id: 'pensions.ppk',
  method: 'GET',
  path: '/api/portfolios/:id/ppk',
  summary: 'A PPK account by who paid in, and what it would pay out today',
  access: 'user',
  params: portfolio,
  output: record(ppkShape),
});

export const ppkPaymentFields = z.object({
  /** The fund: one that is held, or one of the catalogue. */
  asset_value_id: z.nullish(z.string('assetError')),
  asset_id: z.nullish(z.string('assetError')),
  /** Of a unit of the fund. */
  price: priceText('priceError'),
  created_at: z.string('createdAtError').check(z.regex(/^\d{4}-\d{2}-\d{2}/, 'createdAtError')),
  employee: z._default(amountText('totalError'), '0'),
  employer: z._default(amountText('totalError'), '0'),
  state: z._default(amountText('totalError'), '0'),
  submission_id: submission,
});

export const addPpkPayment = defineCall({
  id: 'pensions.addPayment',
  method: 'POST',
  path: '/api/portfolios/:id/ppk-payments',
  summary: 'Records what employee, employer and state paid in on a day as purchases of the fund, all or none',
  access: 'user',
  whenEmpty: 'transactionNotValid',
  params: portfolio,
  body: ppkPaymentFields,
  output: record(z.object({ ids: z.array(z.string()) })),
  errors: ['ppkPaymentError', 'assetError', 'priceError', 'totalError', 'createdAtError', 'readOnlyError'],
});

export const assignPayer = defineCall({
  id: 'pensions.assignPayer',
  method: 'PUT',
  path: '/api/transactions/:id/payer',
  summary: 'Says who paid for a purchase of a PPK account',
  access: 'user',
  whenEmpty: 'transactionNotValid',
  params: z.object({ id: z.string() }),
  body: z.object({ paid_by: z.enum(payers, 'payerError') }),
  output: done,
  errors: ['payerError'],
});
