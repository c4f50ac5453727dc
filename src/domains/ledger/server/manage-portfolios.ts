import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { requireFeature, requireRoom } from '../../billing/server/policies/policies.ts';
import { noteAddition, noteChange } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import type {
  createPortfolio as createCall,
  deletePortfolio as deleteCall,
  updatePortfolio as updateCall,
} from '../contract.ts';
import { countedPortfolios, lockToWrite } from './counted-portfolios.ts';
import { portfolioChanged } from './ledger-events.ts';
import { lockForRemoval, standAlone } from './left-behind.ts';
import type { PortfolioLife } from './portfolio-life.ts';
import {
  changePortfolio,
  currencyExists,
  insertPortfolio,
  type PortfolioFields,
  type PortfolioRow,
  portfolioById,
  portfolioOfSubmission,
  removeEveryPortfolio,
  removePortfolio,
} from './portfolio-store.ts';

export function portfolioOutput(row: PortfolioRow) {
  return {
    id: row.id,
    name: row.name,
    currency_id: row.currency_id,
    currency: row.currency,
    is_virtual: row.is_virtual,
    is_sample: row.is_sample,
    kind: row.kind,
    lot_method: row.lot_method,
    follows_cash: row.follows_cash,
    notifications: {
      email: row.notify_email,
      sms: row.notify_sms,
      percent: row.notify_percent,
      coverage: row.notify_coverage,
    },
    version: row.version,
    created_at: row.created_at,
  };
}

type Body = CallInput<typeof createCall>['body'];

async function fieldsOf(on: Queries, body: Body): Promise<PortfolioFields> {
  if (!isId(body.currency_id) || !(await currencyExists(on, body.currency_id)))
    throw invalid({ currency_id: ['currencyError'] });
  const { name, currency_id, is_virtual, kind, lot_method, follows_cash, notifications } = body;
  return {
    name,
    currency_id,
    is_virtual,
    kind,
    lot_method,
    follows_cash,
    notify_email: notifications.email,
    notify_sms: notifications.sms,
  };
}

/** What was not said stays as it is. */
function thresholdsOf({ notifications }: Body, current?: PortfolioRow) {
  const { percent, coverage } = notifications;
  return {
    notify_percent: percent === undefined ? (current?.notify_percent ?? null) : percent,
    notify_coverage: coverage === undefined ? (current?.notify_coverage ?? null) : coverage,
  };
}

/** Its record is another, and with it what its owner has. */
export async function tellChange(tx: Tx, context: Context): Promise<void> {
  const { userId } = actorOf(context);
  for (const kind of [portfolioChanged, userPortfolioChanged])
    await context.services.events.publish(tx, kind.of(userId));
}

export async function createPortfolio(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const fields = await fieldsOf(database, body);
  if (fields.notify_sms) await requireFeature(context.services, userId, 'sms');
  const id = await database.transaction(async (tx) => {
    // Sent twice at once, the second finds the first.
    await lockUser(tx, userId);
    const twin = body.submission_id && (await portfolioOfSubmission(tx, userId, body.submission_id));
    if (twin) return twin.id;
    await requireRoom(tx, context.services, userId, countedPortfolios);
    const fresh = newId();
    await insertPortfolio(tx, {
      ...fields,
      ...thresholdsOf(body),
      id: fresh,
      user_id: userId,
      submission_id: body.submission_id ?? null,
      at: clock.now(),
    });
    await noteAddition(tx, context, { kind: 'portfolio-added', about: { name: fields.name } });
    await tellChange(tx, context);
    return fresh;
  });
  return { data: portfolioOutput((await portfolioById(database, id, userId))!) };
}

export function updatePortfolio(life: readonly PortfolioLife[]) {
  return async (context: Context, { params, body }: CallInput<typeof updateCall>) => {
    const { database, clock } = context.services;
    const { userId } = actorOf(context);
    if (!isId(params.id)) throw notFound();
    const fields = await fieldsOf(database, body);
    await database.transaction(async (tx) => {
      // Before the portfolio: one that becomes real may need room for its strategy (SF-11).
      await lockUser(tx, userId);
      const [current] = await lockToWrite(tx, context.services, [params.id], userId);
      if (!current) throw notFound();
      if (body.version !== undefined && body.version !== current.version)
        throw new Failure({ kind: 'conflict', current: portfolioOutput(current) });
      if (fields.notify_sms && !current.notify_sms) await requireFeature(context.services, userId, 'sms', tx);
      await noteChange(tx, context, { kind: 'portfolio-changed', about: { name: current.name } });
      if (current.is_virtual && !fields.is_virtual)
        for (const { becomesReal } of life) await becomesReal(tx, context, params.id);
      await changePortfolio(
        tx,
        userId,
        params.id,
        { ...fields, ...thresholdsOf(body, current) },
        clock.now(),
      );
      await tellChange(tx, context);
    });
    return { data: portfolioOutput((await portfolioById(database, params.id, userId))!) };
  };
}

/** Before the rest of an account: an instrument of one's own cannot go while a portfolio holds it. */
export async function forgetPortfolios(tx: Tx, user: { id: string }): Promise<void> {
  await removeEveryPortfolio(tx, user.id);
}

export async function deletePortfolio(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const transactions = await database.transaction(async (tx) => {
    const locked = await lockForRemoval(tx, userId, params.id, { portfolioId: params.id });
    const portfolio = locked.find(({ id }) => id === params.id);
    if (!portfolio) throw notFound();
    await noteChange(tx, context, { kind: 'portfolio-deleted', about: { name: portfolio.name } });
    await standAlone(tx, context, { portfolioId: params.id });
    const removed = await removePortfolio(tx, userId, params.id);
    await tellChange(tx, context);
    return removed;
  });
  return { data: { ok: true as const, transactions } };
}
