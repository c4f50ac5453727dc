import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireRoom } from '../../../billing/server/policies/policies.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { currencyExists } from '../../../ledger/server/portfolio-store.ts';
import type { BrokerAccount, BrokerAdapter, Credentials } from '../../broker-port.ts';
import type { connectIntegration as connectCall } from '../../contract.ts';
import { insertAccounts } from '../account-store.ts';
import { brokerTitle } from '../broker-title.ts';
import { integrationChanged } from '../integration-events.ts';
import { integrationOutput } from '../integration-output.ts';
import { freeName, insertIntegration, integrationById, integrationsOf } from '../integration-store.ts';
import { brokerNamed } from '../known-brokers.ts';
import { countedIntegrations } from '../paused.ts';
import { queueSynchronisation } from '../synchronising/synchronisation-jobs.ts';
import { askBroker, credentialsOf, triesOfKeys } from './check-keys.ts';
import { portfoliosFor } from './choose-portfolio.ts';
import { openCredentials, sealCredentials } from './sealed-credentials.ts';

type Body = CallInput<typeof connectCall>['body'];

/** Keeps keys that the broker takes, and brings what the account holds. */
export async function connectIntegration(context: Context, { body }: CallInput<typeof connectCall>) {
  const { services } = context;
  const { database, limits: rates } = services;
  const { userId } = actorOf(context);
  const broker = brokerNamed(services, body.name);
  if (!broker) throw invalid({ name: ['invalid'] });
  const isDemo = Boolean(body.is_demo ?? !broker.hasReal);
  if (isDemo ? !broker.hasDemo : !broker.hasReal) throw invalid({ is_demo: ['invalid'] });
  const credentials = credentialsOf(broker, body.configuration);
  if (!isId(body.currency_id) || !(await currencyExists(database, body.currency_id)))
    throw invalid({ currency_id: ['currencyError'] });
  // Before the broker is asked: nobody enters keys in vain.
  await database.transaction((tx) => requireRoom(tx, services, userId, countedIntegrations));
  await rates.take(triesOfKeys, userId);
  const { warnings, accounts } = await askBroker(context, broker, isDemo, {
    credentials,
    // Each gets a portfolio, and the plan must have room for them.
    withAccounts: body.portfolios === 'each',
  });
  const id = await database
    .transaction((tx) => store(tx, context, { broker, isDemo, credentials, body, accounts }))
    .catch((error: unknown) => {
      if (error instanceof ThereAlready) return error.id;
      throw error;
    });
  const stored = (await integrationById(database, userId, id))!;
  return { data: { ...integrationOutput(stored, false), warnings: [...warnings] } };
}

type ToStore = {
  broker: BrokerAdapter;
  isDemo: boolean;
  credentials: Credentials;
  body: Body;
  accounts: BrokerAccount[];
};

/** Undoes what was begun for one that is there. */
class ThereAlready extends Error {
  readonly id: string;
  constructor(id: string) {
    super('connected already');
    this.id = id;
  }
}

async function store(
  tx: Tx,
  context: Context,
  { broker, isDemo, credentials, body, accounts }: ToStore,
): Promise<string> {
  const { clock, secrets, events, jobs } = context.services;
  const { userId } = actorOf(context);
  // Before portfolios (SF-11).
  await lockUser(tx, userId);
  const chosen = await portfoliosFor(tx, context.services, userId, {
    ...body,
    accounts,
    title: brokerTitle(broker, context.locale),
  });
  const same = (await integrationsOf(tx, userId)).find(
    (one) =>
      one.broker === broker.name &&
      one.is_demo === isDemo &&
      one.status !== 'disconnected' &&
      one.credentials &&
      isDeepStrictEqual(openCredentials(secrets, { userId, id: one.id }, one.credentials), credentials),
  );
  // Pressed twice.
  if (same) throw new ThereAlready(same.id);
  await requireRoom(tx, context.services, userId, countedIntegrations);
  const id = newId(clock.now().getTime());
  await insertIntegration(tx, {
    user_id: userId,
    id,
    name: await freeName(tx, userId, brokerTitle(broker, context.locale)),
    broker: broker.name,
    is_demo: isDemo,
    currency_id: body.currency_id,
    portfolio_id: chosen.main,
    portfolios: body.portfolios,
    credentials: sealCredentials(secrets, { userId, id }, credentials),
    created_at: clock.now(),
  });
  await insertAccounts(tx, userId, id, chosen.accounts);
  await queueSynchronisation(tx, jobs, { user_id: userId, id, broker: broker.name }, 'changed');
  await events.publish(tx, integrationChanged.of(userId));
  return id;
}
