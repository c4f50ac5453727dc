import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import type { renewIntegration as renewCall } from '../contract.ts';
import { askBroker, credentialsOf, triesOfKeys } from './check-keys.ts';
import { integrationChanged } from './integration-events.ts';
import { integrationOutput } from './integration-output.ts';
import { integrationById, lockIntegration, lockIntegrationCount, storeKeys } from './integration-store.ts';
import { brokerNamed } from './known-brokers.ts';
import { sealCredentials } from './sealed-credentials.ts';
import { queueSynchronisation } from './synchronisation-jobs.ts';

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
  await rates.take(triesOfKeys, userId);
  const { warnings } = await askBroker(context, broker, is_demo, { credentials });
  const limits = await limitsOf(services, userId);
  await database.transaction(async (tx) => {
    const count = await lockIntegrationCount(tx, userId);
    const row = await lockIntegration(tx, userId, id);
    if (!row) throw notFound();
    const isBack = row.status === 'disconnected';
    if (isBack && count >= limits.integrations) throw new Failure({ kind: 'upgrade' });
    const sealed = sealCredentials(secrets, { userId, id }, credentials);
    await storeKeys(tx, userId, id, { credentials: sealed, at: clock.now() });
    await queueSynchronisation(tx, jobs, row, 'changed');
    await events.publish(tx, integrationChanged.of(userId));
  });
  const stored = (await integrationById(database, userId, id))!;
  return { data: { ...integrationOutput(stored), warnings: [...warnings] } };
}
