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
import { realOnes } from '../../ledger/server/groups/group-store.ts';
import { currencyExists } from '../../ledger/server/portfolio-store.ts';
import { mostMonthsAhead } from '../futures/goal-outlook.ts';
import type {
  createGoal as createCall,
  deleteGoal as deleteCall,
  updateGoal as updateCall,
} from '../goals-contract.ts';
import {
  changeGoal,
  countGoals,
  type GoalRow,
  goalById,
  goalOfSubmission,
  insertGoal,
  removeGoal,
  setCounted,
} from './goal-store.ts';
import { todayOf } from './known-plans.ts';

/** So many goals somebody may have (rule PL-7). */
const mostGoals = 20;

type Body = CallInput<typeof createCall>['body'];

/** What the schema cannot see; a goal whose day came may keep it. */
async function valuesOf(tx: Tx, userId: string, body: Body, today: Day, current?: GoalRow) {
  const errors: FieldErrors = {};
  const { target_on, currency_id } = body;
  const isAhead = isDay(target_on) && target_on > today && target_on <= addMonths(today, mostMonthsAhead);
  if (!isAhead && target_on !== current?.target_on) errors.target_on = ['goalDayError'];
  if (!isId(currency_id) || !(await currencyExists(tx, currency_id))) errors.currency_id = ['currencyError'];
  const ids = body.counts_all ? [] : [...new Set(body.portfolio_ids)];
  const known = ids.every(isId) ? await realOnes(tx, userId, ids) : new Set();
  if (known.size < ids.length || (!body.counts_all && ids.length === 0))
    errors.portfolio_ids = ['goalPortfoliosError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { name, target, counts_all, monthly = null } = body;
  return { values: { name, target, currency_id, target_on, counts_all, monthly }, ids };
}

export async function createGoal(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const twin = body.submission_id && (await goalOfSubmission(tx, userId, body.submission_id));
    if (twin) return { data: (await goalById(tx, userId, twin.id))! };
    const { values, ids } = await valuesOf(tx, userId, body, todayOf(context.services));
    if ((await countGoals(tx, userId)) >= mostGoals) throw invalid({ name: ['tooManyGoals'] });
    const id = newId();
    const { submission_id = null } = body;
    await insertGoal(tx, userId, { ...values, id, submission_id, at: clock.now() });
    await setCounted(tx, userId, id, ids);
    await tellChange(tx, context);
    return { data: (await goalById(tx, userId, id))! };
  });
}

export async function updateGoal(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const current = await goalById(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current });
    const { values, ids } = await valuesOf(tx, userId, body, todayOf(context.services), current);
    await changeGoal(tx, userId, params.id, values, clock.now());
    await setCounted(tx, userId, params.id, ids);
    await tellChange(tx, context);
    return { data: (await goalById(tx, userId, params.id))! };
  });
}

export async function deleteGoal(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const goal = await goalById(tx, userId, params.id);
    if (!goal) throw notFound();
    await noteForMinutes(tx, context, { kind: 'goal-deleted', about: { name: goal.name } });
    await removeGoal(tx, userId, params.id);
    await tellChange(tx, context);
  });
  return isDone;
}
