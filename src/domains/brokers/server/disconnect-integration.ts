import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import type {
  disconnectIntegration as disconnectCall,
  restoreIntegration as restoreCall,
} from '../contract.ts';
import { integrationChanged } from './integration-events.ts';
import { integrationOutput } from './integration-output.ts';
import {
  integrationById,
  lockIntegration,
  lockIntegrationCount,
  markDisconnected,
  markRestored,
} from './integration-store.ts';
import { queueSynchronisation } from './synchronisation-jobs.ts';

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
  const limits = await limitsOf(context.services, userId);
  await database.transaction(async (tx) => {
    // The count before the record, as wherever both are held.
    const count = await lockIntegrationCount(tx, userId);
    const row = await lockIntegration(tx, userId, params.id);
    if (!row) throw notFound();
    if (row.status !== 'disconnected') return;
    if (!row.credentials) throw invalid({ id: ['integrationKeysErased'] });
    if (count >= limits.integrations) throw new Failure({ kind: 'upgrade' });
    await markRestored(tx, userId, row.id, clock.now());
    await queueSynchronisation(tx, jobs, row, 'changed');
    await events.publish(tx, integrationChanged.of(userId));
  });
  return { data: integrationOutput((await integrationById(database, userId, params.id))!) };
}
