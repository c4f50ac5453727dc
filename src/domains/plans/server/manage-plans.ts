import { isDone } from '../../../foundation/answers.ts';
import { addMonths, type Day, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, type FieldErrors, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { currencyExists, portfolioById } from '../../ledger/server/portfolio-store.ts';
import type {
  createPlan as createCall,
  deletePlan as deleteCall,
  updatePlan as updateCall,
} from '../contract.ts';
import { everythingDue, knownPlans, planOutput, quotesFor, todayOf } from './known-plans.ts';
import {
  changePlan,
  countPlans,
  insertPlan,
  type PlanRow,
  type PlanValues,
  planById,
  planOfSubmission,
  removePlan,
} from './plan-store.ts';

/** So many plans somebody may have, and so many years one may last (rule PL-1). */
const mostPlans = 50;
const mostMonths = 50 * 12;

type Body = CallInput<typeof createCall>['body'];

export async function listPlans(context: Context) {
  const { services, locale } = context;
  const today = todayOf(services);
  const known = await knownPlans(services.database, actorOf(context).userId, today);
  const quotes = await quotesFor(services, known.plans, today);
  const plans = known.plans.map((plan) => planOutput(plan, today, locale));
  return { data: { today, plans, due: everythingDue(known, quotes, today, locale) } };
}

/** A plan in the past is none (rule PL-1); one that began may keep its first day. */
function dayFaults({ starts_on, ends_on }: Body, today: Day, current: PlanRow | undefined): FieldErrors {
  const errors: FieldErrors = {};
  const latest = addMonths(today, mostMonths);
  const isKept = starts_on === current?.starts_on;
  if (!isDay(starts_on) || (starts_on < today && !isKept) || starts_on > latest)
    errors.starts_on = ['planStartError'];
  const isEnd = (day: string) => isDay(day) && day >= starts_on && day >= today && day <= latest;
  if (ends_on && ends_on !== current?.ends_on && !isEnd(ends_on)) errors.ends_on = ['planEndError'];
  if (ends_on && ends_on < starts_on) errors.ends_on = ['planEndError'];
  return errors;
}

function amountFaults({ kind, amount, units }: Body): FieldErrors {
  if (kind === 'deposit') return amount ? {} : { amount: ['planAmountError'] };
  if (amount && units) return { units: ['amountError'] };
  return amount || units ? {} : { amount: ['planAmountError'] };
}

/** What the schema cannot see; everything is named at once. */
async function valuesOf(tx: Tx, userId: string, body: Body, today: Day, current?: PlanRow) {
  const errors = { ...dayFaults(body, today, current), ...amountFaults(body) };
  const portfolio = isId(body.portfolio_id) ? await portfolioById(tx, body.portfolio_id, userId) : undefined;
  if (!portfolio) errors.portfolio_id = ['portfolioError'];
  else if (body.kind === 'deposit' && !portfolio.follows_cash) errors.portfolio_id = ['planCashError'];
  const isPurchase = body.kind === 'purchase';
  const { asset_id, currency_id } = body;
  const instrument =
    isPurchase && asset_id && isId(asset_id) ? await instrumentById(tx, asset_id, userId) : undefined;
  if (isPurchase && !instrument) errors.asset_id = ['assetError'];
  if (!isPurchase && (!currency_id || !isId(currency_id) || !(await currencyExists(tx, currency_id))))
    errors.currency_id = ['currencyError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    portfolio_id: body.portfolio_id,
    kind: body.kind,
    instrument_id: instrument?.id ?? null,
    currency_id: instrument?.currency_id ?? currency_id!,
    amount: body.amount ?? null,
    units: isPurchase && !body.amount ? body.units! : null,
    whole_units: body.whole_units,
    rhythm: body.rhythm,
    starts_on: body.starts_on,
    ends_on: body.ends_on ?? null,
    open_from: openFrom(body, today, current),
    is_paused: body.is_paused,
  } satisfies PlanValues;
}

/** Another rhythm, and the end of a pause, count from the day they are said (rule PL-5). */
function openFrom({ rhythm, starts_on, is_paused }: Body, today: Day, current: PlanRow | undefined): Day {
  if (!current || starts_on !== current.starts_on) return starts_on;
  const isResumed = current.is_paused && !is_paused;
  return isResumed || rhythm !== current.rhythm ? today : current.open_from;
}

async function outputOf(tx: Tx, context: Context, id: string) {
  const plan = (await planById(tx, actorOf(context).userId, id))!;
  return { data: planOutput(plan, todayOf(context.services), context.locale) };
}

export async function createPlan(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const today = todayOf(context.services);
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const twin = body.submission_id && (await planOfSubmission(tx, userId, body.submission_id));
    if (twin) return outputOf(tx, context, twin.id);
    const values = await valuesOf(tx, userId, body, today);
    if ((await countPlans(tx, userId)) >= mostPlans) throw invalid({ portfolio_id: ['tooManyPlans'] });
    const id = newId();
    const { submission_id = null } = body;
    await insertPlan(tx, userId, { ...values, id, submission_id, at: clock.now() });
    await tellChange(tx, context);
    return outputOf(tx, context, id);
  });
}

export async function updatePlan(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const today = todayOf(context.services);
  if (!isId(params.id)) throw notFound();
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const current = await planById(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current: planOutput(current, today, context.locale) });
    const values = await valuesOf(tx, userId, body, today, current);
    await changePlan(tx, userId, params.id, values, clock.now());
    await tellChange(tx, context);
    return outputOf(tx, context, params.id);
  });
}

export async function deletePlan(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const plan = await planById(tx, userId, params.id);
    if (!plan) throw notFound();
    const { asset } = planOutput(plan, todayOf(services), context.locale);
    const name = asset?.name ?? plan.portfolio_name;
    await noteForMinutes(tx, context, { kind: 'plan-deleted', about: { name } });
    await removePlan(tx, userId, params.id);
    await tellChange(tx, context);
  });
  return isDone;
}
