import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteChange } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import { lockToWrite } from '../../ledger/server/counted-portfolios.ts';
import { holdingById, touchLedger } from '../../ledger/server/holding-store.ts';
import { rowsOfEvent } from '../../ledger/server/link-store.ts';
import { holdingFor } from '../../ledger/server/record-transaction.ts';
import { refuseOverdraft } from '../../ledger/server/refuse-overdraft.ts';
import {
  insertActionRows,
  splitOn,
  transactionOfSubmission,
  transactionsById,
  unitsOfHoldings,
} from '../../ledger/server/transaction-store.ts';
import type { recordAction as recordCall } from '../contract.ts';
import { actionRows } from './action-rows.ts';
import { type ReadAction, readAction } from './read-action.ts';

/** Records all rows of a corporate action or none; one undo takes them away (rule CA-7). */
export async function recordAction(context: Context, { body }: CallInput<typeof recordCall>) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  const action = await readAction(context, body);
  const { source } = action;
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [portfolio] = await lockToWrite(tx, context.services, [source.portfolio_id], userId);
    const still = await holdingById(tx, source.id, userId);
    if (!portfolio || still?.portfolio_id !== portfolio.id) throw invalid({ asset_value_id: ['assetError'] });
    const before = await recordedBefore(tx, userId, action);
    if (before) return before;
    await noteChange(tx, context, {
      kind: 'action-recorded',
      about: {
        count: 1,
        type: body.kind,
        name: nameIn(source.names, context.locale, source.ticker),
        portfolio: portfolio.name,
      },
    });
    const target = action.target && (await targetHolding(tx, context, action));
    const held = (await unitsOfHoldings(tx, userId, [source.id])).get(source.id)!;
    const rows = actionRows(action, held, { source: source.id, target }).map(({ row }) => row);
    await refuseSecondSplit(tx, userId, action);
    await insertActionRows(tx, userId, rows, clock.now());
    const holdings = [source.id, ...(target ? [target] : [])];
    await refuseOverdraft(tx, userId, holdings, rows[0]!.id);
    await touchLedger(tx, userId, [portfolio.id], holdings);
    await events.publish(tx, userPortfolioChanged.of(userId));
    return answer(rows[0]!.event_id!, rows);
  });
}

function answer(id: string, rows: readonly { id: string }[]) {
  return { data: { id, transaction_ids: rows.map((row) => row.id) } };
}

/** The same form sent once more is what it made (rule L-13). */
async function recordedBefore(tx: Tx, userId: string, { body, source }: ReadAction) {
  const mark = body.submission_id;
  const twin = mark && (await transactionOfSubmission(tx, userId, source.portfolio_id, mark));
  if (!twin) return undefined;
  const [row] = await transactionsById(tx, [twin.id], userId);
  if (row!.event_kind !== body.kind) throw invalid({ submission_id: ['invalid'] });
  return answer(row!.event_id!, await rowsOfEvent(tx, userId, row!.event_id!));
}

function targetHolding(tx: Tx, context: Context, { body, source, target }: ReadAction) {
  return holdingFor(tx, context, {
    type: 'transfer-in',
    portfolio_id: source.portfolio_id,
    asset_value_id: null,
    asset_id: target!.id,
    currency_id: body.currency_id,
  });
}

/** A holding has one split a day (rule L-9), and new units for old ones are one. */
async function refuseSecondSplit(tx: Tx, userId: string, { body, source }: ReadAction): Promise<void> {
  if (body.kind !== 'stock-dividend') return;
  if (await splitOn(tx, userId, source.id, body.created_at, null))
    throw invalid({ numerator: ['ratioError'] });
}
