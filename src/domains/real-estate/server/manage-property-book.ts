import { isDone } from '../../../foundation/answers.ts';
import { dayInWarsaw, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { type FieldErrors, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { currencyExists } from '../../ledger/server/portfolio-store.ts';
import type {
  addFlow as addFlowCall,
  addValuation as addValuationCall,
  removeFlow as removeFlowCall,
  removeLoan as removeLoanCall,
  removeValuation as removeValuationCall,
  saveLoan as saveLoanCall,
  updateFlow as updateFlowCall,
} from '../contract.ts';
import {
  changeFlow,
  deleteFlow,
  deleteLoan,
  deleteValuation,
  flowOfSubmission,
  insertFlow,
  putLoan,
  putValuation,
  valuationsOf,
} from './property-book-store.ts';
import { lockProperty, type PropertyRow, touchProperty } from './property-store.ts';

type Write<Result> = (tx: Tx, property: PropertyRow, userId: string, today: string) => Promise<Result>;

/** Changes something that belongs to a property of the caller, one after the other. */
async function inProperty<Result>(context: Context, id: string, write: Write<Result>): Promise<Result> {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(id)) throw notFound();
  return database.transaction(async (tx) => {
    const property = await lockProperty(tx, userId, id);
    if (!property) throw notFound();
    const result = await write(tx, property, userId, dayInWarsaw(clock.now()));
    await touchProperty(tx, userId, id);
    await tellChange(tx, context);
    return result;
  });
}

function noteEntry(tx: Tx, context: Context, { name }: PropertyRow): Promise<string> {
  return noteForMinutes(tx, context, { kind: 'property-entry-deleted', about: { name } });
}

export async function addValuation(context: Context, { params, body }: CallInput<typeof addValuationCall>) {
  await inProperty(context, params.id, (tx, property, userId, today) => {
    if (body.day > today || body.day < property.bought_on) throw invalid({ day: ['valuationDayError'] });
    return putValuation(tx, userId, {
      property_id: property.id,
      day: body.day,
      price: body.price,
      currency_id: property.currency_id,
      at: context.services.clock.now(),
    });
  });
  return isDone;
}

/** A property always has a current price: its last valuation stays (RE-3). */
export async function removeValuation(context: Context, { params }: CallInput<typeof removeValuationCall>) {
  if (!isDay(params.day)) throw notFound();
  await inProperty(context, params.id, async (tx, property, userId) => {
    const valuations = await valuationsOf(tx, userId, property.id);
    if (!valuations.some(({ day }) => day === params.day)) throw notFound();
    // What is left must be in the property's own currency.
    const newest = valuations.filter(({ day }) => day !== params.day).at(-1);
    if (newest?.currency !== property.currency) throw invalid({ day: ['valuationDayError'] });
    await noteEntry(tx, context, property);
    await deleteValuation(tx, userId, property.id, params.day);
  });
  return isDone;
}

type FlowBody = CallInput<typeof addFlowCall>['body'];

function flowFieldsOf(body: FlowBody, property: PropertyRow) {
  const errors: FieldErrors = {};
  const { currency_id, submission_id: _, ...fields } = body;
  if (currency_id !== property.currency_id) errors.currency_id = ['currencyError'];
  if (fields.from_day < property.bought_on || fields.from_day > '2100-01-01')
    errors.from_day = ['flowDayError'];
  const to = fields.every === 'once' ? null : (fields.to_day ?? null);
  if (to !== null && to < fields.from_day) errors.to_day = ['flowDayError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const isRent = fields.kind === 'rent';
  return {
    ...fields,
    to_day: to,
    vacancy_months: isRent ? fields.vacancy_months : '0',
    tax_percent: isRent ? fields.tax_percent : '0',
  };
}

export async function addFlow(context: Context, { params, body }: CallInput<typeof addFlowCall>) {
  const id = await inProperty(context, params.id, async (tx, property, userId) => {
    const fields = flowFieldsOf(body, property);
    const twin = body.submission_id && (await flowOfSubmission(tx, userId, body.submission_id));
    if (twin) return twin.id;
    const fresh = newId();
    await insertFlow(tx, userId, {
      ...fields,
      id: fresh,
      property_id: property.id,
      submission_id: body.submission_id ?? null,
      at: context.services.clock.now(),
    });
    return fresh;
  });
  return { data: { id } };
}

export async function updateFlow(context: Context, { params, body }: CallInput<typeof updateFlowCall>) {
  if (!isId(params.flowId)) throw notFound();
  await inProperty(context, params.id, async (tx, property, userId) => {
    const fields = flowFieldsOf(body, property);
    const changed = await changeFlow(tx, userId, { ...fields, id: params.flowId, property_id: property.id });
    if (changed === 0) throw notFound();
  });
  return { data: { id: params.flowId } };
}

export async function removeFlow(context: Context, { params }: CallInput<typeof removeFlowCall>) {
  if (!isId(params.flowId)) throw notFound();
  await inProperty(context, params.id, async (tx, property, userId) => {
    await noteEntry(tx, context, property);
    if ((await deleteFlow(tx, userId, property.id, params.flowId)) === 0) throw notFound();
  });
  return isDone;
}

type LoanBody = CallInput<typeof saveLoanCall>['body'];

function loanErrors(body: LoanBody, today: string): FieldErrors {
  const errors: FieldErrors = {};
  if (body.taken_on > today) errors.taken_on = ['loanDayError'];
  if (body.first_due <= body.taken_on || body.first_due > '2100-01-01') errors.first_due = ['loanDayError'];
  if (body.rate_changes.some(({ from }) => from <= body.taken_on)) errors.rate_changes = ['loanDayError'];
  if (body.overpayments.some(({ day }) => day < body.first_due)) errors.overpayments = ['loanDayError'];
  return errors;
}

export async function saveLoan(context: Context, { params, body }: CallInput<typeof saveLoanCall>) {
  await inProperty(context, params.id, async (tx, property, userId, today) => {
    const errors = loanErrors(body, today);
    if (!isId(body.currency_id) || !(await currencyExists(tx, body.currency_id)))
      errors.currency_id = ['currencyError'];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const { percent, rate_changes, overpayments, ...fields } = body;
    const byDay = <Row>(list: readonly Row[], dayOf: (row: Row) => string) =>
      list.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
    await putLoan(tx, userId, {
      ...fields,
      fixed_until: fields.rate_kind === 'fixed' ? (fields.fixed_until ?? null) : null,
      property_id: property.id,
      rates: [{ from: body.taken_on, percent }, ...byDay(rate_changes, ({ from }) => from)],
      overpayments: byDay(overpayments, ({ day }) => day),
      at: context.services.clock.now(),
    });
  });
  return isDone;
}

export async function removeLoan(context: Context, { params }: CallInput<typeof removeLoanCall>) {
  await inProperty(context, params.id, async (tx, property, userId) => {
    await noteEntry(tx, context, property);
    if ((await deleteLoan(tx, userId, property.id)) === 0) throw notFound();
  });
  return isDone;
}
