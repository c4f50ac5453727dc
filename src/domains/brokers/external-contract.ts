import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { aggregatorName } from './broker-port.ts';
import { integrationShape, portfoliosRule } from './contract.ts';

/** Stands in the address of the page to which the aggregator sends a person back: then it asks for what is new. */
export const backParameter = 'external';

export const connectExternal = defineCall({
  id: 'integrations.connectExternal',
  method: 'POST',
  path: '/api/integrations/external',
  summary:
    'Tells where to log in at a broker through the aggregator; it sends the person back to current_url with external=snaptrade',
  access: 'user',
  apiKey: false,
  whenEmpty: 'integrationNotEdited',
  body: z.object({
    /** The broker by the aggregator's name of it; the aggregator's own name lets the person choose there. */
    broker_name: z._default(
      z.string('invalid').check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$/, 'invalid')),
      aggregatorName,
    ),
    external_integration_name: z.literal(aggregatorName, 'invalid'),
    currency_id: z.string('currencyError'),
    portfolio_id: z.optional(z.string('portfolioError')),
    portfolios: portfoliosRule,
    /** The page to come back to, of our own. */
    current_url: z.string('invalid').check(z.maxLength(2000, 'invalid')),
    /** One whose login has run out and shall work again. */
    integration_id: z.optional(z.string('invalid')),
  }),
  output: record(z.object({ redirectUrl: z.string() })),
  errors: ['currencyError', 'portfolioError', 'aggregatorNotSetUp', 'integrationErrorWithConnection'],
});

export const returnFromExternal = defineCall({
  id: 'integrations.returnFromExternal',
  method: 'POST',
  path: '/api/integrations/external/return',
  summary: 'Lists what was connected through the aggregator since the person was led there',
  access: 'user',
  apiKey: false,
  whenEmpty: 'integrationsNotFetched',
  output: record(
    z.object({
      connected: z.array(integrationShape),
      /** Connections that wait because the plan allows no more. */
      over_limit: z.number(),
    }),
  ),
  errors: ['integrationErrorWithConnection'],
});
