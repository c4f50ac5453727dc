import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, times } from '../../../foundation/decimal.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteAddition, noteChange } from '../../changes/server/note-change.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { faultsOf, isLinked } from '../check-transaction.ts';
import type { createTransaction as createCall, updateTransaction as updateCall } from '../contract.ts';
import { opensHolding, takesUnits, transactionShapes } from '../transaction-types.ts';
import { keepCharge } from './charge-store.ts';
import { lockToWrite } from './counted-portfolios.ts';
import { aboutRows } from './history/change-names.ts';
import {
  followOpening,
  holdingById,
  insertHoldings,
  instrumentStays,
  ownHolding,
  removeEmptyHoldings,
  touchLedger,
} from './holding-store.ts';
import { portfolioChanged } from './ledger-events.ts';
import { otherHalves } from './link-store.ts';
import { refuseMixedPaper, transferEnds, transferPrice, writeTransfer } from './linked-transfer.ts';
import { currencyExists, followCash } from './portfolio-store.ts';
import { refuseOverdraft } from './refuse-overdraft.ts';
import type { RemarkKeeper } from './remark-keeper.ts';
import { inFormNames, rowOf, type TransactionBody } from './transaction-row.ts';
import {
  changeTransaction,
  insertTransactions,
  lotsKnown,
  type NewTransaction,
  nameLots,
  type StoredTransaction,
  splitOn,
  transactionOfSubmission,
  transactionsById,
} from './transaction-store.ts';

type Body = TransactionBody;

/** Field errors that need no lock: wrong fields, unknown currency. */
async function check(context: Context, body: Body): Promise<void> {
  const { database, clock } = context.services;
  const errors = faultsOf(body, dayInWarsaw(clock.now()));
  if (!isId(body.portfolio_id)) errors.portfolio_id = ['portfolioError'];
  if (isLinked(body) && (!isId(body.other_portfolio_id!) || body.other_portfolio_id === body.portfolio_id))
    errors.other_portfolio_id = ['portfolioError'];
  for (const field of ['currency_id', 'to_currency_id', 'fee_currency_id'] as const) {
    const id = body[field];
    if (!id || (field === 'to_currency_id' && body.type !== 'exchange')) continue;
    if (!isId(id) || !(await currencyExists(database, id))) errors[field] = ['currencyError'];
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/**
 * The holding a transaction belongs to: the one named, or for a catalogue asset the portfolio's own, made if need be.
 * A broker's takes no rows by hand, but `kept` is where the row is already: it was added there to agree with the broker.
 */
export async function holdingFor(
  tx: Tx,
  context: Context,
  body: Pick<Body, 'type' | 'portfolio_id' | 'asset_value_id' | 'asset_id' | 'currency_id'>,
  kept: string | null = null,
): Promise<string | null> {
  const { userId } = actorOf(context);
  if (transactionShapes[body.type].asset === 'none') return null;
  if (body.asset_value_id) {
    const holding = isId(body.asset_value_id)
      ? await holdingById(tx, body.asset_value_id, userId)
      : undefined;
    if (holding?.portfolio_id !== body.portfolio_id) throw invalid({ asset_value_id: ['assetError'] });
    if (holding.broker_id && holding.id !== kept) throw invalid({ asset_value_id: ['readOnlyError'] });
    return holding.id;
  }
  if (!body.asset_id) return null;
  const instrument = isId(body.asset_id) ? await instrumentById(tx, body.asset_id, userId) : undefined;
  if (!instrument) throw invalid({ asset_value_id: ['assetError'] });
  const known = await ownHolding(tx, userId, body.portfolio_id, instrument.id);
  if (known) return known.id;
  if (!opensHolding.has(body.type)) {
    const taken = takesUnits.has(body.type) || body.type === 'cover';
    throw taken
      ? invalid({ amount: ['maxVolumeError'] }, undefined, { max: '0' })
      : invalid({ asset_value_id: ['assetError'] });
  }
  if (!(await instrumentStays(tx, instrument.id))) throw invalid({ asset_value_id: ['assetError'] });
  const id = newId();
  await insertHoldings(tx, userId, [
    {
      id,
      portfolio_id: body.portfolio_id,
      instrument_id: instrument.id,
      currency_id: body.currency_id,
      notify_email: false,
      notify_sms: false,
      created_at: context.services.clock.now(),
    },
  ]);
  return id;
}

/**
 * The lots a sale names are of its own asset and there by then, each once (rule L-6); those it named `before` it may go on
 * naming. Who says nothing of them changes none.
 */
async function keepNamedLots(
  tx: Tx,
  userId: string,
  { lots }: Body,
  row: NewTransaction,
  before: readonly string[] = [],
): Promise<void> {
  if (lots === undefined) return;
  const named = row.type === 'sell' && lots?.length ? lots : null;
  if (named) {
    const fresh = named.filter((id) => !before.includes(id));
    const areIds = fresh.every(isId) && new Set(named).size === named.length;
    const about = { holdingId: row.holding_id!, day: row.day };
    if (!areIds || (await lotsKnown(tx, userId, fresh, about)) !== fresh.length)
      throw invalid({ lots: ['lotsError'] });
  }
  await nameLots(tx, userId, row.id, named);
}

/** A split applies once for a holding and day (rule L-9): the same one again is that one, another one is refused. */
async function sameSplit(tx: Tx, userId: string, row: NewTransaction) {
  if (row.type !== 'split') return undefined;
  const known = await splitOn(tx, userId, row.holding_id!, row.day, row.id);
  if (!known) return undefined;
  const [before, after] = [
    times(decimal(known.numerator), decimal(row.denominator!)),
    times(decimal(known.denominator), decimal(row.numerator!)),
  ];
  if (compare(before, after) !== 0) throw twoSplits();
  return known;
}

function twoSplits() {
  return invalid({ numerator: ['ratioError'] });
}

/** Who pays in where cash is not followed is asked, and answers in the same act. */
async function switchCashOn(tx: Tx, context: Context, body: Body): Promise<void> {
  if (!body.follow_cash) return;
  const { clock, events } = context.services;
  const { userId } = actorOf(context);
  const changed = await followCash(tx, userId, body.portfolio_id, clock.now());
  if (changed > 0) await events.publish(tx, portfolioChanged.of(userId));
}

export function createTransaction(keepRemarks: RemarkKeeper) {
  return async (context: Context, { body }: CallInput<typeof createCall>) => {
    await check(context, body);
    if (body.decision && body.type !== 'buy') throw invalid({ decision: ['decisionPurchaseError'] });
    return isLinked(body)
      ? createTransfer(context, body, keepRemarks)
      : createRow(context, body, keepRemarks);
  };
}

async function createRow(
  context: Context,
  body: CallInput<typeof createCall>['body'],
  keepRemarks: RemarkKeeper,
) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    const [portfolio] = await lockToWrite(tx, context.services, [body.portfolio_id], userId);
    if (!portfolio) throw invalid({ portfolio_id: ['portfolioError'] });
    const twin =
      body.submission_id && (await transactionOfSubmission(tx, userId, portfolio.id, body.submission_id));
    if (twin) return sameAgain(twin, body);
    const holdingId = await holdingFor(tx, context, body);
    const row = rowOf(body, newId(), holdingId);
    const same = await sameSplit(tx, userId, row);
    if (same) return saved(same.id, holdingId, same.version);
    await insertTransactions(tx, userId, [row], clock.now());
    if (row.other_fee) await keepCharge(tx, userId, row, clock.now());
    await keepNamedLots(tx, userId, body, row);
    await switchCashOn(tx, context, body);
    const holdings = holdingId ? [holdingId] : [];
    await refuseOverdraft(tx, userId, holdings, row.id);
    await touchLedger(tx, userId, [portfolio.id], holdings);
    await keepRemarks(tx, { userId, transactionId: row.id, at: clock.now() }, body);
    await noteAddition(tx, context, {
      kind: 'transaction-added',
      about: await aboutRows(tx, userId, [row.id]),
    });
    await events.publish(tx, userPortfolioChanged.of(userId));
    return saved(row.id, holdingId, 1);
  });
}

/** Both halves of a transfer between own portfolios at once (rule L-14). */
async function createTransfer(context: Context, body: Body, keepRemarks: RemarkKeeper) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const price = await transferPrice(context, body);
  return database.transaction(async (tx) => {
    const locked = await lockToWrite(
      tx,
      context.services,
      [body.portfolio_id, body.other_portfolio_id!],
      userId,
    );
    const own = locked.find(({ id }) => id === body.portfolio_id);
    if (!own) throw invalid({ portfolio_id: ['portfolioError'] });
    const twin =
      body.submission_id && (await transactionOfSubmission(tx, userId, own.id, body.submission_id));
    if (twin) return sameAgain(twin, body);
    refuseMixedPaper(locked);
    const ends = await transferEnds(tx, userId, body);
    const data = await writeTransfer(tx, context, { ...body, price }, ends, []);
    await keepRemarks(tx, { userId, transactionId: data.id, at: clock.now() }, body);
    await noteAddition(tx, context, {
      kind: 'transaction-added',
      about: await aboutRows(tx, userId, [data.id]),
    });
    return { data };
  });
}

/** A transfer and its other half; one that had none gets it. */
async function updateTransfer(
  context: Context,
  body: Body,
  seen: StoredTransaction,
  otherId: string | undefined,
  keepRemarks: RemarkKeeper,
) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const price = await transferPrice(context, body);
  const ids = otherId ? [seen.id, otherId] : [seen.id];
  return database.transaction(async (tx) => {
    const before = await transactionsById(tx, ids, userId);
    const portfolios = [
      ...before.map((row) => row.portfolio_id),
      body.portfolio_id,
      body.other_portfolio_id!,
    ];
    const locked = await lockToWrite(tx, context.services, [...new Set(portfolios)], userId);
    if (!locked.some(({ id }) => id === body.portfolio_id))
      throw invalid({ portfolio_id: ['portfolioError'] });
    const kept = await transactionsById(tx, ids, userId);
    const current = kept.find(({ id }) => id === seen.id);
    if (!current || kept.length !== ids.length || kept.some((row) => row.link_id !== seen.link_id))
      throw notFound();
    refuseStale(body, current);
    if (kept.some(({ origin }) => origin === 'broker')) throw invalid({ type: ['readOnlyError'] });
    refuseMixedPaper(locked.filter(({ id }) => id === body.portfolio_id || id === body.other_portfolio_id));
    const ends = await transferEnds(tx, userId, body);
    await noteChange(tx, context, {
      kind: 'transaction-changed',
      about: await aboutRows(tx, userId, [current.id]),
    });
    await keepRemarks(tx, { userId, transactionId: current.id, at: clock.now() }, body);
    return { data: await writeTransfer(tx, context, { ...body, price }, ends, kept) };
  });
}

function refuseStale(body: Body, current: StoredTransaction): void {
  if (body.version !== undefined && body.version !== current.version)
    throw new Failure({ kind: 'conflict', current: inFormNames(current) });
}

export function updateTransaction(keepRemarks: RemarkKeeper) {
  return (context: Context, input: CallInput<typeof updateCall>) => updateRow(context, input, keepRemarks);
}

async function updateRow(
  context: Context,
  { params, body: given }: CallInput<typeof updateCall>,
  keepRemarks: RemarkKeeper,
) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const [seen] = await transactionsById(database, [params.id], userId);
  if (!seen) throw notFound();
  if (seen.event_id) throw invalid({ type: ['eventRowError'] });
  if (seen.charge_of) throw invalid({ type: ['chargeRowError'] });
  const other = seen.link_id ? (await otherHalves(database, userId, [seen.id])).get(seen.id) : undefined;
  const body = { ...given, other_portfolio_id: given.other_portfolio_id ?? other?.portfolio_id };
  await check(context, body);
  if (other && body.type !== seen.type) throw invalid({ type: ['linkedError'] });
  if (isLinked(body)) return updateTransfer(context, body, seen, other?.id, keepRemarks);
  return database.transaction(async (tx) => {
    const locked = await lockToWrite(
      tx,
      context.services,
      [...new Set([seen.portfolio_id, body.portfolio_id])],
      userId,
    );
    if (!locked.some((portfolio) => portfolio.id === body.portfolio_id))
      throw invalid({ portfolio_id: ['portfolioError'] });
    const [current] = await transactionsById(tx, [params.id], userId);
    if (current?.portfolio_id !== seen.portfolio_id || current.link_id) throw notFound();
    refuseStale(body, current);
    if (current.origin === 'broker') throw invalid({ type: ['readOnlyError'] });
    const holdingId = await holdingFor(tx, context, body, current.holding_id);
    const row = rowOf(body, current.id, holdingId, current);
    if (await sameSplit(tx, userId, row)) throw twoSplits();
    await noteChange(tx, context, {
      kind: 'transaction-changed',
      about: await aboutRows(tx, userId, [current.id]),
    });
    await changeTransaction(tx, userId, row, clock.now());
    if (row.other_fee || current.other_fee) await keepCharge(tx, userId, row, clock.now());
    const named = current.holding_id === holdingId ? current.named_lots : null;
    await keepNamedLots(tx, userId, body, row, named ?? []);
    await keepRemarks(tx, { userId, transactionId: row.id, at: clock.now() }, body);
    await switchCashOn(tx, context, body);
    const holdings = [...new Set([current.holding_id, holdingId])].filter((id) => id !== null);
    await refuseOverdraft(tx, userId, holdings, current.id);
    await removeEmptyHoldings(tx, userId, holdings);
    await followOpening(tx, userId, holdings);
    await touchLedger(
      tx,
      userId,
      locked.map((portfolio) => portfolio.id),
      holdings,
    );
    await events.publish(tx, userPortfolioChanged.of(userId));
    return saved(current.id, holdingId, current.version + 1);
  });
}

/** The same form sent once more is what it made; its mark on another kind of form is a mistake of the caller. */
function sameAgain(twin: Pick<StoredTransaction, 'id' | 'type' | 'holding_id' | 'version'>, body: Body) {
  if (twin.type !== body.type) throw invalid({ submission_id: ['invalid'] });
  return saved(twin.id, twin.holding_id, twin.version);
}

function saved(id: string, holdingId: string | null, version: number) {
  return { data: { id, asset_value_id: holdingId, version } };
}
