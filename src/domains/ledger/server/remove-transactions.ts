import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { requireActive } from '../../billing/server/policies/policies.ts';
import type { ChangeKind } from '../../changes/change-kinds.ts';
import { noteChange } from '../../changes/server/note-change.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import type { changeTransactions as bulkCall, deleteTransaction as deleteCall } from '../contract.ts';
import { withCharges } from './charge-store.ts';
import { countedPortfolios } from './counted-portfolios.ts';
import { aboutRows } from './history/change-names.ts';
import {
  followOpening,
  holdingsOf,
  insertHoldings,
  removeEmptyHoldings,
  touchLedger,
} from './holding-store.ts';
import { linkPair } from './link-pair.ts';
import { otherHalves, unlinkRows, withOtherHalves } from './link-store.ts';
import { lockPortfolios, type PortfolioRow, portfolioById } from './portfolio-store.ts';
import { refuseOverdraft } from './refuse-overdraft.ts';
import {
  annotateTransactions,
  dropRepeatedSplits,
  moveTransactions,
  removeTransactions,
  type StoredTransaction,
  transactionsById,
} from './transaction-store.ts';

type BulkAction = CallInput<typeof bulkCall>['body']['action'];
type Locked = { rows: StoredTransaction[]; portfolios: PortfolioRow[] };

/** The rows with their portfolios held; all of them, or the whole request is refused. */
async function lockRows(tx: Tx, ids: string[], userId: string, alsoPortfolio?: string): Promise<Locked> {
  const seen = await transactionsById(tx, ids, userId);
  if (seen.length !== ids.length) throw notFound();
  const portfolios = new Set(seen.map((row) => row.portfolio_id));
  if (alsoPortfolio) portfolios.add(alsoPortfolio);
  const locked = await lockPortfolios(tx, [...portfolios], userId);
  if (alsoPortfolio && !locked.some((portfolio) => portfolio.id === alsoPortfolio))
    throw invalid({ portfolio_id: ['portfolioError'] });
  const rows = await transactionsById(tx, ids, userId);
  // Removed meanwhile, or moved to where nobody holds it.
  const isHeld = (row: StoredTransaction) => locked.some((portfolio) => portfolio.id === row.portfolio_id);
  if (rows.length !== ids.length || !rows.every(isHeld)) throw notFound();
  if (rows.some((row) => row.origin === 'broker')) throw invalid({ ids: ['readOnlyError'] });
  return { rows, portfolios: locked };
}

/** A linked transfer is removed and annotated as one (rule L-14). */
async function lockWithHalves(tx: Tx, ids: string[], userId: string): Promise<Locked> {
  const both = await withOtherHalves(tx, userId, await withCharges(tx, userId, ids));
  const locked = await lockRows(tx, both, userId);
  // Linked meanwhile.
  if ((await withOtherHalves(tx, userId, both)).length !== both.length) throw notFound();
  return locked;
}

function holdingsOfRows(rows: StoredTransaction[]): string[] {
  return [...new Set(rows.map((row) => row.holding_id).filter((id) => id !== null))];
}

async function finish(
  tx: Tx,
  context: Context,
  portfolios: Iterable<string>,
  holdings: string[],
): Promise<void> {
  const { userId } = actorOf(context);
  await refuseOverdraft(tx, userId, holdings, null);
  await removeEmptyHoldings(tx, userId, holdings);
  await followOpening(tx, userId, holdings);
  await touchLedger(tx, userId, [...new Set(portfolios)], holdings);
  await context.services.events.publish(tx, userPortfolioChanged.of(userId));
}

export async function deleteTransaction(context: Context, { params }: CallInput<typeof deleteCall>) {
  if (!isId(params.id)) throw notFound();
  const { userId } = actorOf(context);
  await context.services.database.transaction(async (tx) => {
    const { rows } = await lockWithHalves(tx, [params.id], userId);
    await noteChange(tx, context, {
      kind: 'transaction-deleted',
      about: await aboutRows(tx, userId, [params.id]),
    });
    await removeTransactions(
      tx,
      userId,
      rows.map((row) => row.id),
    );
    await finish(
      tx,
      context,
      rows.map((row) => row.portfolio_id),
      holdingsOfRows(rows),
    );
  });
  return isDone;
}

/** Moves, annotates, removes, links or unlinks many rows: all or none. */
export async function changeTransactions(context: Context, { body }: CallInput<typeof bulkCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const ids = [...new Set(body.ids)];
  if (!ids.every(isId)) throw notFound();
  if (body.action === 'move' && !(body.portfolio_id && isId(body.portfolio_id)))
    throw invalid({ portfolio_id: ['portfolioError'] });
  const changed = await database.transaction(async (tx) => {
    const target = body.action === 'move' ? body.portfolio_id! : undefined;
    const { rows, portfolios } =
      body.action === 'move' || body.action === 'link'
        ? await lockRows(tx, target ? await withCharges(tx, userId, ids) : ids, userId, target)
        : await lockWithHalves(tx, ids, userId);
    refuseParts(body.action, rows);
    await requireActive(
      tx,
      context.services,
      userId,
      countedPortfolios,
      writtenBy(body.action, target, portfolios),
    );
    const all = rows.map((row) => row.id);
    await noteChange(tx, context, {
      kind: changedAs[body.action],
      about: await aboutRows(tx, userId, all, target ? { portfolio: nameOf(portfolios, target) } : {}),
    });
    // A note changes nothing that is reckoned.
    let holdings = body.action === 'note' ? [] : holdingsOfRows(rows);
    if (body.action === 'delete') await removeTransactions(tx, userId, all);
    else if (body.action === 'note')
      await annotateTransactions(tx, userId, all, body.note?.trim() || null, clock.now());
    else if (body.action === 'unlink') await unlinkRows(tx, userId, all, clock.now());
    else if (body.action === 'link') await linkPair(tx, context, rows, portfolios);
    else {
      await refuseParting(tx, userId, rows, target!);
      holdings = [...new Set([...holdings, ...(await move(tx, context, rows, target!))])];
    }
    await finish(
      tx,
      context,
      [...rows.map((row) => row.portfolio_id), ...(target ? [target] : [])],
      holdings,
    );
    return rows.length;
  });
  return { data: { ok: true as const, changed } };
}

/** Rows of a corporate action are annotated and removed with it, and stay where it happened (rule CA-7). */
function refuseParts(action: BulkAction, rows: readonly StoredTransaction[]): void {
  const isWhole = action === 'delete' || action === 'note';
  if (!isWhole && rows.some((row) => row.event_id)) throw invalid({ ids: ['eventRowError'] });
}

const changedAs: Record<BulkAction, ChangeKind> = {
  delete: 'transactions-deleted',
  move: 'transactions-moved',
  note: 'transactions-annotated',
  link: 'transactions-linked',
  unlink: 'transactions-unlinked',
};

function nameOf(portfolios: readonly PortfolioRow[], id: string): string {
  return portfolios.find((portfolio) => portfolio.id === id)!.name;
}

/** Rows leave a portfolio that exceeds the plan, also into another one; nothing else happens in it (BL-17). */
function writtenBy(action: BulkAction, target: string | undefined, portfolios: readonly PortfolioRow[]) {
  if (action === 'delete') return [];
  return target ? [target] : portfolios.map(({ id }) => id);
}

/** A half goes anywhere but to the other one, and not between paper and reality. */
async function refuseParting(
  tx: Tx,
  userId: string,
  rows: StoredTransaction[],
  target: string,
): Promise<void> {
  const linked = rows.filter((row) => row.link_id);
  if (linked.length === 0) return;
  const moved = new Set(linked.map((row) => row.id));
  const halves = [...(await otherHalves(tx, userId, [...moved])).values()];
  if (halves.some((half) => moved.has(half.id) || half.portfolio_id === target))
    throw invalid({ portfolio_id: ['linkedError'] });
  const aim = await portfolioById(tx, target, userId);
  if (halves.some((half) => half.is_virtual !== aim?.is_virtual))
    throw invalid({ portfolio_id: ['paperTransferError'] });
}

/** Puts rows under the target's holding of the same instrument, made if it is not there yet. */
async function move(tx: Tx, context: Context, rows: StoredTransaction[], target: string): Promise<string[]> {
  const { clock } = context.services;
  const { userId } = actorOf(context);
  const known = await holdingsOf(tx, userId);
  const byId = new Map(known.map((holding) => [holding.id, holding]));
  const inTarget = new Map(
    known
      .filter((holding) => holding.portfolio_id === target && !holding.broker_id)
      .map((holding) => [holding.instrument_id, holding.id]),
  );
  const missing = holdingsOfRows(rows)
    .map((id) => byId.get(id)!)
    .filter((holding) => !inTarget.has(holding.instrument_id))
    .map((holding) => ({ ...holding, id: newId(), portfolio_id: target, created_at: clock.now() }));
  // A broker's holding and one's own of the same instrument become one.
  const fresh = [...new Map(missing.map((holding) => [holding.instrument_id, holding])).values()];
  for (const holding of fresh) inTarget.set(holding.instrument_id, holding.id);
  await insertHoldings(tx, userId, fresh);
  const moves = rows.map((row) => ({
    id: row.id,
    portfolioId: target,
    holdingId: row.holding_id && inTarget.get(byId.get(row.holding_id)!.instrument_id)!,
  }));
  await moveTransactions(tx, userId, moves, clock.now());
  await dropRepeatedSplits(
    tx,
    userId,
    rows.filter((row) => row.type === 'split').map((row) => row.id),
  );
  return moves.flatMap((each) => each.holdingId ?? []);
}
