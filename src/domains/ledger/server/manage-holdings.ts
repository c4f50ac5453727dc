import { isDone } from '../../../foundation/answers.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import { noteAddition, noteChange } from '../../changes/server/note-change.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { dayFault, dayGiven } from '../check-transaction.ts';
import type {
  createHolding as createCall,
  deleteHolding as deleteCall,
  updateHolding as updateCall,
} from '../contract.ts';
import { lockToWrite } from './counted-portfolios.ts';
import { aboutRows } from './history/change-names.ts';
import {
  changeHolding,
  holdingById,
  insertHoldings,
  instrumentStays,
  type NamedHolding,
  ownHolding,
  removeHolding,
  touchLedger,
} from './holding-store.ts';
import { lockForRemoval, standAlone } from './left-behind.ts';
import { currencyExists } from './portfolio-store.ts';
import {
  changeTransaction,
  insertTransactions,
  openingOf,
  type StoredTransaction,
  transactionOfSubmission,
  transactionsById,
} from './transaction-store.ts';

/** Adds an asset and records its opening purchase; an asset already held gets another purchase. */
export async function createHolding(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  const day = dayGiven(body.added_at);
  const errors = dayFault(day, dayInWarsaw(clock.now()));
  const [currency, instrument] = await Promise.all([
    isId(body.currency_id) ? currencyExists(database, body.currency_id) : undefined,
    isId(body.parent_id) ? instrumentById(database, body.parent_id, userId) : undefined,
  ]);
  if (!currency) errors.currency_id = ['currencyError'];
  if (!instrument) errors.parent_id = ['assetError'];
  if (!isId(body.portfolio_id)) errors.portfolio_id = ['portfolioError'];
  if (Object.keys(errors).length) throw invalid(errors);
  if (body.notifications.sms) await requireFeature(context.services, userId, 'sms');
  return database.transaction(async (tx) => {
    const [portfolio] = await lockToWrite(tx, context.services, [body.portfolio_id], userId);
    if (!portfolio) throw invalid({ portfolio_id: ['portfolioError'] });
    const twin =
      body.submission_id && (await transactionOfSubmission(tx, userId, portfolio.id, body.submission_id));
    if (twin && twin.type !== 'buy') throw invalid({ submission_id: ['invalid'] });
    if (twin) return { data: { id: twin.holding_id!, transaction_id: twin.id } };
    const known = await ownHolding(tx, userId, portfolio.id, instrument!.id);
    if (!known && !(await instrumentStays(tx, instrument!.id))) throw invalid({ parent_id: ['assetError'] });
    const id = known?.id ?? newId();
    if (!known)
      await insertHoldings(tx, userId, [
        {
          id,
          portfolio_id: portfolio.id,
          instrument_id: instrument!.id,
          currency_id: body.currency_id,
          notify_email: body.notifications.email,
          notify_sms: body.notifications.sms,
          notify_percent: body.notifications.percent ?? null,
          created_at: clock.now(),
        },
      ]);
    const transactionId = newId();
    await insertTransactions(
      tx,
      userId,
      [
        {
          id: transactionId,
          portfolio_id: portfolio.id,
          holding_id: id,
          type: 'buy',
          day,
          time: null,
          rank: 0,
          units: body.volume,
          price: body.value,
          total: null,
          currency_id: body.currency_id,
          fee: body.fee,
          tax: '0',
          to_total: null,
          to_currency_id: null,
          numerator: null,
          denominator: null,
          note: null,
          origin: known ? 'typed' : 'opening',
          submission_id: body.submission_id ?? null,
          link_id: null,
        },
      ],
      clock.now(),
    );
    await touchLedger(tx, userId, [portfolio.id], [id]);
    await noteAddition(tx, context, {
      kind: known ? 'transaction-added' : 'asset-added',
      about: await aboutRows(tx, userId, [transactionId]),
    });
    await events.publish(tx, userPortfolioChanged.of(userId));
    return { data: { id, transaction_id: transactionId } };
  });
}

/** The opening purchase while it is the only transaction; the notifications at any time (rule L-8). */
export async function updateHolding(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  const seen = isId(params.id) ? await holdingById(database, params.id, userId) : undefined;
  if (!seen) throw notFound();
  const day = body.added_at === undefined ? undefined : dayGiven(body.added_at);
  const errors = day === undefined ? {} : dayFault(day, dayInWarsaw(clock.now()));
  if (
    body.currency_id !== undefined &&
    (!isId(body.currency_id) || !(await currencyExists(database, body.currency_id)))
  )
    errors.currency_id = ['currencyError'];
  if (Object.keys(errors).length) throw invalid(errors);
  if (body.notifications?.sms && !seen.notify_sms) await requireFeature(context.services, userId, 'sms');
  await database.transaction(async (tx) => {
    await lockToWrite(tx, context.services, [seen.portfolio_id], userId);
    const holding = await holdingById(tx, params.id, userId);
    if (!holding) throw notFound();
    if (body.version !== undefined && body.version !== holding.version)
      throw new Failure({ kind: 'conflict', current: await conflicting(tx, holding, userId) });
    await noteChange(tx, context, { kind: 'asset-changed', about: { name: holding.ticker } });
    await changeOpening(tx, context, holding, { ...body, day });
    await changeHolding(tx, userId, holding.id, {
      currency_id: body.currency_id ?? holding.currency_id,
      notify_email: body.notifications?.email ?? holding.notify_email,
      notify_sms: body.notifications?.sms ?? holding.notify_sms,
      notify_percent:
        body.notifications?.percent === undefined ? holding.notify_percent : body.notifications.percent,
    });
    await touchLedger(tx, userId, [holding.portfolio_id], [holding.id]);
    await events.publish(tx, userPortfolioChanged.of(userId));
  });
  return isDone;
}

type OpeningChanges = Omit<CallInput<typeof updateCall>['body'], 'added_at'> & { day: string | undefined };

async function changeOpening(
  tx: Tx,
  context: Context,
  holding: NamedHolding,
  changes: OpeningChanges,
): Promise<void> {
  const touched = (['value', 'volume', 'currency_id', 'day', 'fee'] as const).filter(
    (field) => changes[field] !== undefined,
  );
  if (touched.length === 0) return;
  const { userId } = actorOf(context);
  const opening = holding.broker_id ? undefined : await openingRow(tx, holding, userId);
  if (!opening) {
    const field = touched[0] === 'day' ? 'added_at' : touched[0]!;
    throw invalid({ [field]: ['readOnlyError'] });
  }
  const changed = {
    ...opening,
    units: changes.volume ?? opening.units,
    price: changes.value ?? opening.price,
    currency_id: changes.currency_id ?? opening.currency_id,
    day: changes.day ?? opening.day,
    fee: changes.fee ?? opening.fee,
  };
  await changeTransaction(tx, userId, changed, context.services.clock.now());
}

async function openingRow(
  tx: Tx,
  holding: NamedHolding,
  userId: string,
): Promise<StoredTransaction | undefined> {
  const id = await openingOf(tx, userId, holding.id);
  return id ? (await transactionsById(tx, [id], userId))[0] : undefined;
}

/** Where one is told of a holding's moves, and from which change on. */
export function channelsOf(holding: Pick<NamedHolding, 'notify_email' | 'notify_sms' | 'notify_percent'>) {
  return { email: holding.notify_email, sms: holding.notify_sms, percent: holding.notify_percent };
}

async function conflicting(tx: Tx, holding: NamedHolding, userId: string) {
  const opening = await openingRow(tx, holding, userId);
  return {
    id: holding.id,
    value: opening?.price ?? null,
    volume: opening?.units ?? null,
    currency_id: holding.currency_id,
    added_at: opening?.day ?? null,
    fee: opening?.fee ?? null,
    notifications: channelsOf(holding),
    version: holding.version,
  };
}

export async function deleteHolding(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  const seen = isId(params.id) ? await holdingById(database, params.id, userId) : undefined;
  if (!seen) throw notFound();
  const transactions = await database.transaction(async (tx) => {
    await lockForRemoval(tx, userId, seen.portfolio_id, { holdingId: seen.id });
    const holding = await holdingById(tx, params.id, userId);
    if (!holding) throw notFound();
    await noteChange(tx, context, { kind: 'asset-deleted', about: { name: holding.ticker } });
    await standAlone(tx, context, { holdingId: holding.id });
    const removed = await removeHolding(tx, userId, holding.id);
    await touchLedger(tx, userId, [holding.portfolio_id], []);
    await events.publish(tx, userPortfolioChanged.of(userId));
    return removed;
  });
  return { data: { ok: true as const, transactions } };
}
