import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireRoom } from '../../../billing/server/policies/policies.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type {
  disconnectIntegration as disconnectCall,
  restoreIntegration as restoreCall,
} from '../../contract.ts';
import { integrationAnswer } from '../integration-answer.ts';
import { integrationChanged } from '../integration-events.ts';
import { lockIntegration, markDisconnected, markRestored } from '../integration-store.ts';
import { countedIntegrations } from '../paused.ts';
import { queueSynchronisation } from '../synchronising/synchronisation-jobs.ts';

/** Its rows stay; its keys wait sealed for a while, should it be restored. */
export async function disconnectIntegration(
  context: Context,
  { params, query }: CallInput<typeof disconnectCall>,
) {
  const { database, clock, events } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const row = await lockIntegration(tx, userId, params.id);
    if (!row) throw notFound();
    if (query.name.trim() !== row.name) throw invalid({ name: ['integrationNameError'] });
    if (row.status === 'disconnected') return;
    await markDisconnected(tx, userId, row.id, clock.now());
    await events.publish(tx, integrationChanged.of(userId));
  });
  return isDone;
}

export async function restoreIntegration(context: Context, { params }: CallInput<typeof restoreCall>) {
  const { database, clock, events, jobs } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await lockIntegration(tx, userId, params.id);
    if (!row) throw notFound();
    if (row.status !== 'disconnected') return;
    if (!row.credentials) throw invalid({ id: ['integrationKeysErased'] });
    await requireRoom(tx, context.services, userId, countedIntegrations);
    await markRestored(tx, userId, row.id, clock.now());
    // Turned off and on again and again, it is still one request.
    await queueSynchronisation(tx, jobs, row, 'asked');
    await events.publish(tx, integrationChanged.of(userId));
  });
  return { data: await integrationAnswer(context, params.id) };
}
