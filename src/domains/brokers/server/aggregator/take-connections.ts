import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { limitsOf } from '../../../billing/server/subscriptions.ts';
import { aggregatorTitle } from '../../aggregator/aggregated-broker.ts';
import type { AggregatorConnection, AggregatorUser } from '../../aggregator/aggregator-port.ts';
import { aggregatorName, BrokerFailure } from '../../broker-port.ts';
import { portfolioFor } from '../choose-portfolio.ts';
import { integrationChanged } from '../integration-events.ts';
import { freeName, insertIntegration, integrationsOf, lockIntegrationCount } from '../integration-store.ts';
import { openAggregator } from '../known-brokers.ts';
import { sealCredentials } from '../sealed-credentials.ts';
import { queueSynchronisation } from '../synchronisation-jobs.ts';
import { userOf } from './aggregator-person.ts';
import { type AggregatorPerson, markBack, personOf } from './aggregator-store.ts';

const mostSeconds = 60;

/** Ids of integrations that are new, and how many more the plan does not allow. */
export type TakenConnections = { connected: string[]; overLimit: number };
const nothing: TakenConnections = { connected: [], overLimit: 0 };

/** Lists what a person who was led to the aggregator has connected there since. */
export async function takeConnections(services: Services, userId: string): Promise<TakenConnections> {
  const { database, secrets, log } = services;
  const person = await personOf(database, userId);
  if (!person?.led_at) return nothing;
  const aggregator = openAggregator(services, AbortSignal.timeout(mostSeconds * 1000));
  const user = userOf(secrets, person);
  if (!aggregator || !user) throw new BrokerFailure('unavailable', 'not set up here');
  const listed = (await aggregator.connections(user)).filter(({ isDisabled }) => !isDisabled);
  const taken = await database.transaction((tx) => take(tx, services, { person, user, listed }));
  if (taken.overLimit)
    log.info({ broker: aggregatorName, over: taken.overLimit }, 'more than the plan allows');
  return taken;
}

type Listed = { person: AggregatorPerson; user: AggregatorUser; listed: readonly AggregatorConnection[] };

async function take(tx: Tx, services: Services, { person, user, listed }: Listed): Promise<TakenConnections> {
  const { clock, events, jobs } = services;
  const { user_id: userId } = person;
  const before = await integrationsOf(tx, userId);
  const isNew = (all: typeof before) => {
    const known = new Set(all.map(({ connection }) => connection));
    return listed.filter(({ id }) => !known.has(id));
  };
  // Those whose login had run out are read again.
  const renewed = before.filter(
    (one) =>
      !one.is_validated && one.status !== 'disconnected' && listed.some(({ id }) => id === one.connection),
  );
  for (const one of renewed) await queueSynchronisation(tx, jobs, one);
  if (renewed.length) await markBack(tx, userId, person.led_at!);
  const limits = await limitsOf(services, userId, tx);
  const isFull = before.filter(({ status }) => status !== 'disconnected').length >= limits.integrations;
  if (isFull || isNew(before).length === 0) return { connected: [], overLimit: isNew(before).length };
  const portfolioId = await portfolioFor(tx, services, userId, {
    title: isNew(before)[0]!.broker || aggregatorTitle,
    currency_id: person.currency_id!,
    portfolio_id: person.portfolio_id,
  });
  const count = await lockIntegrationCount(tx, userId);
  // Pressed twice, or the job was faster: they are there already.
  const fresh = isNew(await integrationsOf(tx, userId));
  const fitting = fresh.slice(0, Math.max(0, limits.integrations - count));
  const connected: string[] = [];
  for (const { id: connection, broker } of fitting) {
    const id = newId(clock.now().getTime());
    const credentials = { applicationId: user.userId, accessKey: user.userSecret, clientId: connection };
    await insertIntegration(tx, {
      user_id: userId,
      id,
      name: await freeName(tx, userId, broker || aggregatorTitle),
      broker: aggregatorName,
      is_demo: false,
      currency_id: person.currency_id!,
      portfolio_id: portfolioId,
      credentials: sealCredentials(services.secrets, { userId, id }, credentials),
      connection,
      created_at: clock.now(),
    });
    await queueSynchronisation(tx, jobs, { user_id: userId, id, broker: aggregatorName });
    connected.push(id);
  }
  await markBack(tx, userId, person.led_at!);
  await events.publish(tx, integrationChanged.of(userId));
  return { connected, overLimit: fresh.length - fitting.length };
}
