import { isDone } from '../../../foundation/answers.ts';
import { addMonths, dayInWarsaw, dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, plus, textOf, zero } from '../../../foundation/decimal.ts';
import { Failure, type FieldErrors, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type {
  createDeposit as createCall,
  deleteDeposit as deleteCall,
  listDeposits as listCall,
  updateDeposit as updateCall,
} from '../contract.ts';
import { depositOutput } from '../deposit-output.ts';
import {
  changeDeposit,
  currencyExists,
  type DepositRow,
  type DepositValues,
  depositById,
  depositOfSubmission,
  depositsOf,
  insertDeposit,
  lockDeposit,
  lockDepositCount,
  removeDeposit,
} from './deposit-store.ts';

/** So many deposits somebody may have, and so many years one may last. */
const mostDeposits = 1000;
const mostMonths = 50 * 12;

type Body = CallInput<typeof createCall>['body'];

export async function listDeposits(context: Context, { query }: CallInput<typeof listCall>) {
  const { services } = context;
  const { today, currency, rates } = await shownIn(context, query.currency ?? 'pln');
  const rows = await depositsOf(services.database, actorOf(context).userId);
  const all = rows.map((row) => depositOutput(row, today, { currency, rates }));
  const isOver = ({ status }: (typeof all)[number]) => status === 'ended' || status === 'closed';
  // What runs comes first, the next to end before others; what is over the other way round.
  const data = [...all.filter((one) => !isOver(one)), ...all.filter(isOver).reverse()];
  const isKnown = data.every(({ shown_value }) => shown_value !== null);
  const value = data.reduce((sum, { shown_value }) => plus(sum, decimal(shown_value ?? '0')), zero);
  return {
    data,
    meta: {
      total: data.length,
      start: 0,
      limit: data.length,
      currency,
      value: isKnown ? textOf(value) : null,
    },
  };
}

async function shownIn(context: Context, asked: string) {
  const { services } = context;
  const today = dayInWarsaw(services.clock.now());
  const currency = asked.toLowerCase();
  const rates = await marketMemoryOf(services).rates(dayNumber(today));
  if (!rates.knows(currency)) throw invalid({ currency: ['currencyError'] });
  return { today, currency, rates };
}

async function outputOf(context: Context, row: DepositRow) {
  const { today, ...shown } = await shownIn(context, row.currency);
  return { data: depositOutput(row, today, shown) };
}

/** What the schema cannot see: days that are none, or in the wrong order, and a currency that nobody knows. */
async function valuesOf(on: Queries, body: Body): Promise<DepositValues> {
  const errors: FieldErrors = {};
  const { starts_on, ends_on, closed_on = null, closed_amount = null } = body;
  if (!isDay(starts_on) || starts_on < '1990-01-01') errors.starts_on = ['depositStartError'];
  if (!isDay(ends_on) || ends_on <= starts_on) errors.ends_on = ['depositEndError'];
  else if (!errors.starts_on && ends_on > addMonths(starts_on, mostMonths))
    errors.ends_on = ['depositEndError'];
  if (closed_on !== null && (!isDay(closed_on) || closed_on <= starts_on || closed_on > ends_on))
    errors.closed_on = ['depositClosedError'];
  if (closed_on !== null && closed_amount === null) errors.closed_amount = ['depositAmountError'];
  if (!isId(body.currency_id) || !(await currencyExists(on, body.currency_id)))
    errors.currency_id = ['currencyError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    name: body.name,
    amount: body.amount,
    currency_id: body.currency_id,
    rate: body.rate,
    tax_rate: body.tax_rate,
    starts_on,
    ends_on,
    capitalisation: body.capitalisation,
    closed_on,
    closed_amount: closed_on === null ? null : closed_amount,
  };
}

export async function createDeposit(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const values = await valuesOf(database, body);
  const id = await database.transaction(async (tx) => {
    const count = await lockDepositCount(tx, userId);
    const twin = body.submission_id && (await depositOfSubmission(tx, userId, body.submission_id));
    if (twin) return twin.id;
    if (count >= mostDeposits) throw invalid({ name: ['tooManyDeposits'] });
    const fresh = newId();
    await insertDeposit(tx, userId, {
      ...values,
      id: fresh,
      submission_id: body.submission_id ?? null,
      at: clock.now(),
    });
    await tellChange(tx, context);
    return fresh;
  });
  return outputOf(context, (await depositById(database, userId, id))!);
}

export async function updateDeposit(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const values = await valuesOf(database, body);
  await database.transaction(async (tx) => {
    const current = await lockDeposit(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current });
    await changeDeposit(tx, userId, params.id, values, clock.now());
    await tellChange(tx, context);
  });
  return outputOf(context, (await depositById(database, userId, params.id))!);
}

export async function deleteDeposit(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, userId, params.id);
    if (!deposit) throw notFound();
    await noteForMinutes(tx, context, { kind: 'deposit-deleted', about: { name: deposit.name } });
    await removeDeposit(tx, userId, params.id);
    await tellChange(tx, context);
  });
  return isDone;
}
