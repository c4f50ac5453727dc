import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireActive } from '../../../billing/server/policies/policies.ts';
import { lockToWrite } from '../../../ledger/server/counted-portfolios.ts';
import type { rehouseIntegration as rehouseCall } from '../../open-questions-contract.ts';
import { rehouseAccounts } from '../account-store.ts';
import { integrationAnswer } from '../integration-answer.ts';
import { integrationChanged } from '../integration-events.ts';
import { lockIntegration, storePortfolio } from '../integration-store.ts';
import { countedIntegrations } from '../paused.ts';
import { queueSynchronisation } from '../synchronising/synchronisation-jobs.ts';

/** What the deleted portfolio had went with it: so the broker is asked for all of it again. */
export async function rehouseIntegration(context: Context, { params, body }: CallInput<typeof rehouseCall>) {
  const { database, clock, events, jobs } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const [portfolio] = isId(body.portfolio_id)
      ? await lockToWrite(tx, context.services, [body.portfolio_id], userId)
      : [];
    const row = await lockIntegration(tx, userId, params.id);
    if (!row) throw notFound();
    if (!portfolio) throw invalid({ portfolio_id: ['portfolioError'] });
    if (row.status === 'disconnected') throw invalid({ id: ['integrationDisconnected'] });
    await requireActive(tx, context.services, userId, countedIntegrations, [row.id]);
    const accounts = await rehouseAccounts(tx, userId, row.id, portfolio.id);
    if (row.portfolio_id !== null && accounts.length === 0) {
      if (row.portfolio_id === portfolio.id) return;
      // Rows stay where they are: what feeds a portfolio goes on with it.
      throw invalid({ portfolio_id: ['portfolioError'] });
    }
    await storePortfolio(tx, userId, row.id, { portfolioId: portfolio.id, accounts, at: clock.now() });
    await queueSynchronisation(tx, jobs, row, 'changed');
    await events.publish(tx, integrationChanged.of(userId));
  });
  return { data: await integrationAnswer(context, params.id) };
}
