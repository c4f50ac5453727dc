import { isDone, wholeList } from '../../../foundation/answers.ts';
import { dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { textOf } from '../../../foundation/decimal.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteChange } from '../../changes/server/note-change.ts';
import { userPortfolioChanged } from '../../instruments/server/instrument-events.ts';
import {
  followOpening,
  holdingsOf,
  removeEmptyHoldings,
  touchLedger,
} from '../../ledger/server/holding-store.ts';
import { leaningOn } from '../../ledger/server/leaning-rows.ts';
import { lockPortfolios, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { removeTransactions } from '../../ledger/server/transaction-store.ts';
import type { listLeaning as leaningCall, undoDocument as undoCall } from '../contract.ts';
import { documentById, lockDocument, markUndone, removeDocument } from './document-store.ts';
import { transactionsOfDocument } from './source-store.ts';

/** Rows that are not of the file and would lack its units. */
const leaningOnFile = async (on: Queries, userId: string, documentId: string) =>
  leaningOn(on, userId, await transactionsOfDocument(on, userId, documentId));

export async function listLeaning(context: Context, { params }: CallInput<typeof leaningCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const known = isId(params.fileName) && (await documentById(database, userId, params.fileName));
  if (!known) throw notFound();
  const leaning = await leaningOnFile(database, userId, known.id);
  const holdings = new Map((await holdingsOf(database, userId)).map((one) => [one.id, one]));
  const portfolios = new Map((await portfoliosOf(database, userId)).map(({ id, name }) => [id, name]));
  return wholeList(
    leaning.map(({ row, holdingId }) => {
      const holding = holdings.get(holdingId)!;
      return {
        id: row.id,
        type: row.type,
        day: dayOf(row.day),
        ticker: holding.ticker,
        units: row.units && textOf(row.units),
        portfolio: portfolios.get(holding.portfolio_id) ?? '',
      };
    }),
  );
}

/** Takes all rows of a file back, and with them, if the person says so, what cannot stand without them. */
export async function undoDocument(context: Context, { params, query }: CallInput<typeof undoCall>) {
  const { database } = context.services;
  if (!isId(params.fileName)) throw notFound();
  let isUndone = false;
  while (!isUndone)
    isUndone = await database.transaction((tx) =>
      undo(tx, context, params.fileName, query.leaning === 'remove'),
    );
  return isDone;
}

const portfoliosIn = (rows: readonly { portfolio_id: string }[]) => [
  ...new Set(rows.map(({ portfolio_id }) => portfolio_id)),
];

/** Not done, with nothing changed, where rows came into another portfolio before the file was held (SF-11). */
async function undo(tx: Tx, context: Context, documentId: string, withLeaning: boolean): Promise<boolean> {
  const { clock, events } = context.services;
  const { userId } = actorOf(context);
  const before = portfoliosIn(await transactionsOfDocument(tx, userId, documentId));
  await lockPortfolios(tx, before, userId);
  const document = await lockDocument(tx, userId, documentId);
  if (!document) throw notFound();
  if (document.state === 'read') {
    await removeDocument(tx, userId, document.id);
    return true;
  }
  const rows = await transactionsOfDocument(tx, userId, document.id);
  const portfolios = portfoliosIn(rows);
  if (!portfolios.every((id) => before.includes(id))) return false;
  const leaning = await leaningOn(tx, userId, rows);
  if (leaning.length && !withLeaning) throw invalid({ fileName: ['leaningRows'] });
  await noteChange(tx, context, {
    kind: 'import-undone',
    about: { count: rows.length + leaning.length, name: document.name },
  });
  const holdings = [...new Set(rows.flatMap(({ holding_id }) => holding_id ?? []))];
  await removeTransactions(tx, userId, [...rows.map(({ id }) => id), ...leaning.map(({ row }) => row.id)]);
  await removeEmptyHoldings(tx, userId, holdings);
  await followOpening(tx, userId, holdings);
  await touchLedger(tx, userId, portfolios, holdings);
  await markUndone(tx, userId, document.id, clock.now());
  await events.publish(tx, userPortfolioChanged.of(userId));
  return true;
}
