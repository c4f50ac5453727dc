import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { synchroniseIntegration as synchroniseCall } from '../contract.ts';
import { dueIntegrations, integrationById, integrationsOf } from './integration-store.ts';
import { isPaused, pausedOf, refusePaused } from './paused.ts';
import { queueSynchronisation } from './synchronising/synchronisation-jobs.ts';

export async function refreshIntegrations(context: Context) {
  const { database, jobs } = context.services;
  const { userId } = actorOf(context);
  const queued = await database.transaction(async (tx) => {
    const paused = await pausedOf(tx, context.services, userId);
    const connected = (await integrationsOf(tx, userId)).filter(
      (one) => one.status !== 'disconnected' && !isPaused(one, paused),
    );
    for (const one of connected) await queueSynchronisation(tx, jobs, one, 'asked');
    return connected.length;
  });
  return { data: { queued } };
}

export async function synchroniseIntegration(
  context: Context,
  { params }: CallInput<typeof synchroniseCall>,
) {
  const { database, jobs } = context.services;
  const { userId } = actorOf(context);
  const row = isId(params.id) ? await integrationById(database, userId, params.id) : undefined;
  if (!row) throw notFound();
  if (row.status === 'disconnected') throw invalid({ id: ['integrationDisconnected'] });
  await database.transaction(async (tx) => {
    await refusePaused(tx, context.services, row);
    await queueSynchronisation(tx, jobs, row, 'asked');
  });
  return isDone;
}

const atOnce = 500;

/** Those whose time has come. */
export async function queueDue({ database, jobs, clock }: Services): Promise<void> {
  await database.transaction(async (tx) => {
    for (const due of await dueIntegrations(tx, clock.now(), atOnce))
      await queueSynchronisation(tx, jobs, due, 'due');
  });
}
