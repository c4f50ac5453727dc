import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireActive, requireRoom } from '../../../billing/server/policies/policies.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import type { renewIntegration as renewCall } from '../../contract.ts';
import { integrationAnswer } from '../integration-answer.ts';
import { integrationChanged } from '../integration-events.ts';
import { type IntegrationRow, integrationById, lockIntegration, storeKeys } from '../integration-store.ts';
import { brokerNamed } from '../known-brokers.ts';
import { countedIntegrations } from '../paused.ts';
import { queueSynchronisation } from '../synchronising/synchronisation-jobs.ts';
import { askBroker, credentialsOf, triesOfKeys } from './check-keys.ts';
import { sealCredentials } from './sealed-credentials.ts';

/** Keys that ran out are replaced in the connection they belong to: nothing is connected twice. */
export async function renewIntegration(context: Context, { params, body }: CallInput<typeof renewCall>) {
  const { services } = context;
  const { database, limits: rates, clock, secrets, events, jobs } = services;
  const { userId } = actorOf(context);
  const before = isId(params.id) ? await integrationById(database, userId, params.id) : undefined;
  // What the aggregator reads has no keys that anybody enters.
  const broker = before && brokerNamed(services, before.broker);
  if (!broker) throw notFound();
  const { id, is_demo } = before;
  const credentials = credentialsOf(broker, body.configuration);
  const admit = async (tx: Tx, { status }: Pick<IntegrationRow, 'status'>) =>
    status === 'disconnected'
      ? requireRoom(tx, services, userId, countedIntegrations)
      : requireActive(tx, services, userId, countedIntegrations, [id]);
  // Before the broker is asked: nobody enters keys in vain.
  await database.transaction((tx) => admit(tx, before));
  await rates.take(triesOfKeys, userId);
  const { warnings } = await askBroker(context, broker, is_demo, { credentials });
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const row = await lockIntegration(tx, userId, id);
    if (!row) throw notFound();
    await admit(tx, row);
    const sealed = sealCredentials(secrets, { userId, id }, credentials);
    await storeKeys(tx, userId, id, { credentials: sealed, at: clock.now() });
    await queueSynchronisation(tx, jobs, row, 'changed');
    await events.publish(tx, integrationChanged.of(userId));
  });
  return { data: { ...(await integrationAnswer(context, id)), warnings: [...warnings] } };
}
