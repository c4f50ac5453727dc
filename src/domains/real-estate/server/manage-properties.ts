import { isDone } from '../../../foundation/answers.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal } from '../../../foundation/decimal.ts';
import { Failure, type FieldErrors, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { currencyExists } from '../../ledger/server/portfolio-store.ts';
import type {
  createProperty as createCall,
  deleteProperty as deleteCall,
  updateProperty as updateCall,
} from '../contract.ts';
import { flowsOf, putValuation, valuationsOf } from './property-book-store.ts';
import {
  changeProperty,
  insertProperty,
  lockProperty,
  lockSubmissions,
  type PropertyFields,
  propertyById,
  propertyOfSubmission,
  removeProperty,
} from './property-store.ts';
import { recordOutput } from './read-properties.ts';

type Body = CallInput<typeof createCall>['body'];

const firstDay = '1900-01-01';

async function fieldsOf(on: Queries, body: Body, today: string): Promise<PropertyFields> {
  const errors: FieldErrors = {};
  const boughtOn = dayInWarsaw(new Date(body.bought_at));
  if (boughtOn > today || boughtOn < firstDay) errors.bought_at = ['boughtAtError'];
  if ((body.lat == null) !== (body.lng == null))
    errors[body.lat == null ? 'lat' : 'lng'] = ['coordinatesError'];
  for (const field of ['currency_id', 'bought_currency_id'] as const)
    if (!isId(body[field]) || !(await currencyExists(on, body[field]))) errors[field] = ['currencyError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { bought_at: _, build_at, current_price: __, version: ___, submission_id: ____, ...fields } = body;
  return {
    ...fields,
    bought_on: boughtOn,
    built_on: build_at ?? null,
    lat: fields.lat ?? null,
    lng: fields.lng ?? null,
    floor: fields.floor ?? null,
    balcony: fields.balcony ?? null,
    rooms_count: fields.rooms_count ?? null,
    bathrooms_count: fields.bathrooms_count ?? null,
  };
}

async function outputOf(on: Queries, userId: string, id: string) {
  const row = await propertyById(on, userId, id);
  if (!row) throw notFound();
  return { data: recordOutput(row, (await valuationsOf(on, userId, id)).at(-1)) };
}

export async function createProperty(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const now = clock.now();
  const today = dayInWarsaw(now);
  const fields = await fieldsOf(database, body, today);
  const id = await database.transaction(async (tx) => {
    if (body.submission_id) {
      await lockSubmissions(tx, userId);
      const twin = await propertyOfSubmission(tx, userId, body.submission_id);
      if (twin) return twin.id;
    }
    const fresh = newId();
    await insertProperty(tx, userId, {
      ...fields,
      id: fresh,
      submission_id: body.submission_id ?? null,
      at: now,
    });
    await putValuation(tx, userId, {
      property_id: fresh,
      day: today,
      price: body.current_price,
      currency_id: body.currency_id,
      at: now,
    });
    await tellChange(tx, context);
    return fresh;
  });
  return outputOf(database, userId, id);
}

export async function updateProperty(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const now = clock.now();
  const today = dayInWarsaw(now);
  const fields = await fieldsOf(database, body, today);
  await database.transaction(async (tx) => {
    const current = await lockProperty(tx, userId, params.id);
    if (!current) throw notFound();
    const valuations = await valuationsOf(tx, userId, params.id);
    const newest = valuations.at(-1);
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current: recordOutput(current, newest) });
    const changesCurrency = current.currency_id !== fields.currency_id;
    if (changesCurrency && (await hasMoneyIn(tx, userId, params.id)))
      throw invalid({ currency_id: ['keptCurrencyError'] });
    await changeProperty(tx, userId, params.id, fields, now);
    // What was thought before stays: only another price, or the same in another currency, is a new valuation (RE-3).
    // One from before the purchase says nothing about it any more.
    const isNew =
      !newest ||
      newest.day < fields.bought_on ||
      changesCurrency ||
      compare(decimal(newest.price), decimal(body.current_price)) !== 0;
    if (isNew)
      await putValuation(tx, userId, {
        property_id: params.id,
        day: today,
        price: body.current_price,
        currency_id: fields.currency_id,
        at: now,
      });
    await tellChange(tx, context);
  });
  return outputOf(database, userId, params.id);
}

/** Rent and costs are in the currency of the property: it cannot become another one under them. */
async function hasMoneyIn(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await flowsOf(tx, userId, id)).length > 0;
}

export async function deleteProperty(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const property = await lockProperty(tx, userId, params.id);
    if (!property) throw notFound();
    await noteForMinutes(tx, context, { kind: 'property-deleted', about: { name: property.name } });
    await removeProperty(tx, userId, params.id);
    await tellChange(tx, context);
  });
  return isDone;
}
