import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { transactionsById } from '../../ledger/server/transaction-store.ts';
import type {
  deleteDecision as deleteCall,
  listDecisions as listCall,
  saveDecision as saveCall,
} from '../decisions-contract.ts';
import { decisionById, decisionsOn, putDecision, removeDecision } from './decision-store.ts';

export async function listDecisions(context: Context, { query }: CallInput<typeof listCall>) {
  const { asset_id: instrumentId, portfolio_id: portfolioId = null } = query;
  if (!isId(instrumentId)) throw invalid({ asset_id: ['assetError'] });
  if (portfolioId !== null && !isId(portfolioId)) throw invalid({ portfolio_id: ['portfolioError'] });
  const { userId } = actorOf(context);
  return wholeList(await decisionsOn(context.services.database, userId, { instrumentId, portfolioId }));
}

export async function saveDecision(context: Context, { params, body }: CallInput<typeof saveCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const { id } = params;
  if (!isId(id)) throw notFound();
  if (!body.why && !body.change_mind) throw invalid({ why: ['decisionError'] });
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [purchase] = await transactionsById(tx, [id], userId);
    if (!purchase) throw notFound();
    if (purchase.type !== 'buy') throw invalid({ why: ['decisionPurchaseError'] });
    const current = await decisionById(tx, userId, id);
    if (body.version !== undefined && body.version !== (current?.version ?? 0))
      throw new Failure({ kind: 'conflict', current: current ?? null });
    await putDecision(tx, userId, { id, why: body.why, change_mind: body.change_mind, at: clock.now() });
    return { data: (await decisionById(tx, userId, id))! };
  });
}

export async function deleteDecision(context: Context, { params: { id } }: CallInput<typeof deleteCall>) {
  const { userId } = actorOf(context);
  if (!isId(id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await noteForMinutes(tx, context, { kind: 'decision-deleted', about: {} });
    if ((await removeDecision(tx, userId, id)) === 0) throw notFound();
  });
  return isDone;
}
