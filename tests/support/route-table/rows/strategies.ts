import { newOwnStrategy } from '../../records/own-strategy.ts';
import { sixtyForty } from '../../records/sample-records.ts';
import { everybody, type Row, signedIn } from '../row.ts';

export const strategiesRoutes: Record<string, Row> = {
  'strategies.list': { ...signedIn, send: () => ({ path: '/api/strategies?search=60' }) },
  'strategies.read': { ...signedIn, send: () => ({ path: `/api/strategies/${sixtyForty}` }) },
  'strategies.connect': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({
      body: { strategyId: sixtyForty, portfolioId: (await fixture.portfolio()).id },
    }),
  },
  // Nothing is connected yet: whoever may ask is told so.
  'strategies.disconnect': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/strategies/${sixtyForty}?portfolioId=${(await fixture.portfolio()).id}`,
    }),
  },
  'strategies.rate': {
    ...signedIn,
    send: () => ({ path: `/api/strategies/${sixtyForty}/rating`, body: { rating: 4, review: 'Spokojna' } }),
  },
  'strategies.unrate': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    send: () => ({ path: `/api/strategies/${sixtyForty}/rating` }),
  },
  'ownStrategies.list': signedIn,
  'ownStrategies.create': { ...signedIn, send: () => ({ body: newOwnStrategy }) },
  'ownStrategies.copy': { ...signedIn, send: () => ({ body: { from: 'strategy', id: sixtyForty } }) },
  'ownStrategies.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/own-strategies/${(await fixture.ownStrategy()).id}` }),
  },
  'ownStrategies.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/own-strategies/${(await fixture.ownStrategy()).id}`,
      body: { ...newOwnStrategy, name: 'Rdzeń', version: 1 },
    }),
  },
  'ownStrategies.restore': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/own-strategies/${(await fixture.ownStrategy()).id}/restore`,
      body: { restored: 1, version: 1 },
    }),
  },
  'ownStrategies.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/own-strategies/${(await fixture.ownStrategy()).id}` }),
  },
  'ownStrategies.share': {
    ...signedIn,
    eyes: 403,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/own-strategies/${(await fixture.ownStrategy()).id}/link` }),
  },
  'ownStrategies.unshare': {
    ...signedIn,
    eyes: 403,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/own-strategies/${(await fixture.ownStrategy()).id}/link` }),
  },
  'shared-strategies.read': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({ path: `/api/shared-strategies/${(await fixture.ownStrategy()).link}` }),
  },
};
