import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { brokerNames, connectionNames } from './broker-port.ts';

const bit = z.union([z.literal(0), z.literal(1)]);

const credentialField = z.object({
  name: z.enum(['applicationId', 'accessKey', 'clientId']),
  label: z.enum(['applicationId', 'sharedKey', 'secretKey', 'clientId']),
  brokers_word: z.string(),
});

/** A way to get an account in: one for each broker and environment, and one for each broker whose files are read. */
const availableIntegration = z.object({
  name: z.string(),
  /** Its proper name; files have theirs in the catalogues. */
  title: z.nullable(z.string()),
  is_csv: bit,
  is_demo: bit,
  /** `api` by keys, `file`, or the aggregator's name: connected by its own call, on its own pages. */
  integration_provider: z.string(),
  fields: z.array(credentialField),
  /** Whether it may bring several accounts, which can have a portfolio each. */
  has_several_accounts: bit,
  /** Settings of the operator without which it cannot be connected; none where it can. */
  missing_settings: z.array(z.string()),
});

const lastResult = z.object({
  is: z.enum(['done', 'failed']),
  failure: z.nullable(z.enum(['rateLimited', 'credentials', 'unavailable', 'changed', 'fault'])),
  added: z.number(),
  corrected: z.number(),
  removed: z.number(),
  waiting: z.number(),
});

const difference = z.object({
  /** Names it in this comparison. */
  of: z.string(),
  /** Where it is, and which accounts are kept there. */
  portfolio_id: z.nullable(z.string()),
  accounts: z.array(z.string()),
  kind: z.enum(['units', 'cash']),
  label: z.string(),
  title: z.nullable(z.string()),
  broker: z.string(),
  ledger: z.string(),
  difference: z.string(),
});

const explanation = z.object({
  type: z.enum(['buy', 'sell', 'transfer-in', 'transfer-out', 'deposit', 'withdrawal']),
  label: z.nullable(z.string()),
  day: z.string(),
  units: z.nullable(z.string()),
  price: z.nullable(z.string()),
  total: z.nullable(z.string()),
  fee: z.string(),
  currency: z.string(),
  explains: z.array(z.string()),
  portfolio_id: z.nullable(z.string()),
});

const comparison = z.object({
  at: instant,
  differences: z.array(difference),
  explanations: z.array(explanation),
  agreeing: z.number(),
  /** Positions of assets that nobody knows here: they cannot be compared. */
  unknown: z.array(z.object({ label: z.string(), units: z.string() })),
});

/** A connection; its keys are never told again. */
export const integrationShape = z.object({
  id: z.string(),
  name: z.string(),
  broker: z.enum(connectionNames),
  provider_type: z.literal(1),
  is_demo: bit,
  currency_id: z.string(),
  portfolio_id: z.nullable(z.string()),
  is_validated: bit,
  status: z.enum(['connected', 'disconnected', 'restored']),
  /** More than the plan allows: nothing is brought, until there is room again. */
  is_read_only: z.boolean(),
  accounts: z.array(z.string()),
  portfolios: z.enum(['one', 'each']),
  /** Where the rows of each account go. */
  account_portfolios: z.array(
    z.object({ account: z.string(), name: z.nullable(z.string()), portfolio_id: z.nullable(z.string()) }),
  ),
  /** Rows of the ledger that it brought, and those that wait for the person. */
  rows: z.number(),
  waiting: z.number(),
  last_synced_at: z.nullable(instant),
  last_result: z.nullable(lastResult),
  next_try_at: z.nullable(instant),
  failures: z.number(),
  comparison: z.nullable(comparison),
  disconnected_at: z.nullable(instant),
  /** Until when it can be restored without entering the keys again. */
  keys_kept_until: z.nullable(instant),
  created_at: instant,
});

/** How a connection that feeds a portfolio fares. */
export const feedingShape = z.object({
  integration_id: z.string(),
  name: z.string(),
  broker: z.enum(connectionNames),
  is_validated: bit,
  is_read_only: z.boolean(),
  last_synced_at: z.nullable(instant),
  last_result: z.nullable(lastResult),
  next_try_at: z.nullable(instant),
});

export const listIntegrations = defineCall({
  id: 'integrations.list',
  method: 'GET',
  path: '/api/integrations',
  summary: 'Connections to brokers, those that were disconnected among them; never with their keys',
  access: 'user',
  whenEmpty: 'integrationsNotFetched',
  output: listOf(integrationShape),
});

export const listAvailableIntegrations = defineCall({
  id: 'integrations.available',
  method: 'GET',
  path: '/api/available-integrations',
  summary: 'Brokers that can be connected and brokers whose files are read; the type is is_csv plus 1',
  access: 'user',
  whenEmpty: 'integrationsNotFetched',
  output: listOf(availableIntegration),
});

/** Where there are several accounts: one portfolio for all, or one for each. The chosen one is then the first account's. */
export const portfoliosRule = z._default(z.enum(['one', 'each'], 'invalid'), 'one');

/** Which words a missing one gets depends on the broker's labels, so the operation says them. */
const key = z.optional(z.string('invalid').check(z.trim(), z.maxLength(4096, 'tooLong')));

const keys = z._default(
  z.object({ applicationId: key, accessKey: key, clientId: key }, 'invalid'),
  () => ({}) as never,
);
const checked = record(z.extend(integrationShape, { warnings: z.array(z.literal('canTrade')) }));
const keyErrors = [
  'applicationIdError',
  'sharedKeyError',
  'secretKeyError',
  'clientIdError',
  'integrationInvalidated',
  'integrationErrorWithConnection',
  'integrationExpired',
  'integrationNoPermission',
  'integrationCanWithdraw',
  'integrationWrongAddress',
] as const;

export const connectIntegration = defineCall({
  id: 'integrations.connect',
  method: 'POST',
  path: '/api/integrations',
  summary: 'Asks the broker whether the keys are right and keeps them, encrypted, only if they are',
  access: 'user',
  apiKey: false,
  whenEmpty: 'integrationNotEdited',
  body: z.object({
    /** The broker, as the list of available ones names it. */
    name: z.enum(brokerNames, 'invalid'),
    is_demo: z.optional(z.union([z.boolean(), bit], 'invalid')),
    currency_id: z.string('currencyError'),
    portfolio_id: z.optional(z.string('portfolioError')),
    portfolios: portfoliosRule,
    configuration: keys,
  }),
  output: checked,
  errors: ['currencyError', 'portfolioError', ...keyErrors],
});

const id = z.object({ id: z.string() });

export const renewIntegration = defineCall({
  id: 'integrations.renew',
  method: 'PUT',
  path: '/api/integrations/:id',
  summary:
    'Gives a connection new keys once the broker takes them; it goes on where it was, restored if it was disconnected',
  access: 'user',
  apiKey: false,
  whenEmpty: 'integrationNotEdited',
  params: id,
  body: z.object({ configuration: keys }),
  output: checked,
  errors: [...keyErrors],
});

export const disconnectIntegration = defineCall({
  id: 'integrations.disconnect',
  method: 'DELETE',
  path: '/api/integrations/:id',
  summary:
    'Disconnects a broker; its name has to be typed. Its rows stay, its keys are kept for 30 days so that it can be restored',
  access: 'user',
  apiKey: false,
  whenEmpty: 'integrationNotDeleted',
  params: id,
  query: z.object({ name: z.string('integrationNameError').check(z.maxLength(200, 'integrationNameError')) }),
  output: done,
  errors: ['integrationNameError'],
});

export const restoreIntegration = defineCall({
  id: 'integrations.restore',
  method: 'POST',
  path: '/api/integrations/:id/restore',
  summary: 'Connects a broker again with the keys that were kept',
  access: 'user',
  apiKey: false,
  whenEmpty: 'integrationNotEdited',
  params: id,
  output: record(integrationShape),
  errors: ['integrationKeysErased'],
});

export const refreshIntegrations = defineCall({
  id: 'integrations.refresh',
  method: 'GET',
  path: '/api/brokers',
  summary: 'Queues the synchronisation of all connected brokers',
  access: 'user',
  changes: true,
  whenEmpty: 'integrationsNotRefreshed',
  query: z.object({ action: z.literal('refresh-assets', 'invalid') }),
  output: record(z.object({ queued: z.number() })),
});

export const synchroniseIntegration = defineCall({
  id: 'integrations.synchronise',
  method: 'POST',
  path: '/api/integrations/:id/synchronise',
  summary: 'Queues the synchronisation of one broker',
  access: 'user',
  whenEmpty: 'integrationsNotRefreshed',
  params: id,
  output: done,
  errors: ['integrationDisconnected'],
});

export type IntegrationOutput = z.output<typeof integrationShape>;
export type AvailableIntegration = z.output<typeof availableIntegration>;
