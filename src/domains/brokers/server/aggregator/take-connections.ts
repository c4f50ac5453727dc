import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { roomFor } from '../../../billing/server/policies/policies.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { aggregatorTitle } from '../../aggregator/aggregated-broker.ts';
import type { AggregatorConnection, AggregatorUser } from '../../aggregator/aggregator-port.ts';
import { aggregatorName, type BrokerAccount, BrokerFailure } from '../../broker-port.ts';
import { insertAccounts } from '../account-store.ts';
import { type ChosenPortfolios, portfoliosFor } from '../connecting/choose-portfolio.ts';
import { sealCredentials } from '../connecting/sealed-credentials.ts';
import { integrationChanged } from '../integration-events.ts';
import { freeName, insertIntegration, integrationsOf } from '../integration-store.ts';
import { openAggregator } from '../known-brokers.ts';
import { countedIntegrations } from '../paused.ts';
import { queueSynchronisation } from '../synchronising/synchronisation-jobs.ts';
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
  const listed: Listed['listed'] = [];
  for (const one of (await aggregator.connections(user)).filter(({ isDisabled }) => !isDisabled)) {
    // Of a new one they may not be known yet: then they come with the first synchronisation.
    const asked = person.portfolios === 'each' ? aggregator.connect(user, one.id).accounts() : [];
    listed.push({ ...one, accounts: await Promise.resolve(asked).catch(() => []) });
  }
  const taken = await database.transaction((tx) => take(tx, services, { userId, user, listed }));
  if (taken.overLimit)
    log.info({ broker: aggregatorName, over: taken.overLimit }, 'more than the plan allows');
  return taken;
}

type ListedConnection = AggregatorConnection & { accounts: BrokerAccount[] };
type Listed = { userId: string; user: AggregatorUser; listed: ListedConnection[] };

async function take(tx: Tx, services: Services, { userId, user, listed }: Listed): Promise<TakenConnections> {
  const { clock, events, jobs } = services;
  // Before portfolios, and not beside the removal of the account (SF-11).
  const person = (await lockUser(tx, userId)) && (await personOf(tx, userId));
  // Pressed twice, or the job was faster.
  if (!person?.led_at) return nothing;
  const before = await integrationsOf(tx, userId);
  const known = new Set(before.map(({ connection }) => connection));
  const fresh = listed.filter(({ id }) => !known.has(id));
  // Those whose login had run out are read again.
  const renewed = before.filter(
    (one) =>
      !one.is_validated && one.status !== 'disconnected' && listed.some(({ id }) => id === one.connection),
  );
  for (const one of renewed) await queueSynchronisation(tx, jobs, one, 'changed');
  if (renewed.length) await markBack(tx, userId, person.led_at);
  const fitting = fresh.slice(0, await roomFor(tx, services, userId, countedIntegrations));
  if (fitting.length === 0) return { connected: [], overLimit: fresh.length };
  const chosen = await choose(tx, services, person, fitting);
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
      portfolio_id: chosen.get(connection)!.main,
      portfolios: person.portfolios,
      credentials: sealCredentials(services.secrets, { userId, id }, credentials),
      connection,
      created_at: clock.now(),
    });
    await insertAccounts(tx, userId, id, chosen.get(connection)!.accounts);
    await queueSynchronisation(tx, jobs, { user_id: userId, id, broker: aggregatorName }, 'changed');
    connected.push(id);
  }
  await markBack(tx, userId, person.led_at);
  await events.publish(tx, integrationChanged.of(userId));
  return { connected, overLimit: fresh.length - fitting.length };
}

/** Portfolios for each of them, before anything else is locked (SF-11). */
async function choose(
  tx: Tx,
  services: Services,
  { user_id, currency_id, portfolio_id, portfolios }: AggregatorPerson,
  fresh: readonly ListedConnection[],
): Promise<Map<string, ChosenPortfolios>> {
  const chosen = new Map<string, ChosenPortfolios>();
  for (const { id, broker, accounts } of fresh)
    chosen.set(
      id,
      await portfoliosFor(tx, services, user_id, {
        title: broker || aggregatorTitle,
        currency_id: currency_id!,
        portfolio_id,
        portfolios,
        accounts,
      }),
    );
  return chosen;
}
