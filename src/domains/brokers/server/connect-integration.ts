import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, type FailureKey, type FieldErrors, invalid } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { defineLimit } from '../../../platform/limits/limits.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import { currencyExists } from '../../ledger/server/portfolio-store.ts';
import type {
  BrokerAdapter,
  CredentialField,
  CredentialRefusal,
  Credentials,
  Validation,
} from '../broker-port.ts';
import { BrokerFailure } from '../broker-port.ts';
import type { connectIntegration as connectCall } from '../contract.ts';
import { portfolioFor } from './choose-portfolio.ts';
import { integrationChanged } from './integration-events.ts';
import { integrationOutput } from './integration-output.ts';
import {
  freeName,
  insertIntegration,
  integrationById,
  integrationsOf,
  lockIntegrationCount,
} from './integration-store.ts';
import { brokerNamed, openConnection } from './known-brokers.ts';
import { openCredentials, sealCredentials } from './sealed-credentials.ts';
import { queueSynchronisation } from './synchronisation-jobs.ts';

/** Nobody tries keys out here. */
export const triesOfKeys = defineLimit('broker-keys', { most: 30, seconds: 3600 });
const mostSeconds = 60;

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
  const limits = await limitsOf(services, userId);
  const own = await integrationsOf(database, userId);
  // Before the broker is asked: nobody enters keys in vain.
  if (own.filter(({ status }) => status !== 'disconnected').length >= limits.integrations)
    throw new Failure({ kind: 'upgrade' });
  await rates.take(triesOfKeys, userId);
  const { warnings } = await askBroker(context, broker, isDemo, credentials);
  const id = await database.transaction((tx) =>
    store(tx, context, { broker, isDemo, credentials, body, most: limits.integrations }),
  );
  const stored = (await integrationById(database, userId, id))!;
  return { data: { ...integrationOutput(stored), warnings: [...warnings] } };
}

const missing: Record<CredentialField['label'], FailureKey> = {
  applicationId: 'applicationIdError',
  sharedKey: 'sharedKeyError',
  secretKey: 'secretKeyError',
  clientId: 'clientIdError',
};

/** Exactly what this broker asks for. */
function credentialsOf({ fields }: BrokerAdapter, given: Body['configuration']): Credentials {
  const errors: FieldErrors = {};
  const credentials: Credentials = { applicationId: '', accessKey: '' };
  for (const { name, label } of fields) {
    const value = given[name];
    if (value) credentials[name] = value;
    else errors[name] = [missing[label]];
  }
  if (Object.keys(errors).length) throw invalid(errors);
  return credentials;
}

const whyRefused: Record<CredentialRefusal, FailureKey[]> = {
  wrongKeys: [],
  expired: ['integrationExpired'],
  noPermission: ['integrationNoPermission'],
  canWithdraw: ['integrationCanWithdraw'],
  wrongAddress: ['integrationWrongAddress'],
};

async function askBroker(
  { services, log }: Context,
  { name }: BrokerAdapter,
  isDemo: boolean,
  credentials: Credentials,
): Promise<Extract<Validation, { is: 'ok' }>> {
  const signal = AbortSignal.timeout(mostSeconds * 1000);
  const connection = openConnection(services, { broker: name, is_demo: isDemo }, credentials, signal);
  let answer: Validation;
  try {
    answer = await connection.validate();
  } catch (error) {
    if (!(error instanceof BrokerFailure) && !signal.aborted) throw error;
    log.warn(
      { broker: name, failure: error instanceof BrokerFailure ? error.message : 'timeout' },
      'broker not asked',
    );
    throw invalid({ connection: ['integrationErrorWithConnection'] });
  }
  if (answer.is === 'ok') return answer;
  const { reason, field } = answer;
  throw invalid({
    connection: ['integrationInvalidated', ...whyRefused[reason]],
    ...(field && { [field]: ['integrationInvalidated'] }),
  });
}

type ToStore = {
  broker: BrokerAdapter;
  isDemo: boolean;
  credentials: Credentials;
  body: Body;
  most: number;
};

async function store(
  tx: Tx,
  context: Context,
  { broker, isDemo, credentials, body, most }: ToStore,
): Promise<string> {
  const { clock, secrets, events, jobs } = context.services;
  const { userId } = actorOf(context);
  const portfolioId = await portfolioFor(tx, context.services, userId, { ...body, title: broker.title });
  const count = await lockIntegrationCount(tx, userId);
  const same = (await integrationsOf(tx, userId)).find(
    (one) =>
      one.broker === broker.name &&
      one.is_demo === isDemo &&
      one.status !== 'disconnected' &&
      one.credentials &&
      isDeepStrictEqual(openCredentials(secrets, { userId, id: one.id }, one.credentials), credentials),
  );
  // Pressed twice: it is there already.
  if (same) return same.id;
  if (count >= most) throw new Failure({ kind: 'upgrade' });
  const id = newId(clock.now().getTime());
  await insertIntegration(tx, {
    user_id: userId,
    id,
    name: await freeName(tx, userId, broker.title),
    broker: broker.name,
    is_demo: isDemo,
    currency_id: body.currency_id,
    portfolio_id: portfolioId,
    credentials: sealCredentials(secrets, { userId, id }, credentials),
    created_at: clock.now(),
  });
  await queueSynchronisation(tx, jobs, { user_id: userId, id, broker: broker.name });
  await events.publish(tx, integrationChanged.of(userId));
  return id;
}
