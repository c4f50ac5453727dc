import { demoIntegration } from '../../records/own-integration.ts';
import { type Row, signedIn } from '../row.ts';

/** Keys of brokers: not for a program that has a key of ours. */
const keys = { ...signedIn, key: 403 };

export const brokersRoutes: Record<string, Row> = {
  'integrations.list': signedIn,
  'integrations.available': signedIn,
  'integrations.connect': { ...keys, send: () => ({ body: demoIntegration }) },
  'integrations.connectExternal': {
    ...keys,
    // It is not set up.
    user: 422,
    eyes: 422,
    send: () => ({
      body: {
        broker_name: 'snaptrade',
        external_integration_name: 'snaptrade',
        currency_id: demoIntegration.currency_id,
        current_url: 'http://localhost/',
      },
    }),
  },
  'integrations.returnFromExternal': keys,
  'integrations.renew': {
    ...keys,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/integrations/${(await fixture.integration()).id}`,
      body: { configuration: demoIntegration.configuration },
    }),
  },
  'integrations.disconnect': {
    ...keys,
    stranger: 404,
    send: async (fixture) => {
      const { id, name } = await fixture.integration();
      return { path: `/api/integrations/${id}?name=${encodeURIComponent(name)}` };
    },
  },
  'integrations.restore': {
    ...keys,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/integrations/${(await fixture.integration()).id}/restore` }),
  },
  'integrations.refresh': { ...signedIn, send: () => ({ path: '/api/brokers?action=refresh-assets' }) },
  'integrations.synchronise': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/integrations/${(await fixture.integration()).id}/synchronise` }),
  },
  'integrations.waiting': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/integrations/${(await fixture.integration()).id}/rows` }),
  },
  'integrations.answer': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/integrations/${(await fixture.integration()).id}/rows`,
      body: {},
    }),
  },
  'integrations.rehouse': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, portfolio_id } = await fixture.integration();
      return { path: `/api/integrations/${id}/portfolio`, body: { portfolio_id } };
    },
  },
  'integrations.settle': {
    ...signedIn,
    // There is no such difference.
    user: 422,
    key: 422,
    eyes: 422,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/integrations/${(await fixture.integration()).id}/differences`,
      body: { action: 'keep', differences: [{ of: 'PLN', difference: '1' }] },
    }),
  },
};
